package org.gamehoster.script;

import java.util.Arrays;
import org.gamehoster.wire.Command;

/**
 * Commands on their way into an instance's context, as the two flat arrays that the prelude's {@code commands.js}
 * reads: for each its sender's slot, its number and a number a field; the texts of string fields in a row. Reused, so
 * that a tick allocates nothing for them.
 */
public final class CommandBatch {
    private double[] numbers = new double[256];
    private String[] texts = new String[16];
    private int numbersUsed;
    private int textsUsed;
    private int count;

    /** Adds a command; {@code isText} says of each of its fields whether it is a string. */
    public void add(int slot, Command command, boolean[] isText) {
        ensure(2 + isText.length);
        numbers[numbersUsed++] = slot;
        numbers[numbersUsed++] = command.number();
        for (int i = 0; i < isText.length; i++) {
            numbers[numbersUsed++] = command.values().numbers()[i];
            if (isText[i]) {
                texts[textsUsed++] = command.values().texts()[i];
            }
        }
        count++;
    }

    private void ensure(int more) {
        if (numbersUsed + more > numbers.length) {
            numbers = Arrays.copyOf(numbers, Math.max(numbersUsed + more, numbers.length * 2));
        }
        if (textsUsed + more > texts.length) {
            texts = Arrays.copyOf(texts, Math.max(textsUsed + more, texts.length * 2));
        }
    }

    int count() {
        return count;
    }

    double[] numbers() {
        return numbers;
    }

    String[] texts() {
        return texts;
    }

    void clear() {
        Arrays.fill(texts, 0, textsUsed, null);
        numbersUsed = 0;
        textsUsed = 0;
        count = 0;
    }
}
