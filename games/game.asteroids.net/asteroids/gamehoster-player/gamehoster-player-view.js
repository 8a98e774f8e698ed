// What a player is sent: whatever is near the ship, and a margin beyond the screen. Where things are, the arena's own
// tick has worked out already.
const me = Gamehoster.Context.playerId
const here = Gamehoster.Context.instanceId
const arena = Gamehoster.Instance.Persistent.Get()
if (!arena) return

const W = Gamehoster.Instance.State.Get(here, 'arenaW')
const H = Gamehoster.Instance.State.Get(here, 'arenaH')
const reach = Gamehoster.Instance.State.Get(here, 'viewRadius') + 120
const ship = Gamehoster.Player.All().get(me)

function include (grid) {
  for (const record of grid.known.values()) {
    let dx = Math.abs(record.x - ship.x)
    let dy = Math.abs(record.y - ship.y)
    if (dx > W / 2) dx = W - dx
    if (dy > H / 2) dy = H - dy
    if (dx * dx + dy * dy <= reach * reach) Gamehoster.View.Include(record.id)
  }
}

include(arena.ship)
include(arena.rock)
include(arena.bullet)
include(arena.effect)
