package org.gamehoster.instance;

import java.util.Arrays;
import java.util.Optional;

/**
 * When an instance ticks, sends and runs its bots. Each beat is due at a whole multiple of its period after the start,
 * so nothing drifts; a tick comes before the send that is due with it. After a stall a bounded time is caught up and
 * the rest is dropped. Pure: the time is handed in.
 */
final class Schedule {
    /** What is due. */
    enum Beat {
        TICK,
        SEND,
        BOTS
    }

    private static final long NANOS_A_SECOND = 1_000_000_000L;

    private final Beat[] beats = Beat.values();
    private final int[] rates;
    private final long[] counts = new long[Beat.values().length];
    private final long catchUpNanosMax;
    private long startNanos;

    /** Rates are a second; one of 0 is never due. */
    Schedule(int tickRate, int sendRate, int botRate, long startNanos, long catchUpNanosMax) {
        rates = new int[] {tickRate, sendRate, botRate};
        this.startNanos = startNanos;
        this.catchUpNanosMax = catchUpNanosMax;
    }

    /** Begins anew: the first beats are due one period from now. */
    void restart(long nowNanos) {
        startNanos = nowNanos;
        Arrays.fill(counts, 1);
    }

    /** Drops what is overdue by more than the limit, by moving the start; how much was dropped. */
    long forgive(long nowNanos) {
        long late = nowNanos - nextDueNanos();
        long dropped = Math.max(0, late - catchUpNanosMax);
        startNanos += dropped;
        return dropped;
    }

    /** The next beat that is due, which then counts as done. */
    Optional<Beat> next(long nowNanos) {
        int first = earliest();
        if (dueNanos(first) > nowNanos) {
            return Optional.empty();
        }
        counts[first]++;
        return Optional.of(beats[first]);
    }

    long nextDueNanos() {
        return dueNanos(earliest());
    }

    private int earliest() {
        int first = 0;
        for (int i = 1; i < beats.length; i++) {
            if (rates[i] > 0 && dueNanos(i) < dueNanos(first)) {
                first = i;
            }
        }
        return first;
    }

    private long dueNanos(int beat) {
        long seconds = counts[beat] / rates[beat];
        long rest = counts[beat] % rates[beat];
        return startNanos + seconds * NANOS_A_SECOND + rest * NANOS_A_SECOND / rates[beat];
    }
}
