package org.gamehoster.node;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.file.FileSystemOptions;
import java.io.IOException;
import java.net.BindException;
import java.net.URI;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import org.gamehoster.fleet.InstanceDirectory;
import org.gamehoster.fleet.LocalDirectory;
import org.gamehoster.game.GameLoader;
import org.gamehoster.game.GameLoader.Broken;
import org.gamehoster.game.GameLoader.Loaded;
import org.gamehoster.game.GamesFolder;
import org.gamehoster.game.Problem;
import org.gamehoster.hosting.GameHosts;
import org.gamehoster.hosting.HostedGame;
import org.gamehoster.hosting.InstanceOpener;
import org.gamehoster.hosting.JoinDesk;
import org.gamehoster.instance.GameClock;
import org.gamehoster.instance.InstanceLimits;
import org.gamehoster.monitor.Metrics;
import org.gamehoster.script.ScriptEngine;
import org.gamehoster.server.GameServer;
import org.gamehoster.server.ServerSettings;
import org.gamehoster.server.SocketLimits;
import org.gamehoster.server.SocketLoops;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A server that serves every game of a folder. The place where all its parts are built; any thread may use it. */
public final class Node implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Node.class);
    /** More than cores, so that a body that overruns its time delays its own loop's few instances and nobody else. */
    private static final int EVENT_LOOPS = 32;

    private static final int HTTP_LOOPS_MAX = 4;

    private final NodeSettings settings;
    private final Vertx vertx;
    private final ScriptEngine engine;
    private final CountDownLatch ended = new CountDownLatch(1);
    private volatile int port;

    /** Starts a node, and returns once it serves; all that it began is undone where that fails. */
    public static Node start(NodeSettings settings) throws NodeException {
        Node node = new Node(settings);
        try {
            node.open();
            return node;
        } catch (NodeException | RuntimeException e) {
            node.close();
            throw e;
        }
    }

    private Node(NodeSettings settings) {
        this.settings = settings;
        vertx = Vertx.vertx(options());
        engine = new ScriptEngine();
    }

    private static VertxOptions options() {
        return new VertxOptions()
                .setEventLoopPoolSize(EVENT_LOOPS)
                .setPreferNativeTransport(true)
                .setFileSystemOptions(
                        new FileSystemOptions().setFileCachingEnabled(false).setClassPathResolvingEnabled(false));
    }

    private void open() throws NodeException {
        Metrics metrics = new Metrics();
        SocketLoops loops = new SocketLoops();
        SecureRandom chance = new SecureRandom();
        InstanceDirectory directory = new LocalDirectory(chance);
        InstanceOpener opener = new InstanceOpener(
                vertx,
                engine,
                directory,
                () -> loops,
                GameClock.SYSTEM,
                InstanceLimits.DEFAULT,
                metrics::recorder,
                () -> chance.ints(4).toArray());
        JoinDesk desk = new JoinDesk(directory, opener);
        GameHosts hosts = new GameHosts(vertx, engine, desk, opener, metrics::recorder);
        List<HostedGame> games = await(hosts.open(load()));
        GameServer server = new GameServer(
                new ServerSettings(settings.host(), settings.port(), settings.adminToken(), httpLoops()),
                SocketLimits.DEFAULT,
                games,
                desk,
                directory,
                metrics,
                loops);
        port = listen(server);
    }

    private static int httpLoops() {
        return Math.clamp(Runtime.getRuntime().availableProcessors(), 1, HTTP_LOOPS_MAX);
    }

    /** The games that can be hosted; what keeps the others from it goes to the log. */
    private List<HostedGame> load() throws NodeException {
        GamesFolder folder = new GamesFolder(settings.games(), new GameLoader(engine.bodyParser()));
        List<HostedGame> games = new ArrayList<>();
        try {
            for (GameLoader.Result result : folder.loadAll()) {
                switch (result) {
                    case Loaded(var game) -> games.add(HostedGame.of(game, engine));
                    case Broken broken -> tell(broken);
                }
            }
        } catch (IOException e) {
            throw new NodeException("the folder of games, " + settings.games() + ", cannot be read: " + e, e);
        }
        if (games.isEmpty()) {
            LOG.warn("there is no game to serve in {}", settings.games().toAbsolutePath());
        }
        return games;
    }

    private static void tell(Broken broken) {
        for (Problem problem : broken.problems()) {
            LOG.error("{}/{}/{}", broken.domain(), broken.name(), problem);
        }
        LOG.error("{}/{} is not served until that is mended", broken.domain(), broken.name());
    }

    private int listen(GameServer server) throws NodeException {
        try {
            return await(server.start(vertx));
        } catch (CompletionException e) {
            Throwable cause = Objects.requireNonNullElse(e.getCause(), e);
            boolean isTaken = cause instanceof BindException
                    || String.valueOf(cause.getMessage()).contains("already in use");
            throw new NodeException(
                    isTaken
                            ? "port " + settings.port() + " is taken; end what uses it, or give another with --port"
                            : "cannot listen on " + settings.host() + " port " + settings.port() + ": "
                                    + cause.getMessage(),
                    e);
        }
    }

    private static <T> T await(Future<T> future) {
        return future.toCompletionStage().toCompletableFuture().join();
    }

    /** Where it is reached, with the real port. */
    public URI address() {
        String host = settings.host();
        String name = host.equals("127.0.0.1") || host.equals("0.0.0.0") || host.equals("::") ? "localhost" : host;
        return URI.create("http://" + (name.contains(":") ? "[" + name + "]" : name) + ":" + port + "/");
    }

    /** Whether JavaScript runs compiled rather than interpreted. */
    public boolean isCompiled() {
        return engine.isCompiled();
    }

    /** Waits until the node is closed. */
    public void awaitEnd() throws InterruptedException {
        ended.await();
    }

    /** Ends all instances, tells their players, and frees everything. More than once does no harm. */
    @Override
    public synchronized void close() {
        if (ended.getCount() > 0) {
            await(vertx.close().otherwiseEmpty());
            engine.close();
            ended.countDown();
        }
    }
}
