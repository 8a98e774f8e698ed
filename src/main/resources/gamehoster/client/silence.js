/**
 * Notices a connection that is dead without having been closed. The protocol allows up to 255 ticks without an update,
 * so that much silence is always too much; where a connection has shown that it is livelier than that, less will do.
 */
import { LIMITS } from './limits.js';

/**
 * @typedef {object} Silence
 * @property {number} quietMillis since anything was heard; time in which the page was asleep does not count
 * @property {number} longestMillis the longest quiet that ended well, on any connection of this page
 * @property {number} aliveMillis how long this connection was watched
 * @property {number} lastMillis when it was looked at last
 */

/** @returns {Silence} */
export function createSilence() {
  return { quietMillis: 0, longestMillis: 0, aliveMillis: 0, lastMillis: 0 };
}

/**
 * @param {Silence} silence
 * @param {number} nowMillis
 */
export function beginWatch(silence, nowMillis) {
  Object.assign(silence, { quietMillis: 0, aliveMillis: 0, lastMillis: nowMillis });
}

/** @param {Silence} silence */
export function hearAnything(silence) {
  silence.longestMillis = Math.max(silence.longestMillis, silence.quietMillis);
  silence.quietMillis = 0;
}

/**
 * @param {Silence} silence
 * @param {number} nowMillis
 * @param {number} tickRate
 * @returns {boolean} whether the connection must be dead
 */
export function isSilent(silence, nowMillis, tickRate) {
  const passed = Math.min(nowMillis - silence.lastMillis, 2 * LIMITS.silenceCheckMillis);
  silence.lastMillis = nowMillis;
  silence.quietMillis += passed;
  silence.aliveMillis += passed;
  const always = (LIMITS.updateTicksMax / tickRate) * 1000 + LIMITS.silenceGraceMillis;
  const lively = Math.max(LIMITS.silenceMillisMin, LIMITS.silenceFactor * silence.longestMillis);
  return silence.quietMillis > (silence.aliveMillis > always ? Math.min(always, lively) : always);
}
