/**
 * The own player, ahead of the server. The predict body runs once for each tick, from the live input. So that the
 * player answers within a frame and still moves evenly, it runs once more in each frame as a preview of the tick under
 * way, whose writes and bags are thrown away; what is drawn lies between the last whole tick and that preview.
 */
import { serverTickAt } from './clock.js';
import { openGuesses } from './commands.js';
import { easeValue, periodOf, wrapValue } from './easing.js';
import { LIMITS } from './limits.js';

/** @import { Bags } from './bags.js' */
/** @import { Client } from './client.js' */
/** @import { FieldValue, Values } from './fields.js' */

/**
 * @typedef {object} Prediction
 * @property {Values} state of the last whole tick: only the fields that the predict body sets
 * @property {Values} preview the same a tick later, as things stand
 * @property {number} carry how much of that tick is over, 0 to 1
 * @property {Values} writes of the run under way
 * @property {boolean} previewing whether that run is a preview
 * @property {Map<Bags, Map<unknown, unknown>>} drafts what the preview was given of bags, and what it set
 * @property {Map<unknown, unknown>} copies what was copied for it
 * @property {number} leadTicks how far the run is ahead of the newest update
 */

/** @returns {Prediction} */
export function createPrediction() {
  return {
    state: {},
    preview: {},
    carry: 0,
    writes: {},
    previewing: false,
    drafts: new Map(),
    copies: new Map(),
    leadTicks: 0,
  };
}

/**
 * Moves the prediction on. After a stall it begins again at the newest state.
 * @param {Client} client
 * @param {number} nowMillis
 * @param {number} seconds since it was last called
 * @param {() => boolean} run runs the predict body; false if it threw
 */
export function predict(client, nowMillis, seconds, run) {
  const { prediction, clock } = client;
  prediction.carry += seconds * clock.tickRate;
  let steps = Math.floor(prediction.carry);
  prediction.carry -= steps;
  if (steps > LIMITS.predictStepsMax) {
    prediction.state = {};
    steps = 1;
  }
  const lead = serverTickAt(clock, nowMillis) + client.commands.roundTripTicks - client.store.tick;
  for (let left = steps - 1; left >= 0; left--) {
    prediction.state = runStep(client, lead - left - prediction.carry, false, run);
  }
  prediction.preview = runStep(client, lead + 1 - prediction.carry, true, run);
  setLead(client, lead);
}

/**
 * @param {Client} client
 * @param {number} lead
 * @param {boolean} previewing
 * @param {() => boolean} run
 * @returns {Values} the state after it; a body that throws loses its own writes only
 */
function runStep(client, lead, previewing, run) {
  const { prediction } = client;
  setLead(client, lead);
  prediction.writes = {};
  prediction.previewing = previewing;
  const state = run() ? { ...prediction.state, ...prediction.writes } : prediction.state;
  prediction.writes = {};
  prediction.previewing = false;
  prediction.drafts.clear();
  prediction.copies.clear();
  return state;
}

/**
 * @param {Client} client
 * @param {number} lead
 */
function setLead(client, lead) {
  client.prediction.leadTicks = Math.max(0, Math.min(LIMITS.leadSecondsMax * client.clock.tickRate, lead));
}

/**
 * What the predict body reads of its player: its own writes, what it predicted before, guesses, the newest state.
 * @param {Client} client
 * @param {string} name
 * @returns {FieldValue | undefined}
 */
export function predictedValue(client, name) {
  const { writes, state } = client.prediction;
  if (Object.hasOwn(writes, name)) return writes[name];
  if (Object.hasOwn(state, name)) return state[name];
  const guesses = openGuesses(client.commands).map(({ guess }) => guess ?? {});
  const guess = guesses.reverse().find((fields) => Object.hasOwn(fields, name));
  return (guess ?? client.world.own?.latest)?.[name];
}

/**
 * @param {Client} client
 * @param {string} name
 * @param {unknown} value of the field's type; wrapped and held to its range, as the server does
 */
export function predictValue(client, name, value) {
  const field = client.tables.own.byName.get(name);
  if (!field) throw new TypeError(`no player has a field "${name}"`);
  const accepted = field.accept(wrapValue(field, value, periodOf(field, client.world.instance?.latest)));
  if (accepted === undefined) throw new TypeError(`"${name}" is a ${field.type}, not ${String(value)}`);
  client.prediction.writes[name] = accepted;
}

/**
 * Draws the prediction over the own player's eased state.
 * @param {Client} client
 * @param {Values} state
 */
export function drawPrediction(client, state) {
  const { prediction, tables, world } = client;
  for (const [name, later] of Object.entries(prediction.preview)) {
    const field = tables.own.byName.get(name);
    if (!field) continue;
    const earlier = prediction.state[name] ?? later;
    state[name] = easeValue(field, earlier, later, prediction.carry, periodOf(field, world.instance?.latest));
  }
}
