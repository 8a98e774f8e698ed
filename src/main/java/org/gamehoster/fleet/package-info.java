/** Which instances there are, and on which node; one node alone needs no cluster for it. */
@NullMarked
package org.gamehoster.fleet;

import org.jspecify.annotations.NullMarked;
