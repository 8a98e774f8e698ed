package org.gamehoster.instance;

import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.VerticleBase;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.gamehoster.script.ScriptException;
import org.gamehoster.wire.CloseCode;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * An instance on its own event loop, which owns its state and its timer. What others ask of it they ask here, from any
 * thread; it is done on the loop.
 */
public final class InstanceVerticle extends VerticleBase {
    private static final Logger LOG = LoggerFactory.getLogger(InstanceVerticle.class);
    private static final long NANOS_A_MILLI = 1_000_000;

    private final Instance instance;
    private final Delivery delivery;
    private final GameClock clock;
    private final Recorder recorder;
    private final Consumer<InstanceVerticle> whenEnded;
    private final Schedule schedule;
    private volatile InstanceInfo info;
    private boolean isEnded;

    /** Takes over an instance that is not open yet; {@code whenEnded} hears once when it is over. */
    public InstanceVerticle(
            Instance instance,
            Delivery delivery,
            GameClock clock,
            Recorder recorder,
            InstanceLimits limits,
            Consumer<InstanceVerticle> whenEnded) {
        this.instance = instance;
        this.delivery = delivery;
        this.clock = clock;
        this.recorder = recorder;
        this.whenEnded = whenEnded;
        var settings = instance.program().definition().settings();
        int botRate = settings.botsMax() > 0 ? settings.botRate() : 0;
        schedule = new Schedule(
                settings.tickRate(),
                settings.sendRate(),
                botRate,
                clock.nanos(),
                limits.catchUpMillisMax() * NANOS_A_MILLI);
        instance.onLeaveRequest(this::leave);
        info = describe();
    }

    public String id() {
        return instance.id();
    }

    /** How full it is, as of its last pass; a hint for choosing, from any thread. */
    public InstanceInfo info() {
        return info;
    }

    @Override
    public Future<?> start() throws ScriptException {
        if (!instance.open(clock.wallMillis())) {
            instance.close();
            return Future.failedFuture(
                    new IllegalStateException("the create body of " + instance.id() + " failed; see the log"));
        }
        schedule.restart(clock.nanos());
        arm();
        return Future.succeededFuture();
    }

    @Override
    public Future<?> stop() {
        end(CloseCode.SERVER_LEAVING);
        return Future.succeededFuture();
    }

    /** Seats a person; see {@link Instance#seat}. */
    public Future<Seating> seat(String joinFields, String instances, Connection connection) {
        return onLoop(() -> {
            Seating seating = instance.seat(clock.wallMillis(), joinFields, instances, connection);
            info = describe();
            return seating;
        });
    }

    private void leave(Seat seat) {
        Future<Boolean> left = onLoop(() -> {
            instance.leave(clock.wallMillis(), seat);
            info = describe();
            return true;
        });
        left.onFailure(cause -> LOG.debug("{} was not there any more: {}", seat.playerId(), cause.getMessage()));
    }

    /** The whole state as JSON. */
    public Future<String> inspect() {
        return onLoop(instance::inspect);
    }

    private <T> Future<T> onLoop(Callable<T> action) {
        Promise<T> promise = Promise.promise();
        context.runOnContext(ignored -> {
            if (isEnded) {
                promise.fail("instance " + instance.id() + " has ended");
                return;
            }
            try {
                promise.complete(action.call());
            } catch (ScriptException e) {
                broken(e);
                promise.fail(e);
            } catch (Exception e) {
                promise.fail(e);
            }
        });
        return promise.future();
    }

    private void arm() {
        long waitNanos = schedule.nextDueNanos() - clock.nanos();
        // Rounded up: a timer that fires before its time would find nothing due.
        vertx.setTimer(Math.max(1, Math.ceilDiv(waitNanos, NANOS_A_MILLI)), ignored -> beat());
    }

    private void beat() {
        if (isEnded) {
            return;
        }
        try {
            runDue();
            info = describe();
            arm();
        } catch (ScriptException e) {
            broken(e);
        }
    }

    private void runDue() throws ScriptException {
        long now = clock.nanos();
        long dropped = schedule.forgive(now);
        if (dropped > 0) {
            recorder.dropped(dropped);
        }
        // What falls due while this runs waits for the next timer, so that others on the loop get their turn.
        long due = schedule.nextDueNanos();
        for (var beat = schedule.next(now); beat.isPresent(); beat = schedule.next(now)) {
            run(beat.get(), due);
            due = schedule.nextDueNanos();
        }
    }

    private void run(Schedule.Beat beat, long dueNanos) throws ScriptException {
        long begun = clock.nanos();
        switch (beat) {
            case TICK -> {
                instance.tick(clock.wallMillis());
                recorder.tick(clock.nanos() - begun, begun - dueNanos);
            }
            case SEND -> {
                instance.send();
                delivery.flush();
                UpdateStatistics sent = instance.statistics();
                recorder.send(
                        clock.nanos() - begun,
                        sent.updates(),
                        sent.bytes(),
                        sent.appeared(),
                        sent.changed(),
                        sent.gone());
            }
            case BOTS -> {
                instance.bots(clock.wallMillis());
                recorder.bots(clock.nanos() - begun);
            }
        }
    }

    private void broken(ScriptException e) {
        LOG.error("instance {} ends: {}", instance.id(), e.getMessage());
        end(CloseCode.INSTANCE_ENDED);
    }

    private void end(CloseCode code) {
        if (isEnded) {
            return;
        }
        isEnded = true;
        instance.end(code);
        delivery.flush();
        whenEnded.accept(this);
    }

    private InstanceInfo describe() {
        return new InstanceInfo(
                instance.id(),
                instance.people(),
                instance.botCount(),
                instance.program().definition().settings().capacity());
    }
}
