/**
 * The `Gamehoster` object that browser bodies are handed. All of them share what reads the world; what differs by body
 * (for whom it runs, what it may write) lies on top. `gamehoster.d.ts` says the same to editors.
 */
import { bagSurface, objectBags } from './bags.js';
import { refreshMouse } from './pointer.js';
import { predictedValue, predictValue } from './prediction.js';
import { sendCommand } from './send.js';

/** @import { Client } from './client.js' */
/** @import { FieldValue, Values } from './fields.js' */
/** @import { Stored } from './store.js' */

/**
 * @typedef {object} Surfaces
 * @property {object} frontend for the front end's bodies, and for the page
 * @property {object} predict
 * @property {object} object for smooth, enter and exit, which run for `client.current`
 */

/**
 * @param {Client} client
 * @returns {Surfaces}
 */
export function createSurfaces(client) {
  const shared = join(worldSurface(client), pageSurface(client));
  return {
    frontend: shared,
    predict: join(shared, predictSurface(client)),
    object: join(shared, objectSurface(client)),
  };
}

/**
 * @param {object} below
 * @param {object} above
 */
function join(below, above) {
  return Object.create(below, Object.getOwnPropertyDescriptors(above));
}

/** @param {Client} client */
function worldSurface(client) {
  const { world } = client;
  const Persistent = bagSurface(client, objectBags(client));
  return {
    Context: contextOf(client, () => world.own),
    Tick: () => client.clock.tick,
    Lead: () => client.prediction.leadTicks,
    Player: {
      All: () => world.players,
      State: { Get: drawnValue(client, 'player'), Set: refuseSet },
      Persistent,
    },
    Entity: {
      All: (/** @type {string} */ type) => entitiesOf(client, type),
      List: (/** @type {string} */ type) => [...entitiesOf(client, type).keys()],
      State: { Get: drawnValue(client, 'entity'), Set: refuseSet },
      Persistent,
    },
    Instance: {
      State: { Get: drawnValue(client, 'instance'), Set: refuseSet },
      Persistent: instanceBag(client, Persistent),
    },
    Authoritative: {
      Get: (/** @type {string} */ id, /** @type {string} */ name) => world.objects.get(id)?.latest[name],
    },
  };
}

/** @param {Client} client */
function pageSurface(client) {
  return {
    Time: () => client.page.Date.now(),
    Persistent: bagSurface(client, client.persistent),
    Input: bagSurface(client, client.inputs),
    Command: (/** @type {string} */ name, /** @type {Values} */ values, /** @type {Values} */ guess) =>
      sendCommand(client, name, values, guess),
    get Mouse() {
      return refreshMouse(client.input, client.canvas);
    },
    get Event() {
      return client.input.event;
    },
    get Canvas() {
      return client.canvas;
    },
  };
}

/**
 * The predict body reads and writes its own player's predicted state; everything else it reads as it is drawn.
 * @param {Client} client
 */
function predictSurface(client) {
  const { world } = client;
  const drawn = drawnValue(client, 'player');
  const isOwn = (/** @type {string} */ id) => id === world.own?.id;
  return {
    Tick: () => client.store.tick + client.prediction.leadTicks,
    Command: () => {
      throw new TypeError('the predict body sends no command: it runs more often than the game ticks');
    },
    Player: {
      All: () => world.players,
      State: {
        Get: (/** @type {string} */ id, /** @type {string} */ name) =>
          isOwn(id) ? predictedValue(client, name) : drawn(id, name),
        Set: (/** @type {string} */ id, /** @type {string} */ name, /** @type {unknown} */ value) => {
          if (!isOwn(id)) refuseSet();
          predictValue(client, name, value);
        },
      },
      Persistent: bagSurface(client, objectBags(client)),
    },
  };
}

/** @param {Client} client */
function objectSurface(client) {
  const current = () => /** @type {Stored} */ (client.current);
  return {
    Context: contextOf(client, current),
    Smooth: (/** @type {string} */ name) => current().eased[name],
    Latest: (/** @type {string} */ name) => current().latest[name],
    Set: (/** @type {string} */ name, /** @type {FieldValue} */ value) => void (current().drawn[name] = value),
  };
}

/**
 * @param {Client} client
 * @param {() => Stored | null} subject for whom the body runs
 */
function contextOf(client, subject) {
  const idOf = (/** @type {string} */ kind) => {
    const object = subject();
    return object?.table.kind === kind ? object.id : undefined;
  };
  return {
    get playerId() {
      return idOf('player');
    },
    get entityId() {
      return idOf('entity');
    },
    get instanceId() {
      return client.world.instance?.id;
    },
  };
}

/**
 * @param {Client} client
 * @param {string} kind
 */
function drawnValue({ world }, kind) {
  return (/** @type {string} */ id, /** @type {string} */ name) => {
    const object = world.objects.get(id);
    return object?.table.kind === kind ? object.drawn[name] : undefined;
  };
}

function refuseSet() {
  throw new TypeError('in the browser only the predict body sets state, and only that of its own player');
}

/**
 * @param {Client} client
 * @param {string} type
 */
function entitiesOf({ world }, type) {
  const entities = world.entities.get(type);
  if (!entities) throw new TypeError(`the game has no entity "${type}"`);
  return entities;
}

/**
 * The instance's one bag, reached without a key.
 * @param {Client} client
 * @param {{ Get(id: unknown): unknown, Set(id: unknown, bag: unknown): void }} bags
 */
function instanceBag({ world }, bags) {
  const whole = {
    Get: () => bags.Get(world.instance?.id),
    Set: (/** @type {unknown} */ bag) => bags.Set(world.instance?.id, bag),
  };
  return Object.assign(() => whole, whole);
}
