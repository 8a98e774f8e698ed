package org.gamehoster.monitor;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.concurrent.TimeUnit;
import org.gamehoster.instance.Recorder;
import org.gamehoster.script.ScriptFailure;

/** Records what a game's instances do in the metrics of the node; one a game, shared by its instances. */
final class MeteredRecorder implements Recorder {
    private final Timer tick;
    private final Timer late;
    private final Timer bots;
    private final Timer send;
    private final DistributionSummary bytes;
    private final Counter updates;
    private final Counter appeared;
    private final Counter changed;
    private final Counter gone;
    private final Counter droppedSeconds;
    private final Counter failures;
    private final FailureLog log;

    MeteredRecorder(MeterRegistry registry, String game, FailureLog log) {
        this.log = log;
        tick = timer(registry, "gamehoster.tick", game, "one tick of one instance");
        late = timer(registry, "gamehoster.tick.late", game, "how long after its time a tick began");
        bots = timer(registry, "gamehoster.bots", game, "one pass of an instance's bots");
        send = timer(registry, "gamehoster.send", game, "one send pass of an instance, all its viewers");
        bytes = DistributionSummary.builder("gamehoster.send.bytes")
                .description("payload of one send pass of an instance")
                .baseUnit("bytes")
                .tag("game", game)
                .register(registry);
        updates = counter(registry, "gamehoster.updates", game, "updates sent to viewers");
        appeared = counter(registry, "gamehoster.updates.appeared", game, "objects that came into a viewer's view");
        changed = counter(registry, "gamehoster.updates.changed", game, "objects whose change a viewer was told");
        gone = counter(registry, "gamehoster.updates.gone", game, "objects that went out of a viewer's view");
        droppedSeconds = Counter.builder("gamehoster.dropped")
                .description("time that was not simulated after a stall")
                .baseUnit("seconds")
                .tag("game", game)
                .register(registry);
        failures = counter(registry, "gamehoster.body.failures", game, "times that a body of the game failed");
    }

    private static Timer timer(MeterRegistry registry, String name, String game, String description) {
        return Timer.builder(name)
                .description(description)
                .tag("game", game)
                .publishPercentiles(0.5, 0.99, 0.999)
                .register(registry);
    }

    private static Counter counter(MeterRegistry registry, String name, String game, String description) {
        return Counter.builder(name).description(description).tag("game", game).register(registry);
    }

    @Override
    public void tick(long nanos, long lateNanos) {
        tick.record(nanos, TimeUnit.NANOSECONDS);
        late.record(lateNanos, TimeUnit.NANOSECONDS);
    }

    @Override
    public void bots(long nanos) {
        bots.record(nanos, TimeUnit.NANOSECONDS);
    }

    @Override
    public void send(
            long nanos, int updatesSent, long bytesSent, long appearedCount, long changedCount, long goneCount) {
        send.record(nanos, TimeUnit.NANOSECONDS);
        if (updatesSent > 0) {
            bytes.record((double) bytesSent);
            updates.increment(updatesSent);
            appeared.increment((double) appearedCount);
            changed.increment((double) changedCount);
            gone.increment((double) goneCount);
        }
    }

    @Override
    public void dropped(long nanos) {
        droppedSeconds.increment(nanos / 1e9);
    }

    @Override
    public void failure(String instanceId, long tickNumber, ScriptFailure failure) {
        failures.increment(failure.count());
        log.failed(instanceId, tickNumber, failure);
    }
}
