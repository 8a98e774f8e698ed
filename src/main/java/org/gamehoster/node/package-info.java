/** One running server: every part built once and joined together here. */
@NullMarked
package org.gamehoster.node;

import org.jspecify.annotations.NullMarked;
