package org.gamehoster.cli;

/** A setting outside the command line is wrong; the message is one line that names where it stands. */
final class SettingsError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    SettingsError(String message) {
        super(message);
    }

    SettingsError(String message, Throwable cause) {
        super(message, cause);
    }
}
