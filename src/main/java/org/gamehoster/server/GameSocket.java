package org.gamehoster.server;

import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.ServerWebSocket;
import io.vertx.core.http.WebSocketFrame;
import java.util.Optional;
import org.gamehoster.hosting.HostedGame;
import org.gamehoster.hosting.JoinDesk;
import org.gamehoster.hosting.JoinException;
import org.gamehoster.hosting.JoinRequest;
import org.gamehoster.instance.Connection;
import org.gamehoster.instance.JoinFields;
import org.gamehoster.instance.Seat;
import org.gamehoster.wire.CloseCode;
import org.gamehoster.wire.Hello;
import org.gamehoster.wire.MalformedException;
import org.gamehoster.wire.Welcome;
import org.jspecify.annotations.Nullable;

/**
 * One player's socket. Its first message is the hello, every later one a command; each is parsed here, once, and bad
 * bytes go no further. Lives on its own loop; an instance reaches it through {@link Connection}.
 */
final class GameSocket implements Connection {
    /** Called with each refusal, to count it. */
    @FunctionalInterface
    interface Refusals {
        void count(CloseCode code);
    }

    private final ServerWebSocket socket;
    private final SocketLoop loop;
    private final HostedGame game;
    private final Optional<String> wantedInstance;
    private final JoinDesk desk;
    private final SocketLimits limits;
    private final Refusals refusals;
    private final MessageAssembler assembler;
    private boolean saidHello;
    private boolean isClosed;
    private @Nullable Seat seat;
    private volatile boolean isReady = true;

    GameSocket(
            ServerWebSocket socket,
            SocketLoop loop,
            HostedGame game,
            Optional<String> wantedInstance,
            JoinDesk desk,
            SocketLimits limits,
            Refusals refusals) {
        this.socket = socket;
        this.loop = loop;
        this.game = game;
        this.wantedInstance = wantedInstance;
        this.desk = desk;
        this.limits = limits;
        this.refusals = refusals;
        this.assembler = new MessageAssembler(limits.messageBytesMax());
    }

    /** Begins to listen. On the socket's loop. */
    void open(Vertx vertx) {
        long helloTimer = vertx.setTimer(limits.helloMillisMax(), ignored -> {
            if (!saidHello) {
                refuse(CloseCode.IDLE);
            }
        });
        socket.frameHandler(this::received);
        socket.drainHandler(ignored -> isReady = true);
        // What the socket throws is followed by its close; the frame decoder has answered already.
        socket.exceptionHandler(ignored -> {});
        socket.closeHandler(ignored -> {
            vertx.cancelTimer(helloTimer);
            closed();
        });
    }

    private void received(WebSocketFrame frame) {
        if (isClosed || frame.isClose() || frame.isPing()) {
            return;
        }
        switch (assembler.add(frame)) {
            case MessageAssembler.Incomplete() -> {}
            case MessageAssembler.Unfit(CloseCode code) -> refuse(code);
            case MessageAssembler.Message(byte[] bytes) -> message(bytes);
        }
    }

    private void message(byte[] bytes) {
        try {
            if (!saidHello) {
                saidHello = true;
                hello(bytes);
            } else if (seat != null) {
                seat.offer(game.program().commands().decode(bytes, seat.joinTick()));
            } else {
                // A client that sends commands before its welcome does not speak this protocol.
                refuse(CloseCode.MALFORMED);
            }
        } catch (MalformedException e) {
            refuse(CloseCode.MALFORMED);
        }
    }

    private void hello(byte[] bytes) throws MalformedException {
        switch (Hello.decode(bytes, game.program().schemaHash(), game.program().join())) {
            case Hello.WrongVersion(int ignored) -> refuse(CloseCode.WRONG_VERSION);
            case Hello.WrongHash() -> refuse(CloseCode.WRONG_HASH);
            case Hello.Read(Hello hello) -> join(hello);
        }
    }

    private void join(Hello hello) {
        String fields = JoinFields.of(game.program().definition().join(), hello.join());
        desk.join(new JoinRequest(game, fields, wantedInstance, this)).onFailure(cause -> {
            CloseCode code = cause instanceof JoinException refused ? refused.code() : CloseCode.JOIN_FAILED;
            close(code);
        });
    }

    @Override
    public void seated(Seat given) {
        loop.add(() -> {
            if (isClosed) {
                given.leave();
                return;
            }
            seat = given;
            write(new Welcome(game.program().schemaHash(), given.instanceId()).encode());
        });
        loop.flush();
    }

    @Override
    public boolean isReady() {
        return isReady;
    }

    @Override
    public void send(byte[] update) {
        loop.add(() -> write(update));
    }

    @Override
    public void close(CloseCode code) {
        loop.add(() -> refuse(code));
        loop.flush();
    }

    private void write(byte[] message) {
        if (isClosed) {
            return;
        }
        socket.writeBinaryMessage(Buffer.buffer(message));
        if (socket.writeQueueFull()) {
            isReady = false;
        }
    }

    /** Closes from this side, with the reason told and counted. */
    void refuse(CloseCode code) {
        if (isClosed) {
            return;
        }
        refusals.count(code);
        socket.close((short) code.code(), code.reason());
        closed();
    }

    private void closed() {
        isClosed = true;
        isReady = false;
        if (seat != null) {
            seat.leave();
            seat = null;
        }
    }
}
