const me = Gamehoster.Context.playerId
if (!Gamehoster.Player.State.Get(me, 'alive')) return
Gamehoster.Player.State.Set(me, 'angle', Gamehoster.Command.Get('angle'))
