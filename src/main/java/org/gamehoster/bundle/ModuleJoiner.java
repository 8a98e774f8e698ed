package org.gamehoster.bundle;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Joins the modules of a folder in the jar to one script: each after those that it imports, without imports, the word
 * {@code export}, comments and indentation.
 *
 * <p>The modules keep the rules that make this safe, and the tests hold them to it: only
 * {@code import { a, b } from './x.js';}, only {@code export} before a function, class or const, names at the top that
 * are unique over all modules, no cycles, no text with line ends or comment signs.
 */
public final class ModuleJoiner {
    private static final Pattern IMPORT =
            Pattern.compile("^import \\{[^}]*} from '\\./([a-z-]+\\.js)';\n", Pattern.MULTILINE);

    private final String folder;
    private final Map<String, String> joined = new LinkedHashMap<>();

    private ModuleJoiner(String folder) {
        this.folder = folder;
    }

    /**
     * Reads and joins a module and all that it needs.
     *
     * @param folder a path in the jar that begins and ends with a slash
     * @param entry a file name in it
     */
    public static String join(String folder, String entry) {
        ModuleJoiner joiner = new ModuleJoiner(folder);
        joiner.add(entry, new TreeSet<>());
        return String.join("\n", joiner.joined.values());
    }

    private void add(String module, Set<String> importers) {
        if (joined.containsKey(module)) {
            return;
        }
        if (!importers.add(module)) {
            throw new IllegalStateException("modules of " + folder + " import each other in a circle: " + importers);
        }
        String text = read(folder + module);
        Matcher imports = IMPORT.matcher(text);
        while (imports.find()) {
            add(imports.group(1), importers);
        }
        importers.remove(module);
        joined.put(module, withoutComments(imports.replaceAll("")).replaceAll("(?m)^export ", ""));
    }

    private static String withoutComments(String text) {
        return text.replaceAll("(?s)/\\*\\*.*?\\*/", "")
                .replaceAll("(?m)^ *//.*$", "")
                .replaceAll("\\s*\n\\s*", "\n");
    }

    private static String read(String resource) {
        try (InputStream in = ModuleJoiner.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("the jar lacks " + resource);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
