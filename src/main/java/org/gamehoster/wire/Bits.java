package org.gamehoster.wire;

/** How many bits a choice takes. */
public final class Bits {
    private Bits() {}

    /** The fewest bits that tell {@code count} things apart; none at all for one thing. */
    public static int among(long count) {
        return count <= 1 ? 0 : Long.SIZE - Long.numberOfLeadingZeros(count - 1);
    }

    /** Folds a signed number into one of at least 0, small ones into small ones. */
    public static long zigzag(long value) {
        return (value << 1) ^ (value >> 63);
    }

    public static long unzigzag(long folded) {
        return (folded >>> 1) ^ -(folded & 1);
    }
}
