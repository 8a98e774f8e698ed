/**
 * The render clock. It runs one and a half updates behind the server, so that there is almost always a later update to
 * move towards, at the game's tick rate, and is nudged by at most a tenth towards where it should be. It counts ticks
 * from the one on which this player joined, and never looks at the time of day.
 */
import { LIMITS } from './limits.js';

/**
 * @typedef {object} Clock
 * @property {number} tickRate a second
 * @property {number} bufferTicks how far it runs behind the newest update
 * @property {number} tick the moment that is drawn; fractional
 * @property {boolean} running whether an update has come on this connection
 * @property {boolean} jumps whether it takes its place at once when it next advances
 * @property {number} serverTick of the newest update
 * @property {number} serverMillis when the newest update came
 * @property {number} lastMillis when it advanced last
 */

/**
 * @param {number} tickRate
 * @param {number} sendRate
 * @returns {Clock}
 */
export function createClock(tickRate, sendRate) {
  const bufferTicks = (1.5 * tickRate) / sendRate;
  return {
    tickRate,
    bufferTicks,
    tick: 0,
    running: false,
    jumps: false,
    serverTick: 0,
    serverMillis: 0,
    lastMillis: 0,
  };
}

/**
 * An update has come. The first one sets the clock.
 * @param {Clock} clock
 * @param {number} tick
 * @param {number} nowMillis
 */
export function hearTick(clock, tick, nowMillis) {
  clock.serverTick = tick;
  clock.serverMillis = nowMillis;
  if (clock.running) return;
  clock.running = true;
  clock.tick = tick - clock.bufferTicks;
  clock.lastMillis = nowMillis;
}

/**
 * The tick that the server is at, as far as its updates tell; as even as the clock is.
 * @param {Clock} clock
 * @param {number} nowMillis
 */
export function serverTickAt(clock, nowMillis) {
  return clock.tick + clock.bufferTicks + ((nowMillis - clock.lastMillis) / 1000) * clock.tickRate;
}

/**
 * @param {Clock} clock
 * @param {number} nowMillis
 * @returns {number} seconds since it advanced last
 */
export function advanceClock(clock, nowMillis) {
  const seconds = Math.max(0, (nowMillis - clock.lastMillis) / 1000);
  clock.lastMillis = Math.max(clock.lastMillis, nowMillis);
  const ticks = seconds * clock.tickRate;
  const heard = clock.serverTick + ((nowMillis - clock.serverMillis) / 1000) * clock.tickRate;
  const target = heard - clock.bufferTicks;
  const behind = target - (clock.tick + ticks);
  if (clock.jumps || Math.abs(behind) > clock.bufferTicks + LIMITS.clockJumpSeconds * clock.tickRate) {
    clock.tick = target;
    clock.jumps = false;
  } else {
    const nudge = Math.max(-LIMITS.clockNudge, Math.min(LIMITS.clockNudge, LIMITS.clockNudge * behind));
    clock.tick += ticks * (1 + nudge);
  }
  return seconds;
}
