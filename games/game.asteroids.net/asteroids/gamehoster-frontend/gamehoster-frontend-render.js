// Every frame: the arena with the camera on the page's own ship, and over it the map, the leaderboard and the scores.
const canvas = Gamehoster.Canvas
const context = canvas.getContext('2d')
const me = Gamehoster.Context.playerId
const here = Gamehoster.Context.instanceId
const drawing = Gamehoster.Persistent.Get('drawing')
const ships = Gamehoster.Player.All()
const own = ships.get(me)
if (!own || !drawing) return

const TAU = Math.PI * 2
const SQUARE = 200
const SHORT_SIDE_MAX = 4.5 * SQUARE
const HALF_DIAGONAL_MAX = 900 // what the view body sends reaches 940
const FONT = 'ui-sans-serif, system-ui, "Segoe UI", Roboto, sans-serif'
const INK = '#dfe7f5'
const MUTED = 'rgba(190, 205, 230, 0.6)'
const setting = (name) => Gamehoster.Instance.State.Get(here, name)
const W = setting('arenaW')
const H = setting('arenaH')
const now = Gamehoster.Tick()

function wrap (value, period) {
  const rest = value % period
  return rest < 0 ? rest + period : rest
}

/** The short way. */
function wrapDelta (delta, period) {
  const rest = wrap(delta, period)
  return rest > period / 2 ? rest - period : rest
}

function rgb (colour, alpha) {
  const part = (shift) => Math.round(((colour >> shift) & 31) * 255 / 31)
  return `rgba(${part(10)}, ${part(5)}, ${part(0)}, ${alpha})`
}

function clamp (value) {
  return Math.max(0, Math.min(1, value))
}

// --- the canvas and the camera ---

const ratio = window.devicePixelRatio || 1
const width = canvas.clientWidth
const height = canvas.clientHeight
if (canvas.width !== Math.round(width * ratio) || canvas.height !== Math.round(height * ratio)) {
  canvas.width = Math.round(width * ratio)
  canvas.height = Math.round(height * ratio)
}
const zoom = Math.max(Math.min(width, height) / SHORT_SIDE_MAX, Math.hypot(width, height) / 2 / HALF_DIAGONAL_MAX)
const viewW = width / zoom
const viewH = height / zoom
const cameraX = own.x
const cameraY = own.y

/** Calls `draw` with the origin where the thing is in the arena, if any of it can be on the screen. */
function at (x, y, reach, draw) {
  const dx = wrapDelta(x - cameraX, W)
  const dy = wrapDelta(y - cameraY, H)
  if (Math.abs(dx) > viewW / 2 + reach || Math.abs(dy) > viewH / 2 + reach) return
  context.save()
  context.translate(dx, dy)
  draw()
  context.restore()
}

// --- space ---

function drawSpace () {
  context.setTransform(ratio, 0, 0, ratio, 0, 0)
  context.globalAlpha = 1
  context.globalCompositeOperation = 'source-over'
  const glow = context.createRadialGradient(width / 2, height / 2, 0, width / 2, height / 2, Math.hypot(width, height) / 2)
  glow.addColorStop(0, '#101a30')
  glow.addColorStop(1, '#060a14')
  context.fillStyle = glow
  context.fillRect(0, 0, width, height)
  drawGrid()
  context.fillStyle = '#ffffff'
  for (const star of drawing.stars) {
    // A far star moves less than the camera, and comes round with the arena: its period divides the arena's.
    const x = wrap(star.x * W - cameraX * Math.round(star.depth * 4) / 2, W) / W * (width + 8) - 4
    const y = wrap(star.y * H - cameraY * Math.round(star.depth * 4) / 2, H) / H * (height + 8) - 4
    context.globalAlpha = 0.25 + star.depth
    context.fillRect(x, y, star.size, star.size)
  }
  context.globalAlpha = 1
}

