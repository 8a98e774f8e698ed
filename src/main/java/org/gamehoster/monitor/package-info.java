/** What a node tells of itself: metrics, and the failures of game code. */
@NullMarked
package org.gamehoster.monitor;

import org.jspecify.annotations.NullMarked;
