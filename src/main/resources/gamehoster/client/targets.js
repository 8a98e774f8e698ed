/** The listeners that the library puts on the page, so that all of them come off again. */

/** @import { Client } from './client.js' */
/** @import { Target } from './page.js' */

/**
 * @param {Client} client
 * @param {Target | null} target
 * @param {string} type
 * @param {(event: any) => void} listener
 */
export function listenTo(client, target, type, listener) {
  target?.addEventListener(type, listener, { passive: false });
  client.detach.push(() => target?.removeEventListener(type, listener));
}

/** @param {Client} client */
export function stopListening(client) {
  client.detach.splice(0).forEach((detach) => detach());
}
