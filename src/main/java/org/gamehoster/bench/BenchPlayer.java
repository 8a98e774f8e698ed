package org.gamehoster.bench;

import org.gamehoster.instance.Connection;
import org.gamehoster.instance.Seat;
import org.gamehoster.wire.CloseCode;
import org.jspecify.annotations.Nullable;

/** A player without a socket: takes every update and throws it away. */
final class BenchPlayer implements Connection {
    private final Steering steering;
    private volatile @Nullable Seat seat;

    BenchPlayer(Steering steering) {
        this.steering = steering;
    }

    void step() {
        Seat present = seat;
        if (present != null) {
            steering.step(present::offer);
        }
    }

    @Override
    public void seated(Seat given) {
        seat = given;
    }

    @Override
    public boolean isReady() {
        return true;
    }

    @Override
    public void send(byte[] update) {}

    @Override
    public void close(CloseCode code) {
        seat = null;
    }
}
