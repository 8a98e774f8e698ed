package org.gamehoster.monitor;

import org.gamehoster.script.ScriptFailure;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes failures of a game's bodies to the log, with the place in the author's own file. The prelude tells the first,
 * tenth, hundredth … of each kind with a stack; the rest are only counted.
 */
final class FailureLog {
    private static final Logger LOG = LoggerFactory.getLogger("gamehoster.game");

    private final String game;

    FailureLog(String game) {
        this.game = game;
    }

    void failed(String instanceId, long tick, ScriptFailure failure) {
        if (!failure.stack().isEmpty()) {
            LOG.warn(
                    "{} {} tick {}: {}: {}\n{}",
                    game,
                    instanceId,
                    tick,
                    failure.body(),
                    failure.message(),
                    failure.stack());
        }
    }
}
