/** The three small messages: hello and command, which the client sends, and the welcome. See docs/protocol.md. */
import { BitReader, BitWriter, Malformed } from './bits.js';
import { decodeText } from './text.js';
import { LIMITS } from './limits.js';

/** @import { CommandTable, Game, Tables } from './tables.js' */
/** @import { FieldPlan } from './fields.js' */

const PROTOCOL_VERSION = 1;

/** The subprotocol that every connection offers. */
export const SUBPROTOCOL = `gamehoster.${PROTOCOL_VERSION}`;

/**
 * Version 8, schema hash 32, join fields.
 * @param {Game} game
 * @param {Tables} tables
 * @param {Record<string, unknown>} join by field; what is missing takes its default
 */
export function encodeHello(game, tables, join) {
  const writer = new BitWriter();
  writer.write(PROTOCOL_VERSION, 8);
  writer.write(game.hash, 32);
  writeFields(writer, tables.join, join, 'the join');
  return writer.finish();
}

/**
 * Schema hash 32, the instance's id.
 * @param {Uint8Array} bytes
 */
export function decodeWelcome(bytes) {
  const reader = new BitReader(bytes);
  const hash = reader.read(32);
  const length = reader.readVarint();
  if (length < 1 || length > LIMITS.instanceIdBytesMax) throw new Malformed('the id of the instance is no id');
  const instanceId = decodeText(Array.from({ length }, () => reader.read(8)));
  reader.end();
  return { hash, instanceId };
}

/**
 * The command's number, then its values.
 * @param {Tables} tables
 * @param {CommandTable} command
 * @param {Record<string, unknown>} values by field; what is missing takes its default
 */
export function encodeCommand(tables, command, values) {
  const writer = new BitWriter();
  writer.write(command.number, tables.commandBits);
  writeFields(writer, command.fields, values, `the command "${command.name}"`);
  return writer.finish();
}

/**
 * @param {BitWriter} writer
 * @param {FieldPlan[]} fields
 * @param {Record<string, unknown>} values
 * @param {string} where for the error's text
 */
function writeFields(writer, fields, values, where) {
  for (const name of Object.keys(values)) {
    if (!fields.some((field) => field.name === name)) throw new TypeError(`${where} has no value "${name}"`);
  }
  for (const field of fields) {
    const value = field.accept(Object.hasOwn(values, field.name) ? values[field.name] : field.default);
    if (value === undefined) throw new TypeError(`${where} needs a ${field.type} "${field.name}"`);
    field.write(writer, value);
  }
}
