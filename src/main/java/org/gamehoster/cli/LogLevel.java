package org.gamehoster.cli;

import ch.qos.logback.classic.Level;

/**
 * What the log holds; the names are the words of the command line. Libraries are held one step quieter than we are,
 * for what they call information is about themselves.
 */
enum LogLevel {
    error,
    warn,
    info,
    debug,
    trace;

    Level ours() {
        return switch (this) {
            case error -> Level.ERROR;
            case warn -> Level.WARN;
            case info -> Level.INFO;
            case debug -> Level.DEBUG;
            case trace -> Level.TRACE;
        };
    }

    Level libraries() {
        return switch (this) {
            case error -> Level.ERROR;
            case warn, info -> Level.WARN;
            case debug -> Level.INFO;
            case trace -> Level.DEBUG;
        };
    }
}
