/** What the page is told: `connected`, `lost`, `back`, `refused`, `ended`. */

/** @import { Client } from './client.js' */

/**
 * @typedef {object} Notice
 * @property {number} code the close code, 0 where nothing was closed
 * @property {string} reason plain text, in English; never to be taken for HTML
 * @property {boolean} comesBack whether the library tries again by itself
 * @property {number} retryMillis in how long
 * @property {string} instanceId empty while there is none
 */

/** @typedef {'connected' | 'lost' | 'back' | 'refused' | 'ended'} EventName */
/** @typedef {(notice: Notice) => void} Listener */

const EVENT_NAMES = Object.freeze(['connected', 'lost', 'back', 'refused', 'ended']);

/**
 * @param {Client} client
 * @param {string} name
 * @param {Listener} listener
 */
export function addListener(client, name, listener) {
  if (!EVENT_NAMES.includes(name)) throw new TypeError(`no event "${name}": there are ${EVENT_NAMES.join(', ')}`);
  if (typeof listener !== 'function') throw new TypeError(`the listener of "${name}" is no function`);
  client.listeners.set(name, [...(client.listeners.get(name) ?? []), listener]);
}

/**
 * @param {Client} client
 * @param {string} name
 * @param {Listener} listener
 */
export function removeListener(client, name, listener) {
  const listeners = client.listeners.get(name) ?? [];
  client.listeners.set(
    name,
    listeners.filter((other) => other !== listener),
  );
}

/**
 * @param {Client} client
 * @param {EventName} name
 * @param {Partial<Notice>} [notice]
 */
export function emit(client, name, notice = {}) {
  const { instanceId } = client;
  for (const listener of client.listeners.get(name) ?? []) {
    try {
      listener({ code: 0, reason: '', comesBack: false, retryMillis: 0, instanceId, ...notice });
    } catch (error) {
      client.page.console.error(`Gamehoster: a listener of "${name}" failed`, error);
    }
  }
}
