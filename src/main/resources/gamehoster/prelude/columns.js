/**
 * The state as the server reads it: for each object a slot, for each slot a row of numbers.
 *
 * A slot belongs to one kind for ever and goes to the next object of that kind when its object goes; its generation
 * tells the two apart. All rows lie in one array of doubles. A commit writes the row and marks the slot; a send pass
 * copies the marked rows out, so what a pass costs grows with what changed and not with what is there.
 */

const SLOTS_AT_FIRST = 64;
const CELLS_AT_FIRST = 512;

export class Columns {
  /** @param {number[]} widths the count of fields of each kind */
  constructor(widths) {
    this.widths = widths;
    this.cells = new Float64Array(CELLS_AT_FIRST);
    this.cellsUsed = 0;
    this.offsets = new Int32Array(SLOTS_AT_FIRST);
    this.kinds = new Int32Array(SLOTS_AT_FIRST);
    this.generations = new Int32Array(SLOTS_AT_FIRST);
    this.marks = new Uint8Array(SLOTS_AT_FIRST);
    this.slotsUsed = 0;
    this.free = widths.map(() => []);
    this.marked = [];
    this.freed = [];
    this.texts = [];
  }

  take(kind) {
    const free = this.free[kind];
    const slot = free.length > 0 ? free.pop() : this.newSlot(kind);
    this.mark(slot);
    return slot;
  }

  give(slot) {
    this.marks[slot] = 0;
    this.freed.push(slot);
    this.generations[slot] = (this.generations[slot] + 1) | 0;
    this.free[this.kinds[slot]].push(slot);
  }

  write(slot, index, number) {
    this.cells[this.offsets[slot] + index] = number;
    this.mark(slot);
  }

  writeText(slot, index, text) {
    this.texts.push(slot, index, text);
    this.mark(slot);
  }

  /** Lists the slots whose objects went, to `out`, and forgets them. */
  drainFreed(out) {
    const freed = this.freed;
    const count = freed.length;
    for (let i = 0; i < count; i++) out.int(freed[i]);
    freed.length = 0;
    return count;
  }

  /** Copies the marked rows to `out` and forgets the marks. */
  drainMarked(out) {
    const { marked, marks, kinds, offsets, generations, cells, widths } = this;
    let count = 0;
    for (let i = 0; i < marked.length; i++) {
      const slot = marked[i];
      if (marks[slot] === 0) continue;
      marks[slot] = 0;
      const kind = kinds[slot];
      out.object(slot, generations[slot], kind);
      out.row(cells, offsets[slot], widths[kind]);
      count++;
    }
    marked.length = 0;
    return count;
  }

  /** The strings written since the last call: slot, field and text, one after another. */
  takeTexts() {
    const taken = this.texts;
    this.texts = [];
    return taken;
  }

  textCount() {
    return this.texts.length / 3;
  }

  mark(slot) {
    if (this.marks[slot] === 1) return;
    this.marks[slot] = 1;
    this.marked.push(slot);
  }

  newSlot(kind) {
    if (this.slotsUsed === this.offsets.length) this.growSlots();
    const width = this.widths[kind];
    if (this.cellsUsed + width > this.cells.length) this.cells = grown(this.cells, this.cellsUsed + width);
    const slot = this.slotsUsed++;
    this.offsets[slot] = this.cellsUsed;
    this.kinds[slot] = kind;
    this.cellsUsed += width;
    return slot;
  }

  growSlots() {
    this.offsets = grown(this.offsets, 0);
    this.kinds = grown(this.kinds, 0);
    this.generations = grown(this.generations, 0);
    this.marks = grown(this.marks, 0);
  }
}

/** A copy of a typed array with room for at least `needed`, and for twice as much as now. */
export function grown(old, needed) {
  const larger = new old.constructor(Math.max(needed, old.length * 2));
  larger.set(old);
  return larger;
}
