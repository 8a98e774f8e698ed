package org.gamehoster.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.gamehoster.json.Json;
import org.gamehoster.json.JsonReader;
import org.gamehoster.json.JsonSyntaxException;
import org.gamehoster.json.Position;

/** All problems of one folder; reading goes on after the first, so that an author sees them together. */
final class Problems {
    private final List<Problem> found = new ArrayList<>();

    void add(Problem problem) {
        found.add(problem);
    }

    void at(String file, Position position, String message, String remedy) {
        found.add(Problem.at(file, position, message, remedy));
    }

    boolean isEmpty() {
        return found.isEmpty();
    }

    int size() {
        return found.size();
    }

    /** Sorted by file and line. */
    List<Problem> sorted() {
        return found.stream()
                .sorted(Comparator.comparing(Problem::file)
                        .thenComparingInt(Problem::line)
                        .thenComparingInt(Problem::column))
                .toList();
    }

    /** Reads a JSON file; empty where it is none, which is then among the problems. */
    Optional<Json> json(String file, String text) {
        try {
            return Optional.of(JsonReader.read(text));
        } catch (JsonSyntaxException e) {
            String message = "this is not JSON: "
                    + String.valueOf(e.getMessage()).lines().findFirst().orElse("");
            at(file, e.position(), message, "mend the syntax (a missing or surplus comma, quote or bracket is near)");
            return Optional.empty();
        }
    }
}
