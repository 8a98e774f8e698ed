package org.gamehoster.instance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.gamehoster.instance.Schedule.Beat;
import org.junit.jupiter.api.Test;

class ScheduleTest {
    private static final long SECOND = 1_000_000_000L;
    private static final long MILLI = 1_000_000L;

    private static List<Beat> dueAt(Schedule schedule, long now) {
        List<Beat> beats = new ArrayList<>();
        for (var beat = schedule.next(now); beat.isPresent(); beat = schedule.next(now)) {
            beats.add(beat.get());
        }
        return beats;
    }

    private static Schedule started(int tickRate, int sendRate, int botRate, long catchUpMillis) {
        Schedule schedule = new Schedule(tickRate, sendRate, botRate, 0, catchUpMillis * MILLI);
        schedule.restart(0);
        return schedule;
    }

    @Test
    void a_tick_comes_before_the_send_and_the_bots_that_are_due_with_it() {
        Schedule schedule = started(30, 15, 15, 250);
        assertThat(dueAt(schedule, SECOND / 30)).containsExactly(Beat.TICK);
        assertThat(dueAt(schedule, SECOND / 15)).containsExactly(Beat.TICK, Beat.SEND, Beat.BOTS);
    }

    @Test
    void beats_do_not_drift_over_years() {
        Schedule schedule = started(30, 30, 0, Long.MAX_VALUE / MILLI);
        long ticks = 0;
        for (long second = 1; second <= 3600; second++) {
            ticks += dueAt(schedule, second * SECOND).stream()
                    .filter(beat -> beat == Beat.TICK)
                    .count();
        }
        assertThat(ticks).isEqualTo(3600 * 30);
    }

    @Test
    void a_rate_of_zero_is_never_due() {
        Schedule schedule = started(10, 10, 0, 10_000);
        assertThat(dueAt(schedule, SECOND)).doesNotContain(Beat.BOTS).hasSize(20);
    }

    @Test
    void after_a_stall_a_bounded_time_is_caught_up_and_then_the_rate_is_right() {
        Schedule schedule = started(30, 15, 0, 250);
        long afterStall = 10 * SECOND;
        assertThat(schedule.forgive(afterStall)).isPositive();
        List<Beat> burst = dueAt(schedule, afterStall);
        assertThat(burst.stream().filter(beat -> beat == Beat.TICK).count()).isBetween(7L, 9L);
        assertThat(burst.stream().filter(beat -> beat == Beat.SEND).count()).isBetween(3L, 5L);
        assertThat(dueAt(schedule, afterStall + SECOND).stream()
                        .filter(beat -> beat == Beat.TICK)
                        .count())
                .isBetween(29L, 31L);
    }

    @Test
    void nothing_is_dropped_within_the_limit() {
        Schedule schedule = started(30, 15, 0, 250);
        assertThat(schedule.forgive(200 * MILLI)).isZero();
    }
}
