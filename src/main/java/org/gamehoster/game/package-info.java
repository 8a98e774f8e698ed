/** A game as its author wrote it: the folder read and checked, and the two files generated from it. */
@NullMarked
package org.gamehoster.game;

import org.jspecify.annotations.NullMarked;
