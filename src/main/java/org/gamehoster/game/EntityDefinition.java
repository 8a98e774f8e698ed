package org.gamehoster.game;

import org.gamehoster.schema.Schema;

/** A kind of entity. */
public record EntityDefinition(String name, Schema schema) {}
