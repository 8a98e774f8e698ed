package org.gamehoster.cli;

import java.util.Optional;

/**
 * Whether to join a fleet, and which: the environment has one variable for both, as the command line has one option.
 *
 * @param clustered whether to join one
 * @param name its name; none means the one of this user's nodes on this machine
 */
record ClusterName(boolean clustered, Optional<String> name) {
    static final ClusterName NONE = new ClusterName(false, Optional.empty());
    static final ClusterName LOCAL = new ClusterName(true, Optional.empty());
}
