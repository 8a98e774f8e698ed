package org.gamehoster.server;

import io.vertx.core.Future;
import io.vertx.core.VerticleBase;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.ext.web.Router;
import java.util.List;
import java.util.function.Consumer;

/** One HTTP server on one loop; a node runs some of them on the same port. Sockets live on the loop that took them. */
final class HttpVerticle extends VerticleBase {
    private final GameServer server;
    private final Consumer<Integer> whenListening;

    HttpVerticle(GameServer server, Consumer<Integer> whenListening) {
        this.server = server;
        this.whenListening = whenListening;
    }

    @Override
    public Future<?> start() {
        SocketLoop loop = new SocketLoop(context);
        server.loops().add(loop);
        Router router = server.router(vertx);
        HttpServer http = vertx.createHttpServer(options());
        Upgrades upgrades = server.upgrades(vertx, loop);
        return http.webSocketHandshakeHandler(upgrades::take)
                .requestHandler(router)
                .listen()
                .onSuccess(listening -> whenListening.accept(listening.actualPort()));
    }

    private HttpServerOptions options() {
        SocketLimits limits = server.socketLimits();
        return new HttpServerOptions()
                .setHost(server.settings().host())
                .setPort(server.listenPort())
                .setTcpNoDelay(true)
                .setWebSocketSubProtocols(List.of(Upgrades.GAME_PROTOCOL))
                // Messages are a few bytes and have no room for compression; a deflate window a socket would cost.
                .setPerMessageWebSocketCompressionSupported(false)
                .setPerFrameWebSocketCompressionSupported(false)
                .setMaxWebSocketFrameSize(limits.messageBytesMax())
                .setMaxWebSocketMessageSize(limits.messageBytesMax())
                .setCompressionSupported(true);
    }
}
