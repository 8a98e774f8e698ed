/**
 * The two kinds of chance. Entropy (and Math.random, which draws from the same source) is what players can't foresee;
 * its seed is handed in, so that a test or a recording can play a game again. Random is the same for everybody who
 * asks for the same object on the same tick.
 */

const TWO_32 = 4294967296;
const TWO_53 = 9007199254740992;

/** sfc32: small, fast, 128 bits of state. `seed` holds four 32-bit numbers. */
export function createEntropy(seed) {
  let a = seed[0] | 0;
  let b = seed[1] | 0;
  let c = seed[2] | 0;
  let counter = seed[3] | 0;
  function next32() {
    const t = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  }
  for (let i = 0; i < 12; i++) next32();
  return function entropy() {
    const high = next32() >>> 5;
    const low = next32() >>> 6;
    return (high * 67108864 + low) / TWO_53;
  };
}

/** A 32-bit hash of an id. */
export function hashId(id) {
  let h = 0x811c9dc5 | 0;
  for (let i = 0; i < id.length; i++) h = Math.imul(h ^ id.charCodeAt(i), 0x01000193);
  return h;
}

/** The state that a sequence of Random starts from: a function of the instance's seed, the object and the tick. */
export function randomState(instanceSeed, idHash, tick) {
  let h = Math.imul(instanceSeed ^ idHash, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15) ^ (tick | 0), 0x85ebca77);
  h ^= Math.floor(tick / TWO_32);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae3d);
  return h ^ (h >>> 16);
}

/** One step of mulberry32: the number 0 to 1 that belongs to a state which was stepped once. */
export function stepRandomState(state) {
  return (state + 0x6d2b79f5) | 0;
}

export function randomOf(state) {
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t ^= t + Math.imul(t ^ (t >>> 7), 61 | t);
  return ((t ^ (t >>> 14)) >>> 0) / TWO_32;
}
