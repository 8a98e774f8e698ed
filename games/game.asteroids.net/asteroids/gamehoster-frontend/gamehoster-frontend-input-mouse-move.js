const angle = Gamehoster.Mouse.angle
Gamehoster.Command('aim', { angle })
Gamehoster.Input.Set('angle', angle)
