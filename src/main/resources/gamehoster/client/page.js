/**
 * What the library uses of a browser, and nothing else. It is handed in as one object, so that tests can hand in a page
 * of their own, with its own clock.
 */

/**
 * @typedef {object} Target
 * @property {(type: string, listener: (event: any) => void, options?: { passive: boolean }) => void} addEventListener
 * @property {(type: string, listener: (event: any) => void) => void} removeEventListener
 */

/** @typedef {{ left: number, top: number, width: number, height: number }} Box */

/**
 * @typedef {object} CanvasParts
 * @property {(kind: string) => unknown} getContext
 * @property {() => Box} getBoundingClientRect
 * @property {number} offsetWidth
 * @property {number} offsetHeight
 * @property {number} clientLeft
 * @property {number} clientTop
 * @property {number} clientWidth
 * @property {number} clientHeight
 * @property {object} style
 */

/** @typedef {Target & CanvasParts} Canvas */

/** @typedef {{ tagName?: string, isContentEditable?: boolean }} Element */

/** @typedef {{ src: string, onload: any, onerror: any, remove(): void }} Script */

/**
 * @typedef {object} DocumentParts
 * @property {boolean} hidden
 * @property {unknown} currentScript
 * @property {(id: string) => unknown} getElementById
 * @property {(name: 'script') => Script} createElement
 * @property {{ append(script: any): void }} head
 */

/**
 * @typedef {object} Socket
 * @property {string} binaryType
 * @property {any} onopen
 * @property {any} onmessage
 * @property {any} onclose
 * @property {(bytes: Uint8Array<ArrayBuffer>) => void} send
 * @property {(code: number, reason: string) => void} close
 */

/**
 * @typedef {object} Storage
 * @property {(key: string) => string | null} getItem
 * @property {(key: string, value: string) => void} setItem
 * @property {(key: string) => void} removeItem
 */

/**
 * @typedef {object} PageParts
 * @property {Target & DocumentParts} document
 * @property {{ search: string, host: string, protocol: string }} location
 * @property {Storage} sessionStorage
 * @property {{ now(): number }} performance
 * @property {{ now(): number }} Date
 * @property {{ random(): number }} Math
 * @property {{ getRandomValues(bytes: Uint8Array<ArrayBuffer>): unknown }} crypto
 * @property {{ error(...parts: unknown[]): void }} console
 * @property {new (address: string, protocols: string[]) => Socket} WebSocket
 * @property {(run: () => void, millis: number) => number} setTimeout
 * @property {(timer: number) => void} clearTimeout
 * @property {(run: (nowMillis: number) => void) => number} requestAnimationFrame
 * @property {(frame: number) => void} cancelAnimationFrame
 * @property {string} [GAMEHOSTER_SERVER] set by the page to play on another host
 * @property {any} [Gamehoster]
 */

/** @typedef {Target & PageParts} Page */

/** @typedef {{ clientX: number, clientY: number, button: number, buttons: number, preventDefault(): void }} MouseInput */
/** @typedef {MouseInput & { deltaY: number, deltaMode: number }} WheelInput */
/** @typedef {{ identifier: number, clientX: number, clientY: number }} TouchPoint */
/** @typedef {{ changedTouches: ArrayLike<TouchPoint> & Iterable<TouchPoint>, preventDefault(): void }} TouchInput */

/**
 * @typedef {object} KeyInput
 * @property {string} key
 * @property {string} code
 * @property {boolean} repeat
 * @property {boolean} isComposing
 * @property {boolean} ctrlKey
 * @property {boolean} metaKey
 * @property {boolean} altKey
 * @property {unknown} target
 * @property {() => void} preventDefault
 */

/**
 * The page that the library was loaded by.
 * @returns {Page}
 */
export function thisPage() {
  return /** @type {any} */ (globalThis);
}
