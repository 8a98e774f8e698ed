/**
 * What a body may write into a field, and what a commit makes of it.
 *
 * A write of another type, or of a number that is not finite, is dropped. What is accepted is stored unrounded (slow
 * ships and a thirtieth of a health point must add up), wrapped and clamped; only an int or a tick is rounded.
 */

const BOOL = 0;
const NUMBER = 1;
const INT = 2;
const STRING = 3;
const TICK = 4;

const TYPES = { bool: BOOL, number: NUMBER, int: INT, string: STRING, tick: TICK };

/** A range about as wide as one turn (an angle of -3.15 to 3.15) is left as it is; only what is beyond it turns. */
const TURN_SLACK = 1.01;

/**
 * @param {object} declared a field of the definition
 * @param {number} index its place in the schema
 */
function compileField(declared, index) {
  const type = TYPES[declared.type];
  return {
    name: declared.name,
    index,
    type,
    isText: type === STRING,
    default: declared.default,
    min: declared.min,
    max: declared.max,
    hasRange: declared.min !== undefined && declared.max !== undefined,
    wrap: declared.wrap,
  };
}

export function compileFields(declared) {
  return declared.map(compileField);
}

/** Whether a body may write this value into the field at all. */
export function accepts(field, value) {
  switch (field.type) {
    case BOOL:
      return typeof value === 'boolean';
    case STRING:
      return typeof value === 'string';
    default:
      return typeof value === 'number' && Number.isFinite(value);
  }
}

/** What a commit stores for an accepted value. `period` is the field's wrap period now, or 0 for none. */
export function normalise(field, value, period) {
  switch (field.type) {
    case BOOL:
    case STRING:
      return value;
    case NUMBER:
      return clampTo(field, period > 0 ? turn(field, value, period) : value);
    default:
      return clampWhole(field, Math.floor(value + 0.5));
  }
}

function turn(field, value, period) {
  const low = field.hasRange ? field.min : 0;
  let high = low + period;
  if (field.hasRange && field.max > high && field.max <= low + period * TURN_SLACK) high = field.max;
  if (value >= low && value <= high) return value;
  return ((((value - low) % period) + period) % period) + low;
}

function clampTo(field, value) {
  if (!field.hasRange) return value;
  return value < field.min ? field.min : value > field.max ? field.max : value;
}

function clampWhole(field, value) {
  if (field.hasRange) return clampTo(field, value);
  if (value > Number.MAX_SAFE_INTEGER) return Number.MAX_SAFE_INTEGER;
  return value < -Number.MAX_SAFE_INTEGER ? -Number.MAX_SAFE_INTEGER : value;
}

/** The value as a number, for the column that the server reads. A string's column holds nothing. */
export function toCell(value) {
  if (typeof value === 'number') return value;
  return value === true ? 1 : 0;
}

/** In words, for the author: what the field takes. */
export function describeField(field) {
  switch (field.type) {
    case BOOL:
      return 'true or false';
    case STRING:
      return 'a string';
    default:
      return 'a finite number';
  }
}
