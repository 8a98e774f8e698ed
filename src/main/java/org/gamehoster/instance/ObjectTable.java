package org.gamehoster.instance;

import java.util.Arrays;
import org.gamehoster.script.SendPass;
import org.gamehoster.wire.BitWriter;
import org.gamehoster.wire.FieldCodec;
import org.gamehoster.wire.ObjectCodec;
import org.gamehoster.wire.Text;

/**
 * Every object of an instance as it was last sent: a row of raw values for each slot, and which of them changed in the
 * pass that runs now. A field that was written, but whose wire form is what was last sent, has not changed.
 *
 * <p>Slots are the prelude's: one belongs to one kind for ever, and a generation tells the objects that have it one
 * after another apart. Slot 0 is the instance.
 */
final class ObjectTable {
    private static final int UNKNOWN = -1;

    private final ObjectCodec[] codecs;
    private int[] kinds = filled(64);
    private int[] generations = new int[64];
    private boolean[] alive = new boolean[64];
    private int[] cells = new int[64];
    private int[] words = new int[64];
    private int[] lastPass = new int[64];

    private long[] raw = new long[512];
    private byte[][] texts = new byte[512][];
    private int cellsUsed;
    private long[] changed = new long[64];
    private int wordsUsed;

    private int pass;
    private int[] changedSlots = new int[64];
    private int changedCount;

    /** With one codec a kind: the instance, players, then each kind of entity. */
    ObjectTable(ObjectCodec[] codecs) {
        this.codecs = codecs;
    }

    /** Takes over what a pass brought, strings apart; returns the place in its whole numbers after that. */
    int apply(SendPass send) {
        for (int i = 0; i < changedCount; i++) {
            int slot = changedSlots[i];
            Arrays.fill(changed, words[slot], words[slot] + codecOf(slot).words(), 0);
        }
        changedCount = 0;
        pass++;
        int place = SendPass.HEADER;
        for (int i = 0; i < send.freedCount(); i++) {
            int slot = send.intAt(place++);
            if (slot < alive.length) {
                alive[slot] = false;
            }
        }
        int row = 0;
        for (int i = 0; i < send.changedCount(); i++) {
            int slot = send.intAt(place);
            know(slot, send.intAt(place + 2));
            alive[slot] = true;
            generations[slot] = send.intAt(place + 1);
            applyRow(slot, send, row);
            row += codecOf(slot).size();
            place += 3;
        }
        return place;
    }

    private void applyRow(int slot, SendPass send, int row) {
        ObjectCodec codec = codecOf(slot);
        int cell = cells[slot];
        for (int i = 0; i < codec.size(); i++) {
            FieldCodec field = codec.field(i);
            if (field.isText()) {
                continue;
            }
            long value = field.raw(send.numberAt(row + i));
            if (raw[cell + i] != value) {
                raw[cell + i] = value;
                setChanged(slot, i);
            }
        }
        if (changedCount == changedSlots.length) {
            changedSlots = Arrays.copyOf(changedSlots, changedCount * 2);
        }
        changedSlots[changedCount++] = slot;
        lastPass[slot] = pass;
    }

    /** Takes over a string that was written; comes after {@link #apply}. */
    void applyText(int slot, int field, String text) {
        // One whose object went before it was ever sent is of no kind that is known here.
        if (slot >= kinds.length || kinds[slot] == UNKNOWN) {
            return;
        }
        byte[] utf8 = Text.encode(text, codecOf(slot).field(field).maxLengthBytes());
        int cell = cells[slot] + field;
        if (!Arrays.equals(utf8, texts[cell])) {
            texts[cell] = utf8;
            if (lastPass[slot] == pass) {
                setChanged(slot, field);
            }
        }
    }

    private void setChanged(int slot, int field) {
        changed[words[slot] + (field >> 6)] |= 1L << (field & 63);
    }

    private void know(int slot, int kind) {
        if (slot >= kinds.length) {
            grow(Math.max(slot + 1, kinds.length * 2));
        }
        if (kinds[slot] != UNKNOWN) {
            return;
        }
        kinds[slot] = kind;
        cells[slot] = cellsUsed;
        cellsUsed += codecs[kind].size();
        words[slot] = wordsUsed;
        wordsUsed += codecs[kind].words();
        if (cellsUsed > raw.length) {
            raw = Arrays.copyOf(raw, Math.max(cellsUsed, raw.length * 2));
            texts = Arrays.copyOf(texts, raw.length);
        }
        if (wordsUsed > changed.length) {
            changed = Arrays.copyOf(changed, Math.max(wordsUsed, changed.length * 2));
        }
    }

    private void grow(int size) {
        int old = kinds.length;
        kinds = Arrays.copyOf(kinds, size);
        Arrays.fill(kinds, old, size, UNKNOWN);
        generations = Arrays.copyOf(generations, size);
        alive = Arrays.copyOf(alive, size);
        cells = Arrays.copyOf(cells, size);
        words = Arrays.copyOf(words, size);
        lastPass = Arrays.copyOf(lastPass, size);
    }

    private static int[] filled(int size) {
        int[] array = new int[size];
        Arrays.fill(array, UNKNOWN);
        return array;
    }

    /** Slots are below this. */
    int slots() {
        return kinds.length;
    }

    int kind(int slot) {
        return kinds[slot];
    }

    int generation(int slot) {
        return generations[slot];
    }

    /** Whether the object that had the slot with this generation still has it. */
    boolean isAlive(int slot, int generation) {
        return alive[slot] && generations[slot] == generation;
    }

    ObjectCodec codecOf(int slot) {
        return codecs[kinds[slot]];
    }

    /** Words of the bits of changed fields; a viewer that was skipped keeps its own in the same layout. */
    int wordCount() {
        return wordsUsed;
    }

    int wordOf(int slot) {
        return words[slot];
    }

    int changedCount() {
        return changedCount;
    }

    int changedSlot(int index) {
        return changedSlots[index];
    }

    boolean wasWritten(int slot) {
        return lastPass[slot] == pass;
    }

    long[] changed() {
        return changed;
    }

    /** Appends every field of an object that a viewer may see. */
    void writeAll(BitWriter out, int slot, boolean isOwner, long joinTick) {
        codecOf(slot).writeAll(out, raw, texts, cells[slot], isOwner, joinTick);
    }

    /** Appends a mask and the fields in it; {@code bits} is {@link #changed} or a viewer's own. */
    void writeChanged(BitWriter out, int slot, long[] bits, boolean isOwner, long joinTick) {
        codecOf(slot).writeChanged(out, bits, words[slot], raw, texts, cells[slot], isOwner, joinTick);
    }
}
