package org.gamehoster.client;

import java.io.IOException;
import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The library's modules joined in the plainest way that they allow: imports, {@code export} and comments taken out, in
 * the order of their imports.
 */
final class JoinedLibrary {
    private static final Pattern IMPORT =
            Pattern.compile("^import \\{[^}]*} from '\\./([a-z-]+\\.js)';\n", Pattern.MULTILINE);

    private final Map<String, String> joined = new LinkedHashMap<>();

    private JoinedLibrary() {}

    static String text() throws IOException {
        JoinedLibrary library = new JoinedLibrary();
        library.join("main.js");
        return String.join("\n", library.joined.values());
    }

    /** A whole generated client file, as a page loads it. */
    static String script(String game, String bodies) throws IOException {
        return "(() => { 'use strict';\n" + text() + "\nconst GAME = " + game + ";\nconst BODIES = " + bodies
                + ";\nglobalThis.Gamehoster = createGamehoster(GAME, BODIES);\n})();\n";
    }

    private void join(String module) throws IOException {
        if (joined.containsKey(module)) {
            return;
        }
        String text = Files.readString(JavaScriptFiles.LIBRARY.resolve(module));
        Matcher imports = IMPORT.matcher(text);
        while (imports.find()) {
            join(imports.group(1));
        }
        joined.put(module, withoutComments(imports.replaceAll("")).replaceAll("(?m)^export ", ""));
    }

    private static String withoutComments(String text) {
        return text.replaceAll("(?s)/\\*\\*.*?\\*/", "")
                .replaceAll("(?m)^ *//.*$", "")
                .replaceAll("\\s*\n\\s*", "\n");
    }
}
