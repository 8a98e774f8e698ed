package org.gamehoster.bench;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import org.HdrHistogram.ConcurrentHistogram;
import org.HdrHistogram.Histogram;
import org.gamehoster.instance.Recorder;
import org.gamehoster.script.ScriptFailure;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Records all instances of a measurement together. */
final class BenchRecorder implements Recorder {
    private static final Logger LOG = LoggerFactory.getLogger(BenchRecorder.class);
    private static final long NANOS_MAX = TimeUnit.MINUTES.toNanos(1);

    private final Histogram ticks = new ConcurrentHistogram(NANOS_MAX, 3);
    private final Histogram lateness = new ConcurrentHistogram(NANOS_MAX, 3);
    private final Histogram sends = new ConcurrentHistogram(NANOS_MAX, 3);
    private final LongAdder bytesSent = new LongAdder();

    void reset() {
        ticks.reset();
        lateness.reset();
        sends.reset();
        bytesSent.reset();
    }

    Percentiles tickMillis() {
        return Percentiles.of(ticks);
    }

    Percentiles lateMillis() {
        return Percentiles.of(lateness);
    }

    Percentiles sendMillis() {
        return Percentiles.of(sends);
    }

    long bytes() {
        return bytesSent.sum();
    }

    @Override
    public void tick(long nanos, long lateNanos) {
        ticks.recordValue(Math.min(nanos, NANOS_MAX));
        lateness.recordValue(Math.clamp(lateNanos, 0, NANOS_MAX));
    }

    @Override
    public void bots(long nanos) {}

    @Override
    public void send(long nanos, int updates, long bytes, long appeared, long changed, long gone) {
        sends.recordValue(Math.min(nanos, NANOS_MAX));
        bytesSent.add(bytes);
    }

    @Override
    public void dropped(long nanos) {
        LOG.warn("{} ms were not simulated: the machine is too slow for this", nanos / 1_000_000);
    }

    @Override
    public void failure(String instanceId, long tick, ScriptFailure failure) {
        LOG.warn("{} tick {}: {}: {}\n{}", instanceId, tick, failure.body(), failure.message(), failure.stack());
    }
}
