package org.gamehoster.game;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import org.gamehoster.json.Numbers;
import org.gamehoster.schema.Field;
import org.gamehoster.schema.Schema;
import org.gamehoster.schema.Wrap;

/**
 * By which both ends of a socket see that they agree: the first 32 bits of the SHA-256 of a text of everything that
 * both have baked in. The text, a line each, words parted by one space:
 *
 * <pre>
 * gamehoster 1                      the protocol's version
 * rates 30 15                       ticks and updates a second
 * instance                          then its fields; likewise player, join, command NAME, entity NAME
 * field x number public 0 3600 1 arenaW -
 * </pre>
 *
 * A field's words: name, type, visibility, min, max, decimals, wrap, maxLength; {@code -} stands for what it lacks.
 */
final class SchemaHash {
    private static final int PROTOCOL_VERSION = 1;

    private final StringBuilder text = new StringBuilder();

    private SchemaHash() {}

    static int of(GameDefinition game) {
        byte[] bytes = canonicalText(game).getBytes(StandardCharsets.UTF_8);
        try {
            return ByteBuffer.wrap(MessageDigest.getInstance("SHA-256").digest(bytes))
                    .getInt();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    static String canonicalText(GameDefinition game) {
        SchemaHash hash = new SchemaHash();
        hash.line("gamehoster", PROTOCOL_VERSION);
        hash.line("rates", game.settings().tickRate(), game.settings().sendRate());
        hash.schema("instance", game.instance());
        hash.schema("player", game.player());
        hash.schema("join", game.join());
        game.commands().forEach(command -> hash.schema("command " + command.name(), command.schema()));
        game.entities().forEach(entity -> hash.schema("entity " + entity.name(), entity.schema()));
        return hash.text.toString();
    }

    private void line(Object... words) {
        text.append(String.join(
                        " ", List.of(words).stream().map(Object::toString).toList()))
                .append('\n');
    }

    private void schema(String name, Schema schema) {
        line(name);
        schema.fields().forEach(this::field);
    }

    private void field(Field field) {
        line(
                "field",
                field.name(),
                field.type().schemaName(),
                field.isPrivate() ? "private" : "public",
                field.range().map(range -> Numbers.shortest(range.min())).orElse("-"),
                field.range().map(range -> Numbers.shortest(range.max())).orElse("-"),
                field.decimals().map(Object::toString).orElse("-"),
                field.wrap().map(SchemaHash::wrap).orElse("-"),
                field.isText() ? Integer.toString(field.maxLengthBytes()) : "-");
    }

    private static String wrap(Wrap wrap) {
        return switch (wrap) {
            case Wrap.ByInstanceField(String name) -> name;
            case Wrap.Fixed(double period) -> Numbers.shortest(period);
        };
    }
}
