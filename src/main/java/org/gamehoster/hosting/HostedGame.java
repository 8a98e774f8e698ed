package org.gamehoster.hosting;

import java.nio.file.Path;
import java.util.Optional;
import org.gamehoster.game.GameDefinition;
import org.gamehoster.game.LoadedGame;
import org.gamehoster.instance.GameProgram;
import org.gamehoster.script.ScriptEngine;

/**
 * A game that this node serves.
 *
 * @param clientScript the text of its {@code gamehoster.client.js}
 * @param site its {@code gamehoster-site/}, where it has one
 */
public record HostedGame(GameProgram program, String clientScript, Optional<Path> site) {
    /** Makes a loaded game ready to run in an engine. */
    public static HostedGame of(LoadedGame game, ScriptEngine engine) {
        GameDefinition definition = game.definition();
        String key = definition.domain() + "/" + definition.name();
        GameProgram program = new GameProgram(
                definition, engine.source(key, game.files().serverScript()), game.schemaHash(), game.places());
        return new HostedGame(program, game.files().clientScript(), game.site());
    }

    /** {@code DOMAIN/GAME}, by which the game is known in the fleet. */
    public String key() {
        return domain() + "/" + name();
    }

    public String domain() {
        return program.definition().domain();
    }

    public String name() {
        return program.definition().name();
    }

    public String title() {
        return program.definition().settings().title();
    }
}
