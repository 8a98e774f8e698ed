package org.gamehoster.cli;

/** How the log is written; the names are the words of the command line. */
enum LogFormat {
    /** Lines for people. */
    text,
    /** A JSON object a line. */
    json
}
