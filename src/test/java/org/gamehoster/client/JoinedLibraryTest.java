package org.gamehoster.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Joined, the library is one classic script that plays, and is small. */
@ExtendWith(KitExtension.class)
class JoinedLibraryTest {
    private static final int GZIP_BYTES_MAX = 17_000;

    @Test
    void one_script_of_it_plays_in_a_page(Kit kit) throws IOException {
        kit.run("""
                globalThis.page = new kit.FakePage();
                for (const name of ['document', 'location', 'sessionStorage', 'performance', 'crypto', 'console', 'WebSocket'])
                  globalThis[name] = page[name];
                for (const name of ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame',
                  'addEventListener', 'removeEventListener']) globalThis[name] = (...args) => page[name](...args);
                """);
        kit.eval(JoinedLibrary.script("kit.fakeGame()", "{ 'frontend.render': () => (globalThis.drawn = true) }"));
        assertThat(kit.text("""
                Gamehoster.start('game', { name: 'Ada' });
                const server = new kit.FakeServer(kit.fakeGame());
                page.socket.open();
                page.socket.say(server.welcome());
                page.socket.say(server.first());
                page.pass(100);
                return [Gamehoster.Player.State.Get('p1', 'name'), globalThis.drawn, page.errors];
                """)).isEqualTo("[\"Ada\",true,[]]");
    }

    @Test
    void it_is_small() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
            gzip.write(JoinedLibrary.text().getBytes(StandardCharsets.UTF_8));
        }
        assertThat(bytes.size())
                .as("bytes of the library without comments, gzipped")
                .isLessThan(GZIP_BYTES_MAX);
    }
}
