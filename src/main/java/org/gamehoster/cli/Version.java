package org.gamehoster.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Properties;

/** The version of the product, as the build wrote it down. */
public final class Version {
    private Version() {}

    public static String current() {
        Properties properties = new Properties();
        try (InputStream in = Version.class.getResourceAsStream("/org/gamehoster/version.properties")) {
            properties.load(Objects.requireNonNull(in, "the build left out version.properties"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties.getProperty("version");
    }
}
