@NullMarked
package org.gamehoster.fleet;

import org.jspecify.annotations.NullMarked;
