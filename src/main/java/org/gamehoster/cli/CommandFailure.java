package org.gamehoster.cli;

/** A command did not do what it was asked to. The message is for the user: one line that says what to do about it. */
public final class CommandFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public CommandFailure(String message) {
        super(message);
    }

    public CommandFailure(String message, Throwable cause) {
        super(message, cause);
    }
}
