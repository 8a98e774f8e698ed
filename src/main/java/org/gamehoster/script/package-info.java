/** Where JavaScript runs: the only package that knows GraalJS. An instance's context is entered by its own loop only. */
@NullMarked
package org.gamehoster.script;

import org.jspecify.annotations.NullMarked;
