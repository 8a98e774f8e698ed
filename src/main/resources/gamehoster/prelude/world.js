/**
 * One instance: everything that is in it, and which body runs now. All its state is what this object reaches.
 */

import { Columns } from './columns.js';
import { compileFields } from './fields.js';
import { createFailures } from './failures.js';
import { Outbox } from './outbox.js';

/** What the running body may do; bodies differ in nothing else. */
export const NOTHING = 0;
export const FREE = 1;
export const COMMAND = 2;
export const VIEW = 3;
export const BOT = 4;
export const CHOOSING = 5;

export const INSTANCE_KIND = 0;
export const PLAYER_KIND = 1;
const FIRST_ENTITY_KIND = 2;

/**
 * @param {object} game what the generated server file evaluates to
 * @param {{id: string, entropy: () => number, randomSeed: number}} options the instance's id and its sources of chance
 */
export function createWorld(game, options) {
  const definition = game.definition;
  const kinds = [
    createKind(INSTANCE_KIND, 'instance', definition.instance, []),
    createKind(PLAYER_KIND, 'player', definition.player, updatesOf(game.bodies, 'player')),
  ];
  for (const entity of definition.entities) {
    const number = FIRST_ENTITY_KIND + kinds.length - 2;
    kinds.push(createKind(number, entity.name, entity.fields, updatesOf(game.bodies, 'entity.' + entity.name)));
  }
  return {
    id: options.id,
    bodies: game.bodies,
    settings: definition.settings,
    kinds,
    kindByName: new Map(kinds.slice(FIRST_ENTITY_KIND).map((kind) => [kind.name, kind])),
    commands: definition.commands.map((command, number) => createCommand(command, number, game.bodies, kinds)),
    join: compileFields(definition.join),
    instanceUpdates: updatesOf(game.bodies, 'instance'),
    columns: new Columns(kinds.map((kind) => kind.fields.length)),
    outbox: new Outbox(),
    failures: createFailures(),
    entropy: options.entropy,
    randomSeed: options.randomSeed,

    /** The instance's own record, once it is open. */
    instance: null,
    /** id → record, of every player and entity */
    objects: new Map(),
    /** slot → record */
    bySlot: [],
    api: null,
    entityCount: 0,
    tick: 0,
    now: 0,
    /** Commands that wait for the next tick: {player, command, params} */
    queue: [],
    viewStamp: 0,
    viewStamps: new Int32Array(64),
    viewLength: 0,

    // The body that runs now.
    mode: NOTHING,
    body: '',
    /** Counts the bodies run; a record whose `touched` equals it holds writes of the running one. */
    serial: 0,
    self: null,
    entity: null,
    command: null,
    params: null,
    joinFields: null,
    listing: null,
    choice: null,
    randomSerial: -1,
    random: 0,
    touched: [],
  };
}

/** A kind's update bodies: the one, or the older pair, front then back. */
function updatesOf(bodies, owner) {
  const single = bodies[owner + '.update'];
  if (single) return [{ name: owner + '.update', run: single }];
  return [owner + '.updateFrontend', owner + '.updateBackend']
    .filter((name) => bodies[name])
    .map((name) => ({ name, run: bodies[name] }));
}

function createKind(number, name, declared, updates) {
  const fields = compileFields(declared);
  return {
    number,
    name,
    fields,
    index: new Map(fields.map((field) => [field.name, field])),
    updates,
    /** id → record */
    records: new Map(),
    /** What All() hands out: a player's state, or an entity's {id, type, state}. A body that spoils it spoils its own. */
    all: new Map(),
  };
}

function createCommand(command, number, bodies, kinds) {
  const writes = [new Set(), new Set()];
  for (const write of command.writes) {
    const dot = write.indexOf('.');
    const kind = write.slice(0, dot) === 'player' ? PLAYER_KIND : INSTANCE_KIND;
    writes[kind].add(kinds[kind].index.get(write.slice(dot + 1)));
  }
  return {
    number,
    name: command.name,
    body: 'command.' + command.name,
    handler: bodies['command.' + command.name],
    fields: compileFields(command.fields),
    /** the fields that the handler may write, by the kind of object */
    writes,
  };
}
