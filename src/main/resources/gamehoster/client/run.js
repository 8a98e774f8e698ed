/** Runs the game's bodies. One that throws is reported, a few times at most, and nothing else stops. */
import { LIMITS } from './limits.js';

/** @import { Client } from './client.js' */

/** @typedef {(gamehoster: any) => void} Body */

/**
 * @param {Client} client
 * @param {string} name such as `frontend.render`
 * @param {object} gamehoster what the body is handed
 * @returns {boolean} false if it threw; true if it ended, or if the game has none of this name
 */
export function runBody(client, name, gamehoster) {
  const body = client.bodies[name];
  if (!body) return true;
  try {
    body(gamehoster);
    return true;
  } catch (error) {
    report(client, name, error);
    return false;
  }
}

/**
 * @param {Client} client
 * @param {string} name
 * @param {unknown} error
 */
function report(client, name, error) {
  const reports = client.reports.get(name) ?? new Set();
  client.reports.set(name, reports);
  const kind = String(error);
  if (reports.has(kind) || reports.size >= LIMITS.reportsMax) return;
  reports.add(kind);
  client.page.console.error(`Gamehoster: the body ${name} failed`, error);
}
