package org.gamehoster.server;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.gamehoster.instance.Delivery;

/** All loops that sockets live on; what an instance made for its viewers goes out when it says so. */
public final class SocketLoops implements Delivery {
    private final List<SocketLoop> loops = new CopyOnWriteArrayList<>();

    void add(SocketLoop loop) {
        loops.add(loop);
    }

    @Override
    public void flush() {
        for (SocketLoop loop : loops) {
            loop.flush();
        }
    }
}
