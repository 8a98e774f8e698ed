/**
 * The secret by which a dropped player comes back to its seat: 128 random bits in base64url. It lies in the tab's
 * session storage only while no page of the tab is live, so that a reload finds it, and a duplicated tab, which copies
 * that storage from a live page, does not: it makes a seat of its own instead of fighting for its twin's.
 */

/** @import { Page } from './page.js' */
/** @import { Game } from './tables.js' */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const LENGTH = 22;
const TOKEN = /^[\w-]{21}[AQgw]$/;

/** @param {Game} game */
function keyOf({ domain, name }) {
  return `gamehoster.seat.${domain}/${name}`;
}

/**
 * @param {Page} page
 * @param {Game} game
 * @returns {string} the token that the tab left behind, or a new one
 */
export function takeSeat(page, game) {
  try {
    const token = page.sessionStorage.getItem(keyOf(game)) ?? '';
    page.sessionStorage.removeItem(keyOf(game));
    if (TOKEN.test(token)) return token;
  } catch {
    // A page may be denied its storage; then a reload takes a new seat.
  }
  return newSeat(page);
}

/**
 * The page is going; the next one of this tab may want the seat.
 * @param {Page} page
 * @param {Game} game
 * @param {string} token
 */
export function leaveSeat(page, game, token) {
  try {
    page.sessionStorage.setItem(keyOf(game), token);
  } catch {
    // As above.
  }
}

/** @param {Page} page */
function newSeat(page) {
  const bytes = new Uint8Array(LENGTH);
  page.crypto.getRandomValues(bytes);
  // Of the last letter, 2 bits count: 21 * 6 + 2 = 128.
  bytes[LENGTH - 1] &= 0x30;
  return Array.from(bytes, (byte) => ALPHABET[byte & 63]).join('');
}
