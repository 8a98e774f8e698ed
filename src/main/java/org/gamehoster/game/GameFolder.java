package org.gamehoster.game;

import java.util.SortedMap;

/**
 * A game's folder as texts.
 *
 * @param files text by path inside the folder, parts of the path separated by {@code /}
 */
public record GameFolder(String domain, String name, SortedMap<String, String> files) {}
