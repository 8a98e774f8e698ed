package org.gamehoster.game;

import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/**
 * From lines of a generated file back to the author's files. Columns are the same in both, since bodies are not
 * indented.
 */
public final class LineMap {
    /** For games without one. */
    public static final LineMap EMPTY = new LineMap(List.of());

    /** Lines of one body; lines count from 1. */
    record Span(int generatedLine, int count, String file, int sourceLine) {}

    private final NavigableMap<Integer, Span> spans = new TreeMap<>();

    LineMap(List<Span> spans) {
        spans.forEach(span -> this.spans.put(span.generatedLine(), span));
    }

    List<Span> spans() {
        return List.copyOf(spans.values());
    }

    /** {@code file:line} of a generated line; empty for lines that are the generator's own. */
    public Optional<String> translate(int generatedLine) {
        Map.Entry<Integer, Span> entry = spans.floorEntry(generatedLine);
        if (entry == null || generatedLine >= entry.getKey() + entry.getValue().count()) {
            return Optional.empty();
        }
        Span span = entry.getValue();
        return Optional.of(span.file() + ":" + (span.sourceLine() + generatedLine - span.generatedLine()));
    }
}
