package org.gamehoster.instance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.gamehoster.game.BotDefinition;
import org.gamehoster.game.GameSettings;
import org.gamehoster.script.CommandBatch;
import org.gamehoster.script.InstanceScript;
import org.gamehoster.script.ScriptException;
import org.gamehoster.script.ScriptFailure;
import org.gamehoster.script.SendPass;
import org.gamehoster.wire.CloseCode;
import org.gamehoster.wire.Command;
import org.jspecify.annotations.Nullable;

/**
 * One running copy of a game: who is in it, and what a tick, a send and a pass of the bots do. It has no clock and no
 * thread; the times are handed in, and one thread at a time calls it, but for {@link #offer}.
 *
 * <p>A {@link ScriptException} from any of its methods means that the instance can't go on.
 */
public final class Instance implements AutoCloseable {
    private record Received(Seat seat, Command command) {}

    private final GameProgram program;
    private final String id;
    private final InstanceScript script;
    private final RandomGenerator chance;
    private final Recorder recorder;

    private final List<Seat> seats = new ArrayList<>();
    private final Queue<Received> inbox = new ConcurrentLinkedQueue<>();
    private final CommandBatch batch = new CommandBatch();
    private final SendPass pass = new SendPass();
    private final ObjectTable table;
    private final UpdateEncoder encoder;
    private final List<Seat> handedOver = new ArrayList<>();
    private @Nullable Seat[] seatBySlot = new Seat[64];
    private Consumer<Seat> leaveRequests = seat -> {};
    private long tick;
    private int people;
    private int bots;
    private int playersEver;
    private int botsEver;

    /** An instance that is not open yet, with all its chance from {@code chance} and the script's own seed. */
    public Instance(GameProgram program, String id, InstanceScript script, RandomGenerator chance, Recorder recorder) {
        this.program = program;
        this.id = id;
        this.script = script;
        this.chance = chance;
        this.recorder = recorder;
        this.table = new ObjectTable(program.objectCodecs());
        GameSettings settings = program.definition().settings();
        this.encoder = new UpdateEncoder(
                table, program.definition().entities().size(), Math.ceilDiv(settings.tickRate(), settings.sendRate()));
    }

    public String id() {
        return id;
    }

    public long tickNumber() {
        return tick;
    }

    public int people() {
        return people;
    }

    public int botCount() {
        return bots;
    }

    public GameProgram program() {
        return program;
    }

    /** What the updates of the last send pass held. */
    UpdateStatistics statistics() {
        return encoder.statistics();
    }

    /** Runs the create body; false where it failed, and then the instance is of no use. */
    public boolean open(long nowMillis) throws ScriptException {
        boolean opened = script.open(nowMillis);
        reportFailures();
        return opened;
    }

    /** Who hears, on any thread, that a seat is to be given up; it then calls {@link #leave} in the instance's turn. */
    void onLeaveRequest(Consumer<Seat> requests) {
        leaveRequests = requests;
    }

    void requestLeave(Seat seat) {
        leaveRequests.accept(seat);
    }

    /** Queues a command for the next tick. Any thread. */
    void offer(Seat seat, Command command) {
        inbox.add(new Received(seat, command));
    }

    /**
     * Seats a person, in the place of a bot where the house is full.
     *
     * @param joinFields a JSON object
     * @param instances what {@code Instance.List()} gives, as a JSON array
     */
    public Seating seat(long nowMillis, String joinFields, String instances, Connection connection)
            throws ScriptException {
        int capacity = program.definition().settings().capacity();
        if (capacity > 0 && people >= capacity) {
            return new Seating.Full();
        }
        if (capacity > 0 && people + bots >= capacity) {
            removeBot(nowMillis);
        }
        Optional<Seat> seat = join(nowMillis, joinFields, instances, Optional.of(connection));
        if (seat.isEmpty()) {
            return new Seating.Failed();
        }
        script.setViewer(seat.get().slot(), true);
        people++;
        connection.seated(seat.get());
        return new Seating.Seated(seat.get());
    }

    private Optional<Seat> join(long nowMillis, String joinFields, String instances, Optional<Connection> connection)
            throws ScriptException {
        String playerId = "p" + ++playersEver;
        int slot = script.join(nowMillis, playerId, joinFields, instances);
        reportFailures();
        if (slot < 0) {
            return Optional.empty();
        }
        Seat seat = new Seat(this, playerId, slot, connection, tick);
        seats.add(seat);
        if (slot >= seatBySlot.length) {
            seatBySlot = Arrays.copyOf(seatBySlot, slot * 2);
        }
        seatBySlot[slot] = seat;
        return Optional.of(seat);
    }

