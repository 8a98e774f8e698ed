package org.gamehoster.wire;

import java.util.Arrays;
import org.gamehoster.schema.Schema;

/** Packs the values of one schema, whole and in the file's order: what commands and hellos carry. */
public final class SchemaCodec {
    private final FieldCodec[] fields;

    public SchemaCodec(Schema schema) {
        fields = schema.fields().stream().map(FieldCodec::new).toArray(FieldCodec[]::new);
    }

    public int size() {
        return fields.length;
    }

    public FieldCodec field(int index) {
        return fields[index];
    }

    /** Appends the values; a tick counts from {@code joinTick}. */
    void write(BitWriter out, Values values, long joinTick) {
        for (int i = 0; i < fields.length; i++) {
            FieldCodec field = fields[i];
            if (field.isText()) {
                Text.write(out, Text.encode(values.texts()[i], field.maxLengthBytes()));
            } else {
                field.write(out, field.raw(values.numbers()[i]), joinTick);
            }
        }
    }

    Values read(BitReader in, long joinTick) throws MalformedException {
        double[] numbers = new double[fields.length];
        String[] texts = new String[fields.length];
        Arrays.fill(texts, "");
        for (int i = 0; i < fields.length; i++) {
            FieldCodec field = fields[i];
            if (field.isText()) {
                texts[i] = Text.read(in, field.maxLengthBytes());
            } else {
                numbers[i] = field.value(field.readRaw(in, joinTick));
            }
        }
        return new Values(numbers, texts);
    }
}
