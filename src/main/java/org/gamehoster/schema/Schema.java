package org.gamehoster.schema;

import java.util.List;
import java.util.OptionalInt;

/** The fields of one kind of thing (the instance, a player, an entity, a command, a join), in the file's order. */
public record Schema(List<Field> fields) {
    public static final Schema EMPTY = new Schema(List.of());

    public Schema {
        fields = List.copyOf(fields);
    }

    public int size() {
        return fields.size();
    }

    public Field field(int index) {
        return fields.get(index);
    }

    public OptionalInt indexOf(String name) {
        for (int i = 0; i < fields.size(); i++) {
            if (fields.get(i).name().equals(name)) {
                return OptionalInt.of(i);
            }
        }
        return OptionalInt.empty();
    }
}
