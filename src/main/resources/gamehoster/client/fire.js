/** One event of input, on its way to its body. */
import { refreshMouse } from './pointer.js';
import { runBody } from './run.js';

/** @import { Client } from './client.js' */
/** @import { InputEvent } from './pointer.js' */

/**
 * @param {Client} client
 * @param {string} type such as `mouse-move`
 * @param {Partial<InputEvent>} [event]
 */
export function fire(client, type, event = {}) {
  const { input } = client;
  const { x, y } = refreshMouse(input, client.canvas);
  input.event = { type, key: '', code: '', button: '', repeat: false, x, y, ...event };
  runBody(client, `frontend.input.${type}`, client.surfaces.frontend);
  input.event = null;
}

/**
 * @param {Client} client
 * @param {string} type
 * @returns {boolean} whether the game has a body for this event
 */
export function wants(client, type) {
  return client.bodies[`frontend.input.${type}`] !== undefined;
}
