@NullMarked
package org.gamehoster.server;

import org.jspecify.annotations.NullMarked;
