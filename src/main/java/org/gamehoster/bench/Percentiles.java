package org.gamehoster.bench;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import org.HdrHistogram.Histogram;

/** A distribution in milliseconds. */
@JsonPropertyOrder({"p50", "p99", "p999", "max"})
public record Percentiles(double p50, double p99, double p999, double max) {
    private static final double NANOS_A_MILLI = 1e6;

    /** Of a histogram of nanoseconds. */
    static Percentiles of(Histogram nanos) {
        return new Percentiles(
                millis(nanos.getValueAtPercentile(50)),
                millis(nanos.getValueAtPercentile(99)),
                millis(nanos.getValueAtPercentile(99.9)),
                millis(nanos.getMaxValue()));
    }

    private static double millis(long nanos) {
        return Math.round(nanos / NANOS_A_MILLI * 1000) / 1000.0;
    }
}
