package org.gamehoster.server;

import io.vertx.core.Handler;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.SocketAddress;
import io.vertx.ext.web.RoutingContext;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Locale;
import java.util.Optional;

/**
 * Who may see admin addresses: whoever bears the token; where none is set, loopback only. Loopback means the socket and
 * the Host header, and no proxy in between, which would open them to the world.
 */
final class AdminGuard implements Handler<RoutingContext> {
    private static final String BEARER = "Bearer ";

    private final Optional<byte[]> token;

    AdminGuard(Optional<String> token) {
        this.token = token.map(text -> text.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public void handle(RoutingContext context) {
        boolean isAllowed =
                token.isPresent() ? bearsToken(context.request(), token.get()) : isLoopback(context.request());
        if (isAllowed) {
            context.next();
        } else if (token.isPresent()) {
            context.response()
                    .setStatusCode(401)
                    .putHeader("WWW-Authenticate", "Bearer")
                    .end("This address needs the admin token.\n");
        } else {
            context.response()
                    .setStatusCode(403)
                    .end("This address answers on this machine only, unless GAMEHOSTER_ADMIN_TOKEN is set.\n");
        }
    }

    private static boolean bearsToken(HttpServerRequest request, byte[] token) {
        String header = request.getHeader(HttpHeaders.AUTHORIZATION);
        if (header == null || !header.startsWith(BEARER)) {
            return false;
        }
        byte[] given = header.substring(BEARER.length()).getBytes(StandardCharsets.UTF_8);
        return MessageDigest.isEqual(given, token);
    }

    private static boolean isLoopback(HttpServerRequest request) {
        SocketAddress peer = request.remoteAddress();
        String host = Optional.ofNullable(request.getHeader(HttpHeaders.HOST)).orElse("");
        boolean isForwarded = request.headers().names().stream()
                .map(name -> name.toLowerCase(Locale.ROOT))
                .anyMatch(name -> name.equals("forwarded") || name.startsWith("x-forwarded"));
        return !isForwarded
                && peer != null
                && OriginPolicy.isLoopbackName(peer.hostAddress())
                && OriginPolicy.isLoopbackName(GameAddresses.hostName(host));
    }
}
