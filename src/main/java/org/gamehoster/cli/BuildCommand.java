package org.gamehoster.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.gamehoster.game.GeneratedFiles;
import org.gamehoster.script.ScriptEngine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code gamehoster build}: writes the two files that are generated from a game's folder. */
@Command(
        name = "build",
        description =
                "Writes a game's two generated files, " + GeneratedFiles.SERVER + " and " + GeneratedFiles.CLIENT + ".")
public final class BuildCommand implements Callable<Integer> {
    private final Supplier<ScriptEngine> engines;

    @Parameters(arity = "1", paramLabel = "GAME", description = "GAME, DOMAIN/GAME, or a game's folder.")
    private String game = "";

    @Option(names = "--out", required = true, paramLabel = "DIR", description = "Where the two files are written.")
    private Path out = Path.of("");

    @Option(
            names = "--games",
            paramLabel = "FOLDER",
            defaultValue = "games",
            description = "The folder of games, in it DOMAIN/GAME. Default: ${DEFAULT-VALUE}.")
    private Path games = Path.of("games");

    @Spec
    private CommandSpec spec = CommandSpec.create();

    BuildCommand(Supplier<ScriptEngine> engines) {
        this.engines = engines;
    }

    @Override
    public Integer call() {
        try (ScriptEngine engine = engines.get()) {
            GeneratedFiles files = new Games(games, engine).one(game).files();
            Files.createDirectories(out);
            write(GeneratedFiles.SERVER, files.serverScript());
            write(GeneratedFiles.CLIENT, files.clientScript());
            return 0;
        } catch (IOException e) {
            throw new CommandFailure("cannot write to " + out + ": " + FileErrors.why(e), e);
        }
    }

    /** Whole or not at all: a server may be reading the folder. */
    private void write(String name, String text) throws IOException {
        Path temporary = Files.createTempFile(out, "." + name, ".tmp");
        Files.writeString(temporary, text);
        Files.move(temporary, out.resolve(name), StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        spec.commandLine().getOut().println(out.resolve(name));
    }
}
