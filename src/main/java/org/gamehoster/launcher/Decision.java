package org.gamehoster.launcher;

/**
 * What to do with the running JVM.
 *
 * @param reason why JavaScript stays interpreted, for people; empty otherwise
 */
record Decision(Kind kind, String reason) {
    /** The oldest Java whose JVM the compiler accepts; it ends the process of an older one. */
    static final Runtime.Version OLDEST_JAVA = Runtime.Version.parse("25.0.2+10");

    enum Kind {
        /** The JVM compiles JavaScript, or nothing is to be changed about it: go on in it. */
        STAY,
        /** It would with the compiler's flags: start again with them. */
        RELAUNCH
    }

    private static final Decision STAY = new Decision(Kind.STAY, "");
    private static final Decision RELAUNCH = new Decision(Kind.RELAUNCH, "");

    static Decision about(RunningJvm jvm) {
        if (jvm.graalVm() || (jvm.compilerLoaded() && jvm.compilerEnabled())) {
            return STAY;
        }
        String obstacle = obstacle(jvm);
        return obstacle.isEmpty() ? RELAUNCH : interpreted(obstacle);
    }

    static Decision interpreted(String reason) {
        return new Decision(Kind.STAY, reason);
    }

    private static String obstacle(RunningJvm jvm) {
        if (jvm.version().feature() != OLDEST_JAVA.feature()) {
            return "the compiler is for Java 25, and this is Java "
                    .concat(jvm.version().toString());
        }
        if (jvm.version().compareToIgnoreOptional(OLDEST_JAVA) < 0) {
            return "the compiler needs Java 25.0.2 or a later 25, and this is "
                    .concat(jvm.version().toString());
        }
        if (!jvm.compilerInterface() || !isHotSpot(jvm.vmName())) {
            return "this JVM takes no compiler (".concat(jvm.vmName()).concat(")");
        }
        if (!isSupported(jvm.architecture())) {
            return "there is no compiler for this processor ("
                    .concat(jvm.architecture())
                    .concat(")");
        }
        if (jvm.interpretedOnly()) {
            return "the JVM was told to compile nothing (-Xint)";
        }
        return jvm.unsupportedCollector() ? "the compiler does not work with the Shenandoah collector" : "";
    }

    private static boolean isHotSpot(String vmName) {
        return vmName.contains("HotSpot") || vmName.contains("OpenJDK");
    }

    private static boolean isSupported(String architecture) {
        return architecture.equals("amd64") || architecture.equals("x86_64") || architecture.equals("aarch64");
    }
}
