package org.gamehoster.schema;

import java.util.Locale;
import java.util.Optional;

/** The five types of a field, as schemas name them. */
public enum FieldType {
    BOOL,
    NUMBER,
    INT,
    STRING,
    /** A moment in game time, in ticks of the instance. */
    TICK;

    /** The type's name in a schema file: {@code bool}, {@code number}, {@code int}, {@code string}, {@code tick}. */
    public String schemaName() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<FieldType> bySchemaName(String name) {
        for (FieldType type : values()) {
            if (type.schemaName().equals(name)) {
                return Optional.of(type);
            }
        }
        return Optional.empty();
    }
}
