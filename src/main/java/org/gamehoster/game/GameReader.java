package org.gamehoster.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.gamehoster.game.GameFile.Role;
import org.gamehoster.json.Json;
import org.gamehoster.json.Position;
import org.gamehoster.schema.Schema;

/**
 * Makes a game of a folder's files, or finds everything that keeps it from being one. Pure: reads no disk.
 */
final class GameReader {
    private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9_-]{0,63}");
    private static final String JOIN = "gamehoster-player/gamehoster-player-join.js";

    private final GameFolder folder;
    private final Shapes shapes;
    private final BodyParser parser;
    private final Problems problems;
    private final Map<String, GameFile> known = new TreeMap<>();
    private final Map<String, Json> json = new HashMap<>();

    GameReader(GameFolder folder, Shapes shapes, BodyParser parser, Problems problems) {
        this.folder = folder;
        this.shapes = shapes;
        this.parser = parser;
        this.problems = problems;
    }

    /** The game; empty where there are problems. */
    Optional<CheckedGame> read() {
        FileTable table = new FileTable();
        folder.files()
                .forEach((path, text) ->
                        table.find(path).ifPresentOrElse(file -> take(path, file, text), () -> unknown(table, path)));
        require(SettingsReader.FILE, "every game has one, with at least a gamehoster-game-title");
        require(JOIN, "add it: the join body chooses an instance and sets up the player");
        GameDefinition definition = definition();
        List<Body> server = bodies(Role.SERVER_BODY);
        List<Body> browser = bodies(Role.BROWSER_BODY);
        new References(definition, this::positionOf, problems).check();
        return problems.isEmpty() ? Optional.of(new CheckedGame(definition, server, browser)) : Optional.empty();
    }

    private void unknown(FileTable table, String path) {
        problems.add(Problem.in(
                path,
                "no game has a file of this name",
                "rename it or take it out; the nearest name is " + table.nearest(path)
                        + ", and sprites, sounds and pages go into gamehoster-site/"));
    }

    private void take(String path, GameFile file, String text) {
        known.put(path, file);
        if (!file.name().isEmpty() && !NAME.matcher(file.name()).matches()) {
            problems.add(Problem.in(
                    path,
                    "\"" + file.name() + "\" is no name",
                    "name the folder with letters, digits, - and _, led by a letter, at most 64"));
        } else if (file.isBody()) {
            parser.parse(text)
                    .ifPresent(error -> problems.at(
                            path,
                            new Position(error.line(), error.column()),
                            error.message(),
                            "mend the syntax; a body is the inside of a strict function"));
        } else {
            problems.json(path, text)
                    .filter(value -> shapes.of(fileName(path)).check(path, value, problems))
                    .ifPresent(value -> json.put(path, value));
        }
    }

    private static String fileName(String path) {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    private void require(String path, String remedy) {
        if (!folder.files().containsKey(path)) {
            problems.add(Problem.in(path, "this file is missing", remedy));
        }
    }

    private GameDefinition definition() {
        Schema instance = schema("gamehoster-instance/gamehoster-instance-schema.json", "instance");
        Json.Members settings = members(SettingsReader.FILE);
        return new GameDefinition(
                folder.domain(),
                folder.name(),
                new SettingsReader(settings, instance, problems).read(),
                instance,
                schema("gamehoster-player/gamehoster-player-schema.json", "player"),
                schema("gamehoster-player/gamehoster-player-join-schema.json", "player-join"),
                commands(),
                entities(),
                bots(),
                commandRates());
    }

    /** An object without members where the file is missing or wrong, which is among the problems already. */
    private Json.Members members(String path) {
        return json.get(path) instanceof Json.Members members
                ? members
                : new Json.Members(Position.START, Map.of(), Map.of());
    }

    private Schema schema(String path, String what) {
        return json.get(path) instanceof Json.Items items
                ? new SchemaReader(path, what, problems).read(items)
                : Schema.EMPTY;
    }

    /** Names by code points; Java's own order is by UTF-16 units, which for these names is the same. */
    private SortedSet<String> names(String parent) {
        SortedSet<String> names = new TreeSet<>();
        known.forEach((path, file) -> {
            if (path.startsWith(parent + "/")) {
                names.add(file.name());
            }
        });
        return names;
    }

    private List<CommandDefinition> commands() {
        List<CommandDefinition> commands = new ArrayList<>();
        for (String name : names("gamehoster-commands")) {
            String path = "gamehoster-commands/" + name + "/gamehoster-command";
            require(path + "-schema.json", "add it: the values that the command carries; [] for none");
            require(path + ".json", "add it: the fields that the handler may write, { \"writes\": [] } for none");
            require(path + "-handler.js", "add it: the body that runs when the command has arrived");
            commands.add(new CommandDefinition(
                    name,
                    schema(path + "-schema.json", "command"),
                    writes(path + ".json", "player."),
                    writes(path + ".json", "instance.")));
        }
        return commands;
    }

    private List<String> writes(String path, String prefix) {
        List<String> fields = new ArrayList<>();
        members(path)
                .get("writes")
                .ifPresent(list -> ((Json.Items) list).values().forEach(each -> {
                    String write = ((Json.Text) each).value();
                    if (write.startsWith(prefix)) {
                        fields.add(write.substring(prefix.length()));
                    }
                }));
        return fields;
    }

    private List<EntityDefinition> entities() {
        List<EntityDefinition> entities = new ArrayList<>();
        for (String name : names("gamehoster-entities")) {
            String path = "gamehoster-entities/" + name + "/gamehoster-entity-schema.json";
            require(path, "add it: the fields of the entity; [] for none");
            entities.add(new EntityDefinition(name, schema(path, "entity")));
        }
        return entities;
    }

    private List<BotDefinition> bots() {
        List<BotDefinition> bots = new ArrayList<>();
        for (String name : names("gamehoster-bots")) {
            String path = "gamehoster-bots/" + name + "/gamehoster-bot";
            require(path + ".json", "add it: { \"gamehoster-bot-likelihood\": 1 }");
            require(path + "-update.js", "add it: the body that thinks for a bot of this kind");
            Json.Members settings = members(path + ".json");
            Map<String, Object> join = new TreeMap<>();
            settings.get("gamehoster-bot-join")
                    .ifPresent(found -> ((Json.Members) found)
                            .values()
                            .forEach((field, value) -> value.plain().ifPresent(plain -> join.put(field, plain))));
            bots.add(new BotDefinition(
                    name, settings.number("gamehoster-bot-likelihood").orElse(0.0), join));
        }
        return bots;
    }

    private Map<String, Double> commandRates() {
        Map<String, Double> rates = new TreeMap<>();
        members(References.FRONTEND).get("gamehoster-frontend-commandRates").ifPresent(found -> {
            Json.Members byCommand = (Json.Members) found;
            byCommand
                    .values()
                    .forEach((command, rate) ->
                            rates.put(command, byCommand.number(command).orElse(0.0)));
        });
        return rates;
    }

    private List<Body> bodies(Role role) {
        List<Body> bodies = new ArrayList<>();
        folder.files().forEach((path, text) -> {
            GameFile file = known.get(path);
            if (file != null && file.role() == role) {
                bodies.add(new Body(file.bodyId(), path, text));
            }
        });
        bodies.sort(Comparator.comparing(Body::id));
        return bodies;
    }

    /** Where a name or a string stands in a JSON file, or the file's beginning. */
    private Position positionOf(String path, String word) {
        return Optional.ofNullable(json.get(path))
                .flatMap(value -> find(value, word))
                .orElse(Position.START);
    }

    private static Optional<Position> find(Json value, String word) {
        return switch (value) {
            case Json.Members members
            when members.keys().containsKey(word) -> Optional.of(members.keys().get(word));
            case Json.Members members -> first(members.values().values(), word);
            case Json.Items items -> first(items.values(), word);
            case Json.Text(Position position, String text) when text.equals(word) -> Optional.of(position);
            default -> Optional.empty();
        };
    }

    private static Optional<Position> first(Iterable<Json> values, String word) {
        for (Json value : values) {
            Optional<Position> found = find(value, word);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }
}
