package org.gamehoster.instance;

/** The two clocks of a server, handed in so that tests turn them by hand. */
public interface GameClock {
    /** Moves evenly, whatever happens to the wall clock; only differences mean anything. */
    long nanos();

    /** Milliseconds since 1970, for what bodies and people are shown. */
    long wallMillis();

    GameClock SYSTEM = new GameClock() {
        @Override
        public long nanos() {
            return System.nanoTime();
        }

        @Override
        public long wallMillis() {
            return System.currentTimeMillis();
        }
    };
}
