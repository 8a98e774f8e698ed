// A ship leaves, and its bullets with it.
const me = Gamehoster.Context.playerId
for (const [id, bullet] of Gamehoster.Entity.All('bullet')) {
  if (bullet.state.owner === me) Gamehoster.Entity.Destroy(id)
}
