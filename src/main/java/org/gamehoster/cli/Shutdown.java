package org.gamehoster.cli;

import java.util.ArrayDeque;
import java.util.Deque;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What is done when the process ends, whether it came to its end or was sent TERM: last registered, first done, so
 * that a part is closed before what it stands on. The system's exit code is left as it is, 143 after TERM.
 *
 * <p>Any thread may register.
 */
public final class Shutdown {
    private static final Logger LOG = LoggerFactory.getLogger(Shutdown.class);

    private final Deque<Runnable> actions = new ArrayDeque<>();

    Shutdown() {}

    static Shutdown ofThisProcess() {
        Shutdown shutdown = new Shutdown();
        Runtime.getRuntime().addShutdownHook(new Thread(shutdown::run, "shutdown"));
        return shutdown;
    }

    public synchronized void onExit(Runnable action) {
        actions.push(action);
    }

    synchronized void run() {
        while (!actions.isEmpty()) {
            try {
                actions.pop().run();
            } catch (RuntimeException e) {
                LOG.warn("closing failed", e);
            }
        }
    }
}
