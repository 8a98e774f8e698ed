// A finger has no position before it touches, so the press aims as well.
const angle = Gamehoster.Mouse.angle
Gamehoster.Command('aim', { angle })
Gamehoster.Input.Set('angle', angle)
Gamehoster.Command('thrust', { on: true })
Gamehoster.Input.Set('thrusting', true)
