/** A small game that has a bit of everything, and a server for it that says what a test tells it to. */
import { BitWriter } from '../../../../main/resources/gamehoster/client/bits.js';
import { bitsFor } from '../../../../main/resources/gamehoster/client/fields.js';
import { createGamehoster } from '../../../../main/resources/gamehoster/client/main.js';
import { buildTables } from '../../../../main/resources/gamehoster/client/tables.js';
import { FakePage } from './fake-page.js';

const position = (name, max, wrap) => ({ name, type: 'number', default: 0, min: 0, max, decimals: 1, wrap });

/** @returns {object} a game's definition, fresh so that a test may change it */
export function fakeGame() {
  return {
    domain: 'game.asteroids.net',
    name: 'asteroids',
    hash: 0xdeadbeef,
    settings: { tickRate: 30, sendRate: 15 },
    instance: [
      { name: 'arenaW', type: 'number', default: 3600 },
      { name: 'arenaH', type: 'number', default: 2400 },
      { name: 'title', type: 'string', default: '', maxLength: 64 },
    ],
    player: [
      position('x', 3600, 'arenaW'),
      position('y', 2400, 'arenaH'),
      { name: 'angle', type: 'number', default: 0, wrap: 6.283185307 },
      { name: 'alive', type: 'bool', default: true },
      { name: 'spawn', type: 'number', default: 0, min: 0, max: 1, decimals: 0 },
      { name: 'score', type: 'int', default: 0 },
      { name: 'name', type: 'string', default: '', maxLength: 64 },
      { name: 'ammo', type: 'int', default: 0, visibility: 'private' },
    ],
    join: [{ name: 'name', type: 'string', default: 'Pilot', maxLength: 64 }],
    commands: [
      { name: 'aim', fields: [{ name: 'angle', type: 'number', default: 0 }] },
      { name: 'fire', fields: [] },
      { name: 'thrust', fields: [{ name: 'on', type: 'bool', default: false }] },
    ],
    entities: [
      { name: 'bullet', fields: [position('x0', 3600), { name: 'spawnTick', type: 'tick', default: 0 }] },
      {
        name: 'rock',
        fields: [position('x', 3600, 'arenaW'), { name: 'size', type: 'int', min: 1, max: 3, default: 1 }],
      },
    ],
    commandRates: { aim: 20 },
  };
}

const ARENA = { arenaW: 3600, arenaH: 2400, title: 'Arena' };
const SHIP = { x: 100, y: 200, angle: 0, alive: true, spawn: 0, score: 0, name: 'Ada', ammo: 3 };

/** Encodes what a test says, and keeps only the kinds that the viewer holds. */
export class FakeServer {
  constructor(game, watching = false) {
    this.game = game;
    this.tables = buildTables(game, {});
    this.watching = watching;
    this.begin();
  }

  begin() {
    this.held = [];
    this.tick = 0;
  }

  welcome(instanceId = 'a7q', hash = this.game.hash) {
    const writer = new BitWriter();
    writer.write(hash, 32);
    writer.writeVarint(instanceId.length);
    for (const letter of instanceId) writer.write(letter.charCodeAt(0), 8);
    return writer.finish();
  }

  first({ instance = {}, own = {}, others = [], ticks = 0 } = {}) {
    const heads = [{ kind: 'instance', values: { ...ARENA, ...instance } }];
    if (!this.watching) heads.push({ kind: 'own', values: { ...SHIP, ...own } });
    return this.update({ ticks, appear: [...heads, ...others] });
  }

  update({ ticks = 2, applied = 0, gone = [], appear = [], changed = [] } = {}) {
    this.tick += ticks;
    const writer = new BitWriter();
    writer.write(ticks, 8);
    writer.write(applied % 256, 8);
    this.#writeGone(writer, gone);
    writer.writeVarint(appear.length);
    for (const object of appear) this.#writeAppear(writer, object);
    writer.writeVarint(changed.length);
    for (const { number, values } of changed) {
      const { fields } = this.held[number];
      writer.write(number, bitsFor(this.held.length));
      for (const field of fields) writer.write(field.name in values ? 1 : 0, 1);
      for (const field of fields) if (field.name in values) field.write(writer, values[field.name]);
    }
    return writer.finish();
  }

  #writeGone(writer, gone) {
    const count = this.held.length;
    writer.writeVarint(gone.length);
    for (const number of gone) writer.write(number, bitsFor(count));
    for (const number of gone) {
      this.held[number] = this.held[this.held.length - 1];
      this.held.length--;
    }
  }

  #writeAppear(writer, { kind, values = {} }) {
    const place = this.game.entities.findIndex(({ name }) => name === kind);
    const table = { instance: this.tables.instance, own: this.tables.own, player: this.tables.player }[kind];
    if (kind === 'player' || place >= 0) writer.write(place >= 0 ? 0 : 1, 1);
    if (place >= 0) writer.write(place, this.tables.entityBits);
    const held = table ?? this.tables.entities[place];
    const usual = kind === 'player' ? SHIP : {};
    for (const field of held.fields) field.write(writer, { ...usual, ...values }[field.name] ?? field.default);
    this.held.push(held);
  }
}

/** A page on which the game was started, up to a moment of its life. */
export function rig({ bodies = {}, game = fakeGame(), options, join = { name: 'Ada' }, prepare = () => {} } = {}) {
  const page = new FakePage();
  prepare(page);
  page.Gamehoster = createGamehoster(game, bodies, page);
  const told = [];
  for (const name of ['connected', 'lost', 'back', 'refused', 'ended']) {
    page.Gamehoster.on(name, (notice) => told.push({ name, ...notice }));
  }
  const server = new FakeServer(game, options?.watch === true);
  const self = { page, server, told, game, G: page.Gamehoster };
  self.start = () => page.Gamehoster.start('game', join, options);
  self.accept = (first) => {
    server.begin();
    page.socket.open();
    page.socket.say(server.welcome());
    page.socket.say(server.first(first));
  };
  self.play = (first) => {
    self.start();
    self.accept(first);
    return self;
  };
  /** The server sends an update as it would, after so many ticks. */
  self.send = (update = {}, ticks = 2) => {
    page.pass((ticks * 1000) / game.settings.tickRate);
    page.socket.say(server.update({ ticks, ...update }));
  };
  self.names = () => told.map(({ name }) => name).join(' ');
  return self;
}
