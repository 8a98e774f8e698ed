package org.gamehoster.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Values between two values. */
@ExtendWith(KitExtension.class)
class EasingTest {
    private static double ease(Kit kit, String field, String values, double period) {
        return kit.run("return kit.easeValue(kit.planField(%s), %s, %s)".formatted(field, values, period))
                .asDouble();
    }

    @Test
    void a_number_goes_straight_from_one_value_to_the_other(Kit kit) {
        assertThat(ease(kit, "{ name: 'v', type: 'number' }", "10, 20, 0.25", 0))
                .isEqualTo(12.5);
    }

    @Test
    void a_wrapping_number_crosses_the_edge_the_short_way(Kit kit) {
        String x = "{ name: 'x', type: 'number', min: 0, max: 3600, decimals: 1 }";
        assertThat(ease(kit, x, "3590, 10, 0.25", 3600)).isCloseTo(3595, within(1e-9));
        assertThat(ease(kit, x, "3590, 10, 0.75", 3600)).isCloseTo(5, within(1e-9));
        assertThat(ease(kit, x, "10, 3590, 0.75", 3600)).isCloseTo(3595, within(1e-9));
        assertThat(ease(kit, x, "100, 200, 0.5", 3600)).isCloseTo(150, within(1e-9));
    }

    @Test
    void an_angle_turns_the_short_way_and_keeps_its_sign(Kit kit) {
        String angle = "{ name: 'a', type: 'number' }";
        assertThat(ease(kit, angle, "3.1, -3.1, 0.5", 2 * Math.PI)).isCloseTo(-Math.PI, within(1e-9));
        assertThat(ease(kit, angle, "-0.2, 0.2, 0.5", 2 * Math.PI)).isCloseTo(0, within(1e-9));
    }

    @Test
    void a_ranged_angle_stays_in_its_range(Kit kit) {
        String angle = "{ name: 'a', type: 'number', min: -3.15, max: 3.15, decimals: 3 }";
        for (double share : new double[] {0, 0.1, 0.5, 0.9, 1}) {
            assertThat(ease(kit, angle, "3.1, -3.1, " + share, 6.283185307)).isBetween(-3.15, 3.15);
        }
    }

    @Test
    void at_the_end_the_later_value_is_reached_exactly(Kit kit) {
        assertThat(ease(kit, "{ name: 'a', type: 'number', min: -3.15, max: 3.15 }", "3.1, 3.149, 1", 6.283185307))
                .isEqualTo(3.149);
    }

    @Test
    void anything_but_a_number_takes_the_later_value(Kit kit) {
        assertThat(kit.text("""
                const ease = (type, a, b) => kit.easeValue(kit.planField({ name: 'v', type }), a, b, 0.01, 0);
                return [ease('int', 1, 5), ease('bool', false, true), ease('tick', 1, 9), ease('string', 'a', 'b')];
                """)).isEqualTo("[5,true,9,\"b\"]");
    }

    @Test
    void a_period_is_a_number_or_a_field_of_the_instance(Kit kit) {
        assertThat(kit.text("""
                const of = (wrap, instance) => kit.periodOf({ name: 'x', type: 'number', wrap }, instance);
                return [of('w', { w: 3600 }), of(6.25, {}), of('w', {}), of('w', undefined), of('w', { w: -1 }), of()];
                """)).isEqualTo("[3600,6.25,0,0,0,0]");
    }
}
