/** Commands on their way from whoever sent them to their handlers, which run in the next tick. */

import { accepts, normalise, describeField } from './fields.js';
import { runBody } from './bodies.js';
import { COMMAND } from './world.js';

/**
 * Takes what people sent since the last call. `numbers` and `texts` are the server's arrays: for each command its
 * sender's slot, its number, then a number a field; the texts of string fields follow each other in `texts`.
 */
export function enqueueReceived(world, numbers, texts, count) {
  let at = 0;
  let textAt = 0;
  for (let i = 0; i < count; i++) {
    const player = world.bySlot[numbers[at++]];
    const command = world.commands[numbers[at++]];
    const params = { __proto__: null };
    for (const field of command.fields) {
      const number = numbers[at++];
      params[field.name] = field.isText ? texts[textAt++] : typeof field.default === 'boolean' ? number !== 0 : number;
    }
    if (player !== undefined) world.queue.push({ player, command, params });
  }
}

/** What Bot.Send does: the same command that a person's browser would send, held to the same schema. */
export function sendAsBot(world, name, given) {
  const command = world.commands.find((candidate) => candidate.name === name);
  if (command === undefined) {
    world.failures.refused(world.body, 'there is no command "' + String(name) + '"; nothing was sent');
    return;
  }
  const params = { __proto__: null };
  for (const field of command.fields) {
    const value = given === null || typeof given !== 'object' ? undefined : given[field.name];
    if (value !== undefined && !accepts(field, value)) {
      world.failures.refused(
        world.body,
        name + '.' + field.name + ' takes ' + describeField(field) + '; the command was not sent',
      );
      return;
    }
    params[field.name] = normalise(field, value === undefined ? field.default : value, 0);
  }
  world.queue.push({ player: world.self, command, params });
}

/** Runs the handlers of the commands that have arrived, in order. */
export function runCommands(world) {
  const queue = world.queue;
  if (queue.length === 0) return;
  world.queue = [];
  for (let i = 0; i < queue.length; i++) {
    const { player, command, params } = queue[i];
    if (!player.alive || command.handler === undefined) continue;
    world.command = command;
    world.params = params;
    runBody(world, COMMAND, command.body, command.handler, player, null);
  }
  world.command = null;
  world.params = null;
}
