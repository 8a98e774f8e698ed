/** What a node does for a game: its lobby, its instances, and the way of a player from one to the other. */
@NullMarked
package org.gamehoster.hosting;

import org.jspecify.annotations.NullMarked;
