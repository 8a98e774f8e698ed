// The arena's tick, after every ship has moved: everything that concerns more than one object.
const here = Gamehoster.Context.instanceId
const arena = Gamehoster.Instance.Persistent.Get()
if (!arena) return

const setting = (name) => Gamehoster.Instance.State.Get(here, name)
const tick = Gamehoster.Tick()
const W = setting('arenaW')
const H = setting('arenaH')
const { CELL, columns, rows } = arena
const ROCK_WEIGHT = [0, 1, 2, 4]
const ROCK_RADIUS = [0, setting('rockRadius1'), setting('rockRadius2'), setting('rockRadius3')]
const ROCK_SPEED = [null, [0.9, 2.2], [0.7, 1.7], [0.5, 1.2]]
const EFFECT_TICKS = { hit: 10, dust: 20, explosion: 30 }
const BULLET_REACH = 5
const bulletSpeed = setting('bulletSpeed')
const shipRadius = setting('shipRadius')

const ships = Gamehoster.Player.All()
const rocks = Gamehoster.Entity.All('rock')
const bullets = Gamehoster.Entity.All('bullet')

// --- the world is a torus, and each grid holds records by cell ---

function wrap (value, period) {
  const rest = value % period
  return rest < 0 ? rest + period : rest
}

/** The short way from b to a. */
function wrapDelta (delta, period) {
  if (delta > period / 2) return delta - period
  return delta < -period / 2 ? delta + period : delta
}

function cellIndex (x, y) {
  let column = Math.floor(x / CELL) % columns
  let row = Math.floor(y / CELL) % rows
  if (column < 0) column += columns
  if (row < 0) row += rows
  return row * columns + column
}

function place (grid, record) {
  record.cell = cellIndex(record.x, record.y)
  grid.cells[record.cell].push(record)
  grid.known.set(record.id, record)
}

function drop (grid, record) {
  const cell = grid.cells[record.cell]
  const last = cell.pop()
  if (last !== record) cell[cell.indexOf(record)] = last
}

function forget (grid, record) {
  drop(grid, record)
  grid.known.delete(record.id)
}

function reslot (grid, record) {
  const cell = cellIndex(record.x, record.y)
  if (cell === record.cell) return
  drop(grid, record)
  record.cell = cell
  grid.cells[cell].push(record)
}

function fly (record) {
  const age = tick - record.spawnTick
  record.x = wrap(record.x0 + record.vx * age, W)
  record.y = wrap(record.y0 + record.vy * age, H)
}

function keepFlying (grid, all) {
  for (const record of grid.known.values()) {
    if (!all.has(record.id)) {
      forget(grid, record)
      continue
    }
    fly(record)
    reslot(grid, record)
  }
}

// --- making and ending things ---

function spawnRock (x, y, size, direction) {
  const [slow, fast] = ROCK_SPEED[size]
  const speed = slow + Gamehoster.Entropy() * (fast - slow)
  // Two places are what is sent, so that both sides fly the same rock.
  const vx = Math.round(Math.cos(direction) * speed * 100) / 100
  const vy = Math.round(Math.sin(direction) * speed * 100) / 100
  const r = ROCK_RADIUS[size]
  const id = Gamehoster.Entity.Spawn('rock', {
    x0: x, y0: y, vx, vy, size, r, seed: Math.floor(Gamehoster.Entropy() * 1e6), spawnTick: tick
  })
  place(arena.rock, { id, x, y, x0: x, y0: y, vx, vy, size, r, spawnTick: tick, cell: 0 })
}

function spawnEffect (type, x, y, fields) {
  const id = Gamehoster.Entity.Spawn(type, { x0: x, y0: y, ...fields, spawnTick: tick })
  place(arena.effect, { id, x, y, endTick: tick + EFFECT_TICKS[type], cell: 0 })
}

function endBullet (bullet) {
  Gamehoster.Entity.Destroy(bullet.id)
  forget(arena.bullet, bullet)
}

/** The first of the bullets near a circle whose path over the coming tick meets it, those of `own` left out. */
function findBullet (x, y, radius, own) {
  const reach = radius + bulletSpeed + 1
  const firstColumn = Math.floor((x - reach) / CELL)
  const lastColumn = Math.floor((x + reach) / CELL)
  const firstRow = Math.floor((y - reach) / CELL)
  const lastRow = Math.floor((y + reach) / CELL)
  for (let row = firstRow; row <= lastRow; row++) {
    for (let column = firstColumn; column <= lastColumn; column++) {
      const cell = arena.bullet.cells[wrap(row, rows) * columns + wrap(column, columns)]
      for (let i = 0; i < cell.length; i++) {
        const bullet = cell[i]
        if (bullet.owner !== own && meets(bullet, x, y, radius)) return bullet
      }
    }
  }
  return null
}

