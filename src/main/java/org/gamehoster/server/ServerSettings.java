package org.gamehoster.server;

import java.util.Optional;

/**
 * How a node is run.
 *
 * @param port 0 takes a free one
 * @param adminToken what admin addresses ask for; without one they answer loopback only
 * @param httpLoops event loops that sockets live on
 */
public record ServerSettings(String host, int port, Optional<String> adminToken, int httpLoops) {}
