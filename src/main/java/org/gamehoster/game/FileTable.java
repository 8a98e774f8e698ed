package org.gamehoster.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gamehoster.game.GameFile.Role;

/** Every file that a game can have, by its path in the game's folder. */
final class FileTable {
    private static final String NAME = "NAME";

    private record Rule(String path, Pattern pattern, Role role, String bodyId) {}

    private final List<Rule> rules = new ArrayList<>();

    FileTable() {
        json("gamehoster-game.json", Role.SETTINGS);
        json("gamehoster-instance/gamehoster-instance-schema.json", Role.INSTANCE_SCHEMA);
        server("instance", "gamehoster-instance/gamehoster-instance", "create");
        updates("instance", "gamehoster-instance/gamehoster-instance");
        json("gamehoster-player/gamehoster-player-schema.json", Role.PLAYER_SCHEMA);
        json("gamehoster-player/gamehoster-player-join-schema.json", Role.JOIN_SCHEMA);
        server("player", "gamehoster-player/gamehoster-player", "join", "leave", "view");
        updates("player", "gamehoster-player/gamehoster-player");
        browser("player", "gamehoster-player/gamehoster-player", "predict", "smooth", "enter", "exit");
        json("gamehoster-commands/NAME/gamehoster-command-schema.json", Role.COMMAND_SCHEMA);
        json("gamehoster-commands/NAME/gamehoster-command.json", Role.COMMAND_MANIFEST);
        add("gamehoster-commands/NAME/gamehoster-command-handler.js", Role.SERVER_BODY, "command.NAME");
        json("gamehoster-entities/NAME/gamehoster-entity-schema.json", Role.ENTITY_SCHEMA);
        updates("entity.NAME", "gamehoster-entities/NAME/gamehoster-entity");
        browser("entity.NAME", "gamehoster-entities/NAME/gamehoster-entity", "smooth", "enter", "exit");
        json("gamehoster-bots/NAME/gamehoster-bot.json", Role.BOT_SETTINGS);
        server("bot.NAME", "gamehoster-bots/NAME/gamehoster-bot", "join", "update");
        json("gamehoster-frontend/gamehoster-frontend.json", Role.FRONTEND_SETTINGS);
        browser("frontend", "gamehoster-frontend/gamehoster-frontend", "setup", "render", "update");
        inputs();
    }

    private void inputs() {
        List<String> events = new ArrayList<>(List.of("mouse-move", "mouse-wheel", "key-press", "key-release"));
        for (String button : List.of("left", "middle", "right")) {
            events.add("mouse-button-" + button + "-press");
            events.add("mouse-button-" + button + "-release");
        }
        for (String event : events) {
            String path = "gamehoster-frontend/gamehoster-frontend-input-" + event + ".js";
            add(path, Role.BROWSER_BODY, "frontend.input." + event);
        }
    }

    private void json(String path, Role role) {
        add(path, role, "");
    }

    private void server(String body, String path, String... moments) {
        for (String moment : moments) {
            add(path + "-" + moment + ".js", Role.SERVER_BODY, body + "." + moment);
        }
    }

    private void browser(String body, String path, String... moments) {
        for (String moment : moments) {
            add(path + "-" + moment + ".js", Role.BROWSER_BODY, body + "." + moment);
        }
    }

    /** The single body, and the older pair. */
    private void updates(String body, String path) {
        server(body, path, "update");
        add(path + "-update-frontend.js", Role.SERVER_BODY, body + ".updateFrontend");
        add(path + "-update-backend.js", Role.SERVER_BODY, body + ".updateBackend");
    }

    private void add(String path, Role role, String bodyId) {
        String regex = Pattern.quote(path).replace(NAME, "\\E([^/]+)\\Q");
        rules.add(new Rule(path, Pattern.compile(regex), role, bodyId));
    }

    Optional<GameFile> find(String path) {
        for (Rule rule : rules) {
            Matcher matcher = rule.pattern().matcher(path);
            if (matcher.matches()) {
                String name = matcher.groupCount() > 0 ? matcher.group(1) : "";
                return Optional.of(new GameFile(rule.role(), name, rule.bodyId().replace(NAME, name)));
            }
        }
        return Optional.empty();
    }

    /** The path that a wrong one was most likely meant to be. */
    String nearest(String path) {
        return rules.stream()
                .map(Rule::path)
                .min(Comparator.comparingInt(known -> Words.distance(known, path)))
                .orElseThrow();
    }
}
