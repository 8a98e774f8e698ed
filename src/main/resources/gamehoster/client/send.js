/** Sends a body's command: checked, held to its rate, counted. */
import { serverTickAt } from './clock.js';
import { mayCount } from './commands.js';
import { encodeCommand } from './protocol.js';

/** @import { Client } from './client.js' */
/** @import { Sent } from './commands.js' */
/** @import { Values } from './fields.js' */

/**
 * @param {Client} client
 * @param {string} name
 * @param {Record<string, unknown>} [values] by field; what is missing takes its default
 * @param {Values} [guess] fields of the own player, drawn until the server's answer is
 * @returns {boolean} false if nobody is connected who could send it
 */
export function sendCommand(client, name, values = {}, guess) {
  const command = client.tables.commands.get(name);
  if (!command) throw new TypeError(`the game has no command "${name}"`);
  const bytes = encodeCommand(client.tables, command, values);
  if (guess) checkGuess(client, guess);
  if (!client.playing || client.options.watch) return false;
  return limitCommand(client, name, { bytes, guess: guess && { ...guess }, serverTick: 0 });
}

/**
 * @param {Client} client
 * @param {Values} guess
 */
function checkGuess(client, guess) {
  for (const name of Object.keys(guess)) {
    if (!client.tables.own.byName.has(name)) throw new TypeError(`a guess at "${name}", which no player has`);
  }
}

/**
 * Sends a command now, or its newest like when the window of its rate ends.
 * @param {Client} client
 * @param {string} name
 * @param {Sent} command
 */
function limitCommand(client, name, command) {
  const { waiting, opensMillis } = client.commands;
  const windowMillis = windowOf(client, name);
  const nowMillis = client.page.performance.now();
  const waitsMillis = (opensMillis.get(name) ?? nowMillis) - nowMillis;
  if (!waiting.has(name) && waitsMillis <= 0) {
    opensMillis.set(name, nowMillis + windowMillis);
    return transmit(client, command);
  }
  if (!waiting.has(name)) client.page.setTimeout(() => releaseCommand(client, name), Math.ceil(waitsMillis));
  waiting.set(name, command);
  return true;
}

/**
 * @param {Client} client
 * @param {string} name
 */
function windowOf(client, name) {
  const rate = client.game.commandRates[name];
  return rate > 0 ? 1000 / rate : 0;
}

/**
 * @param {Client} client
 * @param {string} name
 */
function releaseCommand(client, name) {
  const { waiting, opensMillis } = client.commands;
  const command = waiting.get(name);
  const nowMillis = client.page.performance.now();
  if (!command || nowMillis < (opensMillis.get(name) ?? 0)) return;
  waiting.delete(name);
  opensMillis.set(name, nowMillis + windowOf(client, name));
  transmit(client, command);
}

/**
 * @param {Client} client
 * @param {Sent} command
 */
function transmit(client, command) {
  const { socket } = client.connection;
  if (!socket || !mayCount(client.commands)) return false;
  command.serverTick = serverTickAt(client.clock, client.page.performance.now());
  client.commands.unacked.push(command);
  socket.send(command.bytes);
  return true;
}
