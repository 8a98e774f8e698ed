package org.gamehoster.hosting;

import java.nio.file.Path;
import java.util.Optional;
import org.gamehoster.instance.GameProgram;

/**
 * A game that this node serves.
 *
 * @param clientScript the text of its {@code gamehoster.client.js}
 * @param site its {@code gamehoster-site/}, where it has one
 */
public record HostedGame(GameProgram program, String clientScript, Optional<Path> site) {
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
