/** Making and unmaking the records of the instance, its players and its entities. */

import { accepts, normalise, toCell, describeField } from './fields.js';
import { hashId } from './random.js';

/** Marks a field that the running body has not written. */
export const UNWRITTEN = Symbol('unwritten');

function createRecord(world, kind, id) {
  const slot = world.columns.take(kind.number);
  const record = {
    id,
    kind,
    slot,
    alive: true,
    state: { __proto__: null },
    /** fields outside the schema that Spawn gave, or null */
    extras: null,
    bag: undefined,
    idHash: hashId(id),
    touched: -1,
    writes: new Array(kind.fields.length).fill(UNWRITTEN),
    extraWrites: null,
    // players only
    isBot: false,
    botKind: null,
    botBag: undefined,
    isViewer: false,
  };
  world.bySlot[slot] = record;
  if (slot >= world.viewStamps.length) {
    const larger = new Int32Array(slot * 2);
    larger.set(world.viewStamps);
    world.viewStamps = larger;
  }
  for (const field of kind.fields) store(world, record, field, field.default);
  return record;
}

/** The instance itself; it is no object of any view, and always slot 0. */
export function openInstance(world) {
  world.instance = createRecord(world, world.kinds[0], world.id);
}

/** A player that is not in the instance yet; `seat` puts it there. */
export function createPlayer(world, id) {
  const record = createRecord(world, world.kinds[1], id);
  record.bag = {};
  return record;
}

export function seat(world, player) {
  world.objects.set(player.id, player);
  player.kind.records.set(player.id, player);
  player.kind.all.set(player.id, player.state);
}

/**
 * Adds an entity at once. `given` is a body's own object: it is read before anything changes, since its getters may
 * run the body's code.
 */
export function spawn(world, kind, given) {
  const names = given === null || typeof given !== 'object' ? [] : Object.keys(given);
  const values = names.map((name) => given[name]);
  const record = createRecord(world, kind, 'e' + ++world.entityCount);
  record.bag = {};
  for (let i = 0; i < names.length; i++) {
    const field = kind.index.get(names[i]);
    if (field === undefined) addExtra(record, names[i], values[i]);
    else if (accepts(field, values[i])) store(world, record, field, values[i]);
    else refuseValue(world, record, field);
  }
  world.objects.set(record.id, record);
  kind.records.set(record.id, record);
  kind.all.set(record.id, { id: record.id, type: kind.name, state: record.state });
  return record.id;
}

function addExtra(record, name, value) {
  if (record.extras === null) record.extras = new Set();
  record.extras.add(name);
  record.state[name] = value;
}

export function refuseValue(world, record, field) {
  world.failures.refused(
    world.body,
    record.kind.name + '.' + field.name + ' takes ' + describeField(field) + '; the write was dropped',
  );
}

/** Removes a player or an entity at once; what the running body wrote into it is lost. */
export function remove(world, record) {
  record.alive = false;
  world.objects.delete(record.id);
  record.kind.records.delete(record.id);
  record.kind.all.delete(record.id);
  world.bySlot[record.slot] = undefined;
  world.columns.give(record.slot);
}

/** Commits one accepted value: into the state that bodies read, and into the column that the server reads. */
export function store(world, record, field, value) {
  const stored = normalise(field, value, field.wrap === undefined ? 0 : periodOf(world, field.wrap));
  record.state[field.name] = stored;
  if (field.isText) world.columns.writeText(record.slot, field.index, stored);
  else world.columns.write(record.slot, field.index, toCell(stored));
}

function periodOf(world, wrap) {
  if (typeof wrap === 'number') return wrap;
  const period = world.instance === null ? 0 : world.instance.state[wrap];
  return typeof period === 'number' && period > 0 ? period : 0;
}
