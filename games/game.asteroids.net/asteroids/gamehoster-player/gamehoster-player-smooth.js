// A ship between updates. One that has come back elsewhere is not slid there from where it was destroyed.
if (Gamehoster.Smooth('spawn') !== Gamehoster.Latest('spawn')) {
  Gamehoster.Set('x', Gamehoster.Latest('x'))
  Gamehoster.Set('y', Gamehoster.Latest('y'))
}

// The flame comes quickly and goes slowly, so that it does not flicker.
const memory = Gamehoster.Player.Persistent.Get(Gamehoster.Context.playerId)
const now = Gamehoster.Tick()
const passed = Math.min(10, Math.max(0, now - (memory.flameTick ?? now)))
const wanted = Gamehoster.Smooth('thrusting') && Gamehoster.Smooth('alive') ? 1 : 0
const flame = memory.flame ?? wanted
const pace = wanted > flame ? 0.5 : 0.12
memory.flame = flame + (wanted - flame) * (1 - Math.pow(1 - pace, passed))
memory.flameTick = now
Gamehoster.Set('flame', memory.flame)
