/**
 * The two arrays that the server reads in bulk after a send pass: whole numbers (slots, counts) and the rows of what
 * changed. They grow as needed; `grew` tells the server to fetch them anew.
 */

const INTS_AT_FIRST = 4096
const ROWS_AT_FIRST = 4096

export function createOutbox() {
  let ints = new Int32Array(INTS_AT_FIRST)
  let rows = new Float64Array(ROWS_AT_FIRST)
  let intsUsed = 0
  let rowsUsed = 0
  let grew = false

  function ensureInts(more) {
    if (intsUsed + more <= ints.length) return
    const larger = new Int32Array(Math.max(intsUsed + more, ints.length * 2))
    larger.set(ints)
    ints = larger
    grew = true
  }

  function ensureRows(more) {
    if (rowsUsed + more <= rows.length) return
    const larger = new Float64Array(Math.max(rowsUsed + more, rows.length * 2))
    larger.set(rows)
    rows = larger
    grew = true
  }

  return {
    reset() {
      intsUsed = 0
      rowsUsed = 0
    },

    int(value) {
      ensureInts(1)
      ints[intsUsed++] = value
    },

    /** Leaves room for a number that is known later; gives its place. */
    reserve() {
      ensureInts(1)
      return intsUsed++
    },

    patch(place, value) {
      ints[place] = value
    },

    object(slot, generation, kind) {
      ensureInts(3)
      ints[intsUsed++] = slot
      ints[intsUsed++] = generation
      ints[intsUsed++] = kind
    },

    row(cells, offset, width) {
      ensureRows(width)
      for (let i = 0; i < width; i++) rows[rowsUsed + i] = cells[offset + i]
      rowsUsed += width
    },

    ints: () => ints,
    rows: () => rows,
    intCount: () => intsUsed,
    rowCount: () => rowsUsed,

    /** Whether an array was replaced since the last call. */
    takeGrew() {
      const was = grew
      grew = false
      return was
    },
  }
}
