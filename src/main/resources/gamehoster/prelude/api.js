/**
 * The `Gamehoster` object. There is one for all bodies of an instance; what a call may do depends on the body that
 * runs now. It is frozen all through, so that no body changes it for another.
 */

import { sendAsBot } from './commands.js';
import { chooseInstance, listInstances } from './joining.js';
import { remove, spawn } from './objects.js';
import { randomOf, randomState, stepRandomState } from './random.js';
import { includeInView } from './view.js';
import { read, write } from './writes.js';
import { BOT, CHOOSING, COMMAND, FREE, NOTHING } from './world.js';

export function createApi(world) {
  return deepFreeze({
    Context: createContext(world),
    Tick: () => world.tick,
    Time: () => world.now,
    Random: () => nextRandom(world),
    Entropy: () => world.entropy(),
    Command: { Get: (name) => (world.params === null ? undefined : world.params[name]) },
    Join: { Get: (name) => (world.joinFields === null ? undefined : world.joinFields[name]) },
    View: { Include: (id) => includeInView(world, id) },
    Player: createPlayerApi(world),
    Entity: createEntityApi(world),
    Instance: createInstanceApi(world),
    Bot: {
      Send: (name, values) => botOnly(world, 'Bot.Send') && sendAsBot(world, name, values),
      Persistent: callable(
        () => ({
          Get: () => (world.mode === BOT ? world.self.botBag : undefined),
          Set: (bag) => setBotBag(world, bag),
        }),
        () => (world.mode === BOT ? world.self.botBag : undefined),
        (bag) => setBotBag(world, bag),
      ),
    },
  });
}

function createContext(world) {
  return {
    get playerId() {
      return world.self === null ? undefined : world.self.id;
    },
    get instanceId() {
      return world.mode === CHOOSING ? undefined : world.id;
    },
    get entityId() {
      return world.entity === null ? undefined : world.entity.id;
    },
  };
}

function createPlayerApi(world) {
  const kind = world.kinds[1];
  return {
    All: () => kind.all,
    List: () => Array.from(kind.records.keys()),
    State: createStateApi(world, (id) => kind.records.get(id), 'player'),
    Persistent: createBagApi(world, (id) => kind.records.get(id), 'player'),
  };
}

function createEntityApi(world) {
  const find = (id) => {
    const record = world.objects.get(id);
    return record === undefined || record.kind.number === 1 ? undefined : record;
  };
  return {
    All: (type) => kindCalled(world, type).all,
    List: (type) => Array.from(kindCalled(world, type).records.keys()),
    State: createStateApi(world, find, 'entity'),
    Persistent: createBagApi(world, find, 'entity'),
    Spawn(type, fields) {
      if (!changesAllowed(world, 'Entity.Spawn')) return undefined;
      const kind = world.kindByName.get(type);
      if (kind === undefined) return void refuseUnknown(world, 'kind of entity', type);
      return spawn(world, kind, fields);
    },
    Destroy(id) {
      if (!changesAllowed(world, 'Entity.Destroy')) return;
      const record = find(id);
      if (record !== undefined) remove(world, record);
    },
  };
}

function createInstanceApi(world) {
  const get = () => (world.instance === null ? undefined : world.instance.bag);
  const set = (bag) => {
    if (changesAllowed(world, 'Instance.Persistent.Set')) world.instance.bag = bag;
  };
  return {
    State: createStateApi(
      world,
      (id) => (id === world.id && world.instance !== null ? world.instance : undefined),
      'instance',
    ),
    Persistent: callable(() => ({ Get: get, Set: set }), get, set),
    List: () => listInstances(world),
    Create: () => chooseInstance(world, undefined),
    Join: (id) => chooseInstance(world, id),
  };
}

function createStateApi(world, find, noun) {
  return {
    Get(id, name) {
      const record = find(id);
      return record === undefined ? undefined : read(world, record, name);
    },
    Set(id, name, value) {
      refuseWhileChoosing(world);
      const record = find(id);
      if (record === undefined) refuseUnknown(world, noun, id);
      else write(world, record, name, value);
    },
  };
}

function createBagApi(world, find, noun) {
  const get = (id) => {
    const record = find(id);
    return record === undefined ? undefined : record.bag;
  };
  const set = (id, bag) => {
    refuseWhileChoosing(world);
    const record = find(id);
    if (record === undefined) refuseUnknown(world, noun, id);
    else if (world.mode === FREE || (world.mode === COMMAND && record === world.self)) record.bag = bag;
    else refuse(world, 'this body may not replace the bag of a ' + noun);
  };
  return callable((id) => ({ Get: () => get(id), Set: (bag) => set(id, bag) }), get, set);
}

/** A function that also bears `Get` and `Set`, since games use both forms. */
function callable(call, get, set) {
  return Object.assign(call, { Get: get, Set: set });
}

function setBotBag(world, bag) {
  if (botOnly(world, 'Bot.Persistent.Set')) world.self.botBag = bag;
}

function botOnly(world, what) {
  if (world.mode === BOT) return true;
  refuse(world, what + " is for a bot's own bodies; it did nothing");
  return false;
}

function changesAllowed(world, what) {
  refuseWhileChoosing(world);
  if (world.mode === FREE) return true;
  refuse(world, what + ' is not for this body; it did nothing');
  return false;
}

function refuseWhileChoosing(world) {
  if (world.mode === CHOOSING) {
    throw new Error('the player is in no instance yet: call Instance.Join or Instance.Create first');
  }
}

function refuseUnknown(world, noun, name) {
  refuse(world, 'there is no ' + noun + ' "' + String(name) + '"');
}

function refuse(world, message) {
  world.failures.refused(world.mode === NOTHING ? 'after a body' : world.body, message);
}

const NO_KIND = { all: new Map(), records: new Map() };

function kindCalled(world, type) {
  const kind = world.kindByName.get(type);
  if (kind !== undefined) return kind;
  refuseUnknown(world, 'kind of entity', type);
  return NO_KIND;
}

function nextRandom(world) {
  if (world.randomSerial !== world.serial) {
    const actor = world.entity ?? world.self ?? world.instance;
    world.randomSerial = world.serial;
    world.random = randomState(world.randomSeed, actor === null ? 0 : actor.idHash, world.tick);
  }
  world.random = stepRandomState(world.random);
  return randomOf(world.random);
}

function deepFreeze(object) {
  for (const key of Object.keys(object)) {
    const descriptor = Object.getOwnPropertyDescriptor(object, key);
    const value = descriptor.value;
    if (value !== null && (typeof value === 'object' || typeof value === 'function')) deepFreeze(value);
  }
  return Object.freeze(object);
}
