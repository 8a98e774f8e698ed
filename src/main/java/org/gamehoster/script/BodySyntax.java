package org.gamehoster.script;

import java.util.Optional;
import org.gamehoster.game.BodyParser;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.SourceSection;
import org.graalvm.polyglot.Value;

/**
 * Parses bodies in a context of its own, in which nothing of a game ever runs. {@code Function} takes a text only where
 * it is the inside of a function, so none can close the function and go on outside; the place of an error comes from
 * parsing it as the generated file has it.
 */
final class BodySyntax implements BodyParser {
    private static final String HEAD = "(function (Gamehoster) { 'use strict';\n";

    private final Context context;
    private final Value parse;

    BodySyntax(Context context) {
        this.context = context;
        parse = context.eval("js", "(body) => { new Function('Gamehoster', \"'use strict';\\n\" + body); }");
    }

    @Override
    public synchronized Optional<SyntaxError> parse(String body) {
        try {
            parse.executeVoid(body);
            return Optional.empty();
        } catch (PolyglotException e) {
            return Optional.of(locate(body, e));
        }
    }

    private SyntaxError locate(String body, PolyglotException refused) {
        try {
            context.parse(Source.newBuilder("js", HEAD + body + "\n})", "body.js")
                    .cached(false)
                    .buildLiteral());
            return new SyntaxError(1, 1, "this is not the inside of a function: it closes the function round it");
        } catch (PolyglotException e) {
            SourceSection place = e.getSourceLocation();
            int line = place == null ? 1 : Math.clamp(place.getStartLine() - 1, 1, lines(body));
            int column = place == null ? 1 : Math.max(1, place.getStartColumn());
            return new SyntaxError(line, column, message(e.getMessage() == null ? refused : e));
        }
    }

    private static int lines(String text) {
        return (int) text.lines().count() + (text.isEmpty() ? 1 : 0);
    }

    /** {@code SyntaxError: body.js:3:4 Expected ; but found }} and a copy of the line: its own words only. */
    private static String message(PolyglotException e) {
        String first = String.valueOf(e.getMessage()).lines().findFirst().orElse("it is not JavaScript");
        return first.replaceFirst("^SyntaxError: ", "").replaceFirst("^\\S+:\\d+:\\d+:? ", "");
    }
}
