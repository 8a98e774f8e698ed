package org.gamehoster.game;

import org.gamehoster.json.Position;

/**
 * Something in a game's folder that keeps the game from being hosted.
 *
 * @param file the path inside the game's folder; empty for the folder itself
 * @param line from 1; 0 where the whole file is meant
 * @param column from 1; 0 where the whole line is meant
 * @param message what is wrong
 * @param remedy what to do about it
 */
public record Problem(String file, int line, int column, String message, String remedy) {

    static Problem at(String file, Position position, String message, String remedy) {
        return new Problem(file, position.line(), position.column(), message, remedy);
    }

    static Problem in(String file, String message, String remedy) {
        return new Problem(file, 0, 0, message, remedy);
    }

    /** As editors and terminals link it: {@code file:line:column: message; remedy}. */
    @Override
    public String toString() {
        String place = file + (line > 0 ? ":" + line : "") + (column > 0 ? ":" + column : "");
        return (place.isEmpty() ? "" : place + ": ") + message + "; " + remedy;
    }
}
