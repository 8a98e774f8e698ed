/** A player comes, leaves, or is handed over to a fresh library. */
import { serverAddress, wishesOf } from './address.js';
import { connect, disconnect } from './connection.js';
import { emit } from './events.js';
import { releaseAll, watchInput } from './input.js';
import { startLoop, stopLoop } from './loop.js';
import { watchPresence } from './presence.js';
import { encodeHello } from './protocol.js';
import { runBody } from './run.js';
import { emptyScene } from './scene.js';
import { leaveSeat, takeSeat } from './seat.js';
import { stopListening } from './targets.js';

/** @import { Client, Options } from './client.js' */
/** @import { Canvas, Page } from './page.js' */

/**
 * Starts, or starts anew. Whatever is wrong with what it is given, it says at once.
 * @param {Client} client
 * @param {unknown} canvasOrId
 * @param {Record<string, unknown>} [join] the join fields
 * @param {Options} [options]
 */
export function start(client, canvasOrId, join = {}, options = {}) {
  const { page, game } = client;
  const canvas = findCanvas(page, canvasOrId);
  const address = serverAddress(page, game, client.scriptUrl, options.server ?? page.GAMEHOSTER_SERVER);
  encodeHello(game, client.tables, join);
  stop(client);
  client.started = true;
  client.canvas = canvas;
  client.join = { ...join };
  client.options = { ...wishesOf(page), ...options };
  client.address = address;
  client.seat = takeSeat(page, game);
  begin(client, canvas);
}

/**
 * @param {Client} client
 * @param {Canvas} canvas
 */
function begin(client, canvas) {
  watchInput(client);
  watchPresence(client);
  if (client.setUp !== canvas) runBody(client, 'frontend.setup', client.surfaces.frontend);
  client.setUp = canvas;
  startLoop(client);
  connect(client);
}

/** @param {Client} client */
export function stop(client) {
  if (!client.started) return;
  releaseAll(client);
  stopListening(client);
  stopLoop(client);
  disconnect(client);
  emptyScene(client);
  leaveSeat(client.page, client.game, client.seat);
  client.started = false;
  client.connection.played = false;
  client.connection.failures = 0;
}

/**
 * Takes the place of a library whose game has changed. Whatever the page still holds of that one becomes this one.
 * @param {Client} client
 * @param {Client} former
 */
export function takeOver(client, former) {
  const { canvas, join, options, listeners, api } = former;
  const { played } = former.connection;
  stop(former);
  Object.assign(Object.setPrototypeOf(api, Object.getPrototypeOf(client.api)), client.api);
  client.listeners = listeners;
  client.reloaded = true;
  client.connection.played = played;
  try {
    start(client, canvas, join, options);
  } catch (error) {
    emit(client, 'refused', { reason: String(error) });
  }
}

/**
 * @param {Page} page
 * @param {unknown} canvasOrId
 * @returns {Canvas}
 */
function findCanvas(page, canvasOrId) {
  const canvas = typeof canvasOrId === 'string' ? page.document.getElementById(canvasOrId) : canvasOrId;
  if (typeof (/** @type {Partial<Canvas> | null} */ (canvas)?.getContext) !== 'function') {
    throw new TypeError(`Gamehoster.start: there is no canvas "${String(canvasOrId)}" on this page`);
  }
  return /** @type {Canvas} */ (canvas);
}
