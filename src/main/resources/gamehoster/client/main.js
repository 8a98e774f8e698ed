/** The entry: the object that a page finds as `Gamehoster`. */
import { createClient } from './client.js';
import { addListener, removeListener } from './events.js';
import { thisPage } from './page.js';
import { start, stop, takeOver } from './start.js';

/** @import { Client, Options } from './client.js' */
/** @import { Listener } from './events.js' */
/** @import { Page } from './page.js' */
/** @import { Body } from './run.js' */
/** @import { Game } from './tables.js' */

/**
 * @param {Game} game
 * @param {Record<string, Body>} bodies the game's browser bodies, by name
 * @param {Page} [page]
 * @returns {any} what front-end bodies are handed, and `start`, `stop`, `on` and `off` beside it
 */
export function createGamehoster(game, bodies, page = thisPage()) {
  const client = createClient(game, bodies, page);
  client.api = Object.create(client.surfaces.frontend);
  return Object.assign(client.api, {
    start: (
      /** @type {unknown} */ canvas,
      /** @type {Record<string, unknown>} */ join,
      /** @type {Options} */ options,
    ) => start(client, canvas, join, options),
    stop: () => stop(client),
    on: (/** @type {string} */ name, /** @type {Listener} */ listener) => addListener(client, name, listener),
    off: (/** @type {string} */ name, /** @type {Listener} */ listener) => removeListener(client, name, listener),
    /** For a library that is loaded anew, see reload.js. */
    takeOver: (/** @type {Client} */ former) => takeOver(client, former),
  });
}
