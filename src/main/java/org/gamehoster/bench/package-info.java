/** Measures how fast a game runs here, with players who steer by themselves. */
@NullMarked
package org.gamehoster.bench;

import org.jspecify.annotations.NullMarked;
