/** Bags: whatever a game's bodies want to keep, for an object or for the page. */

/** @import { Client } from './client.js' */

/** @typedef {{ get(key: any): unknown, set(key: any, value: unknown): unknown }} Bags */
/** @typedef {{ Get(key?: any): unknown, Set(key: any, value: unknown): void }} BagSurface */

/**
 * Bags as bodies reach them, in both forms: `Get(key)` and `Set(key, value)`, and called with a key, which gives a
 * `Get()` and `Set(value)` of that one.
 * @param {Client} client
 * @param {Bags} bags
 */
export function bagSurface(client, bags) {
  const get = (/** @type {unknown} */ key) => draftsOf(client, bags).get(key);
  const set = (/** @type {unknown} */ key, /** @type {unknown} */ value) => void draftsOf(client, bags).set(key, value);
  const one = (/** @type {unknown} */ key) => ({
    Get: () => get(key),
    Set: (/** @type {unknown} */ value) => set(key, value),
  });
  return Object.assign(one, { Get: get, Set: set });
}

/**
 * The bag of each object in the world, by id.
 * @param {Client} client
 * @returns {Bags}
 */
export function objectBags({ world }) {
  return {
    get: (id) => world.objects.get(id)?.bag,
    set(id, value) {
      const object = world.objects.get(id);
      if (object) object.bag = value;
    },
  };
}

/**
 * A preview of the prediction works on copies, so that it leaves no trace.
 * @param {Client} client
 * @param {Bags} bags
 * @returns {Bags}
 */
function draftsOf({ prediction }, bags) {
  if (!prediction.previewing) return bags;
  const drafts = prediction.drafts.get(bags) ?? new Map();
  prediction.drafts.set(bags, drafts);
  return {
    get(key) {
      if (!drafts.has(key)) drafts.set(key, copyBag(bags.get(key), prediction.copies));
      return drafts.get(key);
    },
    set: (key, value) => drafts.set(key, value),
  };
}

/**
 * Copies plain objects, arrays, maps, sets and typed arrays, shared references and circles too; anything else (a
 * function, an image) is taken as it is.
 * @param {unknown} value
 * @param {Map<unknown, unknown>} copies what was copied already
 * @returns {unknown}
 */
function copyBag(value, copies) {
  if (typeof value !== 'object' || value === null) return value;
  if (copies.has(value)) return copies.get(value);
  const again = (/** @type {unknown} */ part) => copyBag(part, copies);
  /** @type {any} */
  const copy = emptyLike(value);
  copies.set(value, copy);
  if (Array.isArray(value)) for (const part of value) copy.push(again(part));
  else if (value instanceof Map) for (const [key, part] of value) copy.set(again(key), again(part));
  else if (value instanceof Set) for (const part of value) copy.add(again(part));
  else if (isPlain(value)) for (const [key, part] of Object.entries(value)) copy[key] = again(part);
  return copy;
}

/**
 * @param {object} value
 * @returns {object} an empty one of its kind; a typed array whole; itself where it is not copied
 */
function emptyLike(value) {
  if (Array.isArray(value)) return [];
  if (value instanceof Map) return new Map();
  if (value instanceof Set) return new Set();
  if (ArrayBuffer.isView(value) && 'slice' in value) return /** @type {Uint8Array} */ (value).slice();
  return isPlain(value) ? Object.create(Object.getPrototypeOf(value)) : value;
}

/** @param {object} value */
function isPlain(value) {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
