package org.gamehoster.instance;

import java.util.Optional;
import org.gamehoster.wire.Command;

/**
 * A place in an instance: a person's, with the connection behind it, or a bot's. Belongs to the instance's loop, but
 * for {@link #offer}, {@link #leave}, {@link #joinTick} and the ids, which any thread may use.
 */
public final class Seat {
    private final Instance instance;
    private final String playerId;
    private final int slot;
    private final Optional<Connection> connection;
    private final Viewer viewer;
    private boolean isGone;

    Seat(Instance instance, String playerId, int slot, Optional<Connection> connection, long joinTick) {
        this.instance = instance;
        this.playerId = playerId;
        this.slot = slot;
        this.connection = connection;
        this.viewer = new Viewer(slot, joinTick);
    }

    public String playerId() {
        return playerId;
    }

    public String instanceId() {
        return instance.id();
    }

    /** The tick of the instance on which this player joined; its ticks on the wire count from there. */
    public long joinTick() {
        return viewer.joinTick();
    }

    /** Queues a command of this player for the instance's next tick. Any thread. */
    public void offer(Command command) {
        instance.offer(this, command);
    }

    /** Asks to be taken out of the instance, which happens on its loop at once. Any thread. */
    public void leave() {
        instance.requestLeave(this);
    }

    boolean isBot() {
        return connection.isEmpty();
    }

    Optional<Connection> connection() {
        return connection;
    }

    int slot() {
        return slot;
    }

    Viewer viewer() {
        return viewer;
    }

    boolean isGone() {
        return isGone;
    }

    void setGone() {
        isGone = true;
    }
}
