package org.gamehoster.json;

/** A place in a text file; both count from 1. */
public record Position(int line, int column) {
    public static final Position START = new Position(1, 1);
}
