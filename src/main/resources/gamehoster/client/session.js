/** What the server says on one connection, in order: a welcome, then updates. */
import { hearTick } from './clock.js';
import { ackCommands, dropCommands } from './commands.js';
import { emit } from './events.js';
import { LIMITS } from './limits.js';
import { createPrediction } from './prediction.js';
import { decodeWelcome, encodeHello } from './protocol.js';
import { runBody } from './run.js';
import { emptyScene, stepScene } from './scene.js';
import { applyUpdate, emptyStore } from './store.js';
import { decodeUpdate } from './update.js';

/** @import { Client } from './client.js' */

/** @param {Client} client */
export function sayHello(client) {
  client.connection.openedMillis = client.page.performance.now();
  client.connection.socket?.send(encodeHello(client.game, client.tables, client.join));
}

/**
 * The world that was stays on the screen until the first update of the one to come.
 * @param {Client} client
 * @param {Uint8Array} bytes
 * @returns {boolean} false if the server plays by other schemas
 */
export function hearWelcome(client, bytes) {
  const { hash, instanceId } = decodeWelcome(bytes);
  if (hash !== client.game.hash) return false;
  const { connection, commands, clock, page } = client;
  connection.greeted = true;
  client.instanceId = instanceId;
  emptyStore(client.store);
  dropCommands(commands);
  commands.roundTripTicks = ((page.performance.now() - connection.openedMillis) / 1000) * clock.tickRate;
  return true;
}

/**
 * @param {Client} client
 * @param {Uint8Array} bytes
 */
export function hearUpdate(client, bytes) {
  const { store, clock, tables, commands, page } = client;
  const kinds = store.held.map(({ table }) => table);
  const update = decodeUpdate(bytes, tables, kinds, client.options.watch === true);
  ackCommands(commands, update.applied, store.tick + update.ticks, store.sendTicks);
  if (!client.playing) clearScene(client);
  applyUpdate(store, update, tables, client.instanceId);
  const nowMillis = page.performance.now();
  hearTick(clock, store.tick, nowMillis);
  if (!client.playing) enterGame(client, nowMillis);
  else if (nowMillis - client.frameMillis > LIMITS.frameMillisMax) skipTo(client, nowMillis);
  runBody(client, 'frontend.update', client.surfaces.frontend);
}

/** @param {Client} client */
function clearScene(client) {
  emptyScene(client);
  client.clock.running = false;
  Object.assign(client.prediction, createPrediction());
}

/**
 * @param {Client} client
 * @param {number} nowMillis
 */
function enterGame(client, nowMillis) {
  const { connection } = client;
  client.playing = true;
  connection.playingMillis = nowMillis;
  stepScene(client, nowMillis);
  emit(client, connection.played ? 'back' : 'connected');
  connection.played = true;
}

/**
 * Nobody is looking, so the world goes on without being drawn.
 * @param {Client} client
 * @param {number} nowMillis
 */
function skipTo(client, nowMillis) {
  client.clock.jumps = true;
  stepScene(client, nowMillis);
}