function drawGrid () {
  context.strokeStyle = 'rgba(120, 160, 230, 0.09)'
  context.lineWidth = 1
  context.beginPath()
  for (let x = -wrap(cameraX - viewW / 2, SQUARE); x < viewW; x += SQUARE) {
    context.moveTo(Math.round(x * zoom) + 0.5, 0)
    context.lineTo(Math.round(x * zoom) + 0.5, height)
  }
  for (let y = -wrap(cameraY - viewH / 2, SQUARE); y < viewH; y += SQUARE) {
    context.moveTo(0, Math.round(y * zoom) + 0.5)
    context.lineTo(width, Math.round(y * zoom) + 0.5)
  }
  context.stroke()
}

// --- rocks ---

/** A rock's outline and spin, the same in every browser, because both come from its seed. */
function rockShape (seed, radius) {
  const known = drawing.rocks.get(seed)
  if (known) return known
  let state = (seed + 1) >>> 0
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return (state >>> 8) / 0x1000000
  }
  next()
  const count = 9 + Math.floor(next() * 4)
  const outline = new Path2D()
  for (let i = 0; i < count; i++) {
    const angle = (i + (next() - 0.5) * 0.5) / count * TAU
    const distance = radius * (0.76 + next() * 0.34)
    outline.lineTo(Math.cos(angle) * distance, Math.sin(angle) * distance)
  }
  outline.closePath()
  const craters = new Path2D()
  for (let i = 0; i < 3; i++) {
    const angle = next() * TAU
    const distance = radius * next() * 0.5
    const size = radius * (0.08 + next() * 0.1)
    craters.moveTo(Math.cos(angle) * distance + size, Math.sin(angle) * distance)
    craters.arc(Math.cos(angle) * distance, Math.sin(angle) * distance, size, 0, TAU)
  }
  const shape = { outline, craters, turn: next() * TAU, spin: (next() - 0.5) * 0.05 }
  if (drawing.rocks.size > 2000) drawing.rocks.clear()
  drawing.rocks.set(seed, shape)
  return shape
}

function drawRocks () {
  const stone = ['', '#54607a', '#4a556d', '#414b61']
  for (const { state } of Gamehoster.Entity.All('rock').values()) {
    const age = now - state.spawnTick
    const radius = setting('rockRadius' + state.size)
    at(state.x0 + state.vx * age, state.y0 + state.vy * age, radius * 1.2, () => {
      const shape = rockShape(state.seed, radius)
      // A new rock fades in, so that none is suddenly there.
      context.globalAlpha = clamp(age / 8)
      context.rotate(shape.turn + shape.spin * age)
      context.fillStyle = stone[state.size]
      context.fill(shape.outline)
      context.fillStyle = 'rgba(0, 0, 0, 0.16)'
      context.fill(shape.craters)
      context.lineJoin = 'round'
      context.strokeStyle = '#97a5c4'
      context.lineWidth = 2
      context.stroke(shape.outline)
    })
  }
}

// --- bullets ---

function drawBullets () {
  context.globalCompositeOperation = 'lighter'
  context.lineCap = 'round'
  const speed = setting('bulletSpeed')
  for (const { state } of Gamehoster.Entity.All('bullet').values()) {
    const age = now - state.spawnTick
    if (age < 0 || age > setting('bulletTicks')) continue
    const cos = Math.cos(state.angle)
    const sin = Math.sin(state.angle)
    at(state.x0 + cos * speed * age, state.y0 + sin * speed * age, 20, () => {
      const tail = Math.min(16, age * speed)
      context.beginPath()
      context.moveTo(-cos * tail, -sin * tail)
      context.lineTo(0, 0)
      context.strokeStyle = 'rgba(255, 190, 90, 0.3)'
      context.lineWidth = 7
      context.stroke()
      context.strokeStyle = '#ffe9b8'
      context.lineWidth = 2.5
      context.stroke()
    })
  }
  context.globalCompositeOperation = 'source-over'
}

// --- ships ---

function drawShips () {
  for (const [id, ship] of ships) if (id !== me) drawShip(ship, false)
  drawShip(own, true)
}

