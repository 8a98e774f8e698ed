/**
 * What went wrong in bodies, kept until the server takes it. A body that fails does so thirty times a second for fifty
 * ships: of each kind the first, the tenth, the hundredth … are told with their place, all are counted.
 */

const KINDS_MAX = 200;
const TEXT_MAX = 2000;

export function createFailures() {
  const kinds = new Map();
  let fresh = [];

  function kindOf(body, message) {
    let key = body + '\n' + message;
    if (!kinds.has(key) && kinds.size >= KINDS_MAX) {
      message = 'failures of further kinds';
      key = body + '\n' + message;
    }
    let kind = kinds.get(key);
    if (kind === undefined) {
      kind = { body, message, total: 0, sinceTaken: 0, stack: '' };
      kinds.set(key, kind);
    }
    return kind;
  }

  function tell(body, message, stack) {
    const kind = kindOf(body, cut(message));
    if (kind.sinceTaken++ === 0) fresh.push(kind);
    kind.total++;
    if (isPowerOfTen(kind.total)) kind.stack = cut(stack());
  }

  return {
    /** A body threw. What it threw may be anything, with getters of its own that throw again. */
    threw(body, thrown) {
      tell(body, messageOf(thrown), () => stackOf(thrown));
    },

    /** A body did what it may not; it goes on, its act is dropped. */
    refused(body, message) {
      tell(body, message, () => stackOf(new Error(message)));
    },

    /** What is new since the last call; one without a stack is only to be counted. */
    take() {
      const taken = fresh.map((kind) => ({
        body: kind.body,
        message: kind.message,
        stack: kind.stack,
        count: kind.sinceTaken,
      }));
      for (const kind of fresh) {
        kind.sinceTaken = 0;
        kind.stack = '';
      }
      fresh = [];
      return taken;
    },

    count: () => fresh.length,
  };
}

function cut(text) {
  return text.length > TEXT_MAX ? text.slice(0, TEXT_MAX) : text;
}

function isPowerOfTen(count) {
  while (count >= 10 && count % 10 === 0) count /= 10;
  return count === 1;
}

/** What a body threw, in words. */
export function messageOf(thrown) {
  try {
    if (thrown instanceof Error) return String(thrown.name) + ': ' + String(thrown.message);
    return 'threw ' + (typeof thrown === 'object' ? 'an object that is no Error' : String(thrown));
  } catch {
    return 'threw something that can not be read';
  }
}

function stackOf(thrown) {
  try {
    const stack = thrown.stack;
    return typeof stack === 'string' ? stack : '';
  } catch {
    return '';
  }
}
