package org.gamehoster.node;

import java.nio.file.Path;
import java.util.Optional;

/**
 * With what a node is started.
 *
 * @param port 0 takes any that is free
 * @param games the folder of games
 * @param adminToken what admin addresses ask for; without one they answer this machine only
 */
public record NodeSettings(String host, int port, Path games, Optional<String> adminToken) {}