function drawShip (ship, isOwn) {
  if (!ship.alive) return
  at(ship.x, ship.y, 60, () => {
    context.save()
    context.rotate(ship.angle)
    drawFlame(ship.flame ?? 0)
    context.beginPath()
    context.moveTo(18, 0)
    context.lineTo(-12, 11)
    context.lineTo(-7, 0)
    context.lineTo(-12, -11)
    context.closePath()
    context.lineJoin = 'round'
    context.strokeStyle = rgb(ship.colour, 0.25)
    context.lineWidth = isOwn ? 9 : 6
    context.stroke()
    context.fillStyle = '#0c1424'
    context.fill()
    context.fillStyle = rgb(ship.colour, isOwn ? 0.55 : 0.32)
    context.fill()
    context.strokeStyle = rgb(ship.colour, 1)
    context.lineWidth = 2.2
    context.stroke()
    context.restore()
    drawHealth(ship)
    if (!isOwn) drawName(ship)
  })
}

function drawFlame (flame) {
  if (flame < 0.03) return
  const length = (12 + Math.random() * 7) * flame
  context.globalCompositeOperation = 'lighter'
  for (const [reach, half, colour] of [[1.4, 6, 'rgba(255, 110, 40, 0.5)'], [0.8, 3.5, 'rgba(255, 225, 150, 0.9)']]) {
    context.beginPath()
    context.moveTo(-8, half)
    context.lineTo(-9 - length * reach, 0)
    context.lineTo(-8, -half)
    context.closePath()
    context.fillStyle = colour
    context.fill()
  }
  context.globalCompositeOperation = 'source-over'
}

function drawHealth (ship) {
  const part = clamp(ship.health / setting('healthMax'))
  if (part >= 0.995) return
  context.fillStyle = 'rgba(0, 0, 0, 0.55)'
  context.fillRect(-20, 22, 40, 5)
  context.fillStyle = part > 0.6 ? '#5fe08a' : part > 0.3 ? '#f2c14e' : '#f2545b'
  context.fillRect(-19, 23, 38 * part, 3)
}

function drawName (ship) {
  // In the screen's own pixels, so that it stays readable at every zoom.
  context.font = `500 ${12 / zoom}px ${FONT}`
  context.textAlign = 'center'
  context.textBaseline = 'bottom'
  context.fillStyle = rgb(ship.colour, 0.85)
  context.fillText(ship.name, 0, -20)
}

// --- effects, played through by their age ---

function drawEffects () {
  for (const [id, { state }] of Gamehoster.Entity.All('dust')) drawDust(id, state)
  for (const { state } of Gamehoster.Entity.All('hit').values()) drawHit(state)
  for (const [id, { state }] of Gamehoster.Entity.All('explosion')) drawExplosion(id, state)
}

function drawDust (id, state) {
  const age = now - state.spawnTick
  const { grains } = Gamehoster.Entity.Persistent.Get(id)
  if (age < 0 || age > 20 || !grains) return
  at(state.x0 + state.vx * age, state.y0 + state.vy * age, 100, () => {
    context.globalAlpha = 0.8 * (1 - age / 20)
    context.fillStyle = '#aab6d0'
    for (const grain of grains) {
      const distance = grain.start + grain.speed * age
      const x = Math.cos(grain.angle) * distance
      const y = Math.sin(grain.angle) * distance
      context.fillRect(x - grain.size, y - grain.size, grain.size * 2, grain.size * 2)
    }
  })
}

function drawHit (state) {
  const age = now - state.spawnTick
  if (age < 0 || age > 10) return
  at(state.x0, state.y0, 40, () => {
    const part = age / 10
    context.globalCompositeOperation = 'lighter'
    context.globalAlpha = 1 - part
    context.strokeStyle = '#ffd27a'
    context.lineWidth = 2
    context.lineCap = 'round'
    context.beginPath()
    for (let i = -3; i <= 3; i++) {
      const angle = state.angle + Math.PI + i * 0.35
      const from = 4 + part * 12
      context.moveTo(Math.cos(angle) * from, Math.sin(angle) * from)
      context.lineTo(Math.cos(angle) * (from + 8), Math.sin(angle) * (from + 8))
    }
    context.stroke()
    context.beginPath()
    context.arc(0, 0, 4 + part * 14, 0, TAU)
    context.stroke()
  })
}

