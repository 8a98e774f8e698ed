/** The socket: opened, watched, lost, opened again. */
import { Malformed } from './bits.js';
import { CLOSE, closingOf } from './closing.js';
import { queryOf } from './address.js';
import { emit } from './events.js';
import { LIMITS } from './limits.js';
import { SUBPROTOCOL } from './protocol.js';
import { reloadLibrary } from './reload.js';
import { countFailure, dropWish, retryMillis } from './retry.js';
import { hearUpdate, hearWelcome, sayHello } from './session.js';
import { beginWatch, hearAnything, isSilent } from './silence.js';

/** @import { Client, Connection } from './client.js' */
/** @import { Follow } from './closing.js' */
/** @import { Socket } from './page.js' */

/** @param {Client} client */
export function connect(client) {
  const { connection, page, options } = client;
  const protocols = options.watch ? [SUBPROTOCOL] : [SUBPROTOCOL, `seat.${client.seat}`];
  connection.waiting = false;
  connection.greeted = false;
  wait(client, LIMITS.connectMillisMax, () => drop(client, CLOSE.silent, 'the server does not answer', 'back'));
  try {
    connection.socket = listen(client, new page.WebSocket(client.address + queryOf(options), protocols));
  } catch (error) {
    page.clearTimeout(connection.timer);
    emit(client, 'refused', { reason: String(error) });
  }
}

/**
 * Tries at once, if the next attempt is being waited for.
 * @param {Client} client
 */
export function hurry(client) {
  if (client.connection.waiting) wait(client, 0, () => connect(client));
}

/**
 * The player leaves.
 * @param {Client} client
 */
export function disconnect(client) {
  const { connection, page } = client;
  page.clearTimeout(connection.timer);
  connection.waiting = false;
  client.playing = false;
  closeSocket(connection, CLOSE.left, 'left');
}

/**
 * @param {Client} client
 * @param {Socket} socket
 */
function listen(client, socket) {
  /**
   * A socket that was given up may still have things to say.
   * @param {(event: any) => void} hear
   */
  const whileLive = (hear) => (/** @type {unknown} */ event) => {
    if (client.connection.socket === socket) hear(event);
  };
  socket.binaryType = 'arraybuffer';
  socket.onopen = whileLive(() => sayHello(client));
  socket.onmessage = whileLive(({ data }) => hear(client, data));
  socket.onclose = whileLive(({ code, reason }) => {
    client.connection.socket = null;
    lose(client, code, reason, closingOf(code).follow);
  });
  return socket;
}

/**
 * @param {Client} client
 * @param {unknown} data
 */
function hear(client, data) {
  try {
    if (!(data instanceof ArrayBuffer)) throw new Malformed('a message is not binary');
    hearMessage(client, new Uint8Array(data));
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    client.page.console.error('Gamehoster: the server sent what is no message', error);
    drop(client, CLOSE.malformed, error.message, 'back');
  }
}

/**
 * @param {Client} client
 * @param {Uint8Array} bytes
 */
function hearMessage(client, bytes) {
  const { connection, page } = client;
  hearAnything(connection.silence);
  if (!connection.greeted) {
    if (!hearWelcome(client, bytes)) drop(client, CLOSE.wrongHash, 'another schema hash', 'reload');
    return;
  }
  const first = !client.playing;
  hearUpdate(client, bytes);
  if (!first || !client.playing) return;
  beginWatch(connection.silence, page.performance.now());
  watch(client);
}

/** @param {Client} client */
function watch(client) {
  const { connection, clock, page } = client;
  wait(client, LIMITS.silenceCheckMillis, () => {
    if (isSilent(connection.silence, page.performance.now(), clock.tickRate)) {
      drop(client, CLOSE.silent, 'the server is silent', 'back');
    } else {
      watch(client);
    }
  });
}

/**
 * Gives the connection up from this side. A socket that is half dead takes long to close, so nobody waits for that.
 * @param {Client} client
 * @param {number} code
 * @param {string} reason
 * @param {Follow} follow
 */
function drop(client, code, reason, follow) {
  closeSocket(client.connection, code, reason);
  lose(client, code, reason, follow);
}

/**
 * @param {Connection} connection
 * @param {number} code
 * @param {string} reason
 */
function closeSocket(connection, code, reason) {
  const { socket } = connection;
  connection.socket = null;
  socket?.close(code, reason);
}

/**
 * @param {Client} client
 * @param {number} code
 * @param {string} said the reason that came with it, if any
 * @param {Follow} usual
 */
function lose(client, code, said, usual) {
  const { connection, page } = client;
  const reason = said || closingOf(code).reason;
  page.clearTimeout(connection.timer);
  countFailure(client);
  client.playing = false;
  const follow = dropWish(client, code) ? 'back' : usual;
  if (follow === 'reload' && !client.reloaded && client.scriptUrl) {
    emit(client, 'lost', { code, reason, comesBack: true });
    reloadLibrary(client, () => retry(client, code, reason, 'back'));
  } else if (follow === 'back' || follow === 'slow') {
    retry(client, code, reason, follow);
  } else {
    emit(client, connection.played ? 'ended' : 'refused', { code, reason });
  }
}

/**
 * @param {Client} client
 * @param {number} code
 * @param {string} reason
 * @param {'back' | 'slow'} follow
 */
function retry(client, code, reason, follow) {
  const { connection } = client;
  const millis = retryMillis(client, follow);
  connection.waiting = true;
  wait(client, millis, () => connect(client));
  emit(client, follow === 'slow' ? 'refused' : 'lost', { code, reason, comesBack: true, retryMillis: millis });
}

/**
 * @param {Client} client
 * @param {number} millis
 * @param {() => void} then
 */
function wait({ connection, page }, millis, then) {
  page.clearTimeout(connection.timer);
  connection.timer = page.setTimeout(then, millis);
}
