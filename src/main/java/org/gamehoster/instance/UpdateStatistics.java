package org.gamehoster.instance;

/** What the updates of one send pass held together; the instance's recorder reads it after each pass. */
final class UpdateStatistics {
    private int updates;
    private long bytes;
    private long appeared;
    private long changed;
    private long gone;

    void reset() {
        updates = 0;
        bytes = 0;
        appeared = 0;
        changed = 0;
        gone = 0;
    }

    void count(long bits, int appearedCount, int changedCount, int goneCount) {
        updates++;
        bytes += (bits + 7) / 8;
        appeared += appearedCount;
        changed += changedCount;
        gone += goneCount;
    }

    int updates() {
        return updates;
    }

    long bytes() {
        return bytes;
    }

    long appeared() {
        return appeared;
    }

    long changed() {
        return changed;
    }

    long gone() {
        return gone;
    }
}