function drawExplosion (id, state) {
  const age = now - state.spawnTick
  const { puffs, sparks } = Gamehoster.Entity.Persistent.Get(id)
  if (age < 0 || age > 30 || !puffs) return
  at(state.x0 + state.vx * age * 0.4, state.y0 + state.vy * age * 0.4, 160, () => {
    const part = age / 30
    context.globalCompositeOperation = 'lighter'
    for (const puff of puffs) {
      const distance = age * (1 - part * 0.4)
      context.globalAlpha = (1 - part) * 0.5
      context.fillStyle = part < 0.25 ? '#fff0c9' : part < 0.6 ? '#ff9440' : rgb(state.colour, 1)
      context.beginPath()
      context.arc(puff.vx * distance, puff.vy * distance, puff.size * (0.5 + part), 0, TAU)
      context.fill()
    }
    context.globalAlpha = 1 - part
    context.strokeStyle = rgb(state.colour, 1)
    context.lineWidth = 2
    context.beginPath()
    for (const spark of sparks) {
      const to = spark.speed * age
      const from = Math.max(0, to - spark.length * (1 - part))
      context.moveTo(Math.cos(spark.angle) * from, Math.sin(spark.angle) * from)
      context.lineTo(Math.cos(spark.angle) * to, Math.sin(spark.angle) * to)
    }
    context.stroke()
    context.lineWidth = 3 * (1 - part)
    context.beginPath()
    context.arc(0, 0, 8 + part * 90, 0, TAU)
    context.stroke()
  })
}

// --- over the arena: map, leaderboard, scores, notices ---

function panel (x, y, w, h) {
  context.fillStyle = 'rgba(8, 13, 26, 0.72)'
  context.strokeStyle = 'rgba(130, 165, 230, 0.25)'
  context.lineWidth = 1
  context.beginPath()
  context.roundRect(x, y, w, h, 8)
  context.fill()
  context.stroke()
}

function text (value, x, y, size, align, colour, weight = 400) {
  context.font = `${weight} ${size}px ${FONT}`
  context.textAlign = align
  context.textBaseline = 'middle'
  context.fillStyle = colour
  context.fillText(value, x, y)
}

/** The whole arena with what is in view of it; the page's own place is where it is. */
function drawMap (x, y, w) {
  const h = w * H / W
  panel(x, y, w, h)
  context.save()
  context.beginPath()
  context.roundRect(x, y, w, h, 8)
  context.clip()
  const dot = (px, py, size) => {
    context.beginPath()
    context.arc(x + wrap(px, W) / W * w, y + wrap(py, H) / H * h, size, 0, TAU)
    context.fill()
  }
  context.fillStyle = 'rgba(151, 165, 196, 0.65)'
  for (const { state } of Gamehoster.Entity.All('rock').values()) {
    const age = now - state.spawnTick
    dot(state.x0 + state.vx * age, state.y0 + state.vy * age, 0.5 + state.size * 0.6)
  }
  for (const [id, ship] of ships) {
    if (id === me || !ship.alive) continue
    context.fillStyle = rgb(ship.colour, 1)
    dot(ship.x, ship.y, 2)
  }
  context.fillStyle = '#ffffff'
  if (own.alive) dot(own.x, own.y, 3)
  context.strokeStyle = 'rgba(255, 255, 255, 0.22)'
  for (const left of [-W, 0, W]) {
    for (const top of [-H, 0, H]) {
      const boxX = x + (cameraX - viewW / 2 + left) / W * w
      const boxY = y + (cameraY - viewH / 2 + top) / H * h
      context.strokeRect(boxX, boxY, viewW / W * w, viewH / H * h)
    }
  }
  context.restore()
  return h
}

function fit (value, room) {
  if (context.measureText(value).width <= room) return value
  let short = [...value]
  while (short.length > 1 && context.measureText(short.join('') + '…').width > room) short = short.slice(0, -1)
  return short.join('') + '…'
}

