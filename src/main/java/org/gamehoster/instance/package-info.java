/** One running copy of a game: a core without clock or thread, and the verticle round it. */
@NullMarked
package org.gamehoster.instance;

import org.jspecify.annotations.NullMarked;
