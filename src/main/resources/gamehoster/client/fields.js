/** How a value of each of the five types is packed, worked out once for each field of a schema. */
import { Malformed } from './bits.js';
import { decodeText, encodeText } from './text.js';

/** @import { BitReader, BitWriter } from './bits.js' */

/** @typedef {boolean | number | string} FieldValue */
/** @typedef {Record<string, FieldValue>} Values by field name */

/**
 * A field as the generated client file carries it.
 * @typedef {object} Field
 * @property {string} name
 * @property {'bool' | 'number' | 'int' | 'string' | 'tick'} type
 * @property {FieldValue} [default]
 * @property {'public' | 'private'} [visibility]
 * @property {string | number} [wrap] the instance's field that holds the period, or the period
 * @property {number} [min]
 * @property {number} [max]
 * @property {number} [decimals]
 * @property {number} [maxLength] bytes of UTF-8
 */

/**
 * The packing of one field's values.
 * @typedef {object} Coder
 * @property {(writer: BitWriter, value: any) => void} write a value that `accept` gave
 * @property {(reader: BitReader) => FieldValue} read
 * @property {(value: unknown) => FieldValue | undefined} accept the value as it may be sent; undefined for a wrong type
 */

/** @typedef {Field & Coder} FieldPlan */

/**
 * @param {Field} field
 * @returns {FieldPlan}
 */
export function planField(field) {
  return { ...field, ...CODERS[field.type](field) };
}

/**
 * The fewest bits that tell so many things apart.
 * @param {number} count
 */
export function bitsFor(count) {
  let bits = 0;
  for (let told = 1; told < count; told *= 2) bits++;
  return bits;
}

/** @type {Record<Field['type'], (field: Field) => Coder>} */
const CODERS = { bool: boolCoder, number: numberCoder, int: intCoder, string: stringCoder, tick: tickCoder };

/** @returns {Coder} */
function boolCoder() {
  return {
    write: (writer, value) => writer.write(value ? 1 : 0, 1),
    read: (reader) => reader.read(1) === 1,
    accept: (value) => (typeof value === 'boolean' ? value : undefined),
  };
}

/**
 * @param {Field} field
 * @returns {Coder}
 */
function numberCoder(field) {
  const { min, max, decimals } = field;
  const accept = rangedNumber(field);
  if (min === undefined || max === undefined || decimals === undefined) {
    return { write: (writer, value) => writer.writeFloat(value), read: (reader) => reader.readFloat(), accept };
  }
  const scale = 10 ** decimals;
  const last = Math.round((max - min) * scale);
  const bits = bitsFor(last + 1);
  return {
    write: (writer, value) => writer.write(Math.min(last, Math.floor((value - min) * scale + 0.5)), bits),
    read: (reader) => min + readUpTo(reader, last, bits) / scale,
    accept,
  };
}

/**
 * @param {Field} field
 * @returns {Coder}
 */
function intCoder(field) {
  const { min, max } = field;
  const accept = wholeNumber(field);
  if (min === undefined || max === undefined) {
    return { write: (writer, value) => writer.writeZigzag(value), read: (reader) => reader.readZigzag(), accept };
  }
  const bits = bitsFor(max - min + 1);
  return {
    write: (writer, value) => writer.write(value - min, bits),
    read: (reader) => min + readUpTo(reader, max - min, bits),
    accept,
  };
}

/**
 * @param {Field} field
 * @returns {Coder}
 */
function stringCoder({ maxLength = 256 }) {
  return {
    write(writer, value) {
      const bytes = encodeText(value, maxLength);
      writer.writeVarint(bytes.length);
      bytes.forEach((byte) => writer.write(byte, 8));
    },
    read(reader) {
      const length = reader.readVarint();
      if (length > maxLength) throw new Malformed('a text is too long');
      if (length * 8 > reader.left) throw new Malformed('the message ends early');
      return decodeText(Array.from({ length }, () => reader.read(8)));
    },
    accept: (value) => (typeof value === 'string' ? value : undefined),
  };
}

/**
 * @param {Field} field
 * @returns {Coder}
 */
function tickCoder(field) {
  return {
    write: (writer, value) => writer.writeZigzag(value),
    read: (reader) => reader.readZigzag(),
    accept: wholeNumber(field),
  };
}

/**
 * @param {BitReader} reader
 * @param {number} last the highest value there is
 * @param {number} bits
 */
function readUpTo(reader, last, bits) {
  const value = reader.read(bits);
  if (value > last) throw new Malformed('a value is out of its range');
  return value;
}

/**
 * Brings a number into its field's range; refuses what is none.
 * @param {Field} field
 */
function rangedNumber({ min = -Infinity, max = Infinity }) {
  return (/** @type {unknown} */ value) =>
    typeof value === 'number' && Number.isFinite(value) ? Math.max(min, Math.min(max, value)) : undefined;
}

/**
 * The same for a whole number: rounded, half up.
 * @param {Field} field
 */
function wholeNumber({ min = -Number.MAX_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER }) {
  const inRange = rangedNumber({ name: '', type: 'int', min, max });
  return (/** @type {unknown} */ value) => inRange(typeof value === 'number' ? Math.floor(value + 0.5) : value);
}