function drawLeaderboard (x, y, w) {
  const rows = []
  for (let i = 0; i < 10; i++) {
    const name = setting(`lb${i}name`)
    if (name) rows.push({ rank: i + 1, name, score: setting(`lb${i}score`) })
  }
  if (rows.length === 0) return
  panel(x, y, w, rows.length * 19 + 38)
  text('LEADERBOARD', x + 12, y + 17, 11, 'left', MUTED, 600)
  rows.forEach(({ rank, name, score }, i) => {
    const line = y + 38 + i * 19
    const isOwn = name === own.name
    const colour = isOwn ? '#ffffff' : INK
    text(`${rank}`, x + 26, line, 12, 'right', MUTED)
    context.font = `${isOwn ? 700 : 400} 13px ${FONT}`
    text(fit(name, w - 90), x + 34, line, 13, 'left', colour, isOwn ? 700 : 400)
    text(`${score}`, x + w - 12, line, 13, 'right', colour, isOwn ? 700 : 500)
  })
}

/** Stores a whole number for the next visit; where storing is not allowed, this visit's is kept all the same. */
function store (key, value) {
  try {
    localStorage.setItem(key, `${value}`)
  } catch { }
}

function keepScores () {
  if (own.alive && !drawing.wasAlive) comeBack()
  if (!own.alive && drawing.wasAlive) {
    drawing.diedAt = now
    drawing.last = drawing.score
    store('asteroids.last', drawing.last)
  }
  if (own.alive) drawing.score = own.score
  drawing.wasAlive = own.alive
  if (drawing.score <= drawing.best) return
  drawing.best = drawing.score
  store('asteroids.best', drawing.best)
}

/** The server has dropped what the destroyed ship was told: the mouse says it again. */
function comeBack () {
  const angle = Gamehoster.Input.Get('angle')
  if (angle !== undefined) Gamehoster.Command('aim', { angle })
  if (Gamehoster.Mouse.left) Gamehoster.Command('thrust', { on: true })
  Gamehoster.Input.Set('thrusting', Gamehoster.Mouse.left)
}

function drawScores () {
  panel(14, 14, 172, 84)
  text(own.name, 28, 34, 13, 'left', rgb(own.colour, 1), 600)
  text(`${own.alive ? own.score : 0}`, 28, 62, 28, 'left', '#ffffff', 700)
  text(`best ${drawing.best}`, 174, 54, 12, 'right', MUTED)
  text(`last ${drawing.last}`, 174, 70, 12, 'right', MUTED)
  const part = clamp(own.health / setting('healthMax'))
  context.fillStyle = 'rgba(255, 255, 255, 0.12)'
  context.fillRect(28, 84, 146, 4)
  context.fillStyle = part > 0.6 ? '#5fe08a' : part > 0.3 ? '#f2c14e' : '#f2545b'
  context.fillRect(28, 84, 146 * part, 4)
}

function drawNotices () {
  if (!own.alive) {
    const left = Math.max(0, setting('respawnTicks') - (now - drawing.diedAt)) / 30
    context.globalAlpha = clamp((now - drawing.diedAt) / 8)
    text('Destroyed', width / 2, height / 2 - 16, 40, 'center', '#ffffff', 700)
    text(`${drawing.last} points · back in ${left.toFixed(1)} s`, width / 2, height / 2 + 22, 16, 'center', INK)
  }
  const shown = (Gamehoster.Time() - drawing.startedAt) / 1000
  if (shown < 12) {
    context.globalAlpha = clamp(12 - shown)
    text('Point with the mouse · hold the button to thrust · your guns fire by themselves',
      width / 2, height - 34, Math.min(15, width / 42), 'center', INK)
  }
  context.globalAlpha = 1
}

keepScores()
drawSpace()
context.setTransform(ratio * zoom, 0, 0, ratio * zoom, canvas.width / 2, canvas.height / 2)
drawRocks()
drawBullets()
drawShips()
drawEffects()
context.setTransform(ratio, 0, 0, ratio, 0, 0)
drawScores()
const side = Math.min(220, width * 0.32)
const mapHeight = drawMap(width - side - 14, 14, side)
if (height > 460) drawLeaderboard(width - side - 14, 14 + mapHeight + 10, side)
drawNotices()
