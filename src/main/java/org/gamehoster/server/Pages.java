package org.gamehoster.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The server's own pages, filled from templates in the jar. */
final class Pages {
    private static final String FOLDER = "/gamehoster/pages/";

    private Pages() {}

    /** A page with a canvas that fills the window, for a game that brings none. */
    static String plainGame(String title) {
        return read("game.html").replace("{{title}}", escape(title));
    }

    /** The list of games; {@code items} is HTML. */
    static String front(String items) {
        return read("front.html").replace("{{games}}", items);
    }

    /** One game on the front page. */
    static String frontItem(String title, String path, int people) {
        return read("front-item.html")
                .replace("{{title}}", escape(title))
                .replace("{{path}}", escape(path))
                .replace("{{people}}", people == 1 ? "1 player now" : people + " players now");
    }

    static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }

    private static String read(String name) {
        try (InputStream in = Pages.class.getResourceAsStream(FOLDER + name)) {
            if (in == null) {
                throw new IllegalStateException("the jar lacks " + FOLDER + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
