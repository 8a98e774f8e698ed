package org.gamehoster.node;

/** A node can't start; the message is one line that says what to do about it. */
public final class NodeException extends Exception {
    private static final long serialVersionUID = 1L;

    NodeException(String message, Throwable cause) {
        super(message, cause);
    }
}
