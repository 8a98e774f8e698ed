/** What the tests of the wire vectors ask of the library's codec: hex in, JSON out, and back. */
import { BitReader, BitWriter, Malformed } from '../../../../main/resources/gamehoster/client/bits.js';
import { planField } from '../../../../main/resources/gamehoster/client/fields.js';
import { removeNumber } from '../../../../main/resources/gamehoster/client/numbering.js';
import { decodeWelcome, encodeCommand, encodeHello } from '../../../../main/resources/gamehoster/client/protocol.js';
import { buildTables } from '../../../../main/resources/gamehoster/client/tables.js';
import { decodeUpdate } from '../../../../main/resources/gamehoster/client/update.js';

export function toHex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function fromHex(hex) {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function writeValue({ field, value }) {
  const writer = new BitWriter();
  planField(field).write(writer, value);
  return `${writer.bitCount} ${toHex(writer.finish())}`;
}

export function readValue({ field, hex }) {
  const reader = new BitReader(fromHex(hex));
  const value = field.type === 'varint' ? reader.readVarint() : planField(field).read(reader);
  reader.end();
  return JSON.stringify(value);
}

export function writeVarint({ value }) {
  const writer = new BitWriter();
  writer.writeVarint(value);
  return `${writer.bitCount} ${toHex(writer.finish())}`;
}

export function writeHello({ join }, game) {
  return toHex(encodeHello(game, buildTables(game, {}), join));
}

export function writeCommand({ command, values }, game) {
  const tables = buildTables(game, {});
  return toHex(encodeCommand(tables, tables.commands.get(command), values));
}

export function readWelcome({ hex }) {
  return JSON.stringify(decodeWelcome(fromHex(hex)));
}

/** Reads updates one after the other; a list of what each said. */
export function readUpdates(hexes, game, watching) {
  const tables = buildTables(game, {});
  const held = [];
  return hexes.map((hex) => readUpdate(hex, tables, held, watching));
}

function readUpdate(hex, tables, held, watching) {
  const update = decodeUpdate(fromHex(hex), tables, held, watching);
  update.gone.forEach((number) => removeNumber(held, number));
  held.push(...update.appear.map(({ table }) => table));
  const appear = update.appear.map(({ table, values }) => ({ ...nameOf(table, tables), values }));
  return { ...update, appear, held: held.length };
}

/** Cuts each update after every one of its bytes; what was refused as malformed, and what was not, as counts. */
export function cutUpdates(hexes, game, watching) {
  const tables = buildTables(game, {});
  const held = [];
  const counts = { refused: 0, taken: 0 };
  for (const hex of hexes) {
    for (let end = 0; end < hex.length && end < 400; end += 2) {
      counts[isMalformed(hex.slice(0, end), tables, held, watching) ? 'refused' : 'taken']++;
    }
    readUpdate(hex, tables, held, watching);
  }
  return counts;
}

function isMalformed(hex, tables, held, watching) {
  try {
    decodeUpdate(fromHex(hex), tables, held, watching);
    return false;
  } catch (error) {
    if (error instanceof Malformed) return true;
    throw error;
  }
}

function nameOf(table, tables) {
  if (table.kind === 'entity') return { object: 'entity', kind: table.type };
  return { object: table === tables.own ? 'own' : table.kind };
}

/** The same of a vector, in the order in which it is written there. */
export function saidBy({ ticks, applied, gone, appear, changed, held }) {
  return JSON.stringify({ ticks, applied, gone, appear, changed, held });
}

/** A value of a vector as this side writes it. */
export function toJson(value) {
  return JSON.stringify(value);
}
