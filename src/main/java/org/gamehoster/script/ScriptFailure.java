package org.gamehoster.script;

/**
 * What went wrong in a body; it cost that body its own writes.
 *
 * @param body the body's id, such as {@code player.update}
 * @param stack as JavaScript tells it, with lines of the generated file; empty for one that is only counted
 * @param count how many of this kind there were since the last report
 */
public record ScriptFailure(String body, String message, String stack, int count) {}
