package org.gamehoster.server;

import io.vertx.core.Context;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * An event loop that sockets live on, and the queue of what instances on other loops have for them: one hand-over a
 * pass, not one a message.
 */
final class SocketLoop {
    private final Context context;
    private final Queue<Runnable> queue = new ConcurrentLinkedQueue<>();
    private final AtomicBoolean isScheduled = new AtomicBoolean();

    SocketLoop(Context context) {
        this.context = context;
    }

    /** Queues something to be done on this loop, in order; {@link #flush} gets it going. Any thread. */
    void add(Runnable action) {
        queue.add(action);
    }

    /** Any thread. */
    void flush() {
        if (!queue.isEmpty() && isScheduled.compareAndSet(false, true)) {
            context.runOnContext(ignored -> drain());
        }
    }

    private void drain() {
        // Cleared first: what is added from now on schedules the next run.
        isScheduled.set(false);
        for (Runnable action = queue.poll(); action != null; action = queue.poll()) {
            action.run();
        }
    }
}
