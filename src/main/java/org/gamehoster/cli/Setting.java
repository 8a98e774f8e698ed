package org.gamehoster.cli;

/**
 * A value that was set outside the command line.
 *
 * @param source where, for people: {@code GAMEHOSTER_PORT in the environment}
 */
record Setting(String value, String source) {}
