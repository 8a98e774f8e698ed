package org.gamehoster.fleet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class InstanceIdsTest {
    @Test
    void an_id_has_three_characters_while_they_suffice_and_more_after_that() {
        InstanceIds ids = new InstanceIds(new SplittableRandom(1));
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < 30_000; i++) {
            String id = ids.take();
            assertThat(id).matches("[a-z0-9]{3}");
            assertThat(seen.add(id)).isTrue();
        }
        for (int i = 0; i < 40_000; i++) {
            String id = ids.take();
            assertThat(id).matches("[a-z0-9]{3,4}");
            assertThat(seen.add(id)).isTrue();
        }
    }

    @Test
    void an_id_that_was_given_back_rests() {
        InstanceIds ids = new InstanceIds(new SplittableRandom(1));
        String first = ids.take();
        ids.retire(first);
        for (int i = 0; i < 5_000; i++) {
            String id = ids.take();
            assertThat(id).isNotEqualTo(first);
            ids.retire(id);
        }
    }
}
