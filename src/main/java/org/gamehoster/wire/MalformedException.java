package org.gamehoster.wire;

/**
 * Bytes that are no message of this game: cut off, too long, a set padding bit, a value out of its range. It closes
 * the socket that sent them and concerns nobody else. Made without a stack trace, since a hostile peer decides how
 * many there are.
 */
public final class MalformedException extends Exception {
    private static final long serialVersionUID = 1L;

    public MalformedException(String message) {
        super(message, null, false, false);
    }
}
