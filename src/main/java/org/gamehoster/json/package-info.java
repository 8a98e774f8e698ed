/** JSON that knows where in its file each value stands, so that an error can say so. */
@NullMarked
package org.gamehoster.json;

import org.jspecify.annotations.NullMarked;
