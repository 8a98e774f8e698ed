package org.gamehoster.game;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import org.gamehoster.bundle.ModuleJoiner;

/**
 * Makes the two generated files of a checked game.
 *
 * <p>{@code gamehoster.server.js} is one expression. Its first lines are for whoever reads it without running it: the
 * definition and the map of lines each fill one line, and are JSON. A body's own lines follow unchanged.
 *
 * <p>{@code gamehoster.client.js} is one classic script: the library, the definition, the browser's bodies, and the
 * {@code Gamehoster} object made of them.
 */
final class Generator {
    /** With the number of the format, which changes with what a reader of the file must know. */
    static final String FIRST_LINE = "({ \"format\": 1,";

    static final String DEFINITION = "\"definition\": ";
    static final String LINES = "\"lines\": ";
    static final int HEAD_LINES = 4;

    private final CheckedGame game;

    Generator(CheckedGame game) {
        this.game = game;
    }

    GeneratedFiles generate() {
        return new GeneratedFiles(server(), client());
    }

    /** The bodies' places in the server file. */
    LineMap lines() {
        return new LineMap(spans());
    }

    private List<LineMap.Span> spans() {
        List<LineMap.Span> spans = new ArrayList<>();
        int line = HEAD_LINES + 1;
        for (Body body : game.serverBodies()) {
            spans.add(new LineMap.Span(line + 1, body.lineCount(), body.file(), 1));
            line += body.lineCount() + 2;
        }
        return spans;
    }

    private String server() {
        StringBuilder text = new StringBuilder();
        game.serverBodies().forEach(body -> append(text, body));
        return FIRST_LINE + "\n" + DEFINITION + DefinitionJson.server(game.definition()) + ",\n" + LINES + json(spans())
                + ",\n\"bodies\": {\n" + text + "} })\n";
    }

    private static ArrayNode json(List<LineMap.Span> spans) {
        ArrayNode lines = JsonNodeFactory.instance.arrayNode();
        for (LineMap.Span span : spans) {
            lines.addArray()
                    .add(span.generatedLine())
                    .add(span.count())
                    .add(span.file())
                    .add(span.sourceLine());
        }
        return lines;
    }

    /** A line, the body's lines, a line. */
    private static void append(StringBuilder text, Body body) {
        text.append('"').append(body.id()).append("\": function (Gamehoster) { 'use strict';\n");
        text.append(body.text()).append("\n},\n");
    }

    private String client() {
        ObjectNode definition = DefinitionJson.browser(game.definition());
        StringBuilder bodies = new StringBuilder();
        game.browserBodies().forEach(body -> append(bodies, body));
        return "(() => { 'use strict';\n" + ModuleJoiner.join("/gamehoster/client/", "main.js")
                + "\nconst GAME = " + definition + ";\nconst BODIES = {\n" + bodies
                + "};\nglobalThis.Gamehoster = createGamehoster(GAME, BODIES);\n})();\n";
    }
}
