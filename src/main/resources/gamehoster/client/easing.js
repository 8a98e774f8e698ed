/** A value between two values. */

/** @import { FieldPlan, FieldValue } from './fields.js' */

/**
 * Moves a number from one value to another, the short way round where it wraps. Anything but a `number` takes the later
 * value at once.
 * @param {FieldPlan} field
 * @param {FieldValue | undefined} earlier
 * @param {FieldValue} later
 * @param {number} share 0 to 1
 * @param {number} period 0 where the field does not wrap
 * @returns {FieldValue}
 */
export function easeValue(field, earlier, later, share, period) {
  if (field.type !== 'number' || typeof earlier !== 'number' || typeof later !== 'number') return later;
  if (share >= 1) return later;
  if (!(period > 0)) return earlier + (later - earlier) * share;
  const low = field.min ?? (earlier < 0 || later < 0 ? -period / 2 : 0);
  return low + modulo(earlier + shortWay(later - earlier, period) * share - low, period);
}

/**
 * The distance that is left of a way when going round is allowed.
 * @param {number} distance
 * @param {number} period
 * @returns {number} -period/2 up to period/2
 */
function shortWay(distance, period) {
  return modulo(distance + period / 2, period) - period / 2;
}

/**
 * @param {number} value
 * @param {number} period
 * @returns {number} 0 up to the period
 */
function modulo(value, period) {
  return ((value % period) + period) % period;
}

/**
 * @param {FieldPlan} field
 * @param {Record<string, FieldValue> | undefined} instance the instance's state, which may hold the period
 * @returns {number} 0 where the field does not wrap, or not yet
 */
export function periodOf(field, instance) {
  const period = typeof field.wrap === 'string' ? instance?.[field.wrap] : field.wrap;
  return typeof period === 'number' && period > 0 ? period : 0;
}

/**
 * Brings a number that runs round back into its field's range, as the server does; one inside it stays as it is.
 * @template T
 * @param {FieldPlan} field
 * @param {T} value
 * @param {number} period 0 where the field does not wrap
 * @returns {T | number}
 */
export function wrapValue({ min = -Infinity, max = Infinity }, value, period) {
  if (typeof value !== 'number' || !Number.isFinite(min) || period === 0) return value;
  return value < min || value > max ? min + modulo(value - min, period) : value;
}
