// The grains of a broken rock, chosen once, when the dust appears; the drawing plays them through by its age.
const size = Gamehoster.Latest('size')
const grains = []
for (let i = 0; i < 6 + size * 5; i++) {
  const angle = Math.random() * Math.PI * 2
  const speed = 0.3 + Math.random() * 1.9
  const start = Math.random() * [0, 10, 20, 36][size]
  grains.push({ angle, speed, start, size: 1 + Math.random() * 2.2 })
}
Gamehoster.Entity.Persistent.Set(Gamehoster.Context.entityId, { grains })
