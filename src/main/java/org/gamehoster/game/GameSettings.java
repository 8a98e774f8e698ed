package org.gamehoster.game;

import java.util.List;

/**
 * {@code gamehoster-game.json}, checked.
 *
 * @param tickRate ticks a second
 * @param sendRate updates a second to each player; at most the tick rate
 * @param capacity players and bots an instance holds; 0 is no limit
 * @param botRate passes of the bots' brains a second
 * @param botsMax bots in an instance without people; 0 is none ever
 * @param botsZeroAt people at whom no bot is left; 0 keeps botsMax always
 * @param warmInstances instances kept running with nobody in them
 * @param holdSeconds how long the place of a player whose connection broke is held
 * @param idleSeconds how long a surplus instance without people is kept
 * @param origins the web origins whose pages may play; empty means the default ones
 */
public record GameSettings(
        String title,
        Browse browse,
        Create create,
        int tickRate,
        int sendRate,
        int capacity,
        int botRate,
        int botsMax,
        int botsZeroAt,
        int warmInstances,
        double holdSeconds,
        double idleSeconds,
        List<String> origins,
        Kind kind) {

    /** Whether players may list a game's instances. */
    public enum Browse {
        NONE,
        ALL
    }

    /** Whether players may open instances. */
    public enum Create {
        NONE,
        PLAYERS
    }

    /** Whether the server simulates the game or only relays what its players say. */
    public enum Kind {
        SIMULATION,
        RELAY
    }
}
