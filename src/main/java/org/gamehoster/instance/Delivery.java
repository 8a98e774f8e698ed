package org.gamehoster.instance;

/** Sends on, once a pass, what an instance handed to its connections: one hand-over a loop, not one an update. */
@FunctionalInterface
public interface Delivery {
    void flush();
}
