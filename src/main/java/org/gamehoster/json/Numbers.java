package org.gamehoster.json;

/** Numbers as people and JSON write them. */
public final class Numbers {
    private static final double WHOLE_MAX = 9_007_199_254_740_991.0;

    private Numbers() {}

    /** Without a point where the number is whole: {@code 30}, {@code -3.15}. */
    public static String shortest(double value) {
        return isWhole(value) ? Long.toString((long) value) : Double.toString(value);
    }

    /** Whether the number is whole and every whole number up to it can be told from its neighbours. */
    public static boolean isWhole(double value) {
        return value == Math.rint(value) && Math.abs(value) <= WHOLE_MAX;
    }
}
