package org.gamehoster.cli;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.gamehoster.game.GameLoader;
import org.gamehoster.game.LoadedGame;
import org.gamehoster.script.ScriptEngine;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code gamehoster check}: reads games as the server would, and tells every problem with file, line and remedy. */
@Command(name = "check", description = "Reads games as the server would, and tells every problem of them.")
public final class CheckCommand implements Callable<Integer> {
    private final Supplier<ScriptEngine> engines;

    @Parameters(
            arity = "0..1",
            paramLabel = "GAMES",
            description = "A folder of games, the folder of one game, or a game's name. Default: all games.")
    private @Nullable String word;

    @Option(
            names = "--games",
            paramLabel = "FOLDER",
            defaultValue = "games",
            description = "The folder of games, in it DOMAIN/GAME. Default: ${DEFAULT-VALUE}.")
    private Path games = Path.of("games");

    @Spec
    private CommandSpec spec = CommandSpec.create();

    CheckCommand(Supplier<ScriptEngine> engines) {
        this.engines = engines;
    }

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        try (ScriptEngine engine = engines.get()) {
            int problems = 0;
            Games found = games(engine);
            List<Path> folders = folders(found);
            for (Path folder : folders) {
                switch (found.load(folder)) {
                    case GameLoader.Loaded(LoadedGame game) ->
                        out.println(game.definition().domain() + "/"
                                + game.definition().name() + " is all right");
                    case GameLoader.Broken broken -> {
                        problems += broken.problems().size();
                        broken.problems().forEach(problem -> out.println(folder + "/" + problem));
                    }
                }
            }
            out.println(summary(folders.size(), problems));
            return problems == 0 ? 0 : 1;
        }
    }

    private static String summary(int gameCount, int problems) {
        return (gameCount == 1 ? "1 game, " : gameCount + " games, ")
                + (problems == 1 ? "1 problem" : problems + " problems");
    }

    /** A word may name another folder of games than the usual one. */
    private Games games(ScriptEngine engine) {
        return new Games(isFolderOfGames() ? Path.of(String.valueOf(word)) : games, engine);
    }

    private List<Path> folders(Games found) {
        return word == null || isFolderOfGames() ? found.all() : found.find(word);
    }

    /** A game's own folder holds files of these names, a folder of games does not. */
    private boolean isFolderOfGames() {
        if (word == null || !Files.isDirectory(Path.of(word))) {
            return false;
        }
        String[] names = Path.of(word).toFile().list();
        return names != null && List.of(names).stream().noneMatch(name -> name.startsWith("gamehoster"));
    }
}
