package org.gamehoster.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** Puts {@code run} in front where the command line names no command: {@code gamehoster -cluster --port 80}. */
final class ImpliedCommand {
    private static final String IMPLIED = "run";

    private ImpliedCommand() {}

    /**
     * Completes the arguments.
     *
     * @param root the program, whose own options may stand before a command
     * @return the arguments as they are where there is a command, or a word that is meant as one, or a call for help
     */
    static String[] complete(CommandLine root, String[] args) {
        int i = 0;
        while (i < args.length) {
            if (!args[i].startsWith("-")) {
                return args;
            }
            OptionSpec option = root.getCommandSpec().optionsMap().get(name(args[i]));
            if (option == null) {
                return withRun(args);
            }
            if (option.usageHelp() || option.versionHelp()) {
                return args;
            }
            i += args[i].contains("=") ? 1 : 2;
        }
        return withRun(args);
    }

    private static String name(String option) {
        int equals = option.indexOf('=');
        return equals < 0 ? option : option.substring(0, equals);
    }

    private static String[] withRun(String[] args) {
        List<String> all = new ArrayList<>(List.of(args));
        all.addFirst(IMPLIED);
        return all.toArray(String[]::new);
    }
}
