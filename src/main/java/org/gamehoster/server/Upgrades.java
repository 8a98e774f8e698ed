package org.gamehoster.server;

import io.vertx.core.Vertx;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.ServerWebSocket;
import io.vertx.core.http.ServerWebSocketHandshake;
import io.vertx.core.net.SocketAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.gamehoster.hosting.HostedGame;
import org.gamehoster.hosting.JoinDesk;
import org.gamehoster.wire.CloseCode;
import org.jspecify.annotations.Nullable;

/**
 * Takes WebSocket upgrades: finds the game by host and path, and checks the page that asks. A refusal that a client
 * should understand is a close code, so it is told after the upgrade; only an address without a game is a plain 404.
 */
final class Upgrades {
    private final Vertx vertx;
    private final SocketLoop loop;
    private final GameAddresses addresses;
    private final JoinDesk desk;
    private final SocketLimits limits;
    private final GameSocket.Refusals refusals;

    Upgrades(
            Vertx vertx,
            SocketLoop loop,
            GameAddresses addresses,
            JoinDesk desk,
            SocketLimits limits,
            GameSocket.Refusals refusals) {
        this.vertx = vertx;
        this.loop = loop;
        this.addresses = addresses;
        this.desk = desk;
        this.limits = limits;
        this.refusals = refusals;
    }

    void take(ServerWebSocketHandshake handshake) {
        String host =
                Optional.ofNullable(handshake.headers().get(HttpHeaders.HOST)).orElse("");
        Optional<GameAddresses.Address> address = addresses
                .find(host, handshake.path())
                .filter(found -> found.rest().isEmpty() || found.rest().equals("/"));
        if (address.isEmpty()) {
            handshake.reject(404);
            return;
        }
        HostedGame game = address.get().game();
        boolean isWelcome = OriginPolicy.allows(
                Optional.ofNullable(handshake.headers().get(HttpHeaders.ORIGIN)),
                host,
                isLoopback(handshake.remoteAddress()),
                game.domain(),
                game.program().definition().settings().origins());
        handshake.accept().onSuccess(socket -> accepted(socket, game, isWelcome));
    }

    private void accepted(ServerWebSocket socket, HostedGame game, boolean isWelcome) {
        Optional<String> wanted = query(socket.query(), "instance");
        GameSocket gameSocket = new GameSocket(socket, loop, game, wanted, desk, limits, refusals);
        gameSocket.open(vertx);
        if (!isWelcome) {
            gameSocket.refuse(CloseCode.FOREIGN_ORIGIN);
        } else if (!GAME_PROTOCOL.equals(socket.subProtocol())) {
            gameSocket.refuse(CloseCode.WRONG_VERSION);
        }
    }

    /** The subprotocol that every client offers. */
    static final String GAME_PROTOCOL = "gamehoster.1";

    private static boolean isLoopback(SocketAddress address) {
        return address.host() != null && OriginPolicy.isLoopbackName(address.hostAddress());
    }

    private static Optional<String> query(@Nullable String query, String name) {
        if (query == null) {
            return Optional.empty();
        }
        for (String pair : query.split("&", -1)) {
            if (pair.startsWith(name + "=")) {
                return decode(pair.substring(name.length() + 1));
            }
        }
        return Optional.empty();
    }

    private static Optional<String> decode(String value) {
        try {
            return Optional.of(URLDecoder.decode(value, StandardCharsets.UTF_8));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
