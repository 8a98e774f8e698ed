/**
 * A ship that flies over a bad link: a server that simulates it, as Asteroids does, a link that delays, shivers and stalls
 * each way without ever changing the order, and a client that predicts it. What came of it is measured from frame to frame.
 */
import { fakeGame, rig } from './fake-game.js';

const THRUST = 0.25;
const FRICTION = 0.985;
const SPEED_MAX = 6;
const ARENA = 3600;
const TICK_MILLIS = 1000 / 30;

const wrap = (x) => ((x % ARENA) + ARENA) % ARENA;
const apart = (to, from) => wrap(to - from + ARENA / 2) - ARENA / 2;
const fly = (vx, thrusting) => (thrusting ? Math.min(SPEED_MAX, vx + THRUST) : vx * FRICTION);

/** The predict body of the seed: the server's physics, then a fifth of the way to where the server has it. */
function predictBody(G) {
  const me = G.Context.playerId;
  const mem = G.Player.Persistent.Get(me);
  let vx = fly(mem.vx ?? 0, G.Input.Get('thrusting'));
  let x = wrap(G.Player.State.Get(me, 'x') + vx);
  const ax = G.Authoritative.Get(me, 'x');
  const error = apart(wrap(ax + vx * G.Lead()), x);
  if (Math.abs(error) > 240) {
    x = ax;
    vx = 0;
    mem.snaps = (mem.snaps ?? 0) + 1;
  } else x = wrap(x + error * 0.2);
  mem.vx = vx;
  G.Player.State.Set(me, 'x', x);
}

const BODIES = {
  'player.predict': predictBody,
  'frontend.input.mouse-button-left-press': (G) => {
    G.Command('thrust', { on: true });
    G.Input.Set('thrusting', true);
  },
  'frontend.input.mouse-button-left-release': (G) => {
    G.Command('thrust', { on: false });
    G.Input.Set('thrusting', false);
  },
};

/** One way of the link: what goes in comes out in order, later. */
class Way {
  constructor(page, link) {
    Object.assign(this, { page, link, freeMillis: 0 });
  }

  send(arrive) {
    const { link, page } = this;
    const stall = link.next() < link.stallShare ? link.stallMillis : 0;
    const at = page.millis + link.roundTripMillis / 2 + link.next() * link.jitterMillis + stall;
    this.freeMillis = Math.max(this.freeMillis, at);
    page.setTimeout(arrive, this.freeMillis - page.millis);
  }
}

class ShipServer {
  constructor(r, link) {
    Object.assign(this, { r, x: 100, vx: 0, thrusting: false, tick: 0, applied: 0, queue: [], history: [100] });
    this.socket = r.page.socket;
    this.down = new Way(r.page, link);
    const up = new Way(r.page, link);
    let hello = true;
    this.socket.send = (bytes) => {
      if (!hello) up.send(() => this.queue.push(Array.from(bytes)));
      hello = false;
    };
  }

  begin() {
    this.r.server.begin();
    for (const bytes of [this.r.server.welcome(), this.r.server.first({ own: { x: this.x } })]) {
      this.down.send(() => this.socket.say(bytes));
    }
    this.beginMillis = this.r.page.millis;
    this.waitForTick();
  }

  waitForTick() {
    const { page } = this.r;
    page.setTimeout(() => this.step(), this.beginMillis + (this.tick + 1) * TICK_MILLIS - page.millis);
  }

  step() {
    const { server } = this.r;
    this.tick++;
    this.waitForTick();
    for (const [byte] of this.queue.splice(0)) {
      this.applied++;
      this.thrusting = (byte & 0x20) !== 0;
    }
    this.vx = fly(this.vx, this.thrusting);
    this.x = wrap(this.x + this.vx);
    this.history[this.tick] = this.x;
    if (this.tick % 2) return;
    const bytes = server.update({ ticks: 2, applied: this.applied, changed: [{ number: 1, values: { x: this.x } }] });
    this.down.send(() => this.socket.say(bytes));
  }

  /** Where the ship was at a moment, or will have been. */
  xAt(tick) {
    const [before, after] = [this.history[Math.floor(tick)], this.history[Math.floor(tick) + 1]];
    return after === undefined ? undefined : wrap(before + apart(after, before) * (tick % 1));
  }
}

function makeLink({ roundTripMillis = 0, jitterMillis = 0, stallShare = 0, stallMillis = 0, seed = 1 }) {
  let random = seed * 48271;
  const next = () => (random = (random * 16807) % 2147483647) / 2147483647;
  return { roundTripMillis, jitterMillis, stallShare, stallMillis, next };
}

/** Flies for twenty seconds, thrust on and off; the figures of the flight. */
export function flyOver(options) {
  const film = [];
  const render = (G) => {
    const x = G.Player.State.Get('p1', 'x');
    film.push({ millis: r.page.millis, x, tick: G.Tick(), predicted: (updates - 1) * 2 + G.Lead() });
  };
  let updates = 0;
  const bodies = { ...BODIES, 'frontend.render': render, 'frontend.update': () => updates++ };
  const r = rig({ bodies, game: { ...fakeGame(), commandRates: {} } });
  r.start();
  const ship = new ShipServer(r, makeLink(options));
  ship.socket.open();
  ship.begin();
  r.page.pass(3000);
  const answers = [];
  for (let i = 0; i < 8; i++) {
    answers.push(pressAndSee(r, film));
    r.page.pass(700 + i * 60);
    r.page.dispatch('mouseup', { button: 0, clientX: 500, clientY: 300 });
    r.page.pass(500 + i * 40);
  }
  r.page.pass(3000);
  return { ...figures(film, ship), answerFrames: Math.max(...answers), errors: r.page.errors, names: r.names() };
}

/** Presses, and counts the frames until the ship is somewhere else than it would have been. */
function pressAndSee(r, film) {
  const coasting = film[film.length - 1].x - film[film.length - 2].x;
  const before = film.length;
  r.page.canvas.dispatch('mousedown', { button: 0, clientX: 500, clientY: 300 });
  r.page.pass(100);
  const frames = film.slice(before - 1);
  const moved = frames.findIndex(({ x }, i) => i > 0 && apart(x, frames[i - 1].x) > coasting + 0.005);
  return moved < 0 ? Infinity : moved;
}

function figures(film, ship) {
  const after = film.filter(({ millis }) => millis > film[0].millis + 2500);
  const steps = after.slice(1).map(({ x }, i) => apart(x, after[i].x));
  const ticks = after.slice(1).map(({ tick }, i) => tick - after[i].tick);
  const errors = after.map(({ x, predicted }) => Math.abs(apart(x, ship.xAt(predicted) ?? x))).sort((a, b) => a - b);
  const delays = after.map(({ millis, tick }) => ((millis - ship.beginMillis) / TICK_MILLIS - tick) * TICK_MILLIS);
  const round = (value) => Math.round(value * 100) / 100;
  return {
    frames: after.length,
    backwards: steps.filter((step) => step < -0.01).length,
    stepMax: round(Math.max(...steps)),
    tickStepMin: round(Math.min(...ticks)),
    errorMedian: round(errors[Math.floor(errors.length / 2)]),
    errorMax: round(errors[errors.length - 1]),
    delayMedianMillis: round(delays.sort((a, b) => a - b)[Math.floor(delays.length / 2)]),
    delayMaxMillis: round(delays[delays.length - 1]),
  };
}
