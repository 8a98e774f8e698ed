package org.gamehoster.game;

import java.util.List;
import java.util.OptionalInt;
import org.gamehoster.json.Position;
import org.gamehoster.schema.Field;
import org.gamehoster.schema.FieldType;
import org.gamehoster.schema.Schema;
import org.gamehoster.schema.Wrap;

/** What one file of a game says about another: names must exist there, and be of the right kind. */
final class References {
    static final String FRONTEND = "gamehoster-frontend/gamehoster-frontend.json";
    private static final String RESERVED = "health, metrics, monitor, docs, sync";

    /** Where a word stands in a file. */
    @FunctionalInterface
    interface Places {
        Position of(String file, String word);
    }

    private final GameDefinition game;
    private final Places places;
    private final Problems problems;

    References(GameDefinition game, Places places, Problems problems) {
        this.game = game;
        this.places = places;
        this.problems = problems;
    }

    void check() {
        checkName();
        checkWraps("gamehoster-instance/gamehoster-instance-schema.json", game.instance());
        checkWraps("gamehoster-player/gamehoster-player-schema.json", game.player());
        game.entities()
                .forEach(entity -> checkWraps(
                        "gamehoster-entities/" + entity.name() + "/gamehoster-entity-schema.json", entity.schema()));
        game.commands().forEach(this::checkCommand);
        game.bots().forEach(this::checkBot);
        checkBots();
        game.commandRates().forEach(this::checkRate);
    }

    private void checkName() {
        if (List.of(RESERVED.split(", ", -1)).contains(game.name())) {
            problems.add(Problem.in(
                    "", "a game cannot be called " + game.name(), "rename its folder; taken are " + RESERVED));
        }
    }

    private void report(String file, String word, String message, String remedy) {
        problems.at(file, places.of(file, word), message, remedy);
    }

    private void checkWraps(String file, Schema schema) {
        for (Field field : schema.fields()) {
            if (field.wrap().isPresent() && field.wrap().get() instanceof Wrap.ByInstanceField(String name)) {
                OptionalInt index = game.instance().indexOf(name);
                boolean isNumber = index.isPresent() && isNumber(game.instance().field(index.getAsInt()));
                if (!isNumber) {
                    report(
                            file,
                            name,
                            field.name() + " wraps at " + name + ", which is no number of the instance",
                            "name a number or int field of gamehoster-instance-schema.json, or give the period itself");
                }
            }
        }
    }

    private static boolean isNumber(Field field) {
        return field.type() == FieldType.NUMBER || field.type() == FieldType.INT;
    }

    private void checkCommand(CommandDefinition command) {
        String file = "gamehoster-commands/" + command.name() + "/gamehoster-command.json";
        checkWrites(file, "player", command.writesPlayer(), game.player());
        checkWrites(file, "instance", command.writesInstance(), game.instance());
    }

    private void checkWrites(String file, String object, List<String> writes, Schema schema) {
        for (String name : writes) {
            if (schema.indexOf(name).isEmpty()) {
                String remedy = Words.meant(
                                name, schema.fields().stream().map(Field::name).toList())
                        .map(meant -> "did you mean " + object + "." + meant + "?")
                        .orElse("add the field to the schema, or take it out here; a bag needs no permission");
                report(file, object + "." + name, "the schema of " + object + " has no field " + name, remedy);
            }
        }
    }

    private void checkBot(BotDefinition bot) {
        String file = "gamehoster-bots/" + bot.name() + "/gamehoster-bot.json";
        bot.join().forEach((name, value) -> {
            OptionalInt index = game.join().indexOf(name);
            if (index.isEmpty()) {
                report(file, name, "there is no join field " + name, "take it out, or add it to the join schema");
            } else if (!fits(game.join().field(index.getAsInt()).type(), value)) {
                FieldType type = game.join().field(index.getAsInt()).type();
                report(file, name, name + " is no " + type.schemaName(), "give a value of the field's type");
            }
        });
    }

    private static boolean fits(FieldType type, Object value) {
        return switch (type) {
            case BOOL -> value instanceof Boolean;
            case STRING -> value instanceof String;
            case NUMBER, INT, TICK -> value instanceof Double;
        };
    }

    private void checkBots() {
        boolean isWanted = game.settings().botsMax() > 0;
        boolean isPossible = game.bots().stream().anyMatch(bot -> bot.likelihood() > 0);
        if (isWanted && !isPossible) {
            report(
                    SettingsReader.FILE,
                    "gamehoster-game-botsMax",
                    "the game wants bots and has no kind of bot that can be drawn",
                    "add a folder in gamehoster-bots/ with a likelihood above 0, or set botsMax to 0");
        }
    }

    private void checkRate(String command, double rate) {
        boolean exists = game.commands().stream().anyMatch(each -> each.name().equals(command));
        if (!exists || !(rate > 0)) {
            report(
                    FRONTEND,
                    command,
                    exists ? command + " has no rate above 0" : "there is no command " + command,
                    "name a command, and a number of times a second above 0");
        }
    }
}
