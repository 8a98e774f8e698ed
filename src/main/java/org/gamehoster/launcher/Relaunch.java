package org.gamehoster.launcher;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Starts this program again in a JVM that compiles JavaScript, where the running one does not and that one can. */
final class Relaunch {
    /** How the user wants it, for looking into the launcher itself: {@code GAMEHOSTER_LAUNCH}. */
    enum Wish {
        /** Replace the process, or else a child, or else interpreted. */
        AUTO,
        /** A child even where the process could be replaced. */
        CHILD,
        /** Never a second JVM. */
        DIRECT
    }

    private final String[] args;
    private final Wish wish;
    private final Path java =
            Path.of(System.getProperty("java.home", ""), "bin", File.separatorChar == '/' ? "java" : "java.exe");
    private final List<byte[]> words = CommandLine.ofThisProcess(java);

    Relaunch(String[] args, Wish wish) {
        this.args = args;
        this.wish = wish;
    }

    /**
     * Replaces the process, or runs a child to its end and exits with its code, or returns.
     *
     * @return why JavaScript stays interpreted; empty where this JVM compiles it
     */
    String go() {
        Decision decision = Decision.about(RunningJvm.inspect(allOptions()));
        if (decision.kind() == Decision.Kind.STAY) {
            return decision.reason();
        }
        if (wish == Wish.DIRECT) {
            return "GAMEHOSTER_LAUNCH=direct keeps the first JVM, which has no compiler";
        }
        try {
            return withCompiler();
        } catch (IOException | IllegalStateException e) {
            return "the compiler could not be unpacked: ".concat(e.toString());
        }
    }

    /** All that the user may have said to the JVM; where the system does not show it, the JVM does, which is slower. */
    private String allOptions() {
        StringBuilder all = new StringBuilder();
        for (byte[] word : words) {
            all.append(new String(word, StandardCharsets.ISO_8859_1)).append('\n');
        }
        for (String variable : JvmInvocation.ENVIRONMENT_OPTIONS) {
            all.append(System.getenv().getOrDefault(variable, "")).append('\n');
        }
        return words.isEmpty() ? all.append('@').toString() : all.toString();
    }

    private String withCompiler() throws IOException {
        Optional<PackedCompiler> packed = PackedCompiler.find(
                System.getProperty("java.class.path", ""),
                System.getProperty("os.name", ""),
                System.getProperty("os.arch", ""));
        if (packed.isEmpty()) {
            return "this is not the jar that carries the compiler, or it has none for this system";
        }
        try (PackedCompiler compiler = packed.get()) {
            Posix posix = File.separatorChar == '/' ? new Posix() : null;
            UnpackedCompiler unpacked = new CompilerPlace(posix).unpack(compiler);
            return startAgain(posix, unpacked);
        }
    }

    private String startAgain(@Nullable Posix posix, UnpackedCompiler compiler) {
        if (posix != null && wish == Wish.AUTO) {
            replaceProcess(posix, JvmFlags.compiled(compiler, "exec"));
        }
        try {
            List<String> flags = JvmFlags.compiled(compiler, "child");
            System.exit(ChildProcess.run(
                    JvmInvocation.ofThisProcess(java.toString(), args).withFlags(flags)));
            return "";
        } catch (IOException e) {
            return "no second JVM could be started: ".concat(e.toString());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "the launcher was interrupted";
        }
    }

    /** Returns only where it failed; then there is still the child. */
    private void replaceProcess(Posix posix, List<String> flags) {
        List<byte[]> command = words.isEmpty()
                ? CommandLine.bytes(
                        JvmInvocation.ofThisProcess(java.toString(), args).withFlags(flags))
                : CommandLine.withFlags(words, flags);
        try {
            posix.execute(CommandLine.bytes(java.toString()), command);
        } catch (IllegalStateException e) {
            // As if the system had refused it.
        }
    }
}
