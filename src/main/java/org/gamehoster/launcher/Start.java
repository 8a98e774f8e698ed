package org.gamehoster.launcher;

import java.lang.reflect.InvocationTargetException;
import java.util.Locale;

/** What runs once the Java is known to be new enough: sees to it that JavaScript is compiled, and starts the rest. */
final class Start {
    /** Why JavaScript is interpreted, where the launcher knows: a system property for whoever shows it to people. */
    static final String INTERPRETED = "gamehoster.interpreted";

    private static final String MAIN_CLASS = "org.gamehoster.cli.Main";

    private Start() {}

    /** Called by name from {@link Launcher}, on the main thread. Does not return where the process is replaced. */
    static void start(String[] args) throws ReflectiveOperationException {
        if (System.getProperty(JvmFlags.LAUNCHED) == null && !isAboutTheProgram(args)) {
            String reason = new Relaunch(args, wish()).go();
            if (!reason.isEmpty()) {
                System.setProperty(INTERPRETED, reason);
            }
        }
        // Hazelcast asks for it as soon as one of its classes is loaded.
        System.getProperties().putIfAbsent("hazelcast.logging.type", "slf4j");
        runMain(args);
    }

    /** What only prints about the program runs no game, and is answered at once. */
    private static boolean isAboutTheProgram(String[] args) {
        return args.length > 0
                && switch (args[0]) {
                    case "-h", "--help", "help", "-V", "--version", "licenses" -> true;
                    default -> false;
                };
    }

    private static Relaunch.Wish wish() {
        String value = System.getenv().getOrDefault("GAMEHOSTER_LAUNCH", "");
        try {
            return value.isEmpty() ? Relaunch.Wish.AUTO : Relaunch.Wish.valueOf(value.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            System.err.println("gamehoster: GAMEHOSTER_LAUNCH is '"
                    .concat(value)
                    .concat("' in the environment; it may be auto, child or direct"));
            System.exit(2);
            throw e;
        }
    }

    private static void runMain(String[] args) throws ReflectiveOperationException {
        try {
            Class.forName(MAIN_CLASS).getMethod("main", String[].class).invoke(null, (Object) args);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException("the command line did not handle this", e.getCause());
        }
    }
}
