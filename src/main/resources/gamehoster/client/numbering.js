/**
 * The numbers by which both sides name a viewer's objects without sending one. They are places in a list without gaps:
 * what comes into view is appended, and when something goes, the last of the list takes its place.
 */

/**
 * @template T
 * @param {T[]} list by number; at least `number + 1` long
 * @param {number} number
 * @returns {T} what had the number
 */
export function removeNumber(list, number) {
  const gone = list[number];
  const last = /** @type {T} */ (list.pop());
  if (number < list.length) list[number] = last;
  return gone;
}
