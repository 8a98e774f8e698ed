package org.gamehoster.client;

import org.gamehoster.bundle.ModuleJoiner;

/** The browser library as one script, around a game and bodies of a test's own. */
final class JoinedLibrary {
    private JoinedLibrary() {}

    static String text() {
        return ModuleJoiner.join("/gamehoster/client/", "main.js");
    }

    /** A whole generated client file, as a page loads it. */
    static String script(String game, String bodies) {
        return "(() => { 'use strict';\n" + text() + "\nconst GAME = " + game + ";\nconst BODIES = " + bodies
                + ";\nglobalThis.Gamehoster = createGamehoster(GAME, BODIES);\n})();\n";
    }
}
