Gamehoster.Command('thrust', { on: false })
Gamehoster.Input.Set('thrusting', false)
