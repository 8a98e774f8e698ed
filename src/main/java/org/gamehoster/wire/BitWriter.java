package org.gamehoster.wire;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * Writes a stream of bits, most significant bit first. One writer serves many messages: {@link #reset} begins the
 * next. Not thread-safe; an instance's loop owns it.
 */
public final class BitWriter {
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    private byte[] bytes;
    private int stored;
    private long pending;
    private int pendingBits;

    public BitWriter(int capacityBytes) {
        bytes = new byte[Math.max(16, capacityBytes)];
    }

    public void reset() {
        stored = 0;
        pending = 0;
        pendingBits = 0;
    }

    /** Appends the lowest {@code bits} (0 to 64) of a value whose higher bits are all 0. */
    public void write(long value, int bits) {
        int free = Long.SIZE - pendingBits;
        if (bits < free) {
            pending = (pending << bits) | value;
            pendingBits += bits;
            return;
        }
        int rest = bits - free;
        // A shift by 64 is none in Java, which is right here: with nothing pending, `pending` is 0.
        store((pending << free) | (value >>> rest));
        pending = rest == 0 ? 0 : value & (-1L >>> (Long.SIZE - rest));
        pendingBits = rest;
    }

    public void writeFlag(boolean flag) {
        write(flag ? 1 : 0, 1);
    }

    /** Appends a whole number of at least 0 in groups of 7 bits, lowest first, each led by "another follows". */
    public void writeVarint(long value) {
        long rest = value;
        while (rest > 0x7f) {
            write(0x80 | (rest & 0x7f), 8);
            rest >>>= 7;
        }
        write(rest, 8);
    }

    public void writeBytes(byte[] source) {
        for (byte b : source) {
            write(b & 0xff, 8);
        }
    }

    /** Appends the first {@code bits} of {@code words}, most significant bit first, from {@code from} on. */
    public void writeWords(long[] words, int from, int bits) {
        int at = from;
        int left = bits;
        while (left >= Long.SIZE) {
            write(words[at++], Long.SIZE);
            left -= Long.SIZE;
        }
        if (left > 0) {
            write(words[at] >>> (Long.SIZE - left), left);
        }
    }

    /**
     * The message so far as words for {@link #writeWords}, the last one filled up with zero bits; in {@code reuse}
     * where that is long enough.
     */
    public long[] toWords(long[] reuse) {
        int count = (int) ((bitLength() + Long.SIZE - 1) / Long.SIZE);
        long[] words = reuse.length >= count ? reuse : new long[count];
        for (int i = 0; i < stored / Long.BYTES; i++) {
            words[i] = (long) LONGS.get(bytes, i * Long.BYTES);
        }
        if (pendingBits > 0) {
            words[count - 1] = pending << (Long.SIZE - pendingBits);
        }
        return words;
    }

    public long bitLength() {
        return stored * 8L + pendingBits;
    }

    /** The message so far, padded with zero bits to a whole byte; a copy. */
    public byte[] toBytes() {
        int length = (int) ((bitLength() + 7) >>> 3);
        ensure(8);
        LONGS.set(bytes, stored, pendingBits == 0 ? 0 : pending << (Long.SIZE - pendingBits));
        return Arrays.copyOf(bytes, length);
    }

    private void store(long word) {
        ensure(8);
        LONGS.set(bytes, stored, word);
        stored += 8;
    }

    private void ensure(int more) {
        if (stored + more > bytes.length) {
            bytes = Arrays.copyOf(bytes, bytes.length * 2);
        }
    }
}
