package org.gamehoster.wire;

import java.util.stream.IntStream;
import org.gamehoster.schema.Schema;

/**
 * How an object of one kind is packed into updates: all the fields a viewer may see when it appears, a mask and the
 * changed ones after that. Its owner sees every field, everybody else the public ones.
 *
 * <p>Works on raw values that lie in a larger array, so that a table of many objects is packed where it stands.
 */
public final class ObjectCodec {
    private final FieldCodec[] fields;
    private final int[] seenByOwner;
    private final int[] seenByOthers;

    public ObjectCodec(Schema schema) {
        fields = schema.fields().stream().map(FieldCodec::new).toArray(FieldCodec[]::new);
        seenByOwner = IntStream.range(0, fields.length).toArray();
        seenByOthers = IntStream.range(0, fields.length)
                .filter(i -> !schema.field(i).isPrivate())
                .toArray();
    }

    public int size() {
        return fields.length;
    }

    public FieldCodec field(int index) {
        return fields[index];
    }

    /** Whether the owner is sent something else than the others. */
    public boolean hasPrivateFields() {
        return seenByOwner.length != seenByOthers.length;
    }

    public int[] seenBy(boolean isOwner) {
        return isOwner ? seenByOwner : seenByOthers;
    }

    /** 64-bit words that hold one bit for each field. */
    public int words() {
        return (fields.length + Long.SIZE - 1) / Long.SIZE;
    }

    /** Whether any field this viewer may see is among {@code changed}, which has one bit a field from {@code word} on. */
    public boolean anySeen(long[] changed, int word, boolean isOwner) {
        for (int field : seenBy(isOwner)) {
            if (has(changed, word, field)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a field that is packed differently for each viewer is among the changed ones. */
    public boolean anyTick(long[] changed, int word) {
        for (int i = 0; i < fields.length; i++) {
            if (fields[i].isTick() && has(changed, word, i)) {
                return true;
            }
        }
        return false;
    }

    /** Appends every field that this viewer may see; the object's values begin at {@code cell}. */
    public void writeAll(BitWriter out, long[] raw, byte[][] texts, int cell, boolean isOwner, long joinTick) {
        for (int field : seenBy(isOwner)) {
            writeField(out, field, raw, texts, cell, joinTick);
        }
    }

    /** Appends the mask of the changed fields, then those fields. */
    public void writeChanged(
            BitWriter out,
            long[] changed,
            int word,
            long[] raw,
            byte[][] texts,
            int cell,
            boolean isOwner,
            long joinTick) {
        int[] seen = seenBy(isOwner);
        for (int field : seen) {
            out.writeFlag(has(changed, word, field));
        }
        for (int field : seen) {
            if (has(changed, word, field)) {
                writeField(out, field, raw, texts, cell, joinTick);
            }
        }
    }

    private void writeField(BitWriter out, int field, long[] raw, byte[][] texts, int cell, long joinTick) {
        FieldCodec codec = fields[field];
        if (codec.isText()) {
            Text.write(out, texts[cell + field]);
        } else {
            codec.write(out, raw[cell + field], joinTick);
        }
    }

    /** Reads every field that the reader may see into {@code numbers} and {@code texts}, by field. */
    void readAll(BitReader in, double[] numbers, String[] texts, boolean isOwner) throws MalformedException {
        for (int field : seenBy(isOwner)) {
            readField(in, field, numbers, texts);
        }
    }

    /** Reads a mask and the fields in it. */
    void readChanged(BitReader in, double[] numbers, String[] texts, boolean isOwner) throws MalformedException {
        int[] seen = seenBy(isOwner);
        boolean[] isIn = new boolean[seen.length];
        for (int i = 0; i < seen.length; i++) {
            isIn[i] = in.readFlag();
        }
        for (int i = 0; i < seen.length; i++) {
            if (isIn[i]) {
                readField(in, seen[i], numbers, texts);
            }
        }
    }

    private void readField(BitReader in, int field, double[] numbers, String[] texts) throws MalformedException {
        FieldCodec codec = fields[field];
        if (codec.isText()) {
            texts[field] = Text.read(in, codec.maxLengthBytes());
        } else {
            numbers[field] = codec.value(codec.readRaw(in, 0));
        }
    }

    private static boolean has(long[] changed, int word, int field) {
        return (changed[word + (field >> 6)] >>> (field & 63) & 1) != 0;
    }
}
