package org.gamehoster.client;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyArray;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.jspecify.annotations.Nullable;

/** The TypeScript compiler, run inside the JVM over files of the project and of a test. */
final class TypeScript implements AutoCloseable {
    private static final Path SCRIPT = Path.of("src/test/resources/gamehoster/typescript-check.js");

    private final Context context;
    private final Map<String, String> files = new HashMap<>();

    TypeScript() throws IOException {
        context = Context.newBuilder("js").build();
        context.eval(
                Source.newBuilder("js", JavaScriptFiles.ofWebjar("typescript", "lib/typescript.js"), "typescript.js")
                        .build());
        context.getBindings("js").putMember("readFile", (ProxyExecutable) values -> read(values[0].asString()));
        context.eval(Source.newBuilder("js", SCRIPT.toFile()).build());
    }

    /** A file that is only there for the check; its path begins with a slash. */
    void add(String path, String text) {
        files.put(path, text);
    }

    private @Nullable String read(String path) {
        try {
            if (files.containsKey(path)) {
                return files.get(path);
            }
            if (path.startsWith("/lib/lib.")) {
                return JavaScriptFiles.ofWebjar("typescript", path.substring(1));
            }
            Path file = Path.of("." + path);
            return Files.isRegularFile(file) ? Files.readString(file) : null;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Finds what is wrong with these files; a file of the project is named by {@link #name}. */
    List<String> check(List<String> paths) throws IOException {
        return list(context.eval("js", "check").execute(ProxyArray.fromArray(paths.toArray())));
    }

    List<String> longFunctions(Path file, int linesMax) throws IOException {
        return list(context.eval("js", "longFunctions").execute(name(file), linesMax));
    }

    List<String> hardComments(Path file) throws IOException {
        return list(context.eval("js", "hardComments").execute(name(file)));
    }

    List<String> membersOf(Path types, String name) throws IOException {
        return list(context.eval("js", "membersOf").execute(name(types), name));
    }

    /** What a module imports and declares, as JSON. */
    String moduleShape(Path file) {
        return context.eval("js", "moduleShape").execute(name(file)).asString();
    }

    static String name(Path file) {
        return "/" + file;
    }

    private static List<String> list(Value json) throws IOException {
        return Arrays.asList(new ObjectMapper().readValue(json.asString(), String[].class));
    }

    @Override
    public void close() {
        context.close(true);
    }
}
