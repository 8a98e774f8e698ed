package org.gamehoster.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import org.gamehoster.script.ScriptEngine;

/** The composition root: builds what the commands need, and runs the one that was asked for. */
public final class Main {
    private Main() {}

    /** Called by name from the launcher. Ends the process with 0 done, 1 failed or 2 used wrongly. */
    public static void main(String[] args) {
        Shutdown shutdown = Shutdown.ofThisProcess();
        Cli cli = new Cli(
                commands(shutdown),
                new Logging(shutdown),
                System.getenv(),
                Path.of(""),
                new PrintWriter(System.out, true, System.out.charset()),
                new PrintWriter(System.err, true, System.err.charset()));
        System.exit(cli.execute(args));
    }

    /** Every command of the product, in the order in which the help lists them. A new one is added here. */
    private static List<Object> commands(Shutdown shutdown) {
        return List.of(
                new RunCommand(new NodeStarter(), shutdown),
                new CheckCommand(ScriptEngine::new),
                new BuildCommand(ScriptEngine::new),
                new BenchCommand(ScriptEngine::new),
                new LicensesCommand());
    }
}