/** Whether the point of the bullet's path that is nearest to the centre lies inside the circle. */
function meets (bullet, x, y, radius) {
  const bx = wrapDelta(bullet.x - x, W)
  const by = wrapDelta(bullet.y - y, H)
  const { vx, vy } = bullet
  const along = -(bx * vx + by * vy) / (vx * vx + vy * vy)
  const t = along < 0 ? 0 : along > 1 ? 1 : along
  const px = bx + vx * t
  const py = by + vy * t
  return px * px + py * py <= radius * radius
}

function isNear (a, x, y, distance) {
  const dx = wrapDelta(a.x - x, W)
  const dy = wrapDelta(a.y - y, H)
  return dx * dx + dy * dy < distance * distance
}

// --- 1. what has had its time goes ---

for (const bullet of arena.bullet.known.values()) {
  if (tick - bullet.spawnTick >= setting('bulletTicks')) endBullet(bullet)
}
for (const effect of arena.effect.known.values()) {
  if (tick < effect.endTick) continue
  Gamehoster.Entity.Destroy(effect.id)
  forget(arena.effect, effect)
}

// --- 2. where everything is now ---

keepFlying(arena.rock, rocks)
keepFlying(arena.bullet, bullets)
for (const record of arena.ship.known.values()) {
  if (!ships.has(record.id)) forget(arena.ship, record)
}
for (const [id, ship] of ships) {
  let record = arena.ship.known.get(id)
  if (record === undefined) {
    record = { id, x: ship.x, y: ship.y, cell: 0, alive: ship.alive, health: ship.health, isHit: false, points: 0 }
    place(arena.ship, record)
  }
  record.x = ship.x
  record.y = ship.y
  record.alive = ship.alive
  record.health = ship.health
  record.isHit = false
  record.points = 0
  reslot(arena.ship, record)
}

// --- 3. collisions ---

function score (id, points) {
  const ship = arena.ship.known.get(id)
  if (ship !== undefined && ship.alive) ship.points += points
}

function splitRock (rock) {
  Gamehoster.Entity.Destroy(rock.id)
  forget(arena.rock, rock)
  spawnEffect('dust', rock.x, rock.y, { vx: rock.vx, vy: rock.vy, size: rock.size })
  if (rock.size === 1) return
  const direction = Math.atan2(rock.vy, rock.vx)
  const turn = 0.5 + Gamehoster.Entropy() * 0.6
  spawnRock(rock.x, rock.y, rock.size - 1, direction + turn)
  spawnRock(rock.x, rock.y, rock.size - 1, direction - turn)
}

function destroyShip (record) {
  const memory = Gamehoster.Player.Persistent.Get(record.id)
  spawnEffect('explosion', record.x, record.y, { vx: memory.vx, vy: memory.vy, colour: ships.get(record.id).colour })
  record.alive = false
  memory.vx = 0
  memory.vy = 0
  memory.thrusting = false
  memory.respawnTick = tick + setting('respawnTicks')
  Gamehoster.Player.State.Set(record.id, 'alive', false)
  Gamehoster.Player.State.Set(record.id, 'thrusting', false)
  Gamehoster.Player.State.Set(record.id, 'health', 0)
  Gamehoster.Player.State.Set(record.id, 'score', 0)
}

function crashInto (rock) {
  const reach = rock.r + shipRadius
  const firstColumn = Math.floor((rock.x - reach) / CELL)
  const lastColumn = Math.floor((rock.x + reach) / CELL)
  const firstRow = Math.floor((rock.y - reach) / CELL)
  const lastRow = Math.floor((rock.y + reach) / CELL)
  for (let row = firstRow; row <= lastRow; row++) {
    for (let column = firstColumn; column <= lastColumn; column++) {
      for (const ship of arena.ship.cells[wrap(row, rows) * columns + wrap(column, columns)]) {
        if (ship.alive && isNear(ship, rock.x, rock.y, reach)) destroyShip(ship)
      }
    }
  }
}

// A list of its own: the halves of a rock are not tested before the next tick.
for (const rock of [...arena.rock.known.values()]) {
  crashInto(rock)
  const bullet = findBullet(rock.x, rock.y, rock.r + BULLET_REACH, null)
  if (bullet === null) continue
  score(bullet.owner, setting('rockScore'))
  endBullet(bullet)
  splitRock(rock)
}

for (const ship of arena.ship.known.values()) {
  while (ship.alive) {
    const bullet = findBullet(ship.x, ship.y, shipRadius + BULLET_REACH, ship.id)
    if (bullet === null) break
    endBullet(bullet)
    spawnEffect('hit', wrap(bullet.x + bullet.vx, W), wrap(bullet.y + bullet.vy, H), { angle: bullet.angle })
    ship.health -= setting('bulletDamage')
    ship.isHit = true
    if (ship.health > 0) continue
    score(bullet.owner, setting('shipScore'))
    destroyShip(ship)
  }
}

