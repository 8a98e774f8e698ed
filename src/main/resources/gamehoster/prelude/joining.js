/**
 * The join body, which first chooses an instance and then seats the player in it.
 *
 * It runs twice. In a node's lobby, which has no state, it runs until it names an instance or asks for a new one; then
 * in the instance that was found or made, where whatever it chooses is that instance.
 */

import { runBody } from './bodies.js';
import { BOT, CHOOSING, FREE } from './world.js';
import { createPlayer, remove, seat } from './objects.js';

/** What Instance.Join and Instance.Create do. */
export function chooseInstance(world, id) {
  if (world.mode === CHOOSING) {
    // The first choice counts, also where the body catches what ends it.
    if (world.choice === null) world.choice = { id: id === undefined ? null : String(id) };
    throw world.choice;
  }
  if (world.joinFields === null || world.mode !== FREE) {
    throw new Error('an instance is chosen in the join body only');
  }
  if (!world.objects.has(world.self.id)) seat(world, world.self);
  return world.id;
}

/** What Instance.List gives: copies, so that a body spoils its own only. */
export function listInstances(world) {
  return world.listing === null ? [] : world.listing.map((entry) => ({ ...entry }));
}

/** The choosing run. Gives the id to join, '' for a new instance, or null where the body chose nothing. */
export function runChoice(world, fields, listing) {
  world.choice = null;
  begin(world, fields, listing);
  runBody(world, CHOOSING, 'player.join', world.bodies['player.join'], null, null);
  end(world);
  const choice = world.choice;
  world.choice = null;
  if (choice === null) return null;
  return choice.id === null ? '' : choice.id;
}

/** Seats a player: the run in the instance itself. Gives the player's slot, or -1 where the body failed. */
export function runJoin(world, id, fields, listing) {
  const player = createPlayer(world, id);
  begin(world, fields, listing);
  const ended = runBody(world, FREE, 'player.join', world.bodies['player.join'], player, null);
  end(world);
  if (ended && world.objects.has(id)) return player.slot;
  if (ended) world.failures.refused('player.join', 'the join body ended without Instance.Join or Instance.Create');
  remove(world, player);
  return -1;
}

/** Makes a player that was seated a bot, and gives it its memory. */
export function makeBot(world, slot, kind) {
  const player = world.bySlot[slot];
  player.isBot = true;
  player.botKind = kind;
  const body = world.bodies['bot.' + kind + '.join'];
  if (body !== undefined) runBody(world, BOT, 'bot.' + kind + '.join', body, player, null);
}

export function runLeave(world, slot) {
  const player = world.bySlot[slot];
  const body = world.bodies['player.leave'];
  if (body !== undefined) runBody(world, FREE, 'player.leave', body, player, null);
  if (player.alive) remove(world, player);
}

function begin(world, fields, listing) {
  world.joinFields = fields;
  world.listing = listing;
}

function end(world) {
  world.joinFields = null;
  world.listing = null;
}
