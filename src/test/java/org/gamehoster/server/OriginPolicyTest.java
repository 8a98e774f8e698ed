package org.gamehoster.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OriginPolicyTest {
    private static boolean allows(String origin, String host, boolean isLoopback, String... allowed) {
        return OriginPolicy.allows(Optional.of(origin), host, isLoopback, "game.asteroids.net", List.of(allowed));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://game.asteroids.net",
                "HTTPS://Game.Asteroids.NET",
                "https://game.asteroids.net:443",
                "https://asteroids.net",
                "http://asteroids.net"
            })
    void the_host_itself_and_its_parent_domain_may_play(String origin) {
        assertThat(allows(origin, "game.asteroids.net", false)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://evil.example",
                "null",
                "",
                "https://asteroids.net.evil.example",
                "https://evilasteroids.net",
                "https://game.asteroids.net:8443",
                "https://net",
                "ftp://game.asteroids.net",
                "https://user@game.asteroids.net",
                "https://game.asteroids.net/path",
                "http://localhost:8080",
                "not an origin",
                "https://"
            })
    void other_pages_may_not(String origin) {
        assertThat(allows(origin, "game.asteroids.net", true)).isFalse();
    }

    @Test
    void a_loopback_page_plays_on_a_loopback_connection_only() {
        assertThat(allows("http://localhost:5173", "localhost:8080", true)).isTrue();
        assertThat(allows("http://127.0.0.1:8080", "localhost:8080", true)).isTrue();
        assertThat(allows("http://[::1]:8080", "[::1]:8080", true)).isTrue();
        assertThat(allows("http://localhost:5173", "localhost:8080", false)).isFalse();
        assertThat(allows("http://127.0.0.1.evil.example", "localhost:8080", true))
                .isFalse();
    }

    @Test
    void settings_that_name_origins_replace_the_default_ones() {
        assertThat(allows("https://asteroids.net", "game.asteroids.net", false, "https://play.example"))
                .isFalse();
        assertThat(allows("https://play.example", "game.asteroids.net", false, "https://play.example"))
                .isTrue();
        assertThat(allows("https://play.example:443", "game.asteroids.net", false, "https://PLAY.example"))
                .isTrue();
    }

    @Test
    void what_is_no_browser_names_no_origin() {
        assertThat(OriginPolicy.allows(Optional.empty(), "game.asteroids.net", false, "game.asteroids.net", List.of()))
                .isTrue();
    }
}
