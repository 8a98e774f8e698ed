@NullMarked
package org.gamehoster.wire;

import org.jspecify.annotations.NullMarked;
