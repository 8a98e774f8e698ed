package org.gamehoster.launcher;

import java.io.IOException;
import java.util.List;

/** The second JVM as a child, where a process cannot be replaced: it has our console, and our end is its end. */
final class ChildProcess {
    private ChildProcess() {}

    /**
     * Runs it to its end. A signal that ends this process ends the child first, and waits for it.
     *
     * @return its exit code
     */
    static int run(List<String> words) throws IOException, InterruptedException {
        Process child = new ProcessBuilder(words).inheritIO().start();
        try {
            Runtime.getRuntime().addShutdownHook(new Stopper(child));
        } catch (IllegalStateException e) {
            child.destroy(); // the signal came in between
        }
        return child.waitFor();
    }

    private static final class Stopper extends Thread {
        private final Process child;

        Stopper(Process child) {
            this.child = child;
        }

        @Override
        public void run() {
            child.destroy(); // TERM, where there are signals
            try {
                child.waitFor();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
