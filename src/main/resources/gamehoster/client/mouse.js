/** The mouse, and the first finger on the canvas, which is one. */
import { fire, wants } from './fire.js';
import { movePointer } from './pointer.js';
import { listenTo } from './targets.js';

/** @import { Client } from './client.js' */
/** @import { MouseInput, TouchInput, TouchPoint, WheelInput } from './page.js' */
/** @import { Button } from './pointer.js' */

/** @type {Button[]} in the order of an event's `button` */
const BUTTONS = ['left', 'middle', 'right'];

/** An event's `buttons` has this bit while the button is held. */
const HELD = { left: 1, middle: 4, right: 2 };

const WHEEL_LINE_PIXELS = 16;

/** @param {Client} client */
export function listenToMouse(client) {
  const { page, canvas } = client;
  listenTo(client, page, 'mousemove', (event) => moveMouse(client, event));
  listenTo(client, canvas, 'mousedown', (event) => pressMouse(client, event));
  listenTo(client, page, 'mouseup', (event) => releaseMouse(client, event));
  listenTo(client, canvas, 'wheel', (event) => turnWheel(client, event));
  listenTo(client, canvas, 'contextmenu', (event) => keepMenu(client, event));
  listenTo(client, canvas, 'touchstart', (event) => startTouch(client, event));
  listenTo(client, canvas, 'touchmove', (event) => moveTouch(client, event));
  listenTo(client, canvas, 'touchend', (event) => endTouch(client, event));
  listenTo(client, canvas, 'touchcancel', (event) => endTouch(client, event));
}

/**
 * Presses or releases a button, if that changes it.
 * @param {Client} client
 * @param {Button} button
 * @param {boolean} held
 */
function setButton(client, button, held) {
  if (client.input.mouse[button] === held) return;
  client.input.mouse[button] = held;
  fire(client, `mouse-button-${button}-${held ? 'press' : 'release'}`, { button });
}

/** @param {Client} client */
export function releaseButtons(client) {
  client.input.touch = null;
  BUTTONS.forEach((button) => setButton(client, button, false));
}

/**
 * @param {Client} client
 * @param {MouseInput} event
 */
function moveMouse(client, event) {
  movePointer(client.input, event);
  fire(client, 'mouse-move');
  if (client.input.touch !== null) return;
  for (const button of BUTTONS) if (!(event.buttons & HELD[button])) setButton(client, button, false);
}

/**
 * @param {Client} client
 * @param {MouseInput} event
 */
function pressMouse(client, event) {
  const button = BUTTONS[event.button];
  if (!button) return;
  if (button === 'middle' && wants(client, 'mouse-button-middle-press')) event.preventDefault();
  movePointer(client.input, event);
  setButton(client, button, true);
}

/**
 * @param {Client} client
 * @param {MouseInput} event
 */
function releaseMouse(client, event) {
  const button = BUTTONS[event.button];
  if (!button) return;
  movePointer(client.input, event);
  setButton(client, button, false);
}

/**
 * @param {Client} client
 * @param {MouseInput} event
 */
function keepMenu(client, event) {
  if (wants(client, 'mouse-button-right-press')) event.preventDefault();
}

/**
 * @param {Client} client
 * @param {WheelInput} event
 */
function turnWheel(client, event) {
  if (!wants(client, 'mouse-wheel')) return;
  event.preventDefault();
  movePointer(client.input, event);
  const unit = [1, WHEEL_LINE_PIXELS, client.canvas?.clientHeight ?? 1][event.deltaMode] ?? 1;
  client.input.mouse.wheel = event.deltaY * unit;
  fire(client, 'mouse-wheel');
  client.input.mouse.wheel = 0;
}

/**
 * @param {Client} client
 * @param {TouchInput} event
 */
function startTouch(client, event) {
  event.preventDefault();
  const [finger] = event.changedTouches;
  if (client.input.touch !== null || !finger) return;
  client.input.touch = finger.identifier;
  movePointer(client.input, finger);
  fire(client, 'mouse-move');
  setButton(client, 'left', true);
}

/**
 * @param {Client} client
 * @param {TouchInput} event
 */
function moveTouch(client, event) {
  event.preventDefault();
  const finger = fingerOf(client, event);
  if (!finger) return;
  movePointer(client.input, finger);
  fire(client, 'mouse-move');
}

/**
 * @param {Client} client
 * @param {TouchInput} event
 */
function endTouch(client, event) {
  event.preventDefault();
  const finger = fingerOf(client, event);
  if (!finger) return;
  client.input.touch = null;
  movePointer(client.input, finger);
  setButton(client, 'left', false);
}

/**
 * @param {Client} client
 * @param {TouchInput} event
 * @returns {TouchPoint | undefined}
 */
function fingerOf(client, event) {
  return Array.from(event.changedTouches).find(({ identifier }) => identifier === client.input.touch);
}
