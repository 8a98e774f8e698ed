/** The keys, unless somebody is typing. */
import { fire, wants } from './fire.js';
import { listenTo } from './targets.js';

/** @import { Client } from './client.js' */
/** @import { Element, KeyInput } from './page.js' */

/** What would scroll the page. */
const SCROLLING = [' ', 'Spacebar', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/** What presses a button that has the focus. */
const PRESSING = [' ', 'Spacebar', 'Enter'];

/** @param {Client} client */
export function listenToKeys(client) {
  listenTo(client, client.page, 'keydown', (event) => pressKey(client, event));
  listenTo(client, client.page, 'keyup', (event) => releaseKey(client, event));
}

/** @param {Client} client */
export function releaseKeys(client) {
  for (const [code, key] of [...client.input.keys]) {
    client.input.keys.delete(code);
    fire(client, 'key-release', { key, code });
  }
}

/**
 * @param {Client} client
 * @param {KeyInput} event
 */
function pressKey(client, event) {
  const { key, code, repeat } = event;
  if (isPageKey(event)) return;
  const browserKey = event.ctrlKey || event.metaKey || event.altKey;
  if (wants(client, 'key-press') && SCROLLING.includes(key) && !browserKey) event.preventDefault();
  client.input.keys.set(code, key);
  fire(client, 'key-press', { key, code, repeat });
}

/**
 * A key is released as what it was pressed as: shift may have gone up or down meanwhile.
 * @param {Client} client
 * @param {KeyInput} event
 */
function releaseKey(client, { key, code }) {
  const pressed = client.input.keys.get(code);
  if (pressed !== undefined) {
    client.input.keys.delete(code);
    fire(client, 'key-release', { key: pressed, code });
  }
  // While a Mac's command key is held, no other key's release is told.
  if (key === 'Meta') releaseKeys(client);
}

/**
 * @param {KeyInput} event
 * @returns {boolean} whether the key is meant for something on the page
 */
function isPageKey({ key, target, isComposing }) {
  if (isComposing) return true;
  const element = /** @type {Element} */ (target ?? {});
  const name = element.tagName?.toLowerCase() ?? '';
  if (element.isContentEditable || ['input', 'textarea', 'select'].includes(name)) return true;
  return ['button', 'a', 'summary'].includes(name) && PRESSING.includes(key);
}
