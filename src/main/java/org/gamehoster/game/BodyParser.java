package org.gamehoster.game;

import java.util.Optional;

/** Says whether a text is the inside of a function. What runs JavaScript implements it. */
@FunctionalInterface
public interface BodyParser {
    /**
     * Why a text is no body.
     *
     * @param line from 1
     * @param column from 1
     */
    record SyntaxError(int line, int column, String message) {}

    /** Empty where the text is the inside of a strict function. */
    Optional<SyntaxError> parse(String body);
}
