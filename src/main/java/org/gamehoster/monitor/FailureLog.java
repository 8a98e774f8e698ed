package org.gamehoster.monitor;

import java.util.List;
import java.util.stream.Collectors;
import org.gamehoster.game.StackTranslator;
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
    private final StackTranslator places;

    FailureLog(String game, StackTranslator places) {
        this.game = game;
        this.places = places;
    }

    void failed(String instanceId, long tick, ScriptFailure failure) {
        if (!failure.stack().isEmpty()) {
            List<String> frames = places.frames(failure.stack());
            String place = frames.isEmpty() ? failure.body() : frames.getFirst();
            String callers =
                    frames.stream().skip(1).map(frame -> "\n    from " + frame).collect(Collectors.joining());
            LOG.warn("{}/{}: {} (instance {}, tick {}){}", game, place, failure.message(), instanceId, tick, callers);
        }
    }
}
