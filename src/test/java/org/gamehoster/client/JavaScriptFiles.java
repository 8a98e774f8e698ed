package org.gamehoster.client;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** Where the project's JavaScript is, and the tools that look at it. */
final class JavaScriptFiles {
    static final Path LIBRARY = Path.of("src/main/resources/gamehoster/client");
    static final Path TYPES = Path.of("src/main/resources/gamehoster/types/gamehoster.d.ts");

    private JavaScriptFiles() {}

    /** The project's own: what the jar carries. The games' files are the games'. */
    static List<Path> ofTheProject() throws IOException {
        return under(Path.of("src/main/resources"));
    }

    static List<Path> under(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".js"))
                    .sorted()
                    .toList();
        }
    }

    /** A file of a webjar, such as {@code prettier/3.9.6/standalone.js}; the version is found in the jar. */
    static String ofWebjar(String name, String file) throws IOException {
        String properties = "META-INF/maven/org.webjars.npm/" + name + "/pom.properties";
        String version = read(properties)
                .lines()
                .filter(line -> line.startsWith("version="))
                .findFirst()
                .orElseThrow()
                .substring("version=".length());
        return read("META-INF/resources/webjars/" + name + "/" + version + "/" + file);
    }

    private static String read(String resource) throws IOException {
        try (InputStream in = JavaScriptFiles.class.getClassLoader().getResourceAsStream(resource)) {
            return new String(Objects.requireNonNull(in, resource).readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
