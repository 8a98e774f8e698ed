package org.gamehoster.client;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * The mirror test, the client's half: a seeded server shows, changes and hides objects at random; after every update the
 * store is what the server says that the viewer may see, and the drawn world catches up with it.
 */
@ExtendWith(KitExtension.class)
class StoreMirrorTest {
    @Test
    void after_every_update_the_store_is_what_the_server_shows(Kit kit) {
        for (int seed = 1; seed <= 4; seed++) {
            assertThat(kit.call("mirrorStore", "" + seed, "false", "200"))
                    .as("seed %d", seed)
                    .isEqualTo("same");
        }
    }

    @Test
    void the_same_holds_for_one_who_looks_on(Kit kit) {
        for (int seed = 21; seed <= 22; seed++) {
            assertThat(kit.call("mirrorStore", "" + seed, "true", "200"))
                    .as("seed %d", seed)
                    .isEqualTo("same");
        }
    }

    @Test
    void the_drawn_world_catches_up_with_the_store(Kit kit) {
        for (int seed = 41; seed <= 43; seed++) {
            assertThat(kit.call("mirrorDrawn", "" + seed, "" + (seed % 2 == 0), "200"))
                    .as("seed %d", seed)
                    .isEqualTo("same");
        }
    }
}
