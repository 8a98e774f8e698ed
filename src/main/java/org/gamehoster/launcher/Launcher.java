package org.gamehoster.launcher;

/**
 * What {@code java -jar} starts.
 *
 * <p>The only class that is built for Java 8 and uses nothing newer, so that a Java which is too old says so in one
 * line instead of a stack trace about class files. Everything else is reached by name, once the Java is known.
 */
public final class Launcher {
    private static final int JAVA_NEEDED = 25;

    private Launcher() {}

    /** Hands over to the rest of the launcher, or ends the process with code 1 where this Java is too old. */
    public static void main(String[] args) throws ReflectiveOperationException {
        String version = System.getProperty("java.specification.version", "");
        if (feature(version) < JAVA_NEEDED) {
            System.err.println("Gamehoster needs Java " + JAVA_NEEDED + ", and this is Java " + version + " in "
                    + System.getProperty("java.home", "?") + ": install a JDK " + JAVA_NEEDED
                    + " and start it with that one's bin/java.");
            System.exit(1);
        }
        Class.forName("org.gamehoster.launcher.Start")
                .getDeclaredMethod("start", String[].class)
                .invoke(null, (Object) args);
    }

    /** 8 of {@code 1.8}, 17 of {@code 17}, and 0 of what no Java calls itself. */
    static int feature(String specificationVersion) {
        String number =
                specificationVersion.startsWith("1.") ? specificationVersion.substring(2) : specificationVersion;
        try {
            return Integer.parseInt(number);
        } catch (NumberFormatException e) {
            return 0;
        }
    }
}
