package org.gamehoster.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code gamehoster run}: serves until a signal ends it. Also what is meant where no command is named. */
@Command(name = "run", description = "Runs the server; also what is meant where no command is named.")
public final class RunCommand implements Callable<Integer> {
    private static final Logger LOG = LoggerFactory.getLogger(RunCommand.class);

    private final ServerStarter starter;
    private final Shutdown shutdown;

    @Option(
            names = "--port",
            paramLabel = "PORT",
            defaultValue = "8080",
            converter = PortNumber.class,
            description = "Where it listens; 0 takes any free port. Default: ${DEFAULT-VALUE}.")
    private int port;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            description = "On which address it listens. Default: 127.0.0.1, so this machine only; 0.0.0.0 with a"
                    + " named fleet.")
    private @Nullable String host;

    @Option(
            names = "--games",
            paramLabel = "FOLDER",
            defaultValue = "games",
            description = "The folder of games, in it DOMAIN/GAME. Default: ${DEFAULT-VALUE}.")
    private Path games = Path.of("games");

    @Option(
            names = "--admin-token",
            paramLabel = "TOKEN",
            description = "What /monitor and /metrics ask for; better given as GAMEHOSTER_ADMIN_TOKEN, which other"
                    + " users do not see. Default: none, and they answer this machine only.")
    private @Nullable String adminToken;

    @Option(
            names = {"-cluster", "--cluster"},
            paramLabel = "NAME",
            arity = "0..1",
            fallbackValue = "true",
            defaultValue = "false",
            converter = ClusterNameConverter.class,
            description = "Joins a fleet: without a name, the nodes of this user on this machine.")
    private ClusterName cluster = ClusterName.NONE;

    RunCommand(ServerStarter starter, Shutdown shutdown) {
        this.starter = starter;
        this.shutdown = shutdown;
    }

    @Override
    public Integer call() throws InterruptedException {
        RunningServer server = starter.start(new RunSettings(
                port,
                Optional.ofNullable(host),
                games,
                Optional.ofNullable(adminToken),
                cluster.clustered(),
                cluster.name()));
        shutdown.onExit(server::close);
        LOG.info("Gamehoster {} serves {}, started in {}", Version.current(), server.address(), sinceProcessStart());
        sayJavaScript(server);
        server.awaitEnd();
        return 0;
    }

    private static void sayJavaScript(RunningServer server) {
        String reason = System.getProperty("gamehoster.interpreted", "");
        if (reason.isEmpty()) {
            LOG.info("JavaScript is {}", server.javaScript());
        } else {
            LOG.warn("JavaScript is {}, which is some twenty times slower: {}", server.javaScript(), reason);
        }
    }

    /** From the start of the process, which is the launcher's: a replaced process keeps its time of birth. */
    private static String sinceProcessStart() {
        return ProcessHandle.current()
                .info()
                .startInstant()
                .map(start -> Duration.between(start, Instant.now()).toMillis() / 1000.0)
                .map(seconds -> String.format(Locale.ROOT, "%.1f s", seconds))
                .orElse("unknown time");
    }
}
