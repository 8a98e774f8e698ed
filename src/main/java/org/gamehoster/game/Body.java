package org.gamehoster.game;

/**
 * A body as its author wrote it.
 *
 * @param id as the generated files call it, such as {@code player.update}
 * @param file the path inside the game's folder
 */
record Body(String id, String file, String text) {
    int lineCount() {
        return text.split("\r\n|\r|\n", -1).length;
    }
}
