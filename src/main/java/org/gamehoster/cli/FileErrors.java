package org.gamehoster.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.util.Objects;

/** Says why a file could not be used; Java's own message is often the file's name alone. */
final class FileErrors {
    private FileErrors() {}

    static String why(IOException e) {
        return switch (e) {
            case NoSuchFileException missing -> "there is none";
            case AccessDeniedException denied -> "this user may not";
            default -> Objects.requireNonNullElse(e.getMessage(), e.getClass().getSimpleName());
        };
    }
}
