/** Brings everything that is drawn to one moment: clock, comings and goings, prediction, easing, smooth bodies. */
import { advanceClock } from './clock.js';
import { drawGuesses } from './commands.js';
import { drawPrediction, predict } from './prediction.js';
import { runBody } from './run.js';
import { easeObject, emptyWorld, turnWorld } from './world.js';

/** @import { Client } from './client.js' */
/** @import { Stored } from './store.js' */

/**
 * @param {Client} client
 * @param {number} nowMillis
 */
export function stepScene(client, nowMillis) {
  const { world, store, clock } = client;
  client.frameMillis = nowMillis;
  if (client.playing) {
    const seconds = advanceClock(clock, nowMillis);
    turnWorld(world, store, clock.tick, enterBody(client), exitBody(client));
    if (client.bodies['player.predict'] && world.own) {
      predict(client, nowMillis, seconds, () => runBody(client, 'player.predict', client.surfaces.predict));
    }
  }
  for (const object of world.objects.values()) drawObject(client, object);
}

/**
 * Everything leaves: the connection has ended, and another has begun.
 * @param {Client} client
 */
export function emptyScene(client) {
  emptyWorld(client.world, exitBody(client));
}

/**
 * @param {Client} client
 * @param {Stored} object
 */
function drawObject(client, object) {
  const { clock, world } = client;
  easeObject(object, clock.tick, world);
  if (object.own) {
    drawPrediction(client, object.eased);
    drawGuesses(client.commands, object.eased, clock.tick);
  }
  if (!object.table.smooths) return;
  Object.assign(object.drawn, object.eased);
  runFor(client, object, 'smooth');
}

/** @param {Client} client */
function enterBody(client) {
  return (/** @type {Stored} */ object) => runFor(client, object, 'enter');
}

/** @param {Client} client */
function exitBody(client) {
  return (/** @type {Stored} */ object) => runFor(client, object, 'exit');
}

/**
 * @param {Client} client
 * @param {Stored} object
 * @param {'smooth' | 'enter' | 'exit'} moment
 */
function runFor(client, object, moment) {
  client.current = object;
  runBody(client, `${object.table.bodies}.${moment}`, client.surfaces.object);
  client.current = null;
}
