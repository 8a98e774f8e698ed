/** What a game declares of its state: fields, their types and ranges. Pure; known to both ends of the wire. */
@NullMarked
package org.gamehoster.schema;

import org.jspecify.annotations.NullMarked;
