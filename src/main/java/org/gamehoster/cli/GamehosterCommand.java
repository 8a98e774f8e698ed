package org.gamehoster.cli;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The program itself: what every command has. */
@Command(
        name = "gamehoster",
        scope = ScopeType.INHERIT,
        mixinStandardHelpOptions = true,
        versionProvider = GamehosterCommand.VersionLines.class,
        subcommands = HelpCommand.class,
        description = "Hosts multiplayer games written as a folder of small JSON and JavaScript files.",
        footer = {
            "",
            "An option --some-name can also be given as GAMEHOSTER_SOME_NAME in the environment, or as a line",
            "some-name=value of gamehoster.properties in the working folder. The command line comes before the",
            "environment, and that before the file. Exit codes: 0 done, 1 failed, 2 used wrongly."
        })
final class GamehosterCommand {
    @Option(
            names = "--settings",
            paramLabel = "FILE",
            scope = ScopeType.INHERIT,
            description = "Reads settings from this file instead of gamehoster.properties.")
    private @Nullable Path settings;

    @Option(
            names = "--log",
            paramLabel = "FORMAT",
            defaultValue = "text",
            scope = ScopeType.INHERIT,
            description = "How the log is written: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private LogFormat logFormat = LogFormat.text;

    @Option(
            names = "--log-level",
            paramLabel = "LEVEL",
            defaultValue = "info",
            scope = ScopeType.INHERIT,
            description = "What the log holds: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private LogLevel logLevel = LogLevel.info;

    @Nullable
    Path settings() {
        return settings;
    }

    LogFormat logFormat() {
        return logFormat;
    }

    LogLevel logLevel() {
        return logLevel;
    }

    static final class VersionLines implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {
                "gamehoster " + Version.current(),
                "MIT licence, copyright 2026 The Gamehoster authors; 'gamehoster licenses' lists the others'."
            };
        }
    }
}
