package org.gamehoster.bench;

import com.sun.management.OperatingSystemMXBean;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.HdrHistogram.Histogram;
import org.gamehoster.fleet.LocalDirectory;
import org.gamehoster.hosting.HostedGame;
import org.gamehoster.hosting.InstanceOpener;
import org.gamehoster.instance.GameClock;
import org.gamehoster.instance.InstanceInfo;
import org.gamehoster.instance.InstanceLimits;
import org.gamehoster.instance.InstanceVerticle;
import org.gamehoster.instance.JoinFields;
import org.gamehoster.script.ScriptEngine;

/** Runs instances of a game in this process, in real time and without sockets, and measures them. */
public final class Bench {
    private static final int OPENED = 20;

    private final Vertx vertx;
    private final ScriptEngine engine;
    private final HostedGame game;
    private final BenchOptions options;
    private final BenchRecorder recorder = new BenchRecorder();
    private final InstanceOpener opener;
    private final List<BenchPlayer> players = new ArrayList<>();

    public Bench(Vertx vertx, ScriptEngine engine, HostedGame game, BenchOptions options) {
        this.vertx = vertx;
        this.engine = engine;
        this.game = game;
        this.options = options;
        SplittableRandom seeds = new SplittableRandom(options.seed());
        opener = new InstanceOpener(
                vertx,
                engine,
                new LocalDirectory(new SplittableRandom(options.seed())),
                () -> () -> {},
                GameClock.SYSTEM,
                InstanceLimits.DEFAULT,
                program -> recorder,
                () -> seeds.ints(4).toArray());
    }

    /** Plays and measures; blocks for as long as the options say. */
    public BenchReport run() throws InterruptedException {
        for (int i = 0; i < options.instances(); i++) {
            fill(await(opener.open(game)), i);
        }
        long timer = vertx.setPeriodic(Steering.STEP_MILLIS, ignored -> players.forEach(BenchPlayer::step));
        TimeUnit.SECONDS.sleep(options.warmupSeconds());
        recorder.reset();
        long cpuBefore = cpuNanos();
        long begun = System.nanoTime();
        TimeUnit.SECONDS.sleep(options.seconds());
        double seconds = (System.nanoTime() - begun) / 1e9;
        double cores = (cpuNanos() - cpuBefore) / 1e9 / seconds;
        double bytes = recorder.bytes() / seconds / Math.max(1, players.size());
        Percentiles ticks = recorder.tickMillis();
        Percentiles sends = recorder.sendMillis();
        Percentiles late = recorder.lateMillis();
        double heap = heapMegabytes();
        Percentiles opening = measureOpening();
        vertx.cancelTimer(timer);
        return new BenchReport(
                game.key(),
                options.players(),
                options.instances(),
                engine.isCompiled() ? "compiled" : "interpreted",
                ticks,
                sends,
                late,
                Math.round(bytes * 10) / 10.0,
                Math.round(cores * 10_000) / 10_000.0,
                heap,
                opening);
    }

    private void fill(InstanceVerticle instance, int number) {
        for (int i = 0; i < options.players(); i++) {
            SplittableRandom chance = new SplittableRandom(options.seed() + 1000L * number + i);
            BenchPlayer player = new BenchPlayer(Steering.of(game.program().definition(), chance));
            await(instance.seat(
                    JoinFields.named(game.program().definition().join(), "Bench" + i),
                    InstanceInfo.listing(List.of(instance.info())),
                    player));
            players.add(player);
        }
    }

    private Percentiles measureOpening() {
        Histogram nanos = new Histogram(TimeUnit.MINUTES.toNanos(1), 3);
        for (int i = 0; i < OPENED; i++) {
            long begun = System.nanoTime();
            InstanceVerticle opened = await(opener.open(game));
            nanos.recordValue(System.nanoTime() - begun);
            await(vertx.undeploy(opened.deploymentID()).map(true));
        }
        return Percentiles.of(nanos);
    }

    private static double heapMegabytes() {
        System.gc();
        long used = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
        return Math.round(used / 1e5) / 10.0;
    }

    private static long cpuNanos() {
        return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
    }

    private static <T> T await(Future<T> future) {
        return future.toCompletionStage().toCompletableFuture().join();
    }
}
