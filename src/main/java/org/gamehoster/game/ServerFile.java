package org.gamehoster.game;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Turns a built {@code gamehoster.server.js} back into the files that it was made from, without running it; so it is
 * checked by the very code that checks a folder. What only the browser needs is not in it and not restored.
 */
final class ServerFile {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final SortedMap<String, String> files = new TreeMap<>();
    private final List<LineMap.Span> spans = new ArrayList<>();

    private ServerFile() {}

    /** Empty where the text was not built by this version; that is then among the problems. */
    static Optional<ServerFile> read(String text, Problems problems) {
        try {
            ServerFile file = new ServerFile();
            file.restore(text.split("\n", -1));
            return Optional.of(file);
        } catch (JsonProcessingException | IllegalArgumentException e) {
            problems.add(Problem.in(
                    GeneratedFiles.SERVER,
                    "it was not built by this version, or was changed since: "
                            + String.valueOf(e.getMessage()).lines().findFirst().orElse(""),
                    "build it again from the game's folder"));
            return Optional.empty();
        }
    }

    /** The restored files by path. */
    SortedMap<String, String> files() {
        return files;
    }

    LineMap lines() {
        return new LineMap(spans);
    }

    private void restore(String[] lines) throws JsonProcessingException {
        if (lines.length < Generator.HEAD_LINES || !lines[0].equals(Generator.FIRST_LINE)) {
            throw new IllegalArgumentException("its first line is another");
        }
        definition(value(lines[1], Generator.DEFINITION));
        for (JsonNode span : value(lines[2], Generator.LINES)) {
            body(lines, span);
        }
    }

    private static JsonNode value(String line, String key) throws JsonProcessingException {
        if (!line.startsWith(key) || !line.endsWith(",")) {
            throw new IllegalArgumentException("there is no line that begins with " + key);
        }
        return JSON.readTree(line.substring(key.length(), line.length() - 1));
    }

    private void body(String[] lines, JsonNode span) {
        int first = span.path(0).asInt();
        int count = span.path(1).asInt();
        if (first < 1 || count < 1 || first - 1 > lines.length - count) {
            throw new IllegalArgumentException("its map of lines names lines that it has not");
        }
        String path = span.path(2).asText();
        files.put(path, String.join("\n", Arrays.asList(lines).subList(first - 1, first - 1 + count)));
        spans.add(new LineMap.Span(first, count, path, span.path(3).asInt()));
    }

    private void definition(JsonNode game) {
        put("gamehoster-game.json", prefixed(game.path("settings"), "gamehoster-game-"));
        put("gamehoster-instance/gamehoster-instance-schema.json", schema(game.path("instance"), "instance"));
        put("gamehoster-player/gamehoster-player-schema.json", schema(game.path("player"), "player"));
        put("gamehoster-player/gamehoster-player-join-schema.json", schema(game.path("join"), "player-join"));
        for (JsonNode command : game.path("commands")) {
            String path = "gamehoster-commands/" + command.path("name").asText() + "/gamehoster-command";
            put(path + "-schema.json", schema(command.path("fields"), "command"));
            put(path + ".json", JSON.createObjectNode().set("writes", command.path("writes")));
        }
        for (JsonNode entity : game.path("entities")) {
            String path = "gamehoster-entities/" + entity.path("name").asText() + "/gamehoster-entity-schema.json";
            put(path, schema(entity.path("fields"), "entity"));
        }
        for (JsonNode bot : game.path("bots")) {
            ObjectNode settings = JSON.createObjectNode();
            settings.set("gamehoster-bot-likelihood", bot.path("likelihood"));
            settings.set("gamehoster-bot-join", bot.path("join"));
            put("gamehoster-bots/" + bot.path("name").asText() + "/gamehoster-bot.json", settings);
        }
        ObjectNode frontend = JSON.createObjectNode();
        frontend.set("gamehoster-frontend-commandRates", game.path("commandRates"));
        put("gamehoster-frontend/gamehoster-frontend.json", frontend);
    }

    private void put(String path, JsonNode value) {
        files.put(path, value.toString());
    }

    private static ArrayNode schema(JsonNode fields, String what) {
        ArrayNode schema = JSON.createArrayNode();
        fields.forEach(field -> schema.add(prefixed(field, "gamehoster-" + what + "-schema-")));
        return schema;
    }

    private static ObjectNode prefixed(JsonNode values, String prefix) {
        ObjectNode json = JSON.createObjectNode();
        values.properties().forEach(entry -> json.set(prefix + entry.getKey(), entry.getValue()));
        return json;
    }
}
