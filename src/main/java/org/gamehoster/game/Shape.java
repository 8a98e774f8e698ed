package org.gamehoster.game;

import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import io.vertx.json.schema.Draft;
import io.vertx.json.schema.JsonSchema;
import io.vertx.json.schema.JsonSchemaOptions;
import io.vertx.json.schema.OutputFormat;
import io.vertx.json.schema.OutputUnit;
import io.vertx.json.schema.Validator;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.gamehoster.json.Json;
import org.gamehoster.json.Position;

/**
 * What a kind of JSON file must look like, as the JSON Schema that ships with the product says; editors read the same
 * one. The schema's descriptions say what a value must be, and so are the remedies of what is wrong.
 */
final class Shape {
    private static final String FOLDER = "/gamehoster/schemas/";
    /** Errors that only say that something inside is wrong. */
    private static final Set<String> WRAPPERS = Set.of("properties", "items", "additionalProperties");

    private final JsonObject schema;
    private final Validator validator;

    private Shape(JsonObject schema) {
        this.schema = schema;
        validator = Validator.create(
                JsonSchema.of(schema),
                new JsonSchemaOptions()
                        .setBaseUri("https://gamehoster.org/schemas/")
                        .setDraft(Draft.DRAFT202012)
                        .setOutputFormat(OutputFormat.Basic));
    }

    /** The shape of a file name, such as {@code gamehoster-game.json}. */
    static Shape of(String fileName) {
        String resource = FOLDER + fileName;
        try (InputStream in = Shape.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("the jar lacks " + resource);
            }
            return new Shape(new JsonObject(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether the value has the shape; what is wrong is among the problems if not. */
    boolean check(String file, Json value, Problems problems) {
        int before = problems.size();
        checkNulls(file, value, problems);
        if (problems.size() == before) {
            Object plain = value.plain().orElseThrow();
            OutputUnit result = validator.validate(plain instanceof List<?> list ? new JsonArray(list) : plain);
            if (!Boolean.TRUE.equals(result.getValid())) {
                report(file, value, result.getErrors(), problems);
            }
        }
        return problems.size() == before;
    }

    private static void checkNulls(String file, Json value, Problems problems) {
        switch (value) {
            case Json.Null(Position position) ->
                problems.at(file, position, "null is no value here", "give a value, or leave the key out");
            case Json.Members members -> members.values().values().forEach(each -> checkNulls(file, each, problems));
            case Json.Items items -> items.values().forEach(each -> checkNulls(file, each, problems));
            default -> {}
        }
    }

    /** One problem for each place, whichever of the schema's words it breaks. */
    private void report(String file, Json value, List<OutputUnit> errors, Problems problems) {
        Map<String, Problem> byPlace = new TreeMap<>();
        for (OutputUnit error : errors) {
            String keyword = last(error.getKeywordLocation());
            String place = error.getInstanceLocation();
            JsonObject broken = schemaAt(parent(error.getKeywordLocation()));
            Optional<Json> found = valueAt(value, place);
            if (keyword.equals("additionalProperties")) {
                surplus(file, value, place, broken).ifPresent(problem -> byPlace.putIfAbsent(place, problem));
            } else if (keyword.equals("required")) {
                byPlace.putIfAbsent(place, missing(file, found.orElse(value), broken));
            } else if (!WRAPPERS.contains(keyword)) {
                Json wrong = found.orElse(value);
                byPlace.putIfAbsent(place, wrong(file, wrong, name(place), broken));
            }
        }
        byPlace.values().forEach(problems::add);
    }

    private static Problem wrong(String file, Json wrong, String name, JsonObject broken) {
        String subject = name.isEmpty() ? "this" : name;
        return Problem.at(
                file,
                wrong.position(),
                subject + " is " + wrong.shown(),
                "it must be " + broken.getString("description", "of another form"));
    }

    private static Problem missing(String file, Json in, JsonObject broken) {
        List<String> missing = broken.getJsonArray("required").stream()
                .map(String::valueOf)
                .filter(name ->
                        in instanceof Json.Members members && members.get(name).isEmpty())
                .toList();
        return Problem.at(
                file,
                in.position(),
                String.join(" and ", missing) + " is missing",
                "add it: " + describe(broken, missing));
    }

    private static String describe(JsonObject schema, List<String> names) {
        return names.stream()
                .map(name ->
                        schema.getJsonObject("properties").getJsonObject(name).getString("description", name))
                .findFirst()
                .orElse("it is required");
    }

    private static Optional<Problem> surplus(String file, Json value, String place, JsonObject schema) {
        String name = name(place);
        Set<String> known = schema.getJsonObject("properties").fieldNames();
        if (known.contains(name)) {
            return Optional.empty(); // it is known, and wrong, which another error says
        }
        Position position = valueAt(value, parent(place))
                .map(in -> in instanceof Json.Members members ? members.keys().get(name) : in.position())
                .orElse(value.position());
        String remedy = Words.meant(name, known)
                .map(meant -> "did you mean " + meant + "?")
                .orElse("take it out; there are " + String.join(", ", known));
        return Optional.of(Problem.at(file, position, "there is no key " + name, remedy));
    }

    private JsonObject schemaAt(String pointer) {
        JsonObject at = schema;
        for (String part : parts(pointer)) {
            at = at.getJsonObject(part);
        }
        return at;
    }

    private static Optional<Json> valueAt(Json value, String pointer) {
        Optional<Json> at = Optional.of(value);
        for (String part : parts(pointer)) {
            at = at.flatMap(in -> switch (in) {
                case Json.Members members -> members.get(part);
                case Json.Items items -> Optional.of(items.values().get(Integer.parseInt(part)));
                default -> Optional.<Json>empty();
            });
        }
        return at;
    }

    private static List<String> parts(String pointer) {
        String path = pointer.startsWith("#") ? pointer.substring(1) : pointer;
        return path.length() < 2
                ? List.of()
                : List.of(path.substring(1).split("/", -1)).stream()
                        .map(Shape::unescape)
                        .toList();
    }

    private static String unescape(String part) {
        return part.replace("~1", "/").replace("~0", "~");
    }

    private static String parent(String pointer) {
        return pointer.substring(0, Math.max(0, pointer.lastIndexOf('/')));
    }

    private static String last(String pointer) {
        return pointer.substring(pointer.lastIndexOf('/') + 1);
    }

    /** What a place is called: the last key on the way to it. */
    private static String name(String pointer) {
        String last = unescape(last(pointer));
        return last.equals("#") || last.matches("\\d+") ? "" : last;
    }
}
