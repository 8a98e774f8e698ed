/** Where the game's server is, and what is wished of it. */

/** @import { Game } from './tables.js' */
/** @import { Page } from './page.js' */
/** @import { Options } from './client.js' */

/** Scheme, host with port, path. */
const ADDRESS = /^(ws|http)(s?):\/\/([^/?#\s]+)([^?#\s]*)/i;

/**
 * The socket's address. The script's own address names the server and, by its folder, the game; a page may name another
 * server, whose path counts where it has one.
 * @param {Page} page
 * @param {Game} game
 * @param {string} scriptUrl empty where it is not known
 * @param {string | undefined} server such as `wss://host`
 */
export function serverAddress(page, game, scriptUrl, server) {
  const script = ADDRESS.exec(scriptUrl);
  const folder = script?.[4].replace(/\/[^/]*$/, '') || `/${game.name}`;
  if (server) {
    const parts = ADDRESS.exec(server);
    if (!parts) throw new TypeError(`"${server}" is no address of a server, such as wss://${game.domain}`);
    const path = parts[4].replace(/\/+$/, '');
    return `ws${parts[2].toLowerCase()}://${parts[3]}${path || folder}`;
  }
  if (script) return `ws${script[2].toLowerCase()}://${script[3]}${folder}`;
  return `ws${page.location.protocol === 'https:' ? 's' : ''}://${page.location.host}${folder}`;
}

/**
 * What the page's own address wishes for: a link with `?instance=…` brings a friend to the same place.
 * @param {Page} page
 * @returns {Options}
 */
export function wishesOf({ location }) {
  const query = new Map(location.search.replace(/^\?/, '').split('&').map(splitPair));
  /** @type {Options} */
  const wishes = {};
  const instance = query.get('instance');
  const invite = query.get('invite');
  if (instance) wishes.instance = instance;
  if (invite) wishes.invite = invite;
  if (query.get('watch') === '1') wishes.watch = true;
  return wishes;
}

/**
 * @param {string} pair
 * @returns {[string, string]}
 */
function splitPair(pair) {
  const [name, ...value] = pair.split('=');
  try {
    return [name, decodeURIComponent(value.join('='))];
  } catch {
    return [name, ''];
  }
}

/**
 * @param {Options} wishes
 * @returns {string} the query of the socket's address
 */
export function queryOf({ instance, invite, watch }) {
  const pairs = [];
  if (instance) pairs.push(`instance=${encodeURIComponent(instance)}`);
  if (invite) pairs.push(`invite=${encodeURIComponent(invite)}`);
  if (watch) pairs.push('watch=1');
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
