package org.gamehoster.instance;

import org.gamehoster.wire.CloseCode;

/**
 * The way to one viewer, as its instance sees it. An instance calls it from its own loop only; what is behind it may
 * live on another.
 */
public interface Connection {
    /** The viewer has its seat: the welcome goes out before any update. */
    void seated(Seat seat);

    /** Whether it can take another update now. One that can't is skipped and brought up to date later. */
    boolean isReady();

    /** Hands over an update; it goes out when the pass is {@linkplain Delivery#flush flushed}. */
    void send(byte[] update);

    /** Ends the connection from the instance's side. */
    void close(CloseCode code);
}
