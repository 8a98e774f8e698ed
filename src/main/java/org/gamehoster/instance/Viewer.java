package org.gamehoster.instance;

import java.util.Arrays;

/**
 * What the server remembers of one viewer: which objects it holds, by the numbers that both sides give them, and how
 * far it was told. Numbers are dense; {@code held[n]} is the slot of number n.
 */
final class Viewer {
    private static final int NOT_HELD = -1;

    private final int ownSlot;
    private final long joinTick;
    private long lastTick;
    private int applied;
    private int appliedTold;

    private int[] held = new int[64];
    private int[] heldGenerations = new int[64];
    private int heldCount;
    private int[] numbers = new int[0];

    private boolean isBehind;
    private long[] missed = new long[0];

    /** A viewer that joined on {@code joinTick}; {@code ownSlot} is its player's, or -1 for one who looks on. */
    Viewer(int ownSlot, long joinTick) {
        this.ownSlot = ownSlot;
        this.joinTick = joinTick;
        this.lastTick = joinTick;
    }

    int ownSlot() {
        return ownSlot;
    }

    long joinTick() {
        return joinTick;
    }

    long lastTick() {
        return lastTick;
    }

    /** One more of its commands was applied. */
    void countApplied() {
        applied++;
    }

    int applied() {
        return applied;
    }

    boolean hasNewApplied() {
        return applied != appliedTold;
    }

    /** An update of this tick was made for it. */
    void told(long tick) {
        lastTick = tick;
        appliedTold = applied;
        if (isBehind) {
            Arrays.fill(missed, 0);
            isBehind = false;
        }
    }

    int heldCount() {
        return heldCount;
    }

    int slotOf(int number) {
        return held[number];
    }

    int generationOf(int number) {
        return heldGenerations[number];
    }

    boolean holds(int slot) {
        return slot < numbers.length && numbers[slot] != NOT_HELD;
    }

    /** The object in the slot takes the next number. */
    void hold(int slot, int generation) {
        if (heldCount == held.length) {
            held = Arrays.copyOf(held, heldCount * 2);
            heldGenerations = Arrays.copyOf(heldGenerations, heldCount * 2);
        }
        if (slot >= numbers.length) {
            int old = numbers.length;
            numbers = Arrays.copyOf(numbers, Math.max(slot + 1, old * 2));
            Arrays.fill(numbers, old, numbers.length, NOT_HELD);
        }
        held[heldCount] = slot;
        heldGenerations[heldCount] = generation;
        numbers[slot] = heldCount++;
    }

    /** The object with this number goes, and the one with the highest takes its number. */
    void drop(int number) {
        int slot = held[number];
        int last = --heldCount;
        numbers[slot] = NOT_HELD;
        if (number != last) {
            held[number] = held[last];
            heldGenerations[number] = heldGenerations[last];
            numbers[held[number]] = number;
        }
    }

    /** Whether passes went by without an update for it. */
    boolean isBehind() {
        return isBehind;
    }

    /** Keeps what changed in this pass, for the update that it will be sent when it can take one again. */
    void miss(ObjectTable table) {
        isBehind = true;
        if (missed.length < table.wordCount()) {
            missed = Arrays.copyOf(missed, table.wordCount());
        }
        for (int i = 0; i < table.changedCount(); i++) {
            int slot = table.changedSlot(i);
            if (!holds(slot)) {
                continue;
            }
            int word = table.wordOf(slot);
            for (int w = word; w < word + table.codecOf(slot).words(); w++) {
                missed[w] |= table.changed()[w];
            }
        }
    }

    /** What it missed; the layout is the table's. Reaches as far as {@code miss} knew the table. */
    long[] missed() {
        return missed;
    }
}
