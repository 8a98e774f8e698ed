package org.gamehoster.script;

/**
 * JavaScript that can't go on: the game's file does not evaluate, or a call was ended from outside. Its context is of
 * no further use. A body that throws is none of this: that is a {@link ScriptFailure}.
 */
public final class ScriptException extends Exception {
    private static final long serialVersionUID = 1L;

    ScriptException(String message, Throwable cause) {
        super(message, cause);
    }
}
