package org.gamehoster.client;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Object numbers stay dense. */
@ExtendWith(KitExtension.class)
class NumberingTest {
    @Test
    void the_last_object_takes_the_number_of_one_that_goes(Kit kit) {
        assertThat(kit.text("""
                const list = ['arena', 'me', 'a', 'b', 'c'];
                return [kit.removeNumber(list, 2), ...list];
                """)).isEqualTo("[\"a\",\"arena\",\"me\",\"c\",\"b\"]");
    }

    @Test
    void the_last_object_itself_just_goes(Kit kit) {
        assertThat(kit.text("""
                const list = ['arena', 'me', 'a'];
                return [kit.removeNumber(list, 2), ...list];
                """)).isEqualTo("[\"a\",\"arena\",\"me\"]");
    }

    @Test
    void removed_from_the_highest_down_what_moves_is_always_what_stays(Kit kit) {
        assertThat(kit.text("""
                const list = ['arena', 'me', 'a', 'b', 'c', 'd', 'e'];
                const gone = [6, 5, 2].map((number) => kit.removeNumber(list, number));
                return [...gone, '|', ...list];
                """)).isEqualTo("[\"e\",\"d\",\"a\",\"|\",\"arena\",\"me\",\"c\",\"b\"]");
    }
}
