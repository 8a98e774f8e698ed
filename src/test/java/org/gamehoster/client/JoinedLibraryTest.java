package org.gamehoster.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Joined in the plainest way that the modules allow (imports, {@code export} and comments taken out, in the order of their
 * imports), the library is one classic script that plays, and is small.
 */
@ExtendWith(KitExtension.class)
class JoinedLibraryTest {
    private static final Pattern IMPORT =
            Pattern.compile("^import \\{[^}]*} from '\\./([a-z-]+\\.js)';\n", Pattern.MULTILINE);
    private static final int GZIP_BYTES_MAX = 17_000;

    private final Map<String, String> joined = new LinkedHashMap<>();

    private void join(String module) throws IOException {
        if (joined.containsKey(module)) {
            return;
        }
        String text = Files.readString(JavaScriptFiles.LIBRARY.resolve(module));
        Matcher imports = IMPORT.matcher(text);
        while (imports.find()) {
            join(imports.group(1));
        }
        joined.put(
                module,
                imports.replaceAll("")
                        .replaceAll("(?s)/\\*\\*.*?\\*/", "")
                        .replaceAll("(?m)^ *//.*$", "")
                        .replaceAll("(?m)^export ", "")
                        .replaceAll("\\s*\n\\s*", "\n"));
    }

    private String library() throws IOException {
        join("main.js");
        return String.join("\n", joined.values());
    }

    @Test
    void one_script_of_it_plays_in_a_page(Kit kit) throws IOException {
        String script = "(() => { 'use strict';\n" + library()
                + "\nconst GAME = kit.fakeGame(); const BODIES = { 'frontend.render': () => (globalThis.drawn = true) };"
                + "\nglobalThis.Gamehoster = createGamehoster(GAME, BODIES);\n})();";
        kit.run("""
                globalThis.page = new kit.FakePage();
                for (const name of ['document', 'location', 'sessionStorage', 'performance', 'crypto', 'console', 'WebSocket'])
                  globalThis[name] = page[name];
                for (const name of ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame',
                  'addEventListener', 'removeEventListener']) globalThis[name] = (...args) => page[name](...args);
                """);
        kit.eval(script);
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
            gzip.write(library().getBytes(StandardCharsets.UTF_8));
        }
        assertThat(bytes.size())
                .as("bytes of the library without comments, gzipped")
                .isLessThan(GZIP_BYTES_MAX);
    }
}
