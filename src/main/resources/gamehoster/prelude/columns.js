/**
 * The state as the server reads it: for each object a slot, for each slot a row of numbers.
 *
 * A slot belongs to one kind for ever and goes to the next object of that kind when its object goes; its generation
 * tells the two apart. All rows lie in one array of doubles. A commit writes the row and marks the slot; a send pass
 * copies the marked rows out, so what a pass costs grows with what changed and not with what is there.
 */

const SLOTS_AT_FIRST = 64
const CELLS_AT_FIRST = 512

/** @param {number[]} widths the count of fields of each kind */
export function createColumns(widths) {
  let cells = new Float64Array(CELLS_AT_FIRST)
  let cellsUsed = 0
  let offsets = new Int32Array(SLOTS_AT_FIRST)
  let kinds = new Int32Array(SLOTS_AT_FIRST)
  let generations = new Int32Array(SLOTS_AT_FIRST)
  let marks = new Uint8Array(SLOTS_AT_FIRST)
  let slotsUsed = 0
  const free = widths.map(() => [])
  let marked = []
  let freed = []
  let texts = []

  function grown(old, needed) {
    const larger = new old.constructor(Math.max(needed, old.length * 2))
    larger.set(old)
    return larger
  }

  function newSlot(kind) {
    if (slotsUsed === offsets.length) {
      offsets = grown(offsets, 0)
      kinds = grown(kinds, 0)
      generations = grown(generations, 0)
      marks = grown(marks, 0)
    }
    const width = widths[kind]
    if (cellsUsed + width > cells.length) cells = grown(cells, cellsUsed + width)
    const slot = slotsUsed++
    offsets[slot] = cellsUsed
    kinds[slot] = kind
    cellsUsed += width
    return slot
  }

  function mark(slot) {
    if (marks[slot] === 1) return
    marks[slot] = 1
    marked.push(slot)
  }

  return {
    take(kind) {
      const slot = free[kind].length > 0 ? free[kind].pop() : newSlot(kind)
      mark(slot)
      return slot
    },

    give(slot) {
      marks[slot] = 0
      freed.push(slot)
      generations[slot] = (generations[slot] + 1) | 0
      free[kinds[slot]].push(slot)
    },

    write(slot, index, number) {
      cells[offsets[slot] + index] = number
      mark(slot)
    },

    writeText(slot, index, text) {
      texts.push(slot, index, text)
      mark(slot)
    },

    /** Lists the slots whose objects went, to `out`, and forgets them. */
    drainFreed(out) {
      const count = freed.length
      for (let i = 0; i < count; i++) out.int(freed[i])
      freed.length = 0
      return count
    },

    /** Copies the marked rows to `out` and forgets the marks. */
    drainMarked(out) {
      let count = 0
      for (let i = 0; i < marked.length; i++) {
        const slot = marked[i]
        if (marks[slot] === 0) continue
        marks[slot] = 0
        const kind = kinds[slot]
        out.object(slot, generations[slot], kind)
        out.row(cells, offsets[slot], widths[kind])
        count++
      }
      marked.length = 0
      return count
    },

    /** The strings written since the last call: slot, field and text, one after another. */
    takeTexts() {
      const taken = texts
      texts = []
      return taken
    },

    textCount: () => texts.length / 3,
  }
}
