// Into the first arena with room; a new one where all are full. A bot's place counts as free.
const arenas = Gamehoster.Instance.List()
const open = arenas.find((arena) => arena.capacity === 0 || arena.players < arena.capacity)
if (open) Gamehoster.Instance.Join(open.id)
else Gamehoster.Instance.Create()

const me = Gamehoster.Context.playerId
const here = Gamehoster.Context.instanceId
const W = Gamehoster.Instance.State.Get(here, 'arenaW')
const H = Gamehoster.Instance.State.Get(here, 'arenaH')
const COLOURS = [0x7d6c, 0x7ea8, 0x6fe9, 0x2f32, 0x2efd, 0x321f, 0x5a5f, 0x7a3c, 0x7f12, 0x6f7b]

const names = new Set()
const worn = COLOURS.map(() => 0)
for (const [id, ship] of Gamehoster.Player.All()) {
  if (id === me) continue
  names.add(ship.name)
  const colour = COLOURS.indexOf(ship.colour)
  if (colour >= 0) worn[colour]++
}

/** The name that was asked for; where somebody bears it, with another number on its end. */
function uniqueName () {
  // eslint-disable-next-line no-control-regex
  const wanted = String(Gamehoster.Join.Get('name')).replace(/[\u0000-\u001f\u007f]/g, '').trim() || 'Pilot'
  let name = wanted
  const stem = wanted.replace(/[0-9]{1,9}$/, '')
  for (let n = Number(wanted.slice(stem.length)) + 1; names.has(name); n++) name = stem + n
  return name
}

/** Of the colours that the fewest wear, one by chance. */
function freshColour () {
  const least = Math.min(...worn)
  const fresh = COLOURS.filter((_, i) => worn[i] === least)
  return fresh[Math.floor(Gamehoster.Entropy() * fresh.length)]
}

function wrapDelta (delta, period) {
  if (delta > period / 2) return delta - period
  return delta < -period / 2 ? delta + period : delta
}

const rocks = [...(Gamehoster.Instance.Persistent.Get()?.rock.known.values() ?? [])]
const shipRadius = Gamehoster.Instance.State.Get(here, 'shipRadius')
let best = { x: W / 2, y: H / 2, clear: -Infinity }
for (let i = 0; i < 300 && best.clear < 120; i++) {
  const x = Gamehoster.Entropy() * W
  const y = Gamehoster.Entropy() * H
  let clear = Infinity
  for (const rock of rocks) {
    const distance = Math.hypot(wrapDelta(rock.x - x, W), wrapDelta(rock.y - y, H))
    clear = Math.min(clear, distance - rock.r - shipRadius)
  }
  if (clear > best.clear) best = { x, y, clear }
}

Gamehoster.Player.State.Set(me, 'x', best.x)
Gamehoster.Player.State.Set(me, 'y', best.y)
Gamehoster.Player.State.Set(me, 'angle', (Gamehoster.Entropy() * 2 - 1) * Math.PI)
Gamehoster.Player.State.Set(me, 'health', Gamehoster.Instance.State.Get(here, 'healthMax'))
Gamehoster.Player.State.Set(me, 'colour', freshColour())
Gamehoster.Player.State.Set(me, 'name', uniqueName())
// Each ship has its own turn to fire, so that the bullets of all are spread over the ticks.
const turn = Math.floor(Gamehoster.Entropy() * Gamehoster.Instance.State.Get(here, 'fireEvery'))
Gamehoster.Player.Persistent.Set(me, { vx: 0, vy: 0, thrusting: false, turn, respawnTick: 0 })
