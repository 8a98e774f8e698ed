package org.gamehoster.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The render clock, at 30 ticks and 15 updates a second: it runs 3 ticks behind the newest update. */
@ExtendWith(KitExtension.class)
class ClockTest {
    @Test
    void it_runs_one_and_a_half_updates_behind(Kit kit) {
        double tick = kit.run("""
                const clock = kit.createClock(30, 15);
                for (let i = 0; i < 60; i++) {
                  const now = 1000 + i * (1000 / 15);
                  kit.hearTick(clock, i * 2, now);
                  kit.advanceClock(clock, now);
                }
                return clock.tick;
                """).asDouble();
        assertThat(tick).isCloseTo(118 - 3, within(0.001));
    }

    @Test
    void the_first_update_sets_it(Kit kit) {
        assertThat(kit.run("""
                const clock = kit.createClock(30, 15);
                kit.hearTick(clock, 5000, 90000);
                return clock.tick;
                """).asDouble()).isEqualTo(4997);
    }

    @Test
    void a_late_update_slows_it_by_a_tenth_at_most(Kit kit) {
        double seconds = kit.run("""
                const clock = kit.createClock(30, 15);
                kit.hearTick(clock, 100, 1000);
                kit.advanceClock(clock, 2000);
                kit.hearTick(clock, 104, 2000);
                const before = clock.tick;
                kit.advanceClock(clock, 2100);
                return (clock.tick - before) / 3;
                """).asDouble();
        assertThat(seconds).isCloseTo(0.9, within(1e-9));
    }

    @Test
    void an_early_update_hurries_it_by_a_tenth_at_most(Kit kit) {
        double seconds = kit.run("""
                const clock = kit.createClock(30, 15);
                kit.hearTick(clock, 100, 1000);
                kit.hearTick(clock, 130, 1001);
                const before = clock.tick;
                kit.advanceClock(clock, 1100);
                return (clock.tick - before) / 3;
                """).asDouble();
        assertThat(seconds).isCloseTo(1.1, within(1e-9));
    }

    @Test
    void it_never_runs_backwards_unless_it_jumps(Kit kit) {
        assertThat(kit.run("""
                const clock = kit.createClock(30, 15);
                let random = 5;
                const next = () => (random = (random * 16807) % 2147483647) / 2147483647;
                kit.hearTick(clock, 0, 0);
                let worst = 0;
                for (let now = 0, tick = 0; now < 60000; now += 7) {
                  if (now > (tick + 2) * (1000 / 30) + next() * 400) kit.hearTick(clock, (tick += 2), now);
                  const before = clock.tick;
                  kit.advanceClock(clock, now);
                  worst = Math.min(worst, clock.tick - before);
                }
                return worst;
                """).asDouble()).isEqualTo(0);
    }

    @Test
    void a_first_update_three_seconds_late_does_not_leave_everything_three_seconds_late(Kit kit) {
        double tick = kit.run("""
                const clock = kit.createClock(30, 15);
                kit.hearTick(clock, 2, 10000);
                for (let tick = 4; tick <= 92; tick += 2) kit.hearTick(clock, tick, 10001);
                kit.advanceClock(clock, 10010);
                return clock.tick;
                """).asDouble();
        assertThat(tick).isCloseTo(92 - 3, within(0.3));
    }

    @Test
    void it_jumps_past_buffer_and_a_second_and_not_before(Kit kit) {
        assertThat(kit.text("""
                return [32.9, 33.1].map((off) => {
                  const clock = kit.createClock(30, 15);
                  kit.hearTick(clock, 0, 1000);
                  clock.serverTick = off;
                  kit.advanceClock(clock, 1000);
                  return clock.tick + 3;
                });
                """)).isEqualTo("[0,33.1]");
    }

    @Test
    void time_that_runs_back_moves_nothing(Kit kit) {
        assertThat(kit.text("""
                const clock = kit.createClock(30, 15);
                kit.hearTick(clock, 0, 1000);
                return [kit.advanceClock(clock, 900), clock.tick, clock.lastMillis];
                """)).isEqualTo("[0,-3,1000]");
    }

    @Test
    void a_game_that_sends_each_tick_is_one_and_a_half_ticks_behind(Kit kit) {
        assertThat(kit.run("return kit.createClock(10, 10).bufferTicks").asDouble())
                .isEqualTo(1.5);
    }
}
