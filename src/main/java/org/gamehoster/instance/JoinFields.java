package org.gamehoster.instance;

import io.vertx.core.json.JsonObject;
import java.util.Map;
import org.gamehoster.game.BotDefinition;
import org.gamehoster.schema.Field;
import org.gamehoster.schema.FieldType;
import org.gamehoster.schema.Schema;
import org.gamehoster.wire.Values;

/** What a player joins with, as the JSON object that the join body reads. */
public final class JoinFields {
    private JoinFields() {}

    /** What a hello carried. */
    public static String of(Schema schema, Values values) {
        JsonObject fields = new JsonObject();
        for (int i = 0; i < schema.size(); i++) {
            Field field = schema.field(i);
            fields.put(field.name(), field.isText() ? values.texts()[i] : plain(field, values.numbers()[i]));
        }
        return fields.encode();
    }

    /** What a player joins with who gives but a name: it goes into the first string, the rest are defaults. */
    public static String named(Schema schema, String name) {
        return defaults(schema, name).encode();
    }

    private static JsonObject defaults(Schema schema, String name) {
        JsonObject fields = new JsonObject();
        boolean isNamed = name.isEmpty();
        for (Field field : schema.fields()) {
            fields.put(field.name(), field.isText() ? field.defaultText() : plain(field, field.defaultNumber()));
            if (field.isText() && !isNamed) {
                fields.put(field.name(), name);
                isNamed = true;
            }
        }
        return fields;
    }

    /** What a bot joins with: what its kind says, else defaults, with the kind and a number for its first string. */
    static String ofBot(Schema schema, BotDefinition kind, int number) {
        JsonObject fields = defaults(schema, kind.join().isEmpty() ? kind.name() + number : "");
        for (Map.Entry<String, Object> given : kind.join().entrySet()) {
            fields.put(given.getKey(), given.getValue());
        }
        return fields.encode();
    }

    private static Object plain(Field field, double number) {
        return field.type() == FieldType.BOOL ? (Object) (number != 0) : (Object) number;
    }
}
