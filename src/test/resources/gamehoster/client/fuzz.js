/** A seeded server that shows, changes and hides objects at random, and what a client that follows it should hold. */
import { applyUpdate, createStore } from '../../../../main/resources/gamehoster/client/store.js';
import { decodeUpdate } from '../../../../main/resources/gamehoster/client/update.js';
import { FakeServer, fakeGame, rig } from './fake-game.js';

class Fuzz {
  constructor(seed, server) {
    this.random = seed * 7919;
    this.server = server;
    this.truth = [];
    const { instance, own, player, entities } = server.tables;
    this.tables = { instance, own, player, rock: entities[1], bullet: entities[0] };
    this.heads = server.watching ? ['instance'] : ['instance', 'own'];
  }

  next(count) {
    this.random = (this.random * 16807) % 2147483647;
    return Math.floor((this.random / 2147483647) * count);
  }

  /** Any value of a field that survives the wire as it is. */
  value({ name, type, min, max, decimals }) {
    if (name.startsWith('arena')) return 3600;
    if (type === 'bool') return this.next(2) === 1;
    if (type === 'string') return ['', 'Zoë', '🚀', 'Ada'][this.next(4)] + this.next(99);
    if (type === 'int') return min === undefined ? this.next(1e6) - 5e5 : min + this.next(max - min + 1);
    if (type === 'tick') return this.next(20000) - 10000;
    return decimals === undefined
      ? this.next(64) / 8
      : min + this.next((max - min) * 10 ** decimals + 1) / 10 ** decimals;
  }

  values(kind) {
    return Object.fromEntries(this.tables[kind].fields.map((field) => [field.name, this.value(field)]));
  }

  /** The next update; the truth is what it leaves. */
  update() {
    const update = { gone: [], appear: [], changed: [] };
    const first = this.truth.length === 0;
    for (let number = this.truth.length - 1; number >= this.heads.length; number--) {
      if (this.next(8) === 0) update.gone.push(number);
    }
    for (const number of update.gone) {
      this.truth[number] = this.truth[this.truth.length - 1];
      this.truth.length--;
    }
    const held = this.truth.length;
    const kinds = Array.from({ length: this.next(4) * this.next(6) }, () => ['player', 'rock', 'bullet'][this.next(3)]);
    for (const kind of [...(first ? this.heads : []), ...kinds]) {
      const values = this.values(kind);
      update.appear.push({ kind, values });
      this.truth.push({ kind, values: { ...values } });
    }
    for (let number = 0; number < held; number++) this.change(number, update);
    return update;
  }

  change(number, update) {
    if (this.next(3) > 0) return;
    const { kind, values } = this.truth[number];
    const some = Object.fromEntries(Object.entries(this.values(kind)).filter(() => this.next(2) === 0));
    update.changed.push({ number, values: some });
    Object.assign(values, some);
  }
}

const text = (values) => JSON.stringify(values, Object.keys(values).sort());

/** Compares the store by object number after every update; 'same', or where it differs. */
export function mirrorStore(seed, watching, updates) {
  const server = new FakeServer(fakeGame(), watching);
  const fuzz = new Fuzz(seed, server);
  const store = createStore(30, 15);
  for (let i = 0; i < updates; i++) {
    const bytes = server.update({ ticks: 1 + fuzz.next(5), ...fuzz.update() });
    const kinds = store.held.map(({ table }) => table);
    applyUpdate(store, decodeUpdate(bytes, server.tables, kinds, watching), server.tables, 'a7q');
    const expected = fuzz.truth.map(({ kind, values }) => kind + text(values));
    const held = store.held.map(({ table, own, latest }) => (own ? 'own' : table.type || table.kind) + text(latest));
    if (expected.join('\n') !== held.join('\n')) return `update ${i}:\n${expected.join('\n')}\n-\n${held.join('\n')}`;
    if (new Set(store.held.map(({ id }) => id)).size !== held.length) return `update ${i}: an id twice`;
    if (store.tick !== server.tick) return `update ${i}: tick ${store.tick} for ${server.tick}`;
    store.turns = [];
  }
  return 'same';
}

/** Compares what bodies are given, whenever the clock has caught up; 'same', or where it differs. */
export function mirrorDrawn(seed, watching, updates) {
  const r = rig({ bodies: { 'player.smooth': () => {}, 'entity.rock.enter': () => {} }, options: { watch: watching } });
  const fuzz = new Fuzz(seed, r.server);
  r.start();
  r.page.socket.open();
  r.page.socket.say(r.server.welcome());
  let compared = 0;
  for (let i = 0; i < updates; i++) {
    r.send(fuzz.update(), 1 + fuzz.next(4));
    if (fuzz.next(6) > 0) continue;
    r.page.pass(400);
    for (const [kind, drawn] of drawnKinds(r.G)) {
      const mine = (truth) => truth.kind === kind || (kind === 'player' && truth.kind === 'own');
      const expected = fuzz.truth.filter(mine).map(({ values }) => text(values));
      const seen = drawn.map(text);
      compared += seen.length;
      if (expected.sort().join() !== seen.sort().join()) return `update ${i}: ${expected}\nis drawn as\n${seen}`;
    }
  }
  return r.page.errors.concat(compared > updates ? 'same' : 'too little compared').join('\n');
}

function drawnKinds(G) {
  const states = (type) => [...G.Entity.All(type).values()].map(({ state }) => state);
  return [
    ['player', [...G.Player.All().values()]],
    ['rock', states('rock')],
    ['bullet', states('bullet')],
  ];
}
