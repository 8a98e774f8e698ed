package org.gamehoster.hosting;

import io.vertx.core.Context;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.VerticleBase;
import java.util.Optional;
import org.gamehoster.instance.GameProgram;
import org.gamehoster.instance.Recorder;
import org.gamehoster.script.InstanceScript;
import org.gamehoster.script.InstanceScript.Choice;
import org.gamehoster.script.ScriptException;
import org.gamehoster.script.ScriptFailure;

/**
 * Where a game's join body chooses an instance: one context a game and node, without state, on a loop of its own.
 */
public final class Lobby extends VerticleBase {
    /** What failures name instead of an instance. */
    private static final String NAME = "lobby";

    private final GameProgram program;
    private final InstanceScript script;
    private final Recorder recorder;

    public Lobby(GameProgram program, InstanceScript script, Recorder recorder) {
        this.program = program;
        this.script = script;
        this.recorder = recorder;
    }

    public GameProgram program() {
        return program;
    }

    /**
     * What the join body chooses among {@code instances}, a JSON array; empty where it fails. Any thread.
     */
    public Future<Optional<Choice>> choose(String joinFields, String instances) {
        Promise<Optional<Choice>> promise = Promise.promise();
        Context loop = context;
        loop.runOnContext(ignored -> {
            try {
                Optional<Choice> choice = script.choose(joinFields, instances);
                for (ScriptFailure failure : script.takeFailures()) {
                    recorder.failure(NAME, 0, failure);
                }
                promise.complete(choice);
            } catch (ScriptException e) {
                promise.fail(e);
            }
        });
        return promise.future();
    }

    @Override
    public Future<?> stop() {
        script.close();
        return Future.succeededFuture();
    }
}
