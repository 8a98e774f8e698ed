/** Listens to mouse, touch and keys, and lets go of everything held when the window loses sight of it. */
import { fire } from './fire.js';
import { listenToKeys, releaseKeys } from './keyboard.js';
import { listenToMouse, releaseButtons } from './mouse.js';
import { listenTo } from './targets.js';

/** @import { Client } from './client.js' */

/** @param {Client} client */
export function watchInput(client) {
  const { page, canvas } = client;
  listenToMouse(client);
  listenToKeys(client);
  listenTo(client, page, 'blur', () => releaseAll(client));
  listenTo(client, page.document, 'visibilitychange', () => page.document.hidden && releaseAll(client));
  listenTo(client, page, 'resize', () => shiftPointer(client));
  listenTo(client, page.document, 'fullscreenchange', () => shiftPointer(client));
  // A finger is to play, not to scroll, and a quick double press is not to select the page's text.
  if (canvas) Object.assign(canvas.style, { touchAction: 'none', userSelect: 'none', webkitUserSelect: 'none' });
}

/** @param {Client} client */
export function releaseAll(client) {
  releaseButtons(client);
  releaseKeys(client);
}

/**
 * The canvas has moved under the pointer, so the pointer has moved on the canvas.
 * @param {Client} client
 */
function shiftPointer(client) {
  if (client.input.seen) fire(client, 'mouse-move');
}
