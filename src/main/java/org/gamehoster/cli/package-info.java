/**
 * The commands. {@link org.gamehoster.cli.Main} is where the product is put together: every object that lives as long
 * as the process is made there or below, and nothing is static.
 */
@NullMarked
package org.gamehoster.cli;

import org.jspecify.annotations.NullMarked;
