/**
 * The store: every object that the player can see, with its newest state and the updates that the render clock has not
 * passed yet. What is held changes the moment an update comes; what is drawn (world.js) follows on the render clock.
 */
import { LIMITS } from './limits.js';
import { removeNumber } from './numbering.js';

/** @import { Values } from './fields.js' */
/** @import { ObjectTable, Tables } from './tables.js' */
/** @import { Update } from './update.js' */

/**
 * What one update changed of one object.
 * @typedef {object} Change
 * @property {number} tick of the update
 * @property {number} from where on the clock the values begin to move: the update before, or one send interval ago
 * @property {Values} values
 */

/**
 * @typedef {object} Stored
 * @property {string} id made here; stable while the object is held
 * @property {ObjectTable} table
 * @property {boolean} own whether it is the viewer's own player
 * @property {Values} latest its newest state
 * @property {Values} passed its state in the last update that the clock has passed
 * @property {Change[]} history the updates after that one, oldest first
 * @property {Values} eased its state at the clock
 * @property {Values} drawn the same, after its smooth body; the very same object where there is none
 * @property {boolean} settled whether `eased` is its newest state
 * @property {unknown} bag for the bodies that run for it
 */

/** @typedef {{ object: Stored, appears: boolean, from: number }} Turn an object that comes or goes on the clock */

/**
 * @typedef {object} Store
 * @property {number} sendTicks the send interval
 * @property {number} tick of the newest update
 * @property {Stored[]} held by number
 * @property {Turn[]} turns what the clock has not passed yet, oldest first
 * @property {number} ids how many were given out
 */

/**
 * @param {number} tickRate
 * @param {number} sendRate
 * @returns {Store}
 */
export function createStore(tickRate, sendRate) {
  return { sendTicks: Math.ceil(tickRate / sendRate), tick: 0, held: [], turns: [], ids: 0 };
}

/**
 * Begins anew, as the server does for somebody who comes back. Ids go on, so that none is met twice.
 * @param {Store} store
 */
export function emptyStore(store) {
  store.tick = 0;
  store.held = [];
  store.turns = [];
}

/**
 * @param {Store} store
 * @param {Update} update
 * @param {Tables} tables
 * @param {string} instanceId
 */
export function applyUpdate(store, update, tables, instanceId) {
  const first = store.held.length === 0;
  const tick = store.tick + update.ticks;
  const from = first ? -Infinity : Math.max(store.tick, tick - store.sendTicks);
  store.tick = tick;
  for (const number of update.gone) {
    store.turns.push({ object: removeNumber(store.held, number), appears: false, from });
  }
  for (const { table, values } of update.appear) {
    const object = createObject(nameObject(store, table, tables, instanceId), table, table === tables.own, values);
    store.held.push(object);
    store.turns.push({ object, appears: true, from });
  }
  for (const { number, values } of update.changed) changeObject(store.held[number], { tick, from, values });
}

/**
 * @param {Store} store
 * @param {ObjectTable} table
 * @param {Tables} tables
 * @param {string} instanceId
 */
function nameObject(store, table, tables, instanceId) {
  if (table === tables.instance) return instanceId;
  if (table === tables.own) return 'p1';
  return (table.kind === 'player' ? 'p' : 'e') + (++store.ids + 1);
}

/**
 * @param {string} id
 * @param {ObjectTable} table
 * @param {boolean} own
 * @param {Values} values
 * @returns {Stored}
 */
function createObject(id, table, own, values) {
  const eased = { ...values };
  return {
    id,
    table,
    own,
    latest: { ...values },
    passed: { ...values },
    history: [],
    eased,
    drawn: table.smooths ? { ...values } : eased,
    settled: true,
    bag: {},
  };
}

/**
 * @param {Stored} object
 * @param {Change} change
 */
function changeObject(object, change) {
  Object.assign(object.latest, change.values);
  object.history.push(change);
  object.settled = false;
  if (object.history.length > LIMITS.historyMax) passChange(object);
}

/**
 * The clock has passed an object's oldest change.
 * @param {Stored} object
 */
export function passChange(object) {
  Object.assign(object.passed, object.history.shift()?.values);
}
