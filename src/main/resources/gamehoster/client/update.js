/** The update, from bytes to plain lists. Nothing is changed before the whole message is known to be good. */
import { BitReader, Malformed } from './bits.js';
import { bitsFor } from './fields.js';
import { removeNumber } from './numbering.js';

/** @import { FieldPlan, Values } from './fields.js' */
/** @import { ObjectTable, Tables } from './tables.js' */

/**
 * @typedef {object} Update
 * @property {number} ticks since the last update; for the first one since the join tick
 * @property {number} applied how many of the viewer's commands were applied so far, modulo 256
 * @property {number[]} gone numbers, highest first
 * @property {{ table: ObjectTable, values: Values }[]} appear in the order in which they take the next free numbers
 * @property {{ number: number, values: Values }[]} changed
 */

/**
 * @param {Uint8Array} bytes
 * @param {Tables} tables
 * @param {ObjectTable[]} held the kinds of what the viewer holds, by number; empty before the first update
 * @param {boolean} watching whether the viewer has no player
 * @returns {Update}
 */
export function decodeUpdate(bytes, tables, held, watching) {
  const reader = new BitReader(bytes);
  const first = held.length === 0;
  const heads = watching ? [tables.instance] : [tables.instance, tables.own];
  const kinds = held.slice();
  const update = {
    ticks: reader.read(8),
    applied: reader.read(8),
    gone: readGone(reader, kinds, heads.length),
    appear: readAppear(reader, tables, first ? heads : [], kinds),
    changed: readChanged(reader, kinds),
  };
  reader.end();
  return update;
}

/**
 * @param {BitReader} reader
 * @param {ObjectTable[]} kinds
 * @param {number} lowest the first number that can go
 */
function readGone(reader, kinds, lowest) {
  const bits = bitsFor(kinds.length);
  const count = readCount(reader, kinds.length);
  const gone = [];
  for (let above = kinds.length; gone.length < count; above = gone[gone.length - 1]) {
    const number = reader.read(bits);
    if (number >= above || number < lowest) throw new Malformed('an object cannot go');
    gone.push(number);
  }
  gone.forEach((number) => removeNumber(kinds, number));
  return gone;
}

/**
 * @param {BitReader} reader
 * @param {Tables} tables
 * @param {ObjectTable[]} heads what leads the first update's list without saying its kind
 * @param {ObjectTable[]} kinds
 */
function readAppear(reader, tables, heads, kinds) {
  const count = readCount(reader, reader.left);
  if (count < heads.length) throw new Malformed('the first update lacks the instance or the player');
  const appear = [];
  for (let i = 0; i < count; i++) {
    const table = heads[i] ?? readKind(reader, tables);
    appear.push({ table, values: readFields(reader, table.fields) });
    kinds.push(table);
  }
  return appear;
}

/**
 * @param {BitReader} reader
 * @param {Tables} tables
 */
function readKind(reader, tables) {
  if (reader.read(1) === 1) return tables.player;
  const table = tables.entities[reader.read(tables.entityBits)];
  if (!table) throw new Malformed('an entity has no kind');
  return table;
}

/**
 * @param {BitReader} reader
 * @param {ObjectTable[]} kinds
 */
function readChanged(reader, kinds) {
  const bits = bitsFor(kinds.length);
  const count = readCount(reader, kinds.length);
  const changed = [];
  for (let i = 0; i < count; i++) {
    const number = reader.read(bits);
    const table = kinds[number];
    if (!table) throw new Malformed('a change is for no object');
    const marks = table.fields.map(() => reader.read(1));
    const values = readFields(
      reader,
      table.fields.filter((_, place) => marks[place] === 1),
    );
    changed.push({ number, values });
  }
  return changed;
}

/**
 * @param {BitReader} reader
 * @param {FieldPlan[]} fields
 */
function readFields(reader, fields) {
  /** @type {Values} */
  const values = {};
  for (const field of fields) values[field.name] = field.read(reader);
  return values;
}

/**
 * @param {BitReader} reader
 * @param {number} most
 */
function readCount(reader, most) {
  const count = reader.readVarint();
  if (count > most) throw new Malformed('a list is too long');
  return count;
}
