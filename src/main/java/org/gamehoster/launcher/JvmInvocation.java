package org.gamehoster.launcher;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * How this JVM was started, as far as it knows itself: for systems that do not show a process its own words.
 *
 * @param java the program
 * @param jvmOptions all of them, also those that came from the environment and will come from there again
 * @param classPath the jar where one was started as such
 * @param command the jar or the main class, and the arguments, joined by spaces; only its beginning is looked at
 */
record JvmInvocation(
        String java,
        List<String> jvmOptions,
        Map<String, String> environment,
        String classPath,
        String command,
        List<String> arguments) {

    /** The variables that a JVM, or the {@code java} command, takes options from. */
    static final List<String> ENVIRONMENT_OPTIONS = List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS");

    static JvmInvocation ofThisProcess(String java, String[] arguments) {
        return new JvmInvocation(
                java,
                ManagementFactory.getRuntimeMXBean().getInputArguments(),
                System.getenv(),
                System.getProperty("java.class.path", ""),
                System.getProperty("sun.java.command", ""),
                List.of(arguments));
    }

    /** The whole command line, with these flags ahead of the user's own, so that those win. */
    List<String> withFlags(List<String> flags) {
        List<String> words = new ArrayList<>();
        words.add(java);
        words.addAll(flags);
        words.addAll(ownOptions());
        if (command.startsWith(classPath) && classPath.endsWith(".jar")) {
            words.add("-jar");
            words.add(classPath);
        } else {
            words.add("-cp");
            words.add(classPath);
            words.add(Launcher.class.getName());
        }
        words.addAll(arguments);
        return words;
    }

    private List<String> ownOptions() {
        List<String> own = new ArrayList<>(jvmOptions);
        for (String variable : ENVIRONMENT_OPTIONS) {
            for (String option : words(environment.getOrDefault(variable, ""))) {
                own.remove(option);
            }
        }
        return own;
    }

    /** Splits as the JVM splits these variables: at white space; quotes keep together what is between them. */
    static List<String> words(String options) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        char quote = 0;
        for (int i = 0; i < options.length(); i++) {
            char c = options.charAt(i);
            if (quote == 0 && Character.isWhitespace(c)) {
                addWord(words, word);
            } else if (c == quote) {
                quote = 0;
            } else if (quote == 0 && (c == '"' || c == '\'')) {
                quote = c;
            } else {
                word.append(c);
            }
        }
        addWord(words, word);
        return words;
    }

    private static void addWord(List<String> words, StringBuilder word) {
        if (!word.isEmpty()) {
            words.add(word.toString());
        }
        word.setLength(0);
    }
}
