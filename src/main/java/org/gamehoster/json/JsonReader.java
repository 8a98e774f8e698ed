package org.gamehoster.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads JSON as the standard has it: no comments, no surplus commas, no name twice. */
public final class JsonReader {
    private static final int NESTING_MAX = 64;

    private static final JsonFactory FACTORY = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .streamReadConstraints(
                    StreamReadConstraints.builder().maxNestingDepth(NESTING_MAX).build())
            .build();

    private final JsonParser parser;

    private JsonReader(JsonParser parser) {
        this.parser = parser;
    }

    /** Reads a whole text, which is one value. */
    public static Json read(String text) throws JsonSyntaxException {
        try (JsonParser parser = FACTORY.createParser(text)) {
            JsonReader reader = new JsonReader(parser);
            Json value = reader.value(parser.nextToken());
            if (parser.nextToken() != null) {
                throw new JsonSyntaxException("something follows the end of the value", reader.position());
            }
            return value;
        } catch (JsonProcessingException e) {
            throw new JsonSyntaxException(e.getOriginalMessage(), position(e.getLocation()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Position position() {
        return position(parser.currentTokenLocation());
    }

    private static Position position(@Nullable JsonLocation location) {
        return location == null || location.getLineNr() < 1
                ? Position.START
                : new Position(location.getLineNr(), Math.max(1, location.getColumnNr()));
    }

    private Json value(@Nullable JsonToken token) throws IOException, JsonSyntaxException {
        Position begin = position();
        return switch (token) {
            case START_OBJECT -> members(begin);
            case START_ARRAY -> items(begin);
            case VALUE_STRING -> new Json.Text(begin, parser.getText());
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> number(begin);
            case VALUE_TRUE -> new Json.Bool(begin, true);
            case VALUE_FALSE -> new Json.Bool(begin, false);
            case VALUE_NULL -> new Json.Null(begin);
            case null, default -> throw new JsonSyntaxException("it is empty", begin);
        };
    }

    private Json number(Position begin) throws IOException, JsonSyntaxException {
        double value = parser.getDoubleValue();
        if (!Double.isFinite(value)) {
            throw new JsonSyntaxException("the number is too large", begin);
        }
        return new Json.Num(begin, value);
    }

    private Json members(Position begin) throws IOException, JsonSyntaxException {
        Map<String, Json> values = new LinkedHashMap<>();
        Map<String, Position> keys = new LinkedHashMap<>();
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            String name = Objects.requireNonNull(parser.currentName());
            keys.put(name, position());
            values.put(name, value(parser.nextToken()));
        }
        return new Json.Members(begin, values, keys);
    }

    private Json items(Position begin) throws IOException, JsonSyntaxException {
        List<Json> values = new ArrayList<>();
        for (JsonToken token = parser.nextToken(); token != JsonToken.END_ARRAY; token = parser.nextToken()) {
            values.add(value(token));
        }
        return new Json.Items(begin, values);
    }
}
