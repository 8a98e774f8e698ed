/**
 * The two arrays that the server reads in bulk after a send pass: whole numbers (slots, counts) and the rows of what
 * changed. They grow as needed, and the server is told to fetch them anew.
 */
import { grown } from './columns.js';

const INTS_AT_FIRST = 4096;
const ROWS_AT_FIRST = 4096;

export class Outbox {
  constructor() {
    this.ints = new Int32Array(INTS_AT_FIRST);
    this.rows = new Float64Array(ROWS_AT_FIRST);
    this.intCount = 0;
    this.rowCount = 0;
    this.grew = false;
  }

  reset() {
    this.intCount = 0;
    this.rowCount = 0;
  }

  int(value) {
    this.ensureInts(1);
    this.ints[this.intCount++] = value;
  }

  /** Leaves room for a number that is known later; gives its place. */
  reserve() {
    this.ensureInts(1);
    return this.intCount++;
  }

  patch(place, value) {
    this.ints[place] = value;
  }

  object(slot, generation, kind) {
    this.ensureInts(3);
    const { ints, intCount } = this;
    ints[intCount] = slot;
    ints[intCount + 1] = generation;
    ints[intCount + 2] = kind;
    this.intCount = intCount + 3;
  }

  row(cells, offset, width) {
    this.ensureRows(width);
    const { rows, rowCount } = this;
    for (let i = 0; i < width; i++) rows[rowCount + i] = cells[offset + i];
    this.rowCount = rowCount + width;
  }

  /** Whether an array was replaced since the last call. */
  takeGrew() {
    const was = this.grew;
    this.grew = false;
    return was;
  }

  ensureInts(more) {
    if (this.intCount + more <= this.ints.length) return;
    this.ints = grown(this.ints, this.intCount + more);
    this.grew = true;
  }

  ensureRows(more) {
    if (this.rowCount + more <= this.rows.length) return;
    this.rows = grown(this.rows, this.rowCount + more);
    this.grew = true;
  }
}
