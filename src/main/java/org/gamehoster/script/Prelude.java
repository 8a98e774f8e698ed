package org.gamehoster.script;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.graalvm.polyglot.Source;

/** The engine's own JavaScript, joined to one script from its modules. */
final class Prelude {
    private static final String FOLDER = "/gamehoster/prelude/";
    private static final List<String> MODULES = List.of(
            "fields",
            "random",
            "columns",
            "outbox",
            "failures",
            "world",
            "objects",
            "writes",
            "bodies",
            "commands",
            "view",
            "joining",
            "api",
            "harden",
            "main");

    private Prelude() {}

    static Source source() {
        StringBuilder joined = new StringBuilder("(function () {\n'use strict'\n");
        for (String module : MODULES) {
            joined.append(read(FOLDER + module + ".js")
                    .replaceAll("(?ms)^import \\{.*?\\} from '\\./[a-z]+\\.js'$", "")
                    .replaceAll("(?m)^export ", ""));
        }
        joined.append("\nreturn createRealm\n})()\n");
        return Source.newBuilder("js", joined, "gamehoster/prelude.js")
                .internal(true)
                .buildLiteral();
    }

    private static String read(String resource) {
        try (InputStream in = Prelude.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("the jar lacks " + resource);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
