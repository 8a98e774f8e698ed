/**
 * The stream of bits that every message is: the most significant bit of a byte first, zero bits up to a whole byte at
 * the end.
 */

/** A message that breaks the protocol. Whoever reads a socket catches it and closes the socket. */
export class Malformed extends Error {}

const SAFE = Number.MAX_SAFE_INTEGER;
const GROUPS_MAX = 8;
const FLOAT_MAX = (2 - 2 ** -23) * 2 ** 127;

export class BitWriter {
  constructor() {
    /** @type {number[]} */
    this.bytes = [];
    this.bitCount = 0;
  }

  /**
   * @param {number} value whole, 0 to 2^count - 1
   * @param {number} count 0 to 53
   */
  write(value, count) {
    for (let i = count - 1; i >= 0; i--) {
      if (this.bitCount % 8 === 0) this.bytes.push(0);
      const bit = Math.floor(value / 2 ** i) % 2;
      this.bytes[this.bytes.length - 1] |= bit << (7 - (this.bitCount++ % 8));
    }
  }

  /** @param {number} value finite; what a float32 cannot hold becomes its nearest end */
  writeFloat(value) {
    const view = new DataView(new ArrayBuffer(4));
    view.setFloat32(0, Math.max(-FLOAT_MAX, Math.min(FLOAT_MAX, value)));
    this.write(view.getUint32(0), 32);
  }

  /** @param {number} value whole, 0 to 2^53 - 1 */
  writeVarint(value) {
    this.#groups(value % 128, Math.floor(value / 128));
  }

  /** @param {number} value whole, within ±(2^53 - 1) */
  writeZigzag(value) {
    const sign = value < 0 ? 1 : 0;
    const magnitude = value < 0 ? -(value + 1) : value;
    this.#groups((magnitude % 64) * 2 + sign, Math.floor(magnitude / 64));
  }

  /**
   * @param {number} group the lowest 7 bits
   * @param {number} rest what lies above them
   */
  #groups(group, rest) {
    while (rest > 0) {
      this.write(128 + group, 8);
      group = rest % 128;
      rest = Math.floor(rest / 128);
    }
    this.write(group, 8);
  }

  /** @returns {Uint8Array<ArrayBuffer>} the message, padded */
  finish() {
    return Uint8Array.from(this.bytes);
  }
}

export class BitReader {
  /** @param {Uint8Array} bytes one whole message */
  constructor(bytes) {
    this.bytes = bytes;
    this.position = 0;
  }

  /** Bits not read yet. */
  get left() {
    return this.bytes.length * 8 - this.position;
  }

  /**
   * @param {number} count 0 to 53
   * @returns {number} whole, 0 to 2^count - 1
   */
  read(count) {
    if (count > this.left) throw new Malformed('the message ends early');
    let value = 0;
    while (count > 0) {
      const free = 8 - (this.position & 7);
      const take = Math.min(free, count);
      const chunk = (this.bytes[this.position >> 3] >> (free - take)) & ((1 << take) - 1);
      value = value * 2 ** take + chunk;
      this.position += take;
      count -= take;
    }
    return value;
  }

  /** @returns {number} finite */
  readFloat() {
    const view = new DataView(new ArrayBuffer(4));
    view.setUint32(0, this.read(32));
    const value = view.getFloat32(0);
    if (!Number.isFinite(value)) throw new Malformed('a number is not finite');
    return value;
  }

  /** @returns {number} whole, 0 to 2^53 - 1 */
  readVarint() {
    const [group, rest] = this.#groups();
    return this.#safe(rest * 128 + group);
  }

  /** @returns {number} whole, within ±(2^53 - 1) */
  readZigzag() {
    const [group, rest] = this.#groups();
    const magnitude = rest * 64 + Math.floor(group / 2);
    return group % 2 === 0 ? this.#safe(magnitude) : -this.#safe(magnitude + 1);
  }

  /** @returns {[number, number]} the lowest 7 bits, and what lies above them */
  #groups() {
    const lead = this.read(8);
    let rest = 0;
    let unit = 1;
    for (let last = lead, groups = 1; last >= 128; groups++, unit *= 128) {
      if (groups === GROUPS_MAX) throw new Malformed('a count is too long');
      last = this.read(8);
      if (last === 0) throw new Malformed('a count is longer than it need be');
      rest += (last % 128) * unit;
    }
    return [lead % 128, rest];
  }

  /** @param {number} value */
  #safe(value) {
    if (value > SAFE) throw new Malformed('a whole number is too large');
    return value;
  }

  /** Checks that nothing but padding is left. */
  end() {
    if (this.left >= 8) throw new Malformed('the message has a surplus byte');
    if (this.read(this.left) !== 0) throw new Malformed('the message has a padding bit set');
  }
}
