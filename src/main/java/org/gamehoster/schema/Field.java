package org.gamehoster.schema;

import java.util.Optional;

/**
 * One field of a schema, checked: whoever holds a {@code Field} may rely on what is said here.
 *
 * <p>Every value but a string's travels inside the engine as a double: a bool is 0 or 1, an int or a tick a whole
 * number within ±(2^53-1).
 *
 * @param name letters, digits and underscores, led by a letter
 * @param defaultNumber the value of a new object's field; 0 for a string
 * @param defaultText the value of a new object's string field; empty for the other types
 * @param isPrivate whether only the player whom the object is may be sent it
 * @param range for {@code number} and {@code int} only
 * @param decimals places after the point that are sent, 0 to 9; for a {@code number} only
 * @param maxLengthBytes the longest string that is sent, in bytes of UTF-8; 0 for the other types
 */
public record Field(
        String name,
        FieldType type,
        double defaultNumber,
        String defaultText,
        boolean isPrivate,
        Optional<Wrap> wrap,
        Optional<Range> range,
        Optional<Integer> decimals,
        int maxLengthBytes) {

    public boolean isText() {
        return type == FieldType.STRING;
    }
}
