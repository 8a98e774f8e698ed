package org.gamehoster.hosting;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.gamehoster.game.GameSettings;
import org.gamehoster.instance.GameProgram;
import org.gamehoster.script.InstanceScript;
import org.gamehoster.script.ScriptEngine;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Gets games ready for players: a lobby each, and the instances that run with nobody in them. */
public final class GameHosts {
    private static final Logger LOG = LoggerFactory.getLogger(GameHosts.class);
    /** A lobby has no state, so its chance matters to nobody. */
    private static final int[] LOBBY_SEED = {1, 2, 3, 4};

    private final Vertx vertx;
    private final ScriptEngine engine;
    private final JoinDesk desk;
    private final InstanceOpener opener;
    private final InstanceOpener.Recorders recorders;

    public GameHosts(
            Vertx vertx,
            ScriptEngine engine,
            JoinDesk desk,
            InstanceOpener opener,
            InstanceOpener.Recorders recorders) {
        this.vertx = vertx;
        this.engine = engine;
        this.desk = desk;
        this.opener = opener;
        this.recorders = recorders;
    }

    /** Those of the games that are ready; one that fails is told of in the log and hinders no other. */
    public Future<List<HostedGame>> open(List<HostedGame> games) {
        List<HostedGame> ready = new ArrayList<>();
        List<Future<?>> opening = new ArrayList<>();
        for (HostedGame game : games) {
            opening.add(open(game).onComplete(result -> {
                synchronized (ready) {
                    if (result.succeeded()) {
                        ready.add(game);
                    } else {
                        LOG.error("{} cannot be served", game.key(), result.cause());
                    }
                }
            }));
        }
        return Future.join(opening).transform(ignored -> {
            synchronized (ready) {
                // As the games were listed, whichever was ready first.
                return Future.succeededFuture(
                        games.stream().filter(ready::contains).toList());
            }
        });
    }

    private Future<?> open(HostedGame game) {
        return openLobby(game).compose(ignored -> openWarm(game));
    }

    private Future<?> openLobby(HostedGame game) {
        GameProgram program = game.program();
        Future<@Nullable InstanceScript> script =
                vertx.executeBlocking(() -> engine.open(program.source(), "lobby", LOBBY_SEED), false);
        return script.map(opened -> new Lobby(program, Objects.requireNonNull(opened), recorders.of(program)))
                .compose(lobby -> vertx.deployVerticle(lobby).onSuccess(ignored -> desk.addLobby(game.key(), lobby)));
    }

    /** A game with bots is always played by them, so that whoever comes finds a game going on. */
    private Future<?> openWarm(HostedGame game) {
        GameSettings settings = game.program().definition().settings();
        int count = Math.max(settings.warmInstances(), settings.botsMax() > 0 ? 1 : 0);
        Future<?> opened = Future.succeededFuture();
        for (int i = 0; i < count; i++) {
            opened = opened.compose(ignored -> opener.open(game));
        }
        return opened.onFailure(cause -> LOG.error("{} opens no instance", game.key(), cause));
    }
}
