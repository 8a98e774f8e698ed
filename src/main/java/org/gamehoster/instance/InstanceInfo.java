package org.gamehoster.instance;

/**
 * What is known of an instance from outside.
 *
 * @param capacity places for people and bots together; 0 is no limit
 */
public record InstanceInfo(String id, int people, int bots, int capacity) {}
