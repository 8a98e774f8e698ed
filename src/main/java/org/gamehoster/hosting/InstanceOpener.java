package org.gamehoster.hosting;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.gamehoster.fleet.InstanceDirectory;
import org.gamehoster.instance.Delivery;
import org.gamehoster.instance.GameClock;
import org.gamehoster.instance.GameProgram;
import org.gamehoster.instance.Instance;
import org.gamehoster.instance.InstanceLimits;
import org.gamehoster.instance.InstanceVerticle;
import org.gamehoster.instance.Recorder;
import org.gamehoster.script.InstanceScript;
import org.gamehoster.script.ScriptEngine;
import org.jspecify.annotations.Nullable;

/**
 * Opens instances: reserves an id, makes a context off the event loops (it takes some milliseconds), deploys the
 * verticle on a loop of its own and lists it.
 */
public final class InstanceOpener {
    private final Vertx vertx;
    private final ScriptEngine engine;
    private final InstanceDirectory directory;
    private final Supplier<Delivery> deliveries;
    private final GameClock clock;
    private final InstanceLimits limits;
    private final Recorders recorders;
    private final Seeds seeds;

    /** Who records what a game's instances do. */
    @FunctionalInterface
    public interface Recorders {
        Recorder of(GameProgram program);
    }

    /** Where the chance of a new instance comes from: four 32-bit numbers. */
    @FunctionalInterface
    public interface Seeds {
        int[] next();
    }

    /** With one {@code Delivery} an instance from {@code deliveries}. */
    public InstanceOpener(
            Vertx vertx,
            ScriptEngine engine,
            InstanceDirectory directory,
            Supplier<Delivery> deliveries,
            GameClock clock,
            InstanceLimits limits,
            Recorders recorders,
            Seeds seeds) {
        this.vertx = vertx;
        this.engine = engine;
        this.directory = directory;
        this.deliveries = deliveries;
        this.clock = clock;
        this.limits = limits;
        this.recorders = recorders;
        this.seeds = seeds;
    }

    /** A new instance, open and listed. */
    public Future<InstanceVerticle> open(HostedGame game) {
        return directory
                .reserveId()
                .compose(id -> prepare(game.program(), id)
                        .compose(verticle -> vertx.deployVerticle(verticle).map(verticle))
                        .compose(verticle -> directory.add(game.key(), verticle).map(verticle))
                        .recover(cause -> directory.remove(id).transform(ignored -> Future.failedFuture(cause))));
    }

    private Future<InstanceVerticle> prepare(GameProgram program, String id) {
        Future<@Nullable InstanceVerticle> prepared = vertx.executeBlocking(
                () -> {
                    int[] seed = seeds.next();
                    InstanceScript script = engine.open(program.source(), id, seed);
                    Recorder recorder = recorders.of(program);
                    SplittableRandom chance = new SplittableRandom(((long) seed[1] << 32) ^ (seed[2] & 0xffffffffL));
                    Instance instance = new Instance(program, id, script, chance, recorder);
                    return new InstanceVerticle(instance, deliveries.get(), clock, recorder, limits, this::retire);
                },
                false);
        return prepared.map(Objects::requireNonNull);
    }

    private void retire(InstanceVerticle verticle) {
        directory.remove(verticle.id());
        String deployment = verticle.deploymentID();
        if (deployment != null && vertx.deploymentIDs().contains(deployment)) {
            vertx.undeploy(deployment);
        }
    }
}