    /** Takes a player out by the game's leave body; one who left already is left alone. */
    public void leave(long nowMillis, Seat seat) throws ScriptException {
        if (seat.isGone()) {
            return;
        }
        seat.setGone();
        seats.remove(seat);
        seatBySlot[seat.slot()] = null;
        if (seat.isBot()) {
            bots--;
        } else {
            people--;
        }
        script.leave(nowMillis, seat.slot());
        reportFailures();
    }

    /** The commands that have arrived, then every update body. */
    public void tick(long nowMillis) throws ScriptException {
        handOverCommands();
        tick++;
        int failures = script.tick(nowMillis);
        for (Seat seat : handedOver) {
            seat.viewer().countApplied();
        }
        handedOver.clear();
        if (failures > 0) {
            reportFailures();
        }
    }

    private void handOverCommands() throws ScriptException {
        for (Received received = inbox.poll(); received != null; received = inbox.poll()) {
            Seat seat = received.seat();
            if (!seat.isGone()) {
                Command command = received.command();
                batch.add(seat.slot(), command, program.textParameters(command.number()));
                handedOver.add(seat);
            }
        }
        script.enqueue(batch);
    }

    /** Runs the bots' brains, then moves their number one step towards where it should be. */
    public void bots(long nowMillis) throws ScriptException {
        if (bots > 0) {
            // Before the brains, so that commands keep the order in which they came.
            handOverCommands();
            if (script.bots(nowMillis) > 0) {
                reportFailures();
            }
        }
        int target = BotPopulation.target(program.definition().settings(), people);
        if (bots < target) {
            addBot(nowMillis);
        } else if (bots > target) {
            removeBot(nowMillis);
        }
    }

    private void addBot(long nowMillis) throws ScriptException {
        Optional<BotDefinition> kind = BotPopulation.draw(program.definition().bots(), chance);
        if (kind.isEmpty()) {
            return;
        }
        String fields = JoinFields.ofBot(program.definition().join(), kind.get(), ++botsEver);
        Optional<Seat> seat = join(nowMillis, fields, "[]", Optional.empty());
        if (seat.isPresent()) {
            bots++;
            script.makeBot(seat.get().slot(), kind.get().name());
            reportFailures();
        }
    }

    private void removeBot(long nowMillis) throws ScriptException {
        List<Seat> candidates = seats.stream().filter(Seat::isBot).toList();
        if (!candidates.isEmpty()) {
            leave(nowMillis, candidates.get(chance.nextInt(candidates.size())));
        }
    }

    /** Makes each viewer's update and hands it to its connection. */
    public void send() throws ScriptException {
        script.collectSend(pass);
        int place = table.apply(pass);
        if (pass.textCount() > 0) {
            script.takeTexts(table::applyText);
        }
        encoder.beginPass();
        if (pass.isViewShared()) {
            int count = pass.intAt(place);
            for (Seat seat : seats) {
                sendTo(seat, place + 1, count);
            }
            return;
        }
        for (int i = 0; i < pass.viewCount(); i++) {
            Seat seat = Objects.requireNonNull(seatBySlot[pass.intAt(place)]);
            int count = pass.intAt(place + 1);
            sendTo(seat, place + 2, count);
            place += 2 + (count < 0 ? -1 - count : count);
        }
    }

    private void sendTo(Seat seat, int place, int count) {
        if (seat.isBot()) {
            return;
        }
        Connection connection = seat.connection().orElseThrow();
        Viewer viewer = seat.viewer();
        if (!connection.isReady()) {
            viewer.miss(table);
            if (encoder.isOverdue(viewer, tick)) {
                connection.close(CloseCode.TOO_SLOW);
            }
            return;
        }
        encoder.encode(viewer, tick, pass, place, count).ifPresent(connection::send);
    }

    /** The whole state as JSON. */
    public String inspect() throws ScriptException {
        return script.inspect();
    }

    /** Tells everybody why it ends, and ends. */
    public void end(CloseCode code) {
        for (Seat seat : seats) {
            seat.setGone();
            seat.connection().ifPresent(connection -> connection.close(code));
        }
        seats.clear();
        close();
    }

    @Override
    public void close() {
        script.close();
    }

    private void reportFailures() throws ScriptException {
        for (ScriptFailure failure : script.takeFailures()) {
            recorder.failure(id, tick, failure);
        }
    }
}
