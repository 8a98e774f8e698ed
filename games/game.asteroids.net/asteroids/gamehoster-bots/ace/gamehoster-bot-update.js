// A bot looks at the arena and flies by the same two commands that a person's mouse sends. In this order: away from a
// rock, after a ship, at a rock, or on its way. All kinds think alike; they differ in how often they go after a ship.
const me = Gamehoster.Context.playerId
const here = Gamehoster.Context.instanceId
const memory = Gamehoster.Bot.Persistent.Get()
const ship = Gamehoster.Player.All().get(me)
const motion = Gamehoster.Player.Persistent.Get(me)
const tick = Gamehoster.Tick()
const W = Gamehoster.Instance.State.Get(here, 'arenaW')
const H = Gamehoster.Instance.State.Get(here, 'arenaH')
const bulletSpeed = Gamehoster.Instance.State.Get(here, 'bulletSpeed')
const shipRadius = Gamehoster.Instance.State.Get(here, 'shipRadius')
const DEGREE = Math.PI / 180

function wrapDelta (delta, period) {
  if (delta > period / 2) return delta - period
  return delta < -period / 2 ? delta + period : delta
}

function angleDifference (a, b) {
  return Math.atan2(Math.sin(a - b), Math.cos(a - b))
}

/** Turns towards a heading like a ship, and sends only what has changed. */
function act (heading, thrust) {
  if (memory.facing === null) memory.facing = heading
  const gap = angleDifference(heading, memory.facing)
  const turn = Math.abs(gap) <= 30 * DEGREE ? gap * 0.5 : Math.max(-20 * DEGREE, Math.min(20 * DEGREE, gap))
  memory.facing = angleDifference(memory.facing + turn, 0)
  if (memory.sentAim === undefined || Math.abs(angleDifference(memory.facing, memory.sentAim)) > 0.02) {
    Gamehoster.Bot.Send('aim', { angle: memory.facing })
    memory.sentAim = memory.facing
  }
  if (thrust !== memory.sentThrust) {
    Gamehoster.Bot.Send('thrust', { on: thrust })
    memory.sentThrust = thrust
  }
}

if (!ship.alive) {
  memory.wasAlive = false
  return
}
if (!memory.wasAlive) {
  // Set off afresh from wherever the ship has come back; what was sent before it was destroyed counts no more.
  memory.wasAlive = true
  memory.target = null
  memory.attackId = null
  memory.sentAim = undefined
  memory.sentThrust = undefined
}

const rocks = []
for (const { state } of Gamehoster.Entity.All('rock').values()) {
  const age = tick - state.spawnTick
  const rx = wrapDelta((((state.x0 + state.vx * age) % W) + W) % W - ship.x, W)
  const ry = wrapDelta((((state.y0 + state.vy * age) % H) + H) % H - ship.y, H)
  const distance = Math.sqrt(rx * rx + ry * ry)
  if (distance < 900) rocks.push({ rx, ry, distance, reach: state.r + shipRadius, vx: state.vx, vy: state.vy })
}

// 1. Away from the rock that presses most: near, and closing in.
let danger = null
let least = Infinity
for (const rock of rocks) {
  const gap = rock.distance - rock.reach
  if (gap >= 55) continue
  const closing = -((rock.vx - motion.vx) * rock.rx + (rock.vy - motion.vy) * rock.ry) / (rock.distance || 1)
  if (gap - closing * 6 < least) {
    least = gap - closing * 6
    danger = rock
  }
}
if (danger !== null) {
  act(Math.atan2(-danger.ry, -danger.rx), true)
  return
}

// 2. After a ship, now and then, and for a little over a second.
let prey = null
for (const [id, other] of Gamehoster.Player.All()) {
  if (id === me || !other.alive) continue
  const rx = wrapDelta(other.x - ship.x, W)
  const ry = wrapDelta(other.y - ship.y, H)
  const distance = Math.sqrt(rx * rx + ry * ry)
  if (distance < 520 && (prey === null || distance < prey.distance)) prey = { id, rx, ry, distance }
}
if (prey === null) {
  memory.attackId = null
} else {
  if (memory.attackId !== prey.id && Gamehoster.Entropy() < memory.attackChance * 0.08) {
    memory.attackId = prey.id
    memory.attackEnd = tick + 40
  }
  if (memory.attackId === prey.id && tick < memory.attackEnd) {
    act(Math.atan2(prey.ry, prey.rx), false)
    return
  }
}

// 3. At a rock ahead: where the bullet will meet it.
const course = motion.vx || motion.vy ? Math.atan2(motion.vy, motion.vx) : ship.angle
let quarry = null
for (const rock of rocks) {
  if (rock.distance - rock.reach > 170) continue
  if (Math.abs(angleDifference(Math.atan2(rock.ry, rock.rx), course)) > 40 * DEGREE) continue
  if (quarry === null || rock.distance < quarry.distance) quarry = rock
}
if (quarry !== null) {
  let flight = quarry.distance / bulletSpeed
  for (let i = 0; i < 2; i++) {
    flight = Math.hypot(quarry.rx + quarry.vx * flight, quarry.ry + quarry.vy * flight) / bulletSpeed
  }
  act(Math.atan2(quarry.ry + quarry.vy * flight, quarry.rx + quarry.vx * flight), false)
  return
}

// 4. On its way, and round what lies in it.
function isFar (target) {
  return Math.hypot(wrapDelta(target.x - ship.x, W), wrapDelta(target.y - ship.y, H)) >= 600
}

if (memory.target !== null) {
  const { x, y } = memory.target
  if (Math.hypot(wrapDelta(x - ship.x, W), wrapDelta(y - ship.y, H)) < 160) memory.target = null
}
while (memory.target === null) {
  const target = { x: Gamehoster.Entropy() * W, y: Gamehoster.Entropy() * H }
  if (isFar(target)) memory.target = target
}
const head = Math.atan2(wrapDelta(memory.target.y - ship.y, H), wrapDelta(memory.target.x - ship.x, W))
let sx = Math.cos(head)
let sy = Math.sin(head)
for (const rock of rocks) {
  const range = rock.reach + 220
  if (rock.distance > range) continue
  if (Math.abs(angleDifference(Math.atan2(rock.ry, rock.rx), head)) > 1.3) continue
  const weight = (range - rock.distance) / range
  const ux = rock.rx / (rock.distance || 1)
  const uy = rock.ry / (rock.distance || 1)
  const side = -uy * Math.cos(head) + ux * Math.sin(head) < 0 ? -1 : 1
  sx += (-uy * side * 1.3 - ux * 0.7) * weight * 1.6
  sy += (ux * side * 1.3 - uy * 0.7) * weight * 1.6
}
act(Math.atan2(sy, sx), true)
