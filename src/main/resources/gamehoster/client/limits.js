/** Every limit and time of the library, in one place. Names end in their unit. */
export const LIMITS = Object.freeze({
  /** From opening a socket to the first update; then the attempt counts as failed. */
  connectMillisMax: 10_000,
  /** A connection that lived this long was a good one: the next loss starts the back-off anew. */
  stableMillis: 5_000,
  retryMillisMin: 500,
  retryMillisMax: 15_000,
  /** How often a full game is asked again, at least. */
  retryFullMillis: 20_000,
  /** Never call a connection dead before it was silent for this long. */
  silenceMillisMin: 5_000,
  /** Nor before it was silent so many times as long as it ever was and lived. */
  silenceFactor: 5,
  /** What the longest silence that the protocol allows may be late by. */
  silenceGraceMillis: 3_000,
  silenceCheckMillis: 1_000,
  /** An update leaves its server before its 8-bit tick count would pass this. */
  updateTicksMax: 255,
  /** Unacked commands: one more and the 8-bit count could not tell all of them from none. */
  unackedCommandsMax: 255,
  instanceIdBytesMax: 64,
  /** How far a render clock may lie from where it should be, beyond its buffer, before it jumps. */
  clockJumpSeconds: 1,
  clockNudge: 0.1,
  /** Without a frame for this long (a hidden tab), updates are shown to the bodies as they come. */
  frameMillisMax: 1_000,
  /** Updates of one object that the render clock has not passed yet. */
  historyMax: 64,
  /** Ticks that one frame predicts at most; after a longer stall the prediction begins anew. */
  predictStepsMax: 15,
  leadSecondsMax: 1,
  /** How much of each new measurement of the round trip is believed. */
  roundTripShare: 0.1,
  /** Different errors of one body that are written to the console. */
  reportsMax: 5,
});
