/** What the server calls. Each function is one entry into an instance's context; a tick is one, a send pass another. */

import { createApi } from './api.js';
import { runBody } from './bodies.js';
import { enqueueReceived, runCommands } from './commands.js';
import { harden } from './harden.js';
import { makeBot, runChoice, runJoin, runLeave } from './joining.js';
import { openInstance } from './objects.js';
import { createEntropy } from './random.js';
import { collectSend } from './view.js';
import { BOT, FREE, createWorld } from './world.js';

/**
 * Closes the realm; comes before the game's own code is evaluated.
 *
 * @param {object} seed the server's array of four 32-bit numbers
 */
export function createRealm(seed) {
  const numbers = [seed[0], seed[1], seed[2], seed[3]];
  const entropy = createEntropy(numbers);
  Math.random = () => entropy();
  harden();
  return {
    /** `game` is what the generated server file evaluates to, `id` the instance's id. */
    createHost: (game, id) => createHost(createWorld(game, { id, entropy, randomSeed: numbers[0] ^ numbers[3] })),
  };
}

function createHost(world) {
  world.api = createApi(world);
  return {
    /** Opens the instance; false where its create body failed. */
    open(now) {
      world.now = now;
      openInstance(world);
      const body = world.bodies['instance.create'];
      return body === undefined || runBody(world, FREE, 'instance.create', body, null, null);
    },

    choose: (fields, listing) => runChoice(world, JSON.parse(fields), JSON.parse(listing)),

    join(now, player, fields, listing) {
      world.now = now;
      return runJoin(world, player, JSON.parse(fields), JSON.parse(listing));
    },

    makeBot: (slot, kind) => makeBot(world, slot, kind),

    leave(now, slot) {
      world.now = now;
      runLeave(world, slot);
    },

    setViewer(slot, isViewer) {
      world.bySlot[slot].isViewer = isViewer;
    },

    enqueue: (numbers, texts, count) => enqueueReceived(world, numbers, texts, count),

    tick(now) {
      world.now = now;
      world.tick++;
      runTick(world);
      return world.failures.count();
    },

    bots(now) {
      world.now = now;
      runBots(world);
      return world.failures.count();
    },

    collectSend: () => collectSend(world),
    ints: () => world.outbox.ints.buffer,
    rows: () => world.outbox.rows.buffer,
    takeTexts: () => world.columns.takeTexts(),
    takeFailures: () => world.failures.take(),

    /** Starts the tick counter elsewhere, for tests of what happens when it passes a boundary. */
    setTick(tick) {
      world.tick = tick;
    },

    /** The whole public and private state as JSON, for the monitor. */
    inspect: () => inspect(world),
  };
}

function runTick(world) {
  runCommands(world);
  const playerUpdates = world.kinds[1].updates;
  if (playerUpdates.length > 0) {
    for (const player of world.kinds[1].records.values()) {
      for (const update of playerUpdates) runBody(world, FREE, update.name, update.run, player, null);
    }
  }
  for (let k = 2; k < world.kinds.length; k++) runEntityUpdates(world, world.kinds[k]);
  for (const update of world.instanceUpdates) runBody(world, FREE, update.name, update.run, null, null);
}

function runEntityUpdates(world, kind) {
  if (kind.updates.length === 0) return;
  // A copy: what an update spawns has its first update in the next tick.
  for (const entity of Array.from(kind.records.values())) {
    for (const update of kind.updates) {
      if (entity.alive) runBody(world, FREE, update.name, update.run, null, entity);
    }
  }
}

function runBots(world) {
  for (const player of world.kinds[1].records.values()) {
    if (!player.isBot) continue;
    const name = 'bot.' + player.botKind + '.update';
    const body = world.bodies[name];
    if (body !== undefined) runBody(world, BOT, name, body, player, null);
  }
}

function inspect(world) {
  const entities = {};
  for (let k = 2; k < world.kinds.length; k++)
    entities[world.kinds[k].name] = Object.fromEntries(statesOf(world.kinds[k]));
  return JSON.stringify({
    id: world.id,
    tick: world.tick,
    instance: world.instance.state,
    players: Object.fromEntries(statesOf(world.kinds[1])),
    entities,
  });
}

function statesOf(kind) {
  return Array.from(kind.records.values(), (record) => [record.id, record.state]);
}
