package org.gamehoster.game;

import java.util.List;

/** A folder without problems: what the two generated files are made from. Bodies are sorted by id. */
record CheckedGame(GameDefinition definition, List<Body> serverBodies, List<Body> browserBodies) {}
