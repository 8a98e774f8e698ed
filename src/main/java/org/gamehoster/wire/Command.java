package org.gamehoster.wire;

/** One input of one player: the command's number among the game's commands, and its values in schema order. */
public record Command(int number, Values values) {}
