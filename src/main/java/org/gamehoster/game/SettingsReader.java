package org.gamehoster.game;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.gamehoster.game.GameSettings.Browse;
import org.gamehoster.game.GameSettings.Create;
import org.gamehoster.game.GameSettings.Kind;
import org.gamehoster.json.Json;
import org.gamehoster.json.Position;
import org.gamehoster.schema.Field;
import org.gamehoster.schema.Schema;

/** {@code gamehoster-game.json}: fills in what it leaves open, and checks what only holds together. */
final class SettingsReader {
    static final String FILE = "gamehoster-game.json";
    /** An update counts the ticks since the last one in 8 bits. */
    private static final int TICKS_BETWEEN_SENDS_MAX = 255;

    private static final String PREFIX = "gamehoster-game-";

    private final Json.Members file;
    private final Schema instance;
    private final Problems problems;

    /** The settings in a file of the right shape; {@code instance} may hold the older place of the bots' two. */
    SettingsReader(Json.Members file, Schema instance, Problems problems) {
        this.file = file;
        this.instance = instance;
        this.problems = problems;
    }

    GameSettings read() {
        int tickRate = whole("tickRate", 30);
        int sendRate = whole("sendRate", tickRate);
        checkRates(tickRate, sendRate);
        return new GameSettings(
                text("title", ""),
                Browse.valueOf(word("browse", Browse.NONE)),
                Create.valueOf(word("create", Create.NONE)),
                tickRate,
                sendRate,
                whole("capacity", 0),
                whole("botRate", 10),
                whole("botsMax", older("botsMax")),
                whole("botsZeroAt", older("botsZeroAt")),
                whole("warmInstances", 0),
                file.number(PREFIX + "holdSeconds").orElse(5.0),
                file.number(PREFIX + "idleSeconds").orElse(60.0),
                origins(),
                Kind.valueOf(word("kind", Kind.SIMULATION)));
    }

    private void checkRates(int tickRate, int sendRate) {
        if (sendRate > tickRate) {
            report(
                    "sendRate",
                    "an update is sent " + sendRate + " times a second, and there are only " + tickRate + " ticks",
                    "make sendRate at most tickRate, or raise tickRate");
        } else if (Math.ceilDiv(tickRate, sendRate) > TICKS_BETWEEN_SENDS_MAX) {
            report("sendRate", "there are more than 255 ticks between two updates", "raise sendRate");
        }
    }

    private void report(String key, String message, String remedy) {
        Position position = file.get(PREFIX + key).map(Json::position).orElse(file.position());
        problems.at(FILE, position, message, remedy);
    }

    private int whole(String key, int otherwise) {
        return file.number(PREFIX + key).map(Double::intValue).orElse(otherwise);
    }

    private String text(String key, String otherwise) {
        return file.text(PREFIX + key).orElse(otherwise);
    }

    private String word(String key, Enum<?> otherwise) {
        return text(key, otherwise.name()).toUpperCase(Locale.ROOT);
    }

    /** Older games keep the bots' two numbers among the instance's fields. */
    private int older(String field) {
        return instance.indexOf(field).stream()
                .mapToObj(instance::field)
                .mapToDouble(Field::defaultNumber)
                .mapToInt(number -> (int) Math.max(0, number))
                .findFirst()
                .orElse(0);
    }

    private List<String> origins() {
        Optional<Json> origins = file.get(PREFIX + "origins");
        return origins.isPresent() && origins.get() instanceof Json.Items items
                ? items.values().stream()
                        .map(each -> ((Json.Text) each).value())
                        .toList()
                : List.of();
    }
}
