/** Tests of the browser library, {@code src/main/resources/gamehoster/client}: its modules run inside the JVM. */
@NullMarked
package org.gamehoster.client;

import org.jspecify.annotations.NullMarked;
