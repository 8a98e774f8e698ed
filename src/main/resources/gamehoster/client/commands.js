/**
 * The commands on their way: each counted, since both sides only count, and with it the guess at its result that its
 * body made, which is drawn until the server's answer is.
 */
import { Malformed } from './bits.js';
import { LIMITS } from './limits.js';

/** @import { Values } from './fields.js' */

/**
 * @typedef {object} Sent
 * @property {Uint8Array<ArrayBuffer>} bytes
 * @property {Values | undefined} guess at the own player's fields
 * @property {number} serverTick where the server was when it was sent
 */

/**
 * @typedef {object} Commands
 * @property {number} applied how many of this connection's the server has applied
 * @property {Sent[]} unacked the ones after these, oldest first
 * @property {{ guess: Values, tick: number }[]} acked guesses that are drawn until the clock reaches the update that acked
 * @property {Map<string, number>} opensMillis when a limited command may be sent again, by name
 * @property {Map<string, Sent>} waiting the newest of a limited command whose window is not over, by name
 * @property {number} roundTripTicks from sending a command to the tick that applied it; smoothed
 */

/** @returns {Commands} */
export function createCommands() {
  return { applied: 0, unacked: [], acked: [], opensMillis: new Map(), waiting: new Map(), roundTripTicks: 0 };
}

/**
 * A connection has ended: what was under way is lost, guesses too. Windows stay, so that a rate holds across it.
 * @param {Commands} commands
 */
export function dropCommands(commands) {
  commands.applied = 0;
  commands.unacked = [];
  commands.acked = [];
  commands.waiting.clear();
}

/**
 * @param {Commands} commands
 * @returns {boolean} whether one more could be told apart by the 8 bits of an ack
 */
export function mayCount(commands) {
  return commands.unacked.length < LIMITS.unackedCommandsMax;
}

/**
 * Takes note of what the server has applied, and learns from it how long a command takes.
 * @param {Commands} commands
 * @param {number} applied modulo 256
 * @param {number} tick of the update that says so
 * @param {number} sendTicks the send interval; a command was applied on one of these ticks, nobody knows which
 */
export function ackCommands(commands, applied, tick, sendTicks) {
  const more = (applied - commands.applied) & 255;
  if (more > commands.unacked.length) throw new Malformed('an ack for a command that was not sent');
  commands.applied += more;
  for (const { guess, serverTick } of commands.unacked.splice(0, more)) {
    if (guess) commands.acked.push({ guess, tick });
    const roundTrip = Math.max(0, tick - (sendTicks - 1) / 2 - serverTick);
    commands.roundTripTicks += (roundTrip - commands.roundTripTicks) * LIMITS.roundTripShare;
  }
}

/**
 * Draws the guesses over a state, oldest first. One stays until the update that acked it is what is drawn: the store
 * knows the answer earlier, but the screen would fall back to the old value for a moment.
 * @param {Commands} commands
 * @param {Values} state
 * @param {number} tick the render clock's
 */
export function drawGuesses(commands, state, tick) {
  commands.acked = commands.acked.filter((guess) => guess.tick > tick);
  for (const { guess } of [...commands.acked, ...openGuesses(commands)]) Object.assign(state, guess);
}

/**
 * The guesses that the server has not answered.
 * @param {Commands} commands
 */
export function openGuesses(commands) {
  return [...commands.unacked, ...commands.waiting.values()];
}
