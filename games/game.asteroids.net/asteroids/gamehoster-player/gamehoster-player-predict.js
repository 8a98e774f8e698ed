// The page's own ship, ahead of the server: the same thrust and friction as in the ship's own tick, from the live mouse,
// and then a little of the way towards what the server says.
const me = Gamehoster.Context.playerId
const here = Gamehoster.Context.instanceId
const setting = (name) => Gamehoster.Instance.State.Get(here, name)
const latest = (name) => Gamehoster.Authoritative.Get(me, name)
const W = setting('arenaW')
const H = setting('arenaH')
const JUMP = 240
const PULL = 0.2

function wrap (value, period) {
  const rest = value % period
  return rest < 0 ? rest + period : rest
}

/** The short way. */
function wrapDelta (delta, period) {
  if (delta > period / 2) return delta - period
  return delta < -period / 2 ? delta + period : delta
}

const memory = Gamehoster.Player.Persistent.Get(me)
const isNewShip = memory.spawn !== latest('spawn')
if (isNewShip || !latest('alive')) {
  memory.spawn = latest('spawn')
  memory.vx = 0
  memory.vy = 0
  Gamehoster.Player.State.Set(me, 'x', latest('x'))
  Gamehoster.Player.State.Set(me, 'y', latest('y'))
  Gamehoster.Player.State.Set(me, 'angle', latest('angle'))
  Gamehoster.Player.State.Set(me, 'thrusting', latest('thrusting'))
  return
}

let { vx, vy } = memory
const angle = Gamehoster.Input.Get('angle') ?? latest('angle')
const thrusting = Gamehoster.Input.Get('thrusting') === true

if (thrusting) {
  vx += Math.cos(angle) * setting('thrust')
  vy += Math.sin(angle) * setting('thrust')
  const speed = Math.sqrt(vx * vx + vy * vy)
  const maxSpeed = setting('maxSpeed')
  if (speed > maxSpeed) {
    vx *= maxSpeed / speed
    vy *= maxSpeed / speed
  }
} else {
  vx *= setting('friction')
  vy *= setting('friction')
}

let x = Gamehoster.Player.State.Get(me, 'x') + vx
let y = Gamehoster.Player.State.Get(me, 'y') + vy
const lead = Gamehoster.Lead()
const dx = wrapDelta(wrap(latest('x') + vx * lead, W) - wrap(x, W), W)
const dy = wrapDelta(wrap(latest('y') + vy * lead, H) - wrap(y, H), H)
if (dx * dx + dy * dy > JUMP * JUMP) {
  x = latest('x')
  y = latest('y')
  vx = 0
  vy = 0
} else {
  x += dx * PULL
  y += dy * PULL
}
memory.vx = vx
memory.vy = vy
Gamehoster.Player.State.Set(me, 'x', wrap(x, W))
Gamehoster.Player.State.Set(me, 'y', wrap(y, H))
Gamehoster.Player.State.Set(me, 'angle', angle)
Gamehoster.Player.State.Set(me, 'thrusting', thrusting)
