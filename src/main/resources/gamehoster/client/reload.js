/** Loads the library anew when the game has changed on the server: once, for the same player on the same canvas. */

/** @import { Client } from './client.js' */

/**
 * @param {Client} client
 * @param {() => void} failed called when no library comes
 */
export function reloadLibrary(client, failed) {
  const { document } = client.page;
  const script = document.createElement('script');
  const settle = (/** @type {boolean} */ loaded) => () => {
    script.remove();
    if (client.started && !(loaded && handOver(client))) failed();
  };
  script.src = client.scriptUrl;
  script.onload = settle(true);
  script.onerror = settle(false);
  document.head.append(script);
}

/**
 * @param {Client} client
 * @returns {boolean} whether a fresh library has taken over
 */
function handOver(client) {
  const fresh = client.page.Gamehoster;
  if (fresh === client.api || typeof fresh?.takeOver !== 'function') return false;
  fresh.takeOver(client);
  return true;
}
