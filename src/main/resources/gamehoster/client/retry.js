/** When to try again, and what to ask for then. */
import { CLOSE } from './closing.js';
import { LIMITS } from './limits.js';

/** @import { Client } from './client.js' */
/** @import { Follow } from './closing.js' */

/**
 * Doubling from one failure to the next, each somewhere in the upper half of its span, so that a thousand players whom
 * one server lost do not come back in the same moment.
 * @param {Client} client
 * @param {Follow} follow
 * @returns {number} milliseconds
 */
export function retryMillis({ connection, page }, follow) {
  const span = Math.min(LIMITS.retryMillisMax, LIMITS.retryMillisMin * 2 ** connection.failures);
  return Math.ceil((follow === 'slow' ? LIMITS.retryFullMillis : span) * (0.5 + page.Math.random() / 2));
}

/**
 * A connection that held for a while clears the record.
 * @param {Client} client
 */
export function countFailure({ connection, page, playing }) {
  const held = playing && page.performance.now() - connection.playingMillis > LIMITS.stableMillis;
  connection.failures = held ? 0 : connection.failures + 1;
}

/**
 * Whoever played in an instance that is no more wants any other.
 * @param {Client} client
 * @param {number} code
 * @returns {boolean} whether there was a wish to give up
 */
export function dropWish({ connection, options }, code) {
  const gone = code === CLOSE.instanceEnded || (code === CLOSE.noSuchInstance && connection.played);
  const wished = gone && (options.instance !== undefined || options.invite !== undefined);
  if (wished) {
    delete options.instance;
    delete options.invite;
  }
  return wished;
}
