package org.gamehoster.wire;

/** Reads one message's bits, most significant bit first; every read past the end is a malformed message. */
public final class BitReader {
    private static final int VARINT_GROUPS_MAX = 8;

    private final byte[] bytes;
    private int position;

    public BitReader(byte[] bytes) {
        this.bytes = bytes;
    }

    /** The next {@code bits} (0 to 64). */
    public long read(int bits) throws MalformedException {
        if (bits > bytes.length * 8L - position) {
            throw new MalformedException("the message ends early");
        }
        long value = 0;
        int left = bits;
        while (left > 0) {
            int inByte = 8 - (position & 7);
            int take = Math.min(inByte, left);
            int chunk = (bytes[position >>> 3] & 0xff) >>> (inByte - take) & ((1 << take) - 1);
            value = (value << take) | chunk;
            position += take;
            left -= take;
        }
        return value;
    }

    public boolean readFlag() throws MalformedException {
        return read(1) == 1;
    }

    /** A whole number of at least 0, below 2^56; one written with more groups than it needs is malformed. */
    public long readVarint() throws MalformedException {
        long value = 0;
        for (int group = 0; group < VARINT_GROUPS_MAX; group++) {
            long bits = read(8);
            value |= (bits & 0x7f) << (7 * group);
            if (bits < 0x80) {
                if (bits == 0 && group > 0) {
                    throw new MalformedException("a needlessly long varint");
                }
                return value;
            }
        }
        throw new MalformedException("a varint of more than " + VARINT_GROUPS_MAX + " groups");
    }

    public byte[] readBytes(int length) throws MalformedException {
        if (length * 8L > bytes.length * 8L - position) {
            throw new MalformedException("the message ends early");
        }
        byte[] result = new byte[length];
        for (int i = 0; i < length; i++) {
            result[i] = (byte) read(8);
        }
        return result;
    }

    /** Checks that nothing follows but zero bits up to the whole byte. */
    public void end() throws MalformedException {
        long left = bytes.length * 8L - position;
        if (left >= 8) {
            throw new MalformedException("a surplus byte");
        }
        if (read((int) left) != 0) {
            throw new MalformedException("a set padding bit");
        }
    }
}
