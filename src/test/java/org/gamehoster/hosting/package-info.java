@NullMarked
package org.gamehoster.hosting;

import org.jspecify.annotations.NullMarked;
