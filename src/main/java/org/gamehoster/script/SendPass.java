package org.gamehoster.script;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * What a send pass brought out of an instance's context, read in bulk: the rows that changed and the views. The layout
 * of the whole numbers is told at {@code collectSend} in the prelude's {@code view.js}. One object is filled anew by
 * each pass.
 */
public final class SendPass {
    private static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.nativeOrder());
    private static final VarHandle DOUBLES =
            MethodHandles.byteArrayViewVarHandle(double[].class, ByteOrder.nativeOrder());

    /** Whole numbers that lead a pass. */
    public static final int HEADER = 6;

    private byte[] ints = new byte[0];
    private byte[] rows = new byte[0];

    byte[] ints(int count) {
        if (ints.length < count * Integer.BYTES) {
            ints = new byte[Math.max(count * Integer.BYTES, ints.length * 2)];
        }
        return ints;
    }

    byte[] rows(int count) {
        if (rows.length < count * Double.BYTES) {
            rows = new byte[Math.max(count * Double.BYTES, rows.length * 2)];
        }
        return rows;
    }

    public int changedCount() {
        return intAt(0);
    }

    /** Strings that wait in the context; {@link InstanceScript#takeTexts} brings them. */
    public int textCount() {
        return intAt(2);
    }

    /** Whether one view serves all viewers, since the game has no view body. */
    public boolean isViewShared() {
        return intAt(3) == 1;
    }

    public int viewCount() {
        return intAt(4);
    }

    public int freedCount() {
        return intAt(5);
    }

    /** The whole number at a place of the first array. */
    public int intAt(int place) {
        return (int) INTS.get(ints, place * Integer.BYTES);
    }

    /** The number at a place of the rows. */
    public double numberAt(int place) {
        return (double) DOUBLES.get(rows, place * Double.BYTES);
    }
}
