/**
 * What is drawn: the objects that are in view at the render clock, each with its state eased to that moment. An object
 * comes and goes on the clock, as its values do, so that a rock does not vanish before the bullet has reached it.
 */
import { easeValue, periodOf } from './easing.js';
import { passChange } from './store.js';

/** @import { Values } from './fields.js' */
/** @import { Store, Stored } from './store.js' */
/** @import { Tables } from './tables.js' */

/** @typedef {{ id: string, type: string, state: Values }} EntityView */

/**
 * @typedef {object} World
 * @property {Map<string, Stored>} objects by id
 * @property {Stored | null} instance
 * @property {Stored | null} own the viewer's player
 * @property {Map<string, Values>} players the drawn state by id, as bodies are given it
 * @property {Map<string, Map<string, EntityView>>} entities by kind, then by id
 */

/** @typedef {(object: Stored) => void} Hook */

/**
 * @param {Tables} tables
 * @returns {World}
 */
export function createWorld(tables) {
  const entities = new Map(tables.entities.map(({ type }) => [type, new Map()]));
  return { objects: new Map(), instance: null, own: null, players: new Map(), entities };
}

/**
 * Lets come and go what the clock has passed.
 * @param {World} world
 * @param {Store} store
 * @param {number} tick
 * @param {Hook} entered called once the object is in the world
 * @param {Hook} leaving called while it still is
 */
export function turnWorld(world, store, tick, entered, leaving) {
  while (store.turns.length > 0 && store.turns[0].from < tick) {
    const [{ object, appears }] = store.turns.splice(0, 1);
    if (appears) {
      addToWorld(world, object);
      entered(object);
    } else {
      leaving(object);
      removeFromWorld(world, object);
    }
  }
}

/**
 * @param {World} world
 * @param {Hook} leaving
 */
export function emptyWorld(world, leaving) {
  for (const object of [...world.objects.values()]) {
    leaving(object);
    removeFromWorld(world, object);
  }
}

/**
 * @param {World} world
 * @param {Stored} object
 */
function addToWorld(world, object) {
  const { id, table, own } = object;
  world.objects.set(id, object);
  if (table.kind === 'instance') world.instance = object;
  if (table.kind === 'player') world.players.set(id, object.drawn);
  if (table.kind === 'entity') world.entities.get(table.type)?.set(id, { id, type: table.type, state: object.drawn });
  if (own) world.own = object;
}

/**
 * @param {World} world
 * @param {Stored} object
 */
function removeFromWorld(world, object) {
  world.objects.delete(object.id);
  world.players.delete(object.id);
  world.entities.get(object.table.type)?.delete(object.id);
  if (world.instance === object) world.instance = null;
  if (world.own === object) world.own = null;
}

/**
 * Brings one object's eased state to a moment of the clock: between the two updates either side of it.
 * @param {Stored} object
 * @param {number} tick
 * @param {World} world
 */
export function easeObject(object, tick, world) {
  const { history, passed, eased, table } = object;
  while (history.length > 0 && tick >= history[0].tick) passChange(object);
  if (object.settled && !object.own) return;
  Object.assign(eased, passed);
  object.settled = history.length === 0;
  if (object.settled || tick <= history[0].from) return;
  const [{ from, tick: to, values }] = history;
  for (const field of table.fields) {
    if (!Object.hasOwn(values, field.name)) continue;
    const period = periodOf(field, world.instance?.latest);
    eased[field.name] = easeValue(field, passed[field.name], values[field.name], (tick - from) / (to - from), period);
  }
}
