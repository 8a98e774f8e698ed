package org.gamehoster.instance;

import java.util.Arrays;
import org.gamehoster.wire.BitWriter;

/**
 * The changed parts of objects that all viewers are sent alike, packed once a pass and copied for each viewer. In a
 * full arena a ship is in the view of some forty others.
 */
final class SharedParts {
    private static final long[] NONE = new long[0];

    private final ObjectTable table;
    private final BitWriter writer = new BitWriter(256);
    private int[] packedInPass = new int[0];
    private long[][] parts = new long[0][];
    private int[] bits = new int[0];
    private int pass;

    SharedParts(ObjectTable table) {
        this.table = table;
    }

    void beginPass() {
        pass++;
        if (packedInPass.length < table.slots()) {
            packedInPass = Arrays.copyOf(packedInPass, table.slots());
            int old = parts.length;
            parts = Arrays.copyOf(parts, table.slots());
            Arrays.fill(parts, old, parts.length, NONE);
            bits = Arrays.copyOf(bits, table.slots());
        }
    }

    /** Appends the slot's mask and changed public fields; none of them may be a tick. */
    void append(BitWriter out, int slot) {
        if (packedInPass[slot] != pass) {
            packedInPass[slot] = pass;
            pack(slot);
        }
        out.writeWords(parts[slot], 0, bits[slot]);
    }

    private void pack(int slot) {
        writer.reset();
        table.writeChanged(writer, slot, table.changed(), false, 0);
        bits[slot] = (int) writer.bitLength();
        parts[slot] = writer.toWords(parts[slot]);
    }
}
