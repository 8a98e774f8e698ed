/** Draws every frame, whatever happens in one. */
import { runBody } from './run.js';
import { stepScene } from './scene.js';

/** @import { Client } from './client.js' */

/** @param {Client} client */
export function startLoop(client) {
  const { page } = client;
  const draw = (/** @type {number} */ nowMillis) => {
    client.frame = page.requestAnimationFrame(draw);
    drawFrame(client, nowMillis);
  };
  client.frame = page.requestAnimationFrame(draw);
}

/** @param {Client} client */
export function stopLoop(client) {
  client.page.cancelAnimationFrame(client.frame);
}

/**
 * @param {Client} client
 * @param {number} nowMillis
 */
function drawFrame(client, nowMillis) {
  if (!client.world.instance) return;
  stepScene(client, nowMillis);
  runBody(client, 'frontend.render', client.surfaces.frontend);
}
