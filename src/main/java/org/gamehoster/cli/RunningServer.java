package org.gamehoster.cli;

import java.net.URI;

/** A server that serves. */
public interface RunningServer extends AutoCloseable {
    /** Where it is reached, the real port in it where port 0 was asked for. */
    URI address();

    /** Whether JavaScript is {@code compiled} or {@code interpreted}. */
    String javaScript();

    /** Waits until the server has closed of itself; the usual end, by a signal, comes before that. */
    void awaitEnd() throws InterruptedException;

    /** Stops serving, and waits until all is closed; more than once does no harm. */
    @Override
    void close();
}
