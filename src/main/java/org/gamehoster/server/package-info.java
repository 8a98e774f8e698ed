/** HTTP: pages, the WebSocket endpoint, health, metrics and the monitor. The only package that knows the web server. */
@NullMarked
package org.gamehoster.server;

import org.jspecify.annotations.NullMarked;
