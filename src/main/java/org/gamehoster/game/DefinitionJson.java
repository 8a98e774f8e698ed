package org.gamehoster.game;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import java.util.Map;
import org.gamehoster.json.Numbers;
import org.gamehoster.schema.Field;
import org.gamehoster.schema.Schema;
import org.gamehoster.schema.Wrap;

/**
 * The definition as the generated files carry it: the server's copy whole, the browser's without what only the server
 * needs, and with the schema hash as an unsigned number.
 */
final class DefinitionJson {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private DefinitionJson() {}

    static ObjectNode server(GameDefinition game) {
        ObjectNode json = common(game);
        json.set("settings", settings(game.settings()));
        ArrayNode commands = json.putArray("commands");
        for (CommandDefinition command : game.commands()) {
            ArrayNode writes =
                    withFields(commands, command.name(), command.schema()).putArray("writes");
            command.writesPlayer().forEach(field -> writes.add("player." + field));
            command.writesInstance().forEach(field -> writes.add("instance." + field));
        }
        ArrayNode bots = json.putArray("bots");
        for (BotDefinition bot : game.bots()) {
            ObjectNode node = bots.addObject().put("name", bot.name());
            put(node, "likelihood", bot.likelihood());
            ObjectNode join = node.putObject("join");
            bot.join().forEach((name, value) -> putPlain(join, name, value));
        }
        return json;
    }

    static ObjectNode browser(GameDefinition game) {
        ObjectNode json = common(game);
        ObjectNode settings = json.putObject("settings");
        settings.put("title", game.settings().title());
        settings.put("tickRate", game.settings().tickRate());
        settings.put("sendRate", game.settings().sendRate());
        ArrayNode commands = json.putArray("commands");
        game.commands().forEach(command -> withFields(commands, command.name(), command.schema()));
        return json.put("hash", Integer.toUnsignedLong(SchemaHash.of(game)));
    }

    private static ObjectNode common(GameDefinition game) {
        ObjectNode json = NODES.objectNode();
        json.put("domain", game.domain()).put("name", game.name());
        json.set("instance", fields(game.instance()));
        json.set("player", fields(game.player()));
        json.set("join", fields(game.join()));
        ArrayNode entities = json.putArray("entities");
        game.entities().forEach(entity -> withFields(entities, entity.name(), entity.schema()));
        ObjectNode rates = json.putObject("commandRates");
        for (Map.Entry<String, Double> rate : game.commandRates().entrySet()) {
            put(rates, rate.getKey(), rate.getValue());
        }
        return json;
    }

    private static ObjectNode settings(GameSettings settings) {
        ObjectNode json = NODES.objectNode()
                .put("title", settings.title())
                .put("browse", word(settings.browse()))
                .put("create", word(settings.create()))
                .put("tickRate", settings.tickRate())
                .put("sendRate", settings.sendRate())
                .put("capacity", settings.capacity())
                .put("botRate", settings.botRate())
                .put("botsMax", settings.botsMax())
                .put("botsZeroAt", settings.botsZeroAt())
                .put("warmInstances", settings.warmInstances());
        put(json, "holdSeconds", settings.holdSeconds());
        put(json, "idleSeconds", settings.idleSeconds());
        ArrayNode origins = json.putArray("origins");
        settings.origins().forEach(origins::add);
        return json.put("kind", word(settings.kind()));
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    private static ObjectNode withFields(ArrayNode list, String name, Schema schema) {
        ObjectNode node = list.addObject().put("name", name);
        node.set("fields", fields(schema));
        return node;
    }

    private static ArrayNode fields(Schema schema) {
        ArrayNode list = NODES.arrayNode();
        schema.fields().forEach(field -> list.add(field(field)));
        return list;
    }

    private static ObjectNode field(Field field) {
        ObjectNode json = NODES.objectNode()
                .put("name", field.name())
                .put("type", field.type().schemaName());
        switch (field.type()) {
            case STRING -> json.put("default", field.defaultText()).put("maxLength", field.maxLengthBytes());
            case BOOL -> json.put("default", field.defaultNumber() != 0);
            case NUMBER, INT, TICK -> put(json, "default", field.defaultNumber());
        }
        json.put("visibility", field.isPrivate() ? "private" : "public");
        field.wrap().ifPresent(wrap -> {
            switch (wrap) {
                case Wrap.ByInstanceField(String name) -> json.put("wrap", name);
                case Wrap.Fixed(double period) -> put(json, "wrap", period);
            }
        });
        field.range().ifPresent(range -> {
            put(json, "min", range.min());
            put(json, "max", range.max());
        });
        field.decimals().ifPresent(decimals -> json.put("decimals", decimals));
        return json;
    }

    private static void put(ObjectNode json, String name, double value) {
        if (Numbers.isWhole(value)) {
            json.put(name, (long) value);
        } else {
            json.put(name, value);
        }
    }

    private static void putPlain(ObjectNode json, String name, Object value) {
        switch (value) {
            case Boolean isTrue -> json.put(name, isTrue);
            case Double number -> put(json, name, number);
            default -> json.put(name, value.toString());
        }
    }
}
