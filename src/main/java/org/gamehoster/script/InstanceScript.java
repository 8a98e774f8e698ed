package org.gamehoster.script;

import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;

/**
 * One instance's JavaScript: its context, and the few calls that enter it. Owned by the instance's event loop, which
 * alone calls it.
 *
 * <p>Every call throws {@link ScriptException} where it was ended from outside or the context is beyond use.
 */
public final class InstanceScript implements AutoCloseable {
    private final Context context;
    private final Value open;
    private final Value choose;
    private final Value join;
    private final Value makeBot;
    private final Value leave;
    private final Value setViewer;
    private final Value enqueue;
    private final Value tick;
    private final Value bots;
    private final Value collectSend;
    private final Value fetchInts;
    private final Value fetchRows;
    private final Value takeTexts;
    private final Value takeFailures;
    private final Value setTick;
    private final Value inspect;
    private Value ints;
    private Value rows;

    static InstanceScript open(Context context, Source prelude, GameSource game, String instanceId, int[] seed)
            throws ScriptException {
        try {
            Value realm = context.eval(prelude).execute((Object) seed);
            Value host = realm.getMember("createHost").execute(context.eval(game.source()), instanceId);
            return new InstanceScript(context, host);
        } catch (PolyglotException e) {
            context.close(true);
            throw new ScriptException("the game's server file can not be evaluated: " + e.getMessage(), e);
        }
    }

    private InstanceScript(Context context, Value host) {
        this.context = context;
        open = host.getMember("open");
        choose = host.getMember("choose");
        join = host.getMember("join");
        makeBot = host.getMember("makeBot");
        leave = host.getMember("leave");
        setViewer = host.getMember("setViewer");
        enqueue = host.getMember("enqueue");
        tick = host.getMember("tick");
        bots = host.getMember("bots");
        collectSend = host.getMember("collectSend");
        fetchInts = host.getMember("ints");
        fetchRows = host.getMember("rows");
        takeTexts = host.getMember("takeTexts");
        takeFailures = host.getMember("takeFailures");
        setTick = host.getMember("setTick");
        inspect = host.getMember("inspect");
        ints = fetchInts.execute();
        rows = fetchRows.execute();
    }

    /** Runs the create body; false where it failed, and then the instance is of no use. */
    public boolean open(long nowMillis) throws ScriptException {
        return call(open, nowMillis).asBoolean();
    }

    /** What the join body chose. */
    public sealed interface Choice {}

    public record JoinInstance(String id) implements Choice {}

    public record CreateInstance() implements Choice {}

    /**
     * The choosing run of the join body, in a lobby; empty where the body failed or chose nothing.
     *
     * @param joinFields a JSON object
     * @param instances what {@code Instance.List()} gives, as a JSON array
     */
    public Optional<Choice> choose(String joinFields, String instances) throws ScriptException {
        Value chosen = call(choose, joinFields, instances);
        if (chosen.isNull()) {
            return Optional.empty();
        }
        String id = chosen.asString();
        return Optional.of(id.isEmpty() ? new CreateInstance() : new JoinInstance(id));
    }

    /** Seats a player by the game's join body; its slot, or -1 where the body failed. */
    public int join(long nowMillis, String playerId, String joinFields, String instances) throws ScriptException {
        return call(join, nowMillis, playerId, joinFields, instances).asInt();
    }

    /** Makes a player just seated a bot of a kind, and runs the kind's own join body. */
    public void makeBot(int slot, String kind) throws ScriptException {
        call(makeBot, slot, kind);
    }

    /** Runs the leave body for a player and removes it. */
    public void leave(long nowMillis, int slot) throws ScriptException {
        call(leave, nowMillis, slot);
    }

    /** Says whether the view body is to run for a player. */
    public void setViewer(int slot, boolean isViewer) throws ScriptException {
        call(setViewer, slot, isViewer);
    }

    /** Hands over the commands of a batch, and empties it. */
    public void enqueue(CommandBatch batch) throws ScriptException {
        if (batch.count() > 0) {
            call(enqueue, batch.numbers(), batch.texts(), batch.count());
            batch.clear();
        }
    }

    /** One tick; the count of kinds of failures to {@linkplain #takeFailures take}. */
    public int tick(long nowMillis) throws ScriptException {
        return call(tick, nowMillis).asInt();
    }

    /** One pass of the bots' brains; the count of kinds of failures to take. */
    public int bots(long nowMillis) throws ScriptException {
        return call(bots, nowMillis).asInt();
    }

    /** Runs the view bodies and reads out what changed since the last pass. */
    public void collectSend(SendPass pass) throws ScriptException {
        context.enter();
        try {
            int count = collectSend.execute().asInt();
            if (count < 0) {
                count = -count;
                ints = fetchInts.execute();
                rows = fetchRows.execute();
            }
            ints.readBuffer(0, pass.ints(count), 0, count * Integer.BYTES);
            int numbers = ints.readBufferInt(ByteOrder.nativeOrder(), Integer.BYTES);
            rows.readBuffer(0, pass.rows(numbers), 0, numbers * Double.BYTES);
        } catch (PolyglotException e) {
            throw ended(e);
        } finally {
            context.leave();
        }
    }

    /** Takes a string that was written: an object's slot, the field's place, the text. */
    @FunctionalInterface
    public interface TextSink {
        void text(int slot, int field, String text);
    }

    public void takeTexts(TextSink sink) throws ScriptException {
        context.enter();
        try {
            Value texts = takeTexts.execute();
            long count = texts.getArraySize();
            for (long i = 0; i < count; i += 3) {
                sink.text(
                        texts.getArrayElement(i).asInt(),
                        texts.getArrayElement(i + 1).asInt(),
                        texts.getArrayElement(i + 2).asString());
            }
        } catch (PolyglotException e) {
            throw ended(e);
        } finally {
            context.leave();
        }
    }

    public List<ScriptFailure> takeFailures() throws ScriptException {
        Value taken = call(takeFailures);
        List<ScriptFailure> failures = new ArrayList<>();
        for (long i = 0; i < taken.getArraySize(); i++) {
            Value failure = taken.getArrayElement(i);
            failures.add(new ScriptFailure(
                    failure.getMember("body").asString(),
                    failure.getMember("message").asString(),
                    failure.getMember("stack").asString(),
                    failure.getMember("count").asInt()));
        }
        return failures;
    }

    /** Sets the tick counter, for tests of what happens where it passes a boundary. */
    public void setTick(long tickNumber) throws ScriptException {
        call(setTick, tickNumber);
    }

    /** The instance's whole state as JSON. */
    public String inspect() throws ScriptException {
        return call(inspect).asString();
    }

    @Override
    public void close() {
        context.close(true);
    }

    private Value call(Value function, Object... arguments) throws ScriptException {
        try {
            return function.execute(arguments);
        } catch (PolyglotException e) {
            throw ended(e);
        } catch (IllegalStateException e) {
            throw new ScriptException("the context is closed", e);
        }
    }

    private static ScriptException ended(PolyglotException e) {
        String why = e.isInterrupted() || e.isCancelled() ? "it was ended from outside" : e.getMessage();
        return new ScriptException("JavaScript can not go on: " + why, e);
    }
}
