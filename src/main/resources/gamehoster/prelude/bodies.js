/** Running one body: its writes are committed when it returns and dropped when it throws. */

import { commitWrites, dropWrites } from './writes.js';
import { COMMAND, FREE, NOTHING } from './world.js';

/**
 * @param {number} mode what the body may do
 * @param {string} name its id, such as `player.update`
 * @param {object|null} self the player for whom it runs
 * @param {object|null} entity the entity for which it runs
 * @returns {boolean} whether it ended without throwing
 */
export function runBody(world, mode, name, body, self, entity) {
  world.mode = mode;
  world.body = name;
  world.serial++;
  world.self = self;
  world.entity = entity;
  let ended = false;
  try {
    body(world.api);
    ended = true;
  } catch (thrown) {
    // Choosing an instance ends the join body by a throw that is no failure.
    if (world.choice === null || thrown !== world.choice) world.failures.threw(name, thrown);
  }
  if (ended && (mode === FREE || mode === COMMAND)) commitWrites(world);
  else dropWrites(world);
  world.mode = NOTHING;
  world.self = null;
  world.entity = null;
  return ended;
}
