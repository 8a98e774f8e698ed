package org.gamehoster.instance;

import java.util.ArrayList;
import java.util.List;
import org.gamehoster.game.CommandDefinition;
import org.gamehoster.game.EntityDefinition;
import org.gamehoster.game.GameDefinition;
import org.gamehoster.game.StackTranslator;
import org.gamehoster.schema.Field;
import org.gamehoster.schema.Schema;
import org.gamehoster.script.GameSource;
import org.gamehoster.wire.CommandCodec;
import org.gamehoster.wire.ObjectCodec;
import org.gamehoster.wire.SchemaCodec;

/** A game ready to run: its definition, its script, and the codecs that both follow from. Immutable and shared. */
public final class GameProgram {
    private final GameDefinition definition;
    private final GameSource source;
    private final int schemaHash;
    private final StackTranslator places;
    private final List<Schema> kinds;
    private final CommandCodec commands;
    private final SchemaCodec join;
    private final boolean[][] textParameters;

    /** {@code places} tells where in the author's files something stands that JavaScript says of {@code source}. */
    public GameProgram(GameDefinition definition, GameSource source, int schemaHash, StackTranslator places) {
        this.places = places;
        this.definition = definition;
        this.source = source;
        this.schemaHash = schemaHash;
        List<Schema> schemas = new ArrayList<>(List.of(definition.instance(), definition.player()));
        definition.entities().stream().map(EntityDefinition::schema).forEach(schemas::add);
        kinds = List.copyOf(schemas);
        commands = new CommandCodec(
                definition.commands().stream().map(CommandDefinition::schema).toList());
        join = new SchemaCodec(definition.join());
        textParameters = definition.commands().stream()
                .map(command -> isText(command.schema()))
                .toArray(boolean[][]::new);
    }

    private static boolean[] isText(Schema schema) {
        boolean[] isText = new boolean[schema.size()];
        for (int i = 0; i < isText.length; i++) {
            Field field = schema.field(i);
            isText[i] = field.isText();
        }
        return isText;
    }

    public GameDefinition definition() {
        return definition;
    }

    public GameSource source() {
        return source;
    }

    public int schemaHash() {
        return schemaHash;
    }

    public StackTranslator places() {
        return places;
    }

    public CommandCodec commands() {
        return commands;
    }

    public SchemaCodec join() {
        return join;
    }

    /** One codec a kind of object: the instance, players, then each kind of entity. */
    ObjectCodec[] objectCodecs() {
        return kinds.stream().map(ObjectCodec::new).toArray(ObjectCodec[]::new);
    }

    /** Which parameters of a command are strings. */
    boolean[] textParameters(int command) {
        return textParameters[command];
    }
}
