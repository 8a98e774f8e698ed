@NullMarked
package org.gamehoster.instance;

import org.jspecify.annotations.NullMarked;
