package org.gamehoster.cli;

import java.io.PrintWriter;
import java.util.Objects;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says what went wrong in one line on standard error; only a fault of our own comes with a stack trace, in the log. */
final class OneLineErrors implements IParameterExceptionHandler, IExecutionExceptionHandler {
    private static final Logger LOG = LoggerFactory.getLogger(OneLineErrors.class);

    private final PrintWriter err;
    private final DefaultValues defaults;

    OneLineErrors(PrintWriter err, DefaultValues defaults) {
        this.err = err;
        this.defaults = defaults;
    }

    @Override
    public int handleParseException(ParameterException e, String[] args) {
        print(usageError(e));
        return ExitCode.USAGE;
    }

    @Override
    public int handleExecutionException(Exception e, CommandLine command, ParseResult parsed) {
        if (e instanceof CommandFailure) {
            print(Objects.requireNonNullElse(e.getMessage(), "failed"));
        } else {
            LOG.error("this is a fault in gamehoster itself", e);
        }
        return ExitCode.SOFTWARE;
    }

    private String usageError(ParameterException e) {
        if (e.getCause() instanceof SettingsError error) {
            return Objects.requireNonNullElse(error.getMessage(), "wrong settings");
        }
        String message = Objects.requireNonNullElse(e.getMessage(), "wrong usage");
        String source = defaults.given(e.getArgSpec())
                .map(setting -> setting.source() + ": ")
                .orElse("");
        String command = e.getCommandLine().getCommandSpec().qualifiedName();
        return source + message + suggestions(e) + " (see " + command + " --help)";
    }

    private static String suggestions(ParameterException e) {
        if (e instanceof UnmatchedArgumentException unmatched
                && !unmatched.getSuggestions().isEmpty()) {
            return "; did you mean " + String.join(", ", unmatched.getSuggestions()) + "?";
        }
        return "";
    }

    private void print(String message) {
        err.println("gamehoster: " + message.replaceAll("\\p{Cntrl}+", " "));
    }
}
