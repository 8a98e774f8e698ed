package org.gamehoster.wire;

/**
 * The values of one message's schema, field by field: {@code numbers[i]} for every type but a string, {@code texts[i]}
 * for a string. The arrays are the message's own and are not written after it was read.
 */
@SuppressWarnings("ArrayRecordComponent") // compared nowhere; a list would box every number of every command
public record Values(double[] numbers, String[] texts) {
    public static final Values NONE = new Values(new double[0], new String[0]);
}
