/** A browser's page for tests: its clock, timers, frames, sockets and listeners move only when a test says so. */

class FakeTarget {
  constructor() {
    this.listeners = [];
  }

  addEventListener(type, listener) {
    this.listeners.push({ type, listener });
  }

  removeEventListener(type, listener) {
    this.listeners = this.listeners.filter((other) => other.type !== type || other.listener !== listener);
  }

  dispatch(type, event = {}) {
    const whole = { preventDefault: () => (whole.prevented = true), ...event };
    for (const { listener } of this.listeners.filter((other) => other.type === type)) listener(whole);
    return whole;
  }
}

export class FakeCanvas extends FakeTarget {
  constructor(width = 960, height = 600) {
    super();
    this.style = {};
    this.box = { left: 0, top: 0, width, height };
    Object.assign(this, { offsetWidth: width, offsetHeight: height, clientWidth: width, clientHeight: height });
    this.clientLeft = 0;
    this.clientTop = 0;
  }

  getContext() {
    return {};
  }

  getBoundingClientRect() {
    return this.box;
  }
}

class FakeSocket {
  constructor(page, address, protocols) {
    Object.assign(this, { page, address, protocols, sent: [], closed: null });
    page.sockets.push(this);
  }

  send(bytes) {
    this.sent.push(Array.from(bytes));
  }

  /** Closed by the page. */
  close(code, reason) {
    this.closed ??= { code, reason };
  }

  open() {
    this.onopen({});
  }

  say(bytes) {
    this.onmessage({ data: Uint8Array.from(bytes).buffer });
  }

  /** Closed by the server, or broken. */
  shut(code, reason = '') {
    this.closed ??= { code, reason };
    this.onclose({ code, reason });
  }
}

class FakeStorage {
  constructor(entries = []) {
    this.map = new Map(entries);
  }

  getItem(key) {
    return this.map.get(key) ?? null;
  }

  setItem(key, value) {
    this.map.set(key, value);
  }

  removeItem(key) {
    this.map.delete(key);
  }
}

class FakeDocument extends FakeTarget {
  constructor(page) {
    super();
    this.hidden = false;
    this.currentScript = { src: 'https://game.asteroids.net/asteroids/gamehoster.client.js' };
    this.elements = new Map();
    this.scripts = [];
    this.head = { append: (script) => this.scripts.push(script) };
    this.page = page;
  }

  getElementById(id) {
    return this.elements.get(id) ?? null;
  }

  createElement(name) {
    return { name, src: '', remove: () => {} };
  }
}

const FRAME_MILLIS = 1000 / 60;

export class FakePage extends FakeTarget {
  constructor() {
    super();
    this.millis = 5000;
    this.wallMillis = 1_700_000_000_000;
    this.timers = [];
    this.frames = [];
    this.handles = 0;
    this.errors = [];
    this.sockets = [];
    this.seed = 1;
    this.nextFrameMillis = this.millis;
    this.document = new FakeDocument(this);
    this.canvas = new FakeCanvas();
    this.document.elements.set('game', this.canvas);
    this.location = { search: '', host: 'asteroids.net', protocol: 'https:' };
    this.sessionStorage = new FakeStorage();
    this.performance = { now: () => this.millis };
    this.Date = { now: () => this.wallMillis };
    this.Math = { random: () => 0.5 };
    this.crypto = { getRandomValues: (bytes) => bytes.forEach((_, i) => (bytes[i] = this.#nextByte())) };
    this.console = { error: (...parts) => this.errors.push(parts.map(String).join(' ')) };
    const page = this;
    this.WebSocket = class extends FakeSocket {
      constructor(address, protocols) {
        super(page, address, protocols);
      }
    };
  }

  #nextByte() {
    this.seed = (Math.imul(this.seed, 1103515245) + 12345) >>> 0;
    return (this.seed >>> 16) & 255;
  }

  get socket() {
    return this.sockets[this.sockets.length - 1];
  }

  setTimeout(run, millis) {
    this.timers.push({ run, at: this.millis + millis, handle: ++this.handles });
    return this.handles;
  }

  clearTimeout(handle) {
    this.timers = this.timers.filter((timer) => timer.handle !== handle);
  }

  requestAnimationFrame(run) {
    this.frames.push({ run, handle: ++this.handles });
    return this.handles;
  }

  cancelAnimationFrame(handle) {
    this.frames = this.frames.filter((frame) => frame.handle !== handle);
  }

  /** Time passes: timers and, while the page is not hidden, sixty frames a second. */
  pass(millis) {
    const end = this.millis + millis;
    for (let at = this.#nextMoment(end); at <= end; at = this.#nextMoment(end)) {
      this.wallMillis += at - this.millis;
      this.millis = at;
      this.#runTimers();
      if (at >= this.nextFrameMillis) this.#drawFrame();
    }
    this.wallMillis += end - this.millis;
    this.millis = end;
  }

  #nextMoment(end) {
    const timer = Math.min(...this.timers.map(({ at }) => at));
    const moment = Math.max(this.millis, Math.min(timer, this.nextFrameMillis));
    return moment <= end ? moment : Infinity;
  }

  #runTimers() {
    for (;;) {
      const due = this.timers.filter(({ at }) => at <= this.millis).sort((a, b) => a.at - b.at || a.handle - b.handle);
      if (due.length === 0) return;
      this.clearTimeout(due[0].handle);
      due[0].run();
    }
  }

  #drawFrame() {
    this.nextFrameMillis = this.millis + FRAME_MILLIS;
    if (this.document.hidden) return;
    const frames = this.frames.splice(0);
    for (const { run } of frames) run(this.millis);
  }

  /** The tab is hidden or shown. */
  setHidden(hidden) {
    this.document.hidden = hidden;
    this.document.dispatch('visibilitychange');
  }
}
