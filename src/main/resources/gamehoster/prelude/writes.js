/**
 * A body's writes: held until it ends, seen by its own reads, committed together, and lost if it throws.
 *
 * They lie in the record that they concern, so a read finds them without a search: a record whose `touched` is the
 * running body's serial holds some.
 */

import { accepts } from './fields.js';
import { COMMAND, FREE } from './world.js';
import { UNWRITTEN, refuseValue, store } from './objects.js';

/** What the running body would read: its own write, else the state. */
export function read(world, record, name) {
  if (record.touched === world.serial) {
    const field = record.kind.index.get(name);
    if (field !== undefined) {
      const written = record.writes[field.index];
      if (written !== UNWRITTEN) return written;
    } else if (record.extraWrites !== null && record.extraWrites.has(name)) {
      return record.extraWrites.get(name);
    }
  }
  return record.state[name];
}

/** Holds a write. What the body may not write does nothing; what can't be written is told and dropped. */
export function write(world, record, name, value) {
  const field = record.kind.index.get(name);
  if (!mayWrite(world, record, field)) return;
  if (field === undefined) {
    writeExtra(world, record, name, value);
    return;
  }
  if (!accepts(field, value)) {
    refuseValue(world, record, field);
    return;
  }
  touch(world, record);
  record.writes[field.index] = value;
}

function mayWrite(world, record, field) {
  if (world.mode === FREE) return true;
  if (world.mode !== COMMAND) {
    world.failures.refused(world.body, 'this body may not write state; the write was dropped');
    return false;
  }
  if (field === undefined) return true;
  if (record !== world.self && record !== world.instance) return false;
  return world.command.writes[record.kind.number].has(field);
}

function writeExtra(world, record, name, value) {
  const isKnown = record.extras !== null && record.extras.has(name);
  if (!isKnown || world.mode !== FREE) {
    world.failures.refused(
      world.body,
      record.kind.name +
        ' has no field "' +
        String(name) +
        '"; the write was dropped (state that is not sent goes in a bag)',
    );
    return;
  }
  touch(world, record);
  if (record.extraWrites === null) record.extraWrites = new Map();
  record.extraWrites.set(name, value);
}

function touch(world, record) {
  if (record.touched === world.serial) return;
  // In this order: a body out of stack may be cut off between the two.
  world.touched.push(record);
  record.touched = world.serial;
}

/** Commits what the body that ends now wrote. */
export function commitWrites(world) {
  const touched = world.touched;
  if (touched.length === 0) return;
  for (let i = 0; i < touched.length; i++) commitRecord(world, touched[i]);
  touched.length = 0;
}

function commitRecord(world, record) {
  const writes = record.writes;
  const fields = record.kind.fields;
  for (let i = 0; i < writes.length; i++) {
    const value = writes[i];
    if (value === UNWRITTEN) continue;
    writes[i] = UNWRITTEN;
    if (record.alive) store(world, record, fields[i], value);
  }
  if (record.extraWrites !== null) {
    for (const [name, value] of record.extraWrites) record.state[name] = value;
    record.extraWrites = null;
  }
}

/** Forgets what the body that threw had written. */
export function dropWrites(world) {
  for (const record of world.touched) {
    record.writes.fill(UNWRITTEN);
    record.extraWrites = null;
  }
  world.touched.length = 0;
}
