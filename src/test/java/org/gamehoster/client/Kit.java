package org.gamehoster.client;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.io.IOAccess;

/**
 * The browser library in a JavaScript context of its own, with the fakes of {@code
 * src/test/resources/gamehoster/client}: a page whose clock, frames and sockets move only when a test says so.
 */
final class Kit implements AutoCloseable {
    static final Path TEST_MODULES = Path.of("src/test/resources/gamehoster/client");

    private final Context context;
    private final Value exports;

    Kit(Engine engine) {
        context = Context.newBuilder("js")
                .engine(engine)
                .allowIO(IOAccess.ALL)
                .option("js.esm-eval-returns-exports", "true")
                .build();
        exports = context.eval(module(TEST_MODULES.resolve("kit.js")));
        context.getBindings("js").putMember("kit", exports);
    }

    private static Source module(Path file) {
        try {
            return Source.newBuilder("js", file.toAbsolutePath().toFile())
                    .mimeType("application/javascript+module")
                    .build();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Runs the inside of a function, which reaches everything through {@code kit}, and gives what it returns. */
    Value run(String body) {
        return context.eval("js", "(function () { 'use strict';\n" + body + "\n})()");
    }

    /** Runs the same, and gives it as text; lists and objects as JSON. */
    String text(String body) {
        Value said = run(body);
        return said.hasMembers() && !said.isString() ? json(said) : said.toString();
    }

    /** Runs a classic script. */
    void eval(String script) {
        context.eval("js", script);
    }

    /** Calls a function of the kit with arguments that are given as JSON. */
    String call(String function, String... json) {
        Value parse = context.eval("js", "JSON.parse");
        Object[] values = new Object[json.length];
        for (int i = 0; i < json.length; i++) {
            values[i] = parse.execute(json[i]);
        }
        Value said = exports.getMember(function).execute(values);
        return said.isString() ? said.asString() : json(said);
    }

    private String json(Value value) {
        return context.eval("js", "JSON.stringify").execute(value).asString();
    }

    @Override
    public void close() {
        context.close(true);
    }
}
