// An arena opens: the grids that the tick keeps up to date, and the leaderboard as it was last written. None of it is
// ever sent.
const here = Gamehoster.Context.instanceId
const CELL = 100
const columns = Math.ceil(Gamehoster.Instance.State.Get(here, 'arenaW') / CELL)
const rows = Math.ceil(Gamehoster.Instance.State.Get(here, 'arenaH') / CELL)

function emptyGrid () {
  const cells = []
  for (let i = 0; i < columns * rows; i++) cells.push([])
  return { cells, known: new Map() }
}

const board = []
for (let i = 0; i < 10; i++) board.push({ name: '', score: 0 })

Gamehoster.Instance.Persistent.Set({
  CELL,
  columns,
  rows,
  rock: emptyGrid(),
  bullet: emptyGrid(),
  ship: emptyGrid(),
  effect: emptyGrid(),
  board,
  boardTick: 0
})
