package org.gamehoster.cli;

import ch.qos.logback.classic.Level;

/**
 * What the log holds; the names are the words of the command line. Libraries are held one step quieter than we are,
 * for what they call information is about themselves.
 */
enum LogLevel {
    error(Level.ERROR, Level.ERROR),
    warn(Level.WARN, Level.WARN),
    info(Level.INFO, Level.WARN),
    debug(Level.DEBUG, Level.INFO),
    trace(Level.TRACE, Level.DEBUG);

    private final Level ours;
    private final Level libraries;

    LogLevel(Level ours, Level libraries) {
        this.ours = ours;
        this.libraries = libraries;
    }

    Level ours() {
        return ours;
    }

    Level libraries() {
        return libraries;
    }
}
