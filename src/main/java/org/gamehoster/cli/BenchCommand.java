package org.gamehoster.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import io.vertx.core.Vertx;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.gamehoster.bench.Bench;
import org.gamehoster.bench.BenchOptions;
import org.gamehoster.hosting.HostedGame;
import org.gamehoster.script.ScriptEngine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code gamehoster bench}: plays a game in this process, without sockets, and measures what that costs. */
@Command(name = "bench", description = "Plays a game in this process and measures what that costs.")
public final class BenchCommand implements Callable<Integer> {
    private static final int WARMUP_SECONDS = 10;

    private final Supplier<ScriptEngine> engines;

    @Parameters(arity = "1", paramLabel = "GAME", description = "GAME, DOMAIN/GAME, or a game's folder.")
    private String game = "";

    @Option(
            names = "--players",
            defaultValue = "50",
            description = "People in each instance. Default: ${DEFAULT-VALUE}.")
    private int players;

    @Option(names = "--instances", defaultValue = "1", description = "Default: ${DEFAULT-VALUE}.")
    private int instances;

    @Option(names = "--seconds", defaultValue = "30", description = "How long. Default: ${DEFAULT-VALUE}.")
    private int seconds;

    @Option(
            names = "--warmup",
            defaultValue = "" + WARMUP_SECONDS,
            description = "Seconds played before measuring. Default: ${DEFAULT-VALUE}.")
    private int warmup;

    @Option(names = "--seed", defaultValue = "1", description = "Of all chance. Default: ${DEFAULT-VALUE}.")
    private long seed;

    @Option(names = "--json", description = "Prints one line of JSON instead of a few for people.")
    private boolean isJson;

    @Option(
            names = "--games",
            paramLabel = "FOLDER",
            defaultValue = "games",
            description = "The folder of games, in it DOMAIN/GAME. Default: ${DEFAULT-VALUE}.")
    private Path games = Path.of("games");

    @Spec
    private CommandSpec spec = CommandSpec.create();

    BenchCommand(Supplier<ScriptEngine> engines) {
        this.engines = engines;
    }

    @Override
    public Integer call() throws InterruptedException, JsonProcessingException {
        require("--players", players, 0, 10_000);
        require("--instances", instances, 1, 10_000);
        require("--seconds", seconds, 1, 86_400);
        require("--warmup", warmup, 0, 86_400);
        try (ScriptEngine engine = engines.get()) {
            HostedGame hosted = HostedGame.of(new Games(games, engine).one(game), engine);
            Vertx vertx = Vertx.vertx();
            try {
                BenchOptions options = new BenchOptions(players, instances, warmup, seconds, seed);
                print(new Bench(vertx, engine, hosted, options).run());
            } finally {
                vertx.close().toCompletionStage().toCompletableFuture().join();
            }
        }
        return 0;
    }

    private void require(String option, int value, int min, int max) {
        if (value < min || value > max) {
            throw new ParameterException(
                    spec.commandLine(), option + " is " + value + "; it must be from " + min + " to " + max);
        }
    }

    private void print(Object report) throws JsonProcessingException {
        ObjectMapper mapper = new ObjectMapper();
        ObjectWriter writer = isJson ? mapper.writer() : mapper.writer().with(SerializationFeature.INDENT_OUTPUT);
        spec.commandLine().getOut().println(writer.writeValueAsString(report));
    }
}
