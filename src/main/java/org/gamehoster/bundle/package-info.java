/** The engine's own JavaScript, kept as modules and used as one script. */
@NullMarked
package org.gamehoster.bundle;

import org.jspecify.annotations.NullMarked;
