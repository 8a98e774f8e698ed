/** Where the pointer is, in the canvas's own pixels, whatever the zoom, the pixel ratio or the place on the page. */

/** @import { Canvas } from './page.js' */

/**
 * What bodies read as `Gamehoster.Mouse`.
 * @typedef {object} Mouse
 * @property {number} x CSS pixels from the canvas's left edge
 * @property {number} y CSS pixels from its top edge
 * @property {number} angle radians from the canvas's centre to the pointer; 0 is right, a quarter turn is down
 * @property {boolean} left whether the button is held
 * @property {boolean} middle
 * @property {boolean} right
 * @property {number} wheel pixels that the wheel has turned, in the body of that event; else 0
 */

/**
 * What bodies read as `Gamehoster.Event`.
 * @typedef {object} InputEvent
 * @property {string} type such as `mouse-move`, as in the body's file name
 * @property {string} key what the key means, such as `w` or `ArrowUp`; empty for the mouse
 * @property {string} code which key it is, such as `KeyW`; empty for the mouse
 * @property {string} button `left`, `middle`, `right`, or empty
 * @property {number} x the pointer's, as in `Mouse`
 * @property {number} y
 * @property {boolean} repeat whether a held key repeats itself
 */

/** @typedef {'left' | 'middle' | 'right'} Button */

/**
 * @typedef {object} Input
 * @property {Mouse} mouse
 * @property {number} clientX the pointer, in CSS pixels of the window
 * @property {number} clientY
 * @property {boolean} seen whether the pointer was ever there
 * @property {number | null} touch the finger that is the mouse
 * @property {Map<string, string>} keys held, by code: what each meant when it was pressed
 * @property {InputEvent | null} event the one whose body is running
 */

/** @returns {Input} */
export function createInput() {
  return {
    mouse: { x: 0, y: 0, angle: 0, left: false, middle: false, right: false, wheel: 0 },
    clientX: 0,
    clientY: 0,
    seen: false,
    touch: null,
    keys: new Map(),
    event: null,
  };
}

/**
 * @param {Input} input
 * @param {{ clientX: number, clientY: number }} place
 */
export function movePointer(input, { clientX, clientY }) {
  input.clientX = clientX;
  input.clientY = clientY;
  input.seen = true;
}

/**
 * Works out where the pointer is on the canvas as the page stands now; the canvas may have moved under it.
 * @param {Input} input
 * @param {Canvas | null} canvas
 * @returns {Mouse}
 */
export function refreshMouse(input, canvas) {
  const { mouse } = input;
  if (!canvas || !input.seen) return mouse;
  const box = canvas.getBoundingClientRect();
  const scaleX = box.width / canvas.offsetWidth || 1;
  const scaleY = box.height / canvas.offsetHeight || 1;
  mouse.x = (input.clientX - box.left) / scaleX - canvas.clientLeft;
  mouse.y = (input.clientY - box.top) / scaleY - canvas.clientTop;
  mouse.angle = Math.atan2(mouse.y - canvas.clientHeight / 2, mouse.x - canvas.clientWidth / 2);
  return mouse;
}
