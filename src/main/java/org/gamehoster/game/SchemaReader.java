package org.gamehoster.game;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gamehoster.json.Json;
import org.gamehoster.json.Numbers;
import org.gamehoster.json.Position;
import org.gamehoster.schema.Field;
import org.gamehoster.schema.FieldType;
import org.gamehoster.schema.Range;
import org.gamehoster.schema.Schema;
import org.gamehoster.schema.Wrap;

/** A schema file of the right shape: the fields, and what only holds of several keys together. */
final class SchemaReader {
    private static final int TEXT_BYTES = 256;
    private static final int JOIN_TEXT_BYTES = 64;
    /** A raw value on the wire is a whole number that a double still holds exactly. */
    private static final double STEPS_MAX = 9_007_199_254_740_991.0;

    private final String file;
    private final String what;
    private final Problems problems;

    /**
     * Reads one file.
     *
     * @param what {@code instance}, {@code player}, {@code player-join}, {@code command} or {@code entity}
     */
    SchemaReader(String file, String what, Problems problems) {
        this.file = file;
        this.what = what;
        this.problems = problems;
    }

    Schema read(Json.Items items) {
        List<Field> fields = new ArrayList<>();
        Map<String, Position> names = new HashMap<>();
        for (Json item : items.values()) {
            Json.Members keys = (Json.Members) item;
            String name = keys.text(key("name")).orElseThrow();
            Position earlier = names.putIfAbsent(name, keys.position());
            if (earlier != null) {
                report(keys, "name", name + " is there twice, first on line " + earlier.line(), "rename one of them");
            } else {
                fields.add(field(keys, name));
            }
        }
        return new Schema(fields);
    }

    private String key(String key) {
        return "gamehoster-" + what + "-schema-" + key;
    }

    private Field field(Json.Members keys, String name) {
        FieldType type =
                FieldType.bySchemaName(keys.text(key("type")).orElseThrow()).orElseThrow();
        Optional<Range> range = range(keys, type);
        Optional<Integer> decimals = decimals(keys, type);
        checkSteps(keys, range, decimals);
        int maxLength = maxLength(keys, type);
        Optional<Json> byDefault = keys.get(key("default"));
        byDefault.ifPresent(value -> checkDefault(keys, value, type, range, maxLength));
        return new Field(
                name,
                type,
                byDefault
                        .map(SchemaReader::number)
                        .orElse(range.map(each -> each.clamp(0)).orElse(0.0)),
                byDefault.map(SchemaReader::text).orElse(""),
                isPrivate(keys),
                wrap(keys, type),
                range,
                decimals,
                maxLength);
    }

    private Optional<Range> range(Json.Members keys, FieldType type) {
        Optional<Double> min = keys.number(key("min"));
        Optional<Double> max = keys.number(key("max"));
        if (min.isEmpty() && max.isEmpty()) {
            return Optional.empty();
        }
        String given = min.isPresent() ? "min" : "max";
        if (type != FieldType.NUMBER && type != FieldType.INT) {
            report(keys, given, "a " + type.schemaName() + " has no range", "take min and max out");
        } else if (min.isEmpty() || max.isEmpty()) {
            report(keys, given, "a range has two ends", "give both min and max, or neither");
        } else if (min.get() >= max.get()) {
            report(keys, "min", "min is not less than max", "make min the smaller of the two");
        } else if (type == FieldType.INT && !(Numbers.isWhole(min.get()) && Numbers.isWhole(max.get()))) {
            report(keys, given, "the range of an int has whole ends", "give whole numbers for min and max");
        } else {
            return Optional.of(new Range(min.get(), max.get()));
        }
        return Optional.empty();
    }

    private Optional<Integer> decimals(Json.Members keys, FieldType type) {
        Optional<Integer> decimals = keys.number(key("decimals")).map(Double::intValue);
        if (decimals.isPresent() && type != FieldType.NUMBER) {
            report(keys, "decimals", "only a number has decimals", "take decimals out, or make the type \"number\"");
            return Optional.empty();
        }
        return decimals;
    }

    private void checkSteps(Json.Members keys, Optional<Range> range, Optional<Integer> decimals) {
        double steps = range.map(each -> (each.max() - each.min()) * Math.pow(10, decimals.orElse(0)))
                .orElse(0.0);
        if (!(steps < STEPS_MAX)) {
            report(keys, "max", "the range holds more values than can be told apart (2^53)", "make it narrower");
        }
    }

    private int maxLength(Json.Members keys, FieldType type) {
        Optional<Integer> given = keys.number(key("maxLength")).map(Double::intValue);
        if (type != FieldType.STRING) {
            given.ifPresent(
                    ignored -> report(keys, "maxLength", "only a string has a maxLength", "take maxLength out"));
            return 0;
        }
        return given.orElse(what.equals("player-join") ? JOIN_TEXT_BYTES : TEXT_BYTES);
    }

    private void checkDefault(
            Json.Members keys, Json value, FieldType type, Optional<Range> range, int maxLengthBytes) {
        String remedy = "give a default that the field may hold";
        boolean isRight = switch (type) {
            case BOOL -> value instanceof Json.Bool;
            case STRING -> value instanceof Json.Text;
            case NUMBER -> value instanceof Json.Num;
            case INT, TICK -> value instanceof Json.Num number && Numbers.isWhole(number.value());
        };
        if (!isRight) {
            String wanted = type == FieldType.INT || type == FieldType.TICK ? "a whole number" : type.schemaName();
            report(keys, "default", "the default is " + value.shown() + " and the field is " + wanted, remedy);
        } else if (range.isPresent() && range.get().clamp(number(value)) != number(value)) {
            report(keys, "default", "the default " + value.shown() + " is outside min and max", remedy);
        } else if (text(value).getBytes(StandardCharsets.UTF_8).length > maxLengthBytes) {
            report(keys, "default", "the default is longer than maxLength, " + maxLengthBytes + " bytes", remedy);
        }
    }

    private static double number(Json value) {
        return switch (value) {
            case Json.Num(Position position, double number) -> number;
            case Json.Bool(Position position, boolean isTrue) -> isTrue ? 1 : 0;
            default -> 0;
        };
    }

    private static String text(Json value) {
        return value instanceof Json.Text(Position position, String text) ? text : "";
    }

    private boolean isPrivate(Json.Members keys) {
        boolean isPrivate = keys.text(key("visibility")).equals(Optional.of("private"));
        if (isPrivate && !what.equals("player")) {
            report(keys, "visibility", "only a player has private fields", "take it out, or keep the value in a bag");
        }
        return isPrivate;
    }

    private Optional<Wrap> wrap(Json.Members keys, FieldType type) {
        Optional<Json> given = keys.get(key("wrap"));
        if (given.isEmpty()) {
            return Optional.empty();
        }
        if (type != FieldType.NUMBER) {
            report(keys, "wrap", "only a number wraps", "take wrap out, or make the type \"number\"");
            return Optional.empty();
        }
        return switch (given.get()) {
            case Json.Text(Position position, String name) -> Optional.of(new Wrap.ByInstanceField(name));
            case Json.Num(Position position, double period) when period > 0 -> Optional.of(new Wrap.Fixed(period));
            default -> {
                report(keys, "wrap", "a period is greater than 0", "give the period, or an instance field's name");
                yield Optional.empty();
            }
        };
    }

    private void report(Json.Members keys, String key, String message, String remedy) {
        Position position = keys.get(key(key)).map(Json::position).orElse(keys.position());
        problems.at(file, position, keys.text(key("name")).orElse("?") + ": " + message, remedy);
    }
}
