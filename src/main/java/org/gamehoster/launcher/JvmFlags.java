package org.gamehoster.launcher;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The flags of a JVM that compiles JavaScript. The build's tests and the container image set the same, and a test
 * holds the three together.
 *
 * <p>The garbage collector is left alone: two choices of one stop a JVM, and Java's own choice (G1 from two
 * processors on) is the right one.
 */
final class JvmFlags {
    /** Marks a JVM that the launcher started, so that it never starts a third. */
    static final String LAUNCHED = "gamehoster.launched";

    private static final String[] ALWAYS = {
        "-XX:+UnlockExperimentalVMOptions",
        "-XX:+EnableJVMCI",
        "--add-modules=jdk.graal.compiler,jdk.internal.vm.ci",
        "--enable-native-access=ALL-UNNAMED",
        // Hazelcast's queues and Truffle still use it, and Java 25 warns of that.
        "--sun-misc-unsafe-memory-access=allow",
        "--add-exports=java.base/jdk.internal.ref=ALL-UNNAMED",
        "--add-opens=java.base/java.lang=ALL-UNNAMED",
        "--add-opens=java.base/sun.nio.ch=ALL-UNNAMED",
        "--add-opens=java.management/sun.management=ALL-UNNAMED",
        "--add-opens=jdk.management/com.sun.management.internal=ALL-UNNAMED",
    };

    private JvmFlags() {}

    /** The jars are named one by one: a foreign jar in their folder would stop the JVM. */
    static List<String> compiled(UnpackedCompiler compiler, String how) {
        List<String> flags = new ArrayList<>(List.of(ALWAYS));
        flags.add("--upgrade-module-path=".concat(joined(compiler.jars())));
        flags.add("-Dtruffle.attach.library=".concat(compiler.attachLibrary().toString()));
        flags.add("-D".concat(LAUNCHED).concat("=").concat(how));
        return flags;
    }

    private static String joined(List<Path> jars) {
        StringBuilder path = new StringBuilder();
        for (Path jar : jars) {
            if (!path.isEmpty()) {
                path.append(File.pathSeparatorChar);
            }
            path.append(jar);
        }
        return path.toString();
    }
}
