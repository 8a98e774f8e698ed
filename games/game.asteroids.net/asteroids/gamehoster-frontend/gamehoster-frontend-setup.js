// What the drawing keeps from frame to frame.
const stars = []
for (let i = 0; i < 260; i++) {
  stars.push({ x: Math.random(), y: Math.random(), depth: 0.15 + Math.random() * 0.45, size: 0.6 + Math.random() * 1.3 })
}

/** A whole number that this browser has stored; 0 where there is none, or where storing is not allowed. */
function stored (key) {
  try {
    return Number.parseInt(localStorage.getItem(key) ?? '0', 10) || 0
  } catch {
    return 0
  }
}

Gamehoster.Persistent.Set('drawing', {
  stars,
  rocks: new Map(),
  score: 0,
  best: stored('asteroids.best'),
  last: stored('asteroids.last'),
  wasAlive: true,
  diedAt: 0,
  startedAt: Gamehoster.Time()
})
Gamehoster.Canvas.style.touchAction = 'none'
