package org.gamehoster.json;

/** A text is not JSON; the message says why and not where. */
public final class JsonSyntaxException extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Position position;

    JsonSyntaxException(String message, Position position) {
        super(message);
        this.position = position;
    }

    public Position position() {
        return position;
    }
}
