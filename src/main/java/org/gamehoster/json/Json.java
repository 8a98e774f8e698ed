package org.gamehoster.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A JSON value with the place where it begins. */
public sealed interface Json {
    Position position();

    /** The value as maps, lists, strings, numbers and booleans; null is an empty optional. */
    Optional<Object> plain();

    /**
     * An object; its members in the file's order.
     *
     * @param keys where each name stands
     */
    record Members(Position position, Map<String, Json> values, Map<String, Position> keys) implements Json {
        @Override
        public Optional<Object> plain() {
            Map<String, Object> plain = new LinkedHashMap<>();
            values.forEach((name, value) -> value.plain().ifPresent(found -> plain.put(name, found)));
            return Optional.of(plain);
        }

        public Optional<Json> get(String name) {
            return Optional.ofNullable(values.get(name));
        }

        public Optional<String> text(String name) {
            return get(name)
                    .flatMap(value -> value instanceof Text text ? Optional.of(text.value()) : Optional.empty());
        }

        public Optional<Double> number(String name) {
            return get(name)
                    .flatMap(value -> value instanceof Num number ? Optional.of(number.value()) : Optional.empty());
        }
    }

    /** An array. */
    record Items(Position position, List<Json> values) implements Json {
        @Override
        public Optional<Object> plain() {
            List<Object> plain = new ArrayList<>();
            values.forEach(value -> value.plain().ifPresent(plain::add));
            return Optional.of(plain);
        }
    }

    /** A string. */
    record Text(Position position, String value) implements Json {
        @Override
        public Optional<Object> plain() {
            return Optional.of(value);
        }
    }

    /** A finite number. */
    record Num(Position position, double value) implements Json {
        @Override
        public Optional<Object> plain() {
            return Optional.of(value);
        }
    }

    /** True or false. */
    record Bool(Position position, boolean value) implements Json {
        @Override
        public Optional<Object> plain() {
            return Optional.of(value);
        }
    }

    /** The word {@code null}, which no file of a game has a use for. */
    record Null(Position position) implements Json {
        @Override
        public Optional<Object> plain() {
            return Optional.empty();
        }
    }

    /** As an error message shows it: short, on one line. */
    default String shown() {
        return switch (this) {
            case Members members -> "an object";
            case Items items -> "a list";
            case Text(Position position, String value) ->
                '"' + (value.length() > 60 ? value.substring(0, 60) + "…" : value).replaceAll("\\p{Cntrl}", " ") + '"';
            case Num(Position position, double value) -> Numbers.shortest(value);
            case Bool(Position position, boolean value) -> Boolean.toString(value);
            case Null(Position position) -> "null";
        };
    }
}
