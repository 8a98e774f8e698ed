package org.gamehoster.cli;

/** The server, as the {@code run} command sees it. */
@FunctionalInterface
public interface ServerStarter {
    /**
     * Returns once the server serves.
     *
     * @throws CommandFailure if it cannot, as where the port is taken
     */
    RunningServer start(RunSettings settings);
}
