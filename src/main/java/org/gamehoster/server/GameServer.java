package org.gamehoster.server;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.gamehoster.fleet.InstanceDirectory;
import org.gamehoster.hosting.HostedGame;
import org.gamehoster.hosting.JoinDesk;
import org.gamehoster.instance.InstanceInfo;
import org.gamehoster.monitor.Metrics;

/** A node's HTTP side: the pages and the sockets of its games, and what it tells operators. */
public final class GameServer {
    private final ServerSettings settings;
    private final SocketLimits limits;
    private final List<HostedGame> games;
    private final GameAddresses addresses;
    private final JoinDesk desk;
    private final InstanceDirectory directory;
    private final Metrics metrics;
    private final SocketLoops loops;
    private volatile int port;

    public GameServer(
            ServerSettings settings,
            SocketLimits limits,
            List<HostedGame> games,
            JoinDesk desk,
            InstanceDirectory directory,
            Metrics metrics,
            SocketLoops loops) {
        this.settings = settings;
        this.limits = limits;
        this.games = games;
        this.addresses = new GameAddresses(games);
        this.desk = desk;
        this.directory = directory;
        this.metrics = metrics;
        this.loops = loops;
        this.port = settings.port();
    }

    /** Listens; gives the port, which tells where the settings leave it open. */
    public Future<Integer> start(Vertx vertx) {
        // The first one finds the port that the others then share.
        Future<?> listening = vertx.deployVerticle(new HttpVerticle(this, found -> port = found));
        return listening
                .compose(ignored -> {
                    List<Future<String>> others = new ArrayList<>();
                    for (int i = 1; i < settings.httpLoops(); i++) {
                        others.add(vertx.deployVerticle(new HttpVerticle(this, found -> {})));
                    }
                    return Future.all(others);
                })
                .map(ignored -> port);
    }

    ServerSettings settings() {
        return settings;
    }

    SocketLimits socketLimits() {
        return limits;
    }

    SocketLoops loops() {
        return loops;
    }

    int listenPort() {
        return port;
    }

    Upgrades upgrades(Vertx vertx, SocketLoop loop) {
        return new Upgrades(vertx, loop, addresses, desk, limits, metrics::countRefusal);
    }

    Router router(Vertx vertx) {
        Router router = Router.router(vertx);
        AdminGuard guard = new AdminGuard(settings.adminToken());
        router.get("/health/live").handler(context -> json(context, new JsonObject().put("status", "UP")));
        router.get("/health/ready").handler(context -> json(context, new JsonObject().put("status", "UP")));
        router.get("/metrics").handler(guard).handler(this::metrics);
        router.get("/monitor/api/instances").handler(guard).handler(this::instances);
        router.get("/monitor/api/instances/:id").handler(guard).handler(this::instance);
        router.get("/").handler(this::front);
        new GamePages(addresses, games).addTo(router);
        return router;
    }

    private void metrics(RoutingContext context) {
        context.response()
                .putHeader(HttpHeaders.CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")
                .end(metrics.scrape());
    }

    private Future<List<JsonObject>> listOf(HostedGame game) {
        return directory
                .list(game.key())
                .map(infos -> infos.stream().map(info -> describe(game, info)).toList());
    }

    private static JsonObject describe(HostedGame game, InstanceInfo info) {
        return new JsonObject()
                .put("id", info.id())
                .put("game", game.key())
                .put("players", info.people())
                .put("bots", info.bots())
                .put("capacity", info.capacity());
    }

    private void instances(RoutingContext context) {
        List<Future<List<JsonObject>>> lists = games.stream().map(this::listOf).toList();
        Future.all(lists)
                .onSuccess(ignored -> {
                    JsonArray all = new JsonArray();
                    lists.forEach(list -> list.result().forEach(all::add));
                    json(context, new JsonObject().put("instances", all));
                })
                .onFailure(context::fail);
    }

    private void instance(RoutingContext context) {
        String id = Objects.requireNonNullElse(context.pathParam("id"), "");
        games.stream()
                .flatMap(game -> directory.here(game.key(), id).stream())
                .findFirst()
                .ifPresentOrElse(
                        found -> found.inspect()
                                .onSuccess(state -> context.response()
                                        .putHeader(HttpHeaders.CONTENT_TYPE, "application/json")
                                        .end(state))
                                .onFailure(context::fail),
                        context::next);
    }

    private void front(RoutingContext context) {
        String host = Optional.ofNullable(context.request().getHeader(HttpHeaders.HOST))
                .orElse("");
        List<GameAddresses.Address> visible = addresses.on(host);
        List<Future<List<InstanceInfo>>> lists = visible.stream()
                .map(address -> directory.list(address.game().key()))
                .toList();
        Future.all(lists)
                .onSuccess(ignored -> {
                    StringBuilder items = new StringBuilder();
                    for (int i = 0; i < visible.size(); i++) {
                        int people = lists.get(i).result().stream()
                                .mapToInt(InstanceInfo::people)
                                .sum();
                        items.append(Pages.frontItem(
                                visible.get(i).game().title(), visible.get(i).base(), people));
                    }
                    context.response()
                            .putHeader(HttpHeaders.CONTENT_TYPE, "text/html; charset=utf-8")
                            .end(Pages.front(items.toString()));
                })
                .onFailure(context::fail);
    }

    private static void json(RoutingContext context, JsonObject body) {
        context.response()
                .putHeader(HttpHeaders.CONTENT_TYPE, "application/json")
                .end(body.encode());
    }
}
