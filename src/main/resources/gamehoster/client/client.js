/**
 * The one object that holds everything the library knows. All other modules are functions over it or over a part of it.
 */
import { createClock } from './clock.js';
import { createCommands } from './commands.js';
import { createInput } from './pointer.js';
import { createPrediction } from './prediction.js';
import { createSilence } from './silence.js';
import { createStore } from './store.js';
import { createSurfaces } from './surface.js';
import { buildTables } from './tables.js';
import { createWorld } from './world.js';

/** @import { Clock } from './clock.js' */
/** @import { Commands } from './commands.js' */
/** @import { Listener } from './events.js' */
/** @import { Canvas, Page, Socket } from './page.js' */
/** @import { Input } from './pointer.js' */
/** @import { Prediction } from './prediction.js' */
/** @import { Body } from './run.js' */
/** @import { Silence } from './silence.js' */
/** @import { Store, Stored } from './store.js' */
/** @import { Surfaces } from './surface.js' */
/** @import { Game, Tables } from './tables.js' */
/** @import { World } from './world.js' */

/**
 * What a page may ask of `start`.
 * @typedef {object} Options
 * @property {string} [server] such as `wss://host`; before `GAMEHOSTER_SERVER` and the script's own address
 * @property {string} [instance] the id of the instance to play in
 * @property {string} [invite] the token of a private instance
 * @property {boolean} [watch] to look on without a seat
 */

/**
 * @typedef {object} Connection
 * @property {Socket | null} socket the live one
 * @property {boolean} greeted whether its welcome has come
 * @property {number} openedMillis when its hello went out
 * @property {number} playingMillis when its first update came
 * @property {number} failures in a row
 * @property {boolean} played whether this start was ever in the game
 * @property {number} timer of the attempt, of the next one, or of the watch over the silence
 * @property {boolean} waiting whether the next attempt is being waited for
 * @property {Silence} silence
 */

/**
 * @typedef {object} Client
 * @property {Game} game as the generated file carries it
 * @property {Tables} tables the same, worked out
 * @property {Record<string, Body>} bodies the game's browser bodies, by name
 * @property {Page} page the browser
 * @property {string} scriptUrl where the library came from; empty where that is not known
 *
 * @property {boolean} started between `start` and `stop`
 * @property {Canvas | null} canvas
 * @property {Record<string, unknown>} join the join fields
 * @property {Options} options
 * @property {string} address of the socket, without its query
 * @property {string} seat the token by which the player comes back
 * @property {boolean} reloaded whether the library was loaded anew because the game had changed
 * @property {any} api what the page holds as `Gamehoster`
 * @property {Map<string, Listener[]>} listeners of the page, by event
 * @property {(() => void)[]} detach takes the library's own listeners off the page
 *
 * @property {Connection} connection
 * @property {boolean} playing from the first update of a connection to its end
 * @property {string} instanceId of the last welcome
 *
 * @property {Store} store what the server has said
 * @property {Clock} clock the moment that is drawn
 * @property {World} world what is drawn
 * @property {Prediction} prediction the own player, ahead of the server
 * @property {Commands} commands on their way
 *
 * @property {Input} input mouse and keys
 * @property {Map<string, unknown>} inputs what bodies hand to the prediction
 * @property {Map<unknown, unknown>} persistent the page's bag
 * @property {Surfaces} surfaces the `Gamehoster` objects of the bodies
 * @property {Stored | null} current the object for which a body runs
 * @property {Map<string, Set<string>>} reports errors already written to the console, by body
 * @property {Canvas | null} setUp the canvas for which the setup body has run
 * @property {number} frame the next one's handle
 * @property {number} frameMillis when the last one was
 */

/**
 * @param {Game} game
 * @param {Record<string, Body>} bodies
 * @param {Page} page
 * @returns {Client}
 */
export function createClient(game, bodies, page) {
  const { tickRate, sendRate } = game.settings;
  const tables = buildTables(game, bodies);
  /** @type {Client} */
  const client = {
    game,
    tables,
    bodies,
    page,
    scriptUrl: scriptUrlOf(page),
    started: false,
    canvas: null,
    join: {},
    options: {},
    address: '',
    seat: '',
    reloaded: false,
    api: {},
    listeners: new Map(),
    detach: [],
    connection: createConnection(),
    playing: false,
    instanceId: '',
    store: createStore(tickRate, sendRate),
    clock: createClock(tickRate, sendRate),
    world: createWorld(tables),
    prediction: createPrediction(),
    commands: createCommands(),
    input: createInput(),
    inputs: new Map(),
    persistent: new Map(),
    surfaces: { frontend: {}, predict: {}, object: {} },
    current: null,
    reports: new Map(),
    setUp: null,
    frame: 0,
    frameMillis: 0,
  };
  client.surfaces = createSurfaces(client);
  return client;
}

/** @returns {Connection} */
function createConnection() {
  return {
    socket: null,
    greeted: false,
    openedMillis: 0,
    playingMillis: 0,
    failures: 0,
    played: false,
    timer: 0,
    waiting: false,
    silence: createSilence(),
  };
}

/** @param {Page} page */
function scriptUrlOf(page) {
  const script = /** @type {{ src?: string } | null} */ (page.document.currentScript);
  return script?.src ?? '';
}
