/** Everything that the client works out from the game's schemas once, when the page loads. */
import { bitsFor, planField } from './fields.js';

/** @import { Field, FieldPlan } from './fields.js' */

/**
 * The game's definition as the generated client file carries it.
 * @typedef {object} Game
 * @property {string} domain
 * @property {string} name
 * @property {number} hash the schema hash, an unsigned 32-bit number
 * @property {{ tickRate: number, sendRate: number }} settings
 * @property {Field[]} instance
 * @property {Field[]} player
 * @property {Field[]} join
 * @property {{ name: string, fields: Field[] }[]} commands in their order on the wire
 * @property {{ name: string, fields: Field[] }[]} entities in their order on the wire
 * @property {Record<string, number>} commandRates a second each
 */

/**
 * What is known of one kind of object, as this viewer may see it.
 * @typedef {object} ObjectTable
 * @property {'instance' | 'player' | 'entity'} kind
 * @property {string} type an entity's kind; otherwise empty
 * @property {string} bodies what the names of its browser bodies begin with
 * @property {boolean} smooths whether it has a smooth body
 * @property {FieldPlan[]} fields in their order on the wire
 * @property {Map<string, FieldPlan>} byName
 */

/** @typedef {{ number: number, name: string, fields: FieldPlan[] }} CommandTable */

/**
 * @typedef {object} Tables
 * @property {ObjectTable} instance
 * @property {ObjectTable} own the viewer's own player: private fields too
 * @property {ObjectTable} player anybody else
 * @property {ObjectTable[]} entities
 * @property {number} entityBits
 * @property {Map<string, CommandTable>} commands
 * @property {number} commandBits
 * @property {FieldPlan[]} join
 */

/**
 * @param {Game} game
 * @param {Record<string, unknown>} bodies the game's browser bodies, by name
 * @returns {Tables}
 */
export function buildTables(game, bodies) {
  const seen = game.player.filter((field) => field.visibility !== 'private');
  return {
    instance: objectTable('instance', '', game.instance, bodies),
    own: objectTable('player', '', game.player, bodies),
    player: objectTable('player', '', seen, bodies),
    entities: game.entities.map(({ name, fields }) => objectTable('entity', name, fields, bodies)),
    entityBits: bitsFor(game.entities.length),
    commands: new Map(game.commands.map((command, number) => [command.name, commandTable(command, number)])),
    commandBits: bitsFor(game.commands.length),
    join: game.join.map(planField),
  };
}

/**
 * @param {ObjectTable['kind']} kind
 * @param {string} type
 * @param {Field[]} fields
 * @param {Record<string, unknown>} bodies
 * @returns {ObjectTable}
 */
function objectTable(kind, type, fields, bodies) {
  const plans = fields.map(planField);
  const prefix = kind === 'entity' ? `entity.${type}` : kind;
  return {
    kind,
    type,
    bodies: prefix,
    smooths: bodies[`${prefix}.smooth`] !== undefined,
    fields: plans,
    byName: new Map(plans.map((plan) => [plan.name, plan])),
  };
}

/**
 * @param {Game['commands'][number]} command
 * @param {number} number
 * @returns {CommandTable}
 */
function commandTable({ name, fields }, number) {
  return { number, name, fields: fields.map(planField) };
}
