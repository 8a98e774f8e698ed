package org.gamehoster.game;

import java.util.List;
import java.util.Map;
import org.gamehoster.schema.Schema;

/**
 * Everything of a game but its bodies, as both sides know it. Commands and entity kinds are sorted by name (code
 * points); their places in the lists are their numbers on the wire.
 *
 * @param domain the folder that the game's folder lies in, such as {@code game.asteroids.net}
 * @param name the game's folder, such as {@code asteroids}
 * @param commandRates how often the browser sends a command at most, by its name, a second
 */
public record GameDefinition(
        String domain,
        String name,
        GameSettings settings,
        Schema instance,
        Schema player,
        Schema join,
        List<CommandDefinition> commands,
        List<EntityDefinition> entities,
        List<BotDefinition> bots,
        Map<String, Double> commandRates) {}
