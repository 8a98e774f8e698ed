/** The binary protocol: bit streams, how each value is packed, and the four messages. Pure: bytes in, values out. */
@NullMarked
package org.gamehoster.wire;

import org.jspecify.annotations.NullMarked;
