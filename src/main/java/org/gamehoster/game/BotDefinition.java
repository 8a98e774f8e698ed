package org.gamehoster.game;

import java.util.Map;

/**
 * A kind of bot.
 *
 * @param likelihood its weight in the draw of a new bot's kind; 0 is never
 * @param join what it joins with, by join field (Boolean, Double or String)
 */
public record BotDefinition(String name, double likelihood, Map<String, Object> join) {}
