package org.gamehoster.cli;

import java.nio.file.Path;
import java.util.Optional;

/**
 * With what the server is started.
 *
 * @param port 0 to 65535; 0 takes any that is free
 * @param host the address to listen on; where none is given, 127.0.0.1, or every address once the fleet has a name
 * @param games the folder of games
 * @param adminToken what admin addresses ask for; without one they answer this machine only
 * @param clustered whether this node is part of a fleet
 * @param clusterName the fleet's name; none means the one of this user's nodes on this machine
 */
public record RunSettings(
        int port,
        Optional<String> host,
        Path games,
        Optional<String> adminToken,
        boolean clustered,
        Optional<String> clusterName) {}
