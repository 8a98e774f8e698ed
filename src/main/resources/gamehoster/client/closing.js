/** What each close code means for the player. The server's table in docs/protocol.md is the same. */

/**
 * What follows a close: `back` tries again soon, `slow` now and then, `reload` once with a fresh library, `never` leaves
 * it to the page.
 * @typedef {'back' | 'slow' | 'reload' | 'never'} Follow
 */

/** @typedef {{ follow: Follow, reason: string }} Closing */

export const CLOSE = Object.freeze({
  left: 1000,
  malformed: 4000,
  wrongHash: 4002,
  silent: 4007,
  instanceEnded: 4009,
  noSuchInstance: 4014,
});

/** @type {Record<number, Closing>} */
const CLOSINGS = {
  1000: { follow: 'never', reason: 'the connection was closed' },
  1003: { follow: 'never', reason: 'the server does not take what this page sends' },
  1007: { follow: 'never', reason: 'the server does not take what this page sends' },
  1008: { follow: 'never', reason: 'the server does not allow this' },
  1009: { follow: 'never', reason: 'the server does not take what this page sends' },
  1010: { follow: 'never', reason: 'the server does not take what this page sends' },
  4000: { follow: 'never', reason: 'the server did not understand this page' },
  4001: { follow: 'never', reason: 'the server speaks another version' },
  4002: { follow: 'reload', reason: 'the game has changed; reload the page' },
  4003: { follow: 'never', reason: 'the game may not be played on this page' },
  4004: { follow: 'slow', reason: 'the game is full' },
  4005: { follow: 'never', reason: 'this page sent too much too fast' },
  4006: { follow: 'never', reason: 'this page sent too much at once' },
  4007: { follow: 'back', reason: 'the connection is too slow' },
  4008: { follow: 'never', reason: 'nothing was played for too long' },
  4009: { follow: 'back', reason: 'this game is over' },
  4010: { follow: 'back', reason: 'the server is restarting' },
  4011: { follow: 'never', reason: 'the game goes on in another window' },
  4012: { follow: 'never', reason: 'the player was removed' },
  4013: { follow: 'never', reason: 'the game did not let the player join' },
  4014: { follow: 'never', reason: 'there is no such game' },
};

/**
 * @param {number} code of a close
 * @returns {Closing} codes of Gamehoster's own range that are not known are final; whatever else breaks comes back
 */
export function closingOf(code) {
  const follow = code >= 3000 && code < 5000 ? 'never' : 'back';
  return CLOSINGS[code] ?? { follow, reason: 'the connection was lost' };
}
