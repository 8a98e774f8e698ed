package org.gamehoster.server;

import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Route;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import io.vertx.ext.web.handler.FileSystemAccess;
import io.vertx.ext.web.handler.StaticHandler;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.gamehoster.hosting.HostedGame;

/** Each game's own page, its files, and its client library. */
final class GamePages {
    private static final String LIBRARY = "/gamehoster.client.js";

    private final GameAddresses addresses;
    private final Map<HostedGame, String> etags = new HashMap<>();

    GamePages(GameAddresses addresses, List<HostedGame> games) {
        this.addresses = addresses;
        games.forEach(game -> etags.put(game, etag(game.clientScript())));
    }

    /** Adds the routes of all games. */
    void addTo(Router router) {
        for (HostedGame game : etags.keySet()) {
            for (String path : List.of("/" + game.key(), "/" + game.name())) {
                route(router, path).handler(context -> only(game, context, GamePages::toSlash));
                route(router, path + LIBRARY).handler(context -> only(game, context, each -> library(game, each)));
                Route files = route(router, path + "/*").handler(context -> only(game, context, RoutingContext::next));
                game.site()
                        .ifPresent(site -> files.handler(StaticHandler.create(FileSystemAccess.ROOT, site.toString())
                                .setCachingEnabled(false)
                                .setIndexPage("index.html")));
                files.handler(context -> fallback(game, context));
            }
        }
    }

    private static Route route(Router router, String path) {
        return router.route(path).method(HttpMethod.GET).method(HttpMethod.HEAD);
    }

    /** Goes on only where this host and path mean the game. */
    private void only(HostedGame game, RoutingContext context, Consumer<RoutingContext> then) {
        String host = Optional.ofNullable(context.request().getHeader(HttpHeaders.HOST))
                .orElse("");
        boolean isMeant = addresses
                .find(host, context.normalizedPath())
                .filter(found -> found.game().equals(game))
                .isPresent();
        if (isMeant) {
            then.accept(context);
        } else {
            context.next();
        }
    }

    private static void toSlash(RoutingContext context) {
        String path = context.normalizedPath();
        if (path.endsWith("/")) {
            context.next();
            return;
        }
        String query = context.request().query();
        context.response()
                .setStatusCode(308)
                // A path of its own, so that //evil.example is no other host.
                .putHeader(
                        HttpHeaders.LOCATION,
                        "/" + path.replaceAll("^/+", "") + "/" + (query == null ? "" : "?" + query))
                .end();
    }

    private void library(HostedGame game, RoutingContext context) {
        String etag = etags.getOrDefault(game, "");
        context.response()
                .putHeader(HttpHeaders.CONTENT_TYPE, "text/javascript; charset=utf-8")
                .putHeader(HttpHeaders.CACHE_CONTROL, "no-cache")
                .putHeader(HttpHeaders.ETAG, etag)
                // Pages elsewhere may load it; whether they may play is decided when they connect.
                .putHeader("Cross-Origin-Resource-Policy", "cross-origin")
                .putHeader(HttpHeaders.ACCESS_CONTROL_ALLOW_ORIGIN, "*");
        if (etag.equals(context.request().getHeader(HttpHeaders.IF_NONE_MATCH))) {
            context.response().setStatusCode(304).end();
        } else {
            context.response().end(game.clientScript());
        }
    }

    /** A game without a page of its own gets a plain one. */
    private static void fallback(HostedGame game, RoutingContext context) {
        if (!context.normalizedPath().endsWith("/") && !context.normalizedPath().endsWith("/index.html")) {
            context.next();
            return;
        }
        context.response()
                .putHeader(HttpHeaders.CONTENT_TYPE, "text/html; charset=utf-8")
                .end(Pages.plainGame(game.title()));
    }

    private static String etag(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return '"' + Base64.getUrlEncoder().withoutPadding().encodeToString(digest) + '"';
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
