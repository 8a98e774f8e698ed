package org.gamehoster.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Rewrites what JavaScript says of places in {@code gamehoster.server.js} to places in the author's own files. */
public final class StackTranslator {
    /** A line of a stack: {@code at update (a.b/g/gamehoster.server.js:12:201)}. */
    private static final Pattern FRAME =
            Pattern.compile("\\s*at (?:(.*) )?\\(?[^()\\s]*gamehoster\\.server\\.js:(\\d+)(?::(\\d+))?\\)?");

    private final LineMap lines;

    public StackTranslator(LineMap lines) {
        this.lines = lines;
    }

    /**
     * The frames that are in the author's files, innermost first, each as {@code file:line:column}; what is the
     * engine's or the generator's own is left out.
     */
    public List<String> frames(String stack) {
        List<String> frames = new ArrayList<>();
        for (String line : stack.split("\n", -1)) {
            Matcher matcher = FRAME.matcher(line);
            if (matcher.matches()) {
                frame(matcher).ifPresent(frames::add);
            }
        }
        return frames;
    }

    private Optional<String> frame(Matcher matcher) {
        String column = matcher.group(3) == null ? "" : ":" + matcher.group(3);
        return lines.translate(number(matcher.group(2))).map(place -> place + column);
    }

    private static int number(String digits) {
        return digits.length() > 9 ? Integer.MAX_VALUE : Integer.parseInt(digits);
    }
}
