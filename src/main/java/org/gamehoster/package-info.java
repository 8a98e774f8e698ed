/** Gamehoster. */
@NullMarked
package org.gamehoster;

import org.jspecify.annotations.NullMarked;
