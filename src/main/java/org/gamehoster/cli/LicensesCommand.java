package org.gamehoster.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code gamehoster licenses}: the product's licence and what else the jar carries, as the build wrote it down. */
@Command(name = "licenses", description = "Prints the licence of Gamehoster and those of the libraries in its jar.")
public final class LicensesCommand implements Callable<Integer> {
    private static final String FOLDER = "/gamehoster/licenses/";

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        out.println(text("LICENSE"));
        out.println(text("third-party.txt"));
        out.println("The texts of these licences are in the jar, in the folder gamehoster/licenses/texts.");
        return 0;
    }

    private static String text(String name) throws IOException {
        try (InputStream in = LicensesCommand.class.getResourceAsStream(FOLDER + name)) {
            byte[] bytes =
                    Objects.requireNonNull(in, "the build left out " + name).readAllBytes();
            return new String(bytes, StandardCharsets.UTF_8);
        }
    }
}
