/** Tabs are hidden, shown, put to sleep and left. */
import { hurry } from './connection.js';
import { leaveSeat, takeSeat } from './seat.js';
import { listenTo } from './targets.js';

/** @import { Client } from './client.js' */

/** @param {Client} client */
export function watchPresence(client) {
  const { page, game } = client;
  listenTo(client, page.document, 'visibilitychange', () => page.document.hidden || beSeen(client));
  listenTo(client, page, 'online', () => hurry(client));
  listenTo(client, page, 'pagehide', () => leaveSeat(page, game, client.seat));
  listenTo(client, page, 'pageshow', (event) => {
    // A page that comes back from the browser's cache takes its seat up again.
    if (event.persisted) client.seat = takeSeat(page, game);
    beSeen(client);
  });
}

/**
 * The clock takes its place at once, without running through what was missed.
 * @param {Client} client
 */
function beSeen(client) {
  client.clock.jumps = true;
  hurry(client);
}
