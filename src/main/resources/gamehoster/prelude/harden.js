/**
 * Closes the realm before any body is loaded: bodies share it with this prelude and with each other, and none may
 * change what another relies on. Most of what they have no use for is off by options of the context already.
 *
 * The methods themselves are not frozen: that would cost each instance some 20 ms, and nobody reads properties of them.
 */

const CONSTRUCTORS = [
  'AggregateError',
  'Array',
  'ArrayBuffer',
  'BigInt',
  'BigInt64Array',
  'BigUint64Array',
  'Boolean',
  'DataView',
  'Date',
  'Error',
  'EvalError',
  'Float16Array',
  'Float32Array',
  'Float64Array',
  'Function',
  'Int16Array',
  'Int32Array',
  'Int8Array',
  'Iterator',
  'Map',
  'Number',
  'Object',
  'Promise',
  'Proxy',
  'RangeError',
  'ReferenceError',
  'RegExp',
  'Set',
  'String',
  'Symbol',
  'SyntaxError',
  'TypeError',
  'URIError',
  'Uint16Array',
  'Uint32Array',
  'Uint8Array',
  'Uint8ClampedArray',
  'WeakMap',
  'WeakSet',
];

const NAMESPACES = ['JSON', 'Math', 'Reflect'];

const FUNCTIONS = [
  'decodeURI',
  'decodeURIComponent',
  'encodeURI',
  'encodeURIComponent',
  'escape',
  'eval',
  'isFinite',
  'isNaN',
  'parseFloat',
  'parseInt',
  'unescape',
];

/** State that a snapshot of the instance could not hold. */
const REMOVED = ['FinalizationRegistry', 'WeakRef'];

/**
 * Properties that ordinary code sets on its own objects (`error.name = …`, a class's `toString`). Frozen data
 * properties would forbid that to whatever inherits them, so these become accessors that define the property there.
 */
const OVERRIDABLE = ['constructor', 'message', 'name', 'toLocaleString', 'toString', 'valueOf'];

export function harden() {
  for (const name of REMOVED) delete globalThis[name];
  makeOverridable(Object.prototype);
  makeOverridable(Error.prototype);
  makeOverridable(Function.prototype);
  for (const name of NAMESPACES) Object.freeze(globalThis[name]);
  for (const name of FUNCTIONS) Object.freeze(globalThis[name]);
  for (const name of CONSTRUCTORS) {
    Object.freeze(globalThis[name]);
    if (globalThis[name].prototype !== undefined) Object.freeze(globalThis[name].prototype);
  }
  for (const hidden of hiddenIntrinsics()) Object.freeze(hidden);
  Object.freeze(globalThis);
}

/** Intrinsics that no global names. */
function hiddenIntrinsics() {
  const prototypeOf = Object.getPrototypeOf;
  const generator = prototypeOf(function* () {});
  const asyncGenerator = prototypeOf(async function* () {});
  const typedArray = prototypeOf(Int8Array);
  return [
    generator,
    generator.prototype,
    asyncGenerator,
    asyncGenerator.prototype,
    prototypeOf(asyncGenerator.prototype),
    prototypeOf(async function () {}),
    typedArray,
    typedArray.prototype,
    prototypeOf([][Symbol.iterator]()),
    prototypeOf(new Map().entries()),
    prototypeOf(new Set().values()),
    prototypeOf(''[Symbol.iterator]()),
    prototypeOf('a'.matchAll(/a/g)),
  ];
}

function makeOverridable(object) {
  for (const key of OVERRIDABLE) {
    const descriptor = Reflect.getOwnPropertyDescriptor(object, key);
    if (descriptor === undefined || !descriptor.configurable) continue;
    const value = descriptor.value;
    Object.defineProperty(object, key, {
      configurable: false,
      enumerable: descriptor.enumerable,
      get: Object.freeze(() => value),
      set: Object.freeze(function (replacement) {
        if (this === object) throw new TypeError('this object is shared by all bodies and can not be changed');
        Object.defineProperty(this, key, { value: replacement, configurable: true, enumerable: true, writable: true });
      }),
    });
  }
}
