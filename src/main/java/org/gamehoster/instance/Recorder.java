package org.gamehoster.instance;

import org.gamehoster.script.ScriptFailure;

/** Told what an instance does and how long it takes. Called from the instance's loop many times a second: be quick. */
public interface Recorder {
    /** A tick took this long, and began this long after its time. */
    void tick(long nanos, long lateNanos);

    void bots(long nanos);

    /** A send pass, and what its updates held together. */
    void send(long nanos, int updates, long bytes, long appeared, long changed, long gone);

    /** Time that was not caught up after a stall. */
    void dropped(long nanos);

    void failure(String instanceId, long tick, ScriptFailure failure);

    /** Records nothing. */
    Recorder NONE = new Recorder() {
        @Override
        public void tick(long nanos, long lateNanos) {}

        @Override
        public void bots(long nanos) {}

        @Override
        public void send(long nanos, int updates, long bytes, long appeared, long changed, long gone) {}

        @Override
        public void dropped(long nanos) {}

        @Override
        public void failure(String instanceId, long tick, ScriptFailure failure) {}
    };
}
