const me = Gamehoster.Context.playerId
if (!Gamehoster.Player.State.Get(me, 'alive')) return
Gamehoster.Player.Persistent.Get(me).thrusting = Gamehoster.Command.Get('on')
