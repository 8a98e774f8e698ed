/** What each viewer may see, found once a send pass and left in the outbox as lists of slots. */

import { runBody } from './bodies.js';
import { VIEW } from './world.js';

/** In the place of a count: the viewer keeps what it holds, since its view body threw. */
const AS_BEFORE = -1;

/** Whole numbers that lead a send pass. */
const HEADER = 6;

/** What View.Include does. The viewer's own player and the instance are always in view and are not listed. */
export function includeInView(world, id) {
  if (world.mode !== VIEW) {
    world.failures.refused(world.body, 'View.Include is for the view body; it did nothing');
    return;
  }
  const record = world.objects.get(id);
  if (record !== undefined) list(world, record.slot);
}

function list(world, slot) {
  if (world.viewStamps[slot] === world.viewStamp) return;
  world.viewStamps[slot] = world.viewStamp;
  world.outbox.int(slot);
  world.viewLength++;
}

function nextStamp(world) {
  world.viewStamp = (world.viewStamp + 1) | 0;
  world.viewLength = 0;
}

/** For a game without a view body: everything, once for all viewers. */
function listAll(world) {
  nextStamp(world);
  const place = world.outbox.reserve();
  for (const record of world.objects.values()) list(world, record.slot);
  world.outbox.patch(place, world.viewLength);
  return 1;
}

function listEach(world, body) {
  let viewers = 0;
  for (const player of world.kinds[1].records.values()) {
    if (!player.isViewer) continue;
    viewers++;
    listFor(world, player, body);
  }
  return viewers;
}

function listFor(world, player, body) {
  nextStamp(world);
  world.viewStamps[player.slot] = world.viewStamp;
  world.outbox.int(player.slot);
  const place = world.outbox.reserve();
  const ended = runBody(world, VIEW, 'player.view', body, player, null);
  world.outbox.patch(place, ended ? world.viewLength : AS_BEFORE - world.viewLength);
}

/**
 * A send pass: the rows that changed, then the views. What stands in the whole numbers:
 *
 * <pre>
 *   0  count of objects that changed
 *   1  count of numbers in the rows, which stand in the other array in the same order
 *   2  count of strings that wait to be taken
 *   3  1 where one view serves all viewers, else 0
 *   4  count of views
 *   5  count of slots whose objects went
 *   6  those slots; a slot may have a new object already, which then is among the changed
 *      for each object that changed: slot, generation, kind
 *      for each view: its player's slot (not where one serves all), a count, that many slots;
 *      a count of -1 - n says to keep what the viewer holds, and n slots follow that do not count
 * </pre>
 *
 * @returns {number} how many whole numbers there are, negative where an array was replaced
 */
export function collectSend(world) {
  const outbox = world.outbox;
  outbox.reset();
  for (let i = 0; i < HEADER; i++) outbox.int(0);
  outbox.patch(5, world.columns.drainFreed(outbox));
  outbox.patch(0, world.columns.drainMarked(outbox));
  outbox.patch(1, outbox.rowCount);
  outbox.patch(2, world.columns.textCount());
  const body = world.bodies['player.view'];
  outbox.patch(3, body === undefined ? 1 : 0);
  outbox.patch(4, body === undefined ? listAll(world) : listEach(world, body));
  return outbox.takeGrew() ? -outbox.intCount : outbox.intCount;
}
