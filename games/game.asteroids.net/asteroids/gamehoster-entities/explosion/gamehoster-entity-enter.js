// The puffs and sparks of an explosion, chosen once, when it appears; the drawing plays them through by its age.
const puffs = []
for (let i = 0; i < 14; i++) {
  const angle = Math.random() * Math.PI * 2
  const speed = 0.4 + Math.random() * 1.8
  puffs.push({ vx: Math.cos(angle) * speed, vy: Math.sin(angle) * speed, size: 5 + Math.random() * 13 })
}
const sparks = []
for (let i = 0; i < 18; i++) {
  const angle = Math.random() * Math.PI * 2
  sparks.push({ angle, speed: 2 + Math.random() * 4.5, length: 6 + Math.random() * 12 })
}
Gamehoster.Entity.Persistent.Set(Gamehoster.Context.entityId, { puffs, sparks })
