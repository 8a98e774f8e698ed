package org.gamehoster.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * The project's JavaScript is formatted by Prettier, which runs inside the JVM. {@code -Dprettier.write=true} formats it:
 * {@code ./mvnw -B test -Dtest=JavaScriptStyleTest -Dprettier.write=true}.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class JavaScriptStyleTest {
    private final Context context = Context.create("js");

    @BeforeAll
    void load() throws IOException {
        for (String file : List.of("standalone.js", "plugins/babel.js", "plugins/estree.js")) {
            context.eval(Source.newBuilder("js", JavaScriptFiles.ofWebjar("prettier", file), file)
                    .build());
        }
        String options = Files.readString(Path.of(".prettierrc.json"));
        context.eval("js", "globalThis.options = " + options);
    }

    @AfterAll
    void close() {
        context.close(true);
    }

    private String format(String text) {
        AtomicReference<String> formatted = new AtomicReference<>("");
        ProxyExecutable done = values -> {
            formatted.set(values[0].asString());
            return "";
        };
        Value format = context.eval(
                "js",
                "(text, done) => prettier.format(text, { ...options, parser: 'babel', plugins:"
                        + " Object.values(prettierPlugins) }).then(done, (error) => done('// ' + error))");
        format.executeVoid(text, done);
        return formatted.get();
    }

    @Test
    void javascript_is_formatted_by_prettier() throws IOException {
        List<Path> files = new ArrayList<>(JavaScriptFiles.ofTheProject());
        files.addAll(JavaScriptFiles.under(Path.of("src/test/resources")));
        assertThat(files).contains(JavaScriptFiles.LIBRARY.resolve("main.js"));
        List<Path> unformatted = new ArrayList<>();
        for (Path file : files) {
            String text = Files.readString(file);
            String formatted = format(text);
            if (!formatted.equals(text)) {
                unformatted.add(file);
                if (Boolean.getBoolean("prettier.write") && !formatted.startsWith("// SyntaxError")) {
                    Files.writeString(file, formatted);
                }
            }
        }
        assertThat(unformatted)
                .as("not as Prettier writes it; -Dprettier.write=true formats")
                .isEmpty();
    }

    @Test
    void the_check_notices_a_badly_formatted_file() {
        assertThat(format("const a = {b:\"c\"}")).isEqualTo("const a = { b: 'c' };\n");
        assertThat(format("const = 1")).startsWith("// SyntaxError");
    }
}