for (const ship of arena.ship.known.values()) {
  if (!ship.alive) continue
  if (ship.isHit) Gamehoster.Player.State.Set(ship.id, 'health', ship.health)
  if (ship.points > 0) Gamehoster.Player.State.Set(ship.id, 'score', ships.get(ship.id).score + ship.points)
}

// --- 4. ships come back, clear of rocks ---

function clearance (x, y) {
  let least = Infinity
  for (const rock of arena.rock.known.values()) {
    const dx = wrapDelta(rock.x - x, W)
    const dy = wrapDelta(rock.y - y, H)
    least = Math.min(least, Math.sqrt(dx * dx + dy * dy) - rock.r - shipRadius)
  }
  return least
}

function clearSpot () {
  let best = null
  for (let i = 0; i < 300; i++) {
    const x = Gamehoster.Entropy() * W
    const y = Gamehoster.Entropy() * H
    const clear = clearance(x, y)
    if (best === null || clear > best.clear) best = { x, y, clear }
    if (clear >= 120) break
  }
  return best
}

for (const record of arena.ship.known.values()) {
  if (record.alive) continue
  const memory = Gamehoster.Player.Persistent.Get(record.id)
  if (tick < memory.respawnTick) continue
  const spot = clearSpot()
  record.x = spot.x
  record.y = spot.y
  record.alive = true
  reslot(arena.ship, record)
  Gamehoster.Player.State.Set(record.id, 'x', spot.x)
  Gamehoster.Player.State.Set(record.id, 'y', spot.y)
  Gamehoster.Player.State.Set(record.id, 'alive', true)
  Gamehoster.Player.State.Set(record.id, 'health', setting('healthMax'))
  Gamehoster.Player.State.Set(record.id, 'spawn', 1 - ships.get(record.id).spawn)
}

// --- 5. each ship fires on its own turn ---

const fireEvery = setting('fireEvery')
for (const record of arena.ship.known.values()) {
  if (!record.alive || (tick + Gamehoster.Player.Persistent.Get(record.id).turn) % fireEvery !== 0) continue
  // Three places are what is sent, so that both sides fly the same bullet.
  const angle = Math.round(ships.get(record.id).angle * 1000) / 1000
  const x = wrap(record.x + Math.cos(angle) * shipRadius, W)
  const y = wrap(record.y + Math.sin(angle) * shipRadius, H)
  const id = Gamehoster.Entity.Spawn('bullet', { x0: x, y0: y, angle, owner: record.id, spawnTick: tick })
  const vx = Math.cos(angle) * bulletSpeed
  const vy = Math.sin(angle) * bulletSpeed
  place(arena.bullet, { id, x, y, x0: x, y0: y, vx, vy, angle, owner: record.id, spawnTick: tick, cell: 0 })
}

// --- 6. new rocks, away from the ships ---

function isAwayFromShips (x, y) {
  for (const ship of arena.ship.known.values()) if (isNear(ship, x, y, 400)) return false
  return true
}

function addBigRock () {
  for (let i = 0; i < 400; i++) {
    const x = Gamehoster.Entropy() * W
    const y = Gamehoster.Entropy() * H
    if (!isAwayFromShips(x, y)) continue
    spawnRock(x, y, 3, Gamehoster.Entropy() * Math.PI * 2)
    return true
  }
  return false // no such place just now; the next tick tries again
}

let weight = 0
for (const rock of arena.rock.known.values()) weight += ROCK_WEIGHT[rock.size]
if (weight < setting('rockWeightMin')) {
  while (weight + ROCK_WEIGHT[3] <= setting('rockWeightMax') && addBigRock()) weight += ROCK_WEIGHT[3]
}

// --- 7. the leaderboard, now and then, and only what has moved ---

if (tick >= arena.boardTick) {
  arena.boardTick = tick + 6 + Math.floor(Gamehoster.Entropy() * 19)
  const ranking = [...ships.keys()].map((id) => ({
    name: ships.get(id).name, score: Gamehoster.Player.State.Get(id, 'score')
  }))
  ranking.sort((a, b) => b.score - a.score)
  for (let i = 0; i < arena.board.length; i++) {
    const { name, score } = ranking[i] ?? { name: '', score: 0 }
    const shown = arena.board[i]
    if (name !== shown.name) Gamehoster.Instance.State.Set(here, 'lb' + i + 'name', name)
    if (score !== shown.score) Gamehoster.Instance.State.Set(here, 'lb' + i + 'score', score)
    shown.name = name
    shown.score = score
  }
}
