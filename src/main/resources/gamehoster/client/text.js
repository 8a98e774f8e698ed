/** Text as UTF-8, by hand: stricter about bad bytes than a page may count on, and cut between characters. */
import { Malformed } from './bits.js';

/**
 * @param {string} text a lone surrogate becomes U+FFFD
 * @param {number} bytesMax what is longer is cut between two characters
 * @returns {number[]} bytes
 */
export function encodeText(text, bytesMax) {
  /** @type {number[]} */
  const bytes = [];
  for (const character of text) {
    const encoded = encodeCharacter(character.codePointAt(0) ?? 0);
    if (bytes.length + encoded.length > bytesMax) break;
    bytes.push(...encoded);
  }
  return bytes;
}

/** @param {number} point */
function encodeCharacter(point) {
  const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
  if (code < 0x80) return [code];
  const last = 0x80 | (code & 0x3f);
  if (code < 0x800) return [0xc0 | (code >> 6), last];
  const middle = 0x80 | ((code >> 6) & 0x3f);
  if (code < 0x10000) return [0xe0 | (code >> 12), middle, last];
  return [0xf0 | (code >> 18), 0x80 | ((code >> 12) & 0x3f), middle, last];
}

/** The bytes that follow a lead byte, and the lowest code point that needs so many. */
const SHAPES = [
  { mask: 0x80, lead: 0x00, more: 0, lowest: 0 },
  { mask: 0xe0, lead: 0xc0, more: 1, lowest: 0x80 },
  { mask: 0xf0, lead: 0xe0, more: 2, lowest: 0x800 },
  { mask: 0xf8, lead: 0xf0, more: 3, lowest: 0x10000 },
];

/**
 * @param {ArrayLike<number>} bytes
 * @returns {string} refuses what is not well-formed UTF-8
 */
export function decodeText(bytes) {
  let text = '';
  for (let i = 0; i < bytes.length;) {
    const shape = SHAPES.find(({ mask, lead }) => (bytes[i] & mask) === lead);
    if (!shape || i + shape.more >= bytes.length) throw new Malformed('a text is not UTF-8');
    let code = bytes[i++] & ~shape.mask;
    for (let more = shape.more; more > 0; more--) code = (code << 6) | continuation(bytes[i++]);
    if (code < shape.lowest || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) {
      throw new Malformed('a text is not UTF-8');
    }
    text += String.fromCodePoint(code);
  }
  return text;
}

/** @param {number} byte */
function continuation(byte) {
  if ((byte & 0xc0) !== 0x80) throw new Malformed('a text is not UTF-8');
  return byte & 0x3f;
}
