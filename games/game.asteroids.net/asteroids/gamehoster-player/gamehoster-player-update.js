// A ship's tick: thrust or friction, movement, and a little health back.
const me = Gamehoster.Context.playerId
const ship = Gamehoster.Player.All().get(me)
if (!ship.alive) return

const here = Gamehoster.Context.instanceId
const setting = (name) => Gamehoster.Instance.State.Get(here, name)
const TICKS_A_SECOND = 30
const W = setting('arenaW')
const H = setting('arenaH')
const memory = Gamehoster.Player.Persistent.Get(me)
let { vx, vy } = memory

if (memory.thrusting) {
  const maxSpeed = setting('maxSpeed')
  vx += Math.cos(ship.angle) * setting('thrust')
  vy += Math.sin(ship.angle) * setting('thrust')
  const speed = Math.sqrt(vx * vx + vy * vy)
  if (speed > maxSpeed) {
    vx *= maxSpeed / speed
    vy *= maxSpeed / speed
  }
} else {
  vx *= setting('friction')
  vy *= setting('friction')
}
memory.vx = vx
memory.vy = vy

Gamehoster.Player.State.Set(me, 'x', (ship.x + vx + W) % W)
Gamehoster.Player.State.Set(me, 'y', (ship.y + vy + H) % H)
Gamehoster.Player.State.Set(me, 'thrusting', memory.thrusting)
const healthMax = setting('healthMax')
if (ship.health < healthMax) {
  const health = ship.health + setting('healthPerSecond') / TICKS_A_SECOND
  Gamehoster.Player.State.Set(me, 'health', Math.min(healthMax, health))
}
