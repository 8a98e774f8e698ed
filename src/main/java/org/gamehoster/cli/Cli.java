package org.gamehoster.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;

/** The command line: finds the command, fills in settings, starts the log, and turns failures into exit codes. */
final class Cli {
    private static final Set<String> HELP = Set.of("help", "-h", "--help", "-V", "--version");

    private final GamehosterCommand options = new GamehosterCommand();
    private final CommandLine program = new CommandLine(options);
    private final Logging logging;
    private final DefaultValues defaults;

    Cli(
            List<Object> commands,
            Logging logging,
            Map<String, String> environment,
            Path workingFolder,
            PrintWriter out,
            PrintWriter err) {
        this.logging = logging;
        commands.forEach(program::addSubcommand);
        defaults = new DefaultValues(
                program,
                new EnvironmentSettings(environment),
                workingFolder,
                () -> Optional.ofNullable(options.settings()));
        OneLineErrors errors = new OneLineErrors(err, defaults);
        program.setOut(out)
                .setErr(err)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setExecutionStrategy(this::executeLogged)
                .setParameterExceptionHandler(errors)
                .setExecutionExceptionHandler(errors);
    }

    /** Runs the command: 0 done, 1 failed, 2 used wrongly. */
    int execute(String... args) {
        if (Arrays.stream(args).noneMatch(HELP::contains)) { // help is given whatever the settings are
            program.setDefaultValueProvider(defaults);
        }
        return program.execute(ImpliedCommand.complete(program, args));
    }

    private int executeLogged(ParseResult parsed) {
        logging.start(options.logFormat(), options.logLevel());
        return new RunLast().execute(parsed);
    }
}
