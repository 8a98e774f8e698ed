package org.gamehoster.script;

import java.util.Map;
import org.gamehoster.game.BodyParser;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.HostAccess;
import org.graalvm.polyglot.PolyglotAccess;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.io.IOAccess;

/**
 * The JavaScript engine of a node. All contexts share it, and with it the compiled code: an instance that opens later
 * runs fast at once. Thread-safe.
 */
public final class ScriptEngine implements AutoCloseable {
    /** What bodies must not find: ways out of the sandbox, and ways to make code at run time. */
    private static final Map<String, String> CONTEXT_OPTIONS = Map.ofEntries(
            Map.entry("js.atomics", "false"),
            Map.entry("js.console", "false"),
            Map.entry("js.disable-eval", "true"),
            Map.entry("js.foreign-object-prototype", "false"),
            Map.entry("js.global-arguments", "false"),
            Map.entry("js.graal-builtin", "false"),
            Map.entry("js.intl-402", "false"),
            Map.entry("js.java-package-globals", "false"),
            Map.entry("js.load", "false"),
            Map.entry("js.polyglot-builtin", "false"),
            Map.entry("js.print", "false"),
            Map.entry("js.regexp-static-result", "false"),
            Map.entry("js.shared-array-buffer", "false"));

    private final Engine engine;
    private final Source prelude;
    private final boolean isCompiled;

    public ScriptEngine() {
        // The start line says whether JavaScript is compiled; the engine's own warning would come on top.
        engine = Engine.newBuilder("js")
                .option("engine.WarnInterpreterOnly", "false")
                .build();
        prelude = Prelude.source();
        isCompiled = !engine.getImplementationName().equals("Interpreted");
    }

    /** Whether JavaScript runs compiled; some twenty times slower if not. */
    public boolean isCompiled() {
        return isCompiled;
    }

    /** The game's generated server file, parsed once for all its instances. */
    public GameSource source(String name, String serverScript) {
        return new GameSource(Source.newBuilder("js", serverScript, name + "/gamehoster.server.js")
                .buildLiteral());
    }

    /**
     * Opens a context for one instance (or a lobby) of the game.
     *
     * @param seed four 32-bit numbers from which all chance of the instance follows
     * @throws ScriptException where the game's file can't be evaluated
     */
    public InstanceScript open(GameSource game, String instanceId, int[] seed) throws ScriptException {
        return InstanceScript.open(newContext(), prelude, game, instanceId, seed);
    }

    /** Says whether a text is the inside of a function, without running it. */
    public BodyParser bodyParser() {
        return new BodySyntax(context().option("js.disable-eval", "false").build());
    }

    private Context newContext() {
        return context().build();
    }

    private Context.Builder context() {
        return Context.newBuilder("js")
                .engine(engine)
                // Arrays only: the batches of commands that the server hands over. Bodies are never given one.
                .allowHostAccess(HostAccess.newBuilder().allowArrayAccess(true).build())
                .allowPolyglotAccess(PolyglotAccess.NONE)
                .allowIO(IOAccess.NONE)
                .allowCreateThread(false)
                .allowCreateProcess(false)
                .allowNativeAccess(false)
                .allowExperimentalOptions(true)
                .options(CONTEXT_OPTIONS);
    }

    @Override
    public void close() {
        engine.close(true);
    }
}
