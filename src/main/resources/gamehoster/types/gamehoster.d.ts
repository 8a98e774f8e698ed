/**
 * Types of the `Gamehoster` object, which every body of a game is handed.
 *
 * A body on the server is handed a `GamehosterServer`, one in the browser a `GamehosterBrowser`, and a page finds a
 * `GamehosterPage` as its global `Gamehoster`. A body's file is the inside of a function, so an editor that opens it sees
 * the global below, which has all three.
 *
 * Ids are strings. Ticks are counted by the instance on the server; in the browser, `Tick()` and every `tick` field count
 * from the tick on which this player joined.
 */

/** The value of a field: `bool` is boolean; `number`, `int` and `tick` are number; `string` is string. */
type GamehosterValue = boolean | number | string;

/** An object's state by field name. What `All` hands out is alive: read it, and do not keep it beyond the body. */
type GamehosterState = { [field: string]: any };

interface GamehosterContext {
  /** The player for whom the body runs; undefined where it runs for none. */
  readonly playerId: string;
  /** The entity for which the body runs; undefined where it runs for none. */
  readonly entityId: string;
  readonly instanceId: string;
}

interface GamehosterFields {
  /** Undefined where there is no such object or field. */
  Get(id: string, field: string): any;
  /**
   * On the server: held until the body ends, lost if it throws, and kept only as far as the body may write. In the
   * browser: the predict body only, for its own player.
   */
  Set(id: string, field: string, value: GamehosterValue): void;
}

/** One bag for each key. `Persistent.Get(key)` and `Persistent(key).Get()` are the same. */
interface GamehosterBags {
  (key: string): GamehosterBag;
  Get(key: string): any;
  Set(key: string, value: unknown): void;
}

interface GamehosterBag {
  Get(): any;
  Set(value: unknown): void;
}

interface GamehosterEntityState {
  readonly id: string;
  readonly type: string;
  readonly state: GamehosterState;
}

interface GamehosterInstanceInfo {
  readonly id: string;
  readonly players: number;
  readonly bots: number;
  /** 0 where there is no limit; a bot's place counts as free. */
  readonly capacity: number;
  readonly [more: string]: unknown;
}

/** What bodies on the server are handed. */
interface GamehosterServer {
  readonly Context: GamehosterContext;
  /** The instance's tick. */
  Tick(): number;
  /** The time of day in milliseconds. */
  Time(): number;
  /** 0 to 1, the same for everybody who asks for this object on this tick. */
  Random(): number;
  /** 0 to 1, not to be foreseen by any player. */
  Entropy(): number;
  /** The values of the command, in its handler. */
  readonly Command: { Get(name: string): any };
  /** What the player sent to join, in the join body. */
  readonly Join: { Get(name: string): any };
  /** In the view body: marks an object as one that the player may see. */
  readonly View: { Include(id: string): void };
  readonly Player: {
    readonly State: GamehosterFields;
    /** By id. */
    All(): Map<string, GamehosterState>;
    /** By id; a new player's is `{}`. Never sent. */
    readonly Persistent: GamehosterBags;
  };
  readonly Entity: {
    readonly State: GamehosterFields;
    List(type: string): string[];
    All(type: string): Map<string, GamehosterEntityState>;
    /** By id; a new entity's is `{}`. Never sent. */
    readonly Persistent: GamehosterBags;
    /** Acts at once. Fields outside the schema stay on the server. The new entity's id. */
    Spawn(type: string, fields?: { [field: string]: unknown }): string;
    /** Acts at once. */
    Destroy(id: string): void;
  };
  readonly Instance: {
    readonly State: GamehosterFields;
    /** The instance's one bag; undefined until a body sets it. Never sent. */
    readonly Persistent: GamehosterBag & { (): GamehosterBag };
    /** In the join body: this game's instances, oldest first. */
    List(): GamehosterInstanceInfo[];
    /** In the join body: opens an instance and puts the player there. */
    Create(): string;
    /** In the join body: puts the player into an instance. */
    Join(id: string): void;
  };
  /** In a bot's bodies. */
  readonly Bot: {
    /** Sends a command, as a person's browser would. */
    Send(command: string, values?: { [name: string]: GamehosterValue }): void;
    /** The bot's own bag. */
    readonly Persistent: GamehosterBag & { (): GamehosterBag };
  };
}

interface GamehosterMouse {
  /** Of the pointer, in CSS pixels from the canvas's left edge. */
  readonly x: number;
  /** In CSS pixels from its top edge. */
  readonly y: number;
  /** From the canvas's centre to the pointer, in radians: 0 is right, a quarter turn is down. */
  readonly angle: number;
  readonly left: boolean;
  readonly middle: boolean;
  readonly right: boolean;
  /** How far the wheel has turned, in pixels, in the body of that event; else 0. */
  readonly wheel: number;
}

interface GamehosterInputEvent {
  /** As in the body's file name: `mouse-move`, `key-press`. */
  readonly type: string;
  /** What the key means: `w`, `ArrowUp`, ` `. Empty for the mouse. */
  readonly key: string;
  /** Which key it is: `KeyW`. Empty for the mouse. */
  readonly code: string;
  /** `left`, `middle`, `right`, or empty. */
  readonly button: string;
  readonly x: number;
  readonly y: number;
  /** Whether a held key repeats itself. */
  readonly repeat: boolean;
}

/** What bodies in the browser are handed. */
interface GamehosterBrowser {
  /** In smooth, enter and exit, the object for which the body runs; elsewhere the page's own player. */
  readonly Context: GamehosterContext;
  /** The moment that is drawn, in ticks, fractional. In the predict body, the tick that is predicted. */
  Tick(): number;
  /** The time of day in milliseconds. */
  Time(): number;
  /** How many ticks the prediction is ahead of the authoritative state. */
  Lead(): number;
  readonly Canvas: HTMLCanvasElement;
  readonly Mouse: GamehosterMouse;
  /** In an input body; elsewhere null. */
  readonly Event: GamehosterInputEvent;
  /** What input bodies hand to the prediction. */
  readonly Input: { Get(name: string): any; Set(name: string, value: unknown): void };
  /**
   * Sends a command; values left out take their defaults. `guess` holds fields of the own player, which are drawn until
   * the server's answer is. False if it was not taken, because nobody is connected. Not in the predict body.
   */
  Command(name: string, values?: { [name: string]: GamehosterValue }, guess?: GamehosterState): boolean;
  readonly Player: {
    /** What is drawn: eased, predicted and guessed. */
    readonly State: GamehosterFields;
    All(): Map<string, GamehosterState>;
    /** A bag by id, for its enter, smooth, render and exit bodies; begins as `{}`. */
    readonly Persistent: GamehosterBags;
  };
  readonly Entity: {
    readonly State: GamehosterFields;
    List(type: string): string[];
    All(type: string): Map<string, GamehosterEntityState>;
    readonly Persistent: GamehosterBags;
  };
  readonly Instance: {
    readonly State: GamehosterFields;
    readonly Persistent: GamehosterBag & { (): GamehosterBag };
  };
  /** The newest state that the server has sent, neither eased nor predicted. */
  readonly Authoritative: { Get(id: string, field: string): any };
  /** The page's own bag. */
  readonly Persistent: GamehosterBags;
  /** In a smooth body: the object's eased value. */
  Smooth(field: string): any;
  /** In a smooth body: the newest value. */
  Latest(field: string): any;
  /** In a smooth body: what is drawn instead in this frame. */
  Set(field: string, value: unknown): void;
}

interface GamehosterNotice {
  /** The close code; 0 where nothing was closed. */
  readonly code: number;
  /** Plain text. Show it with `textContent`, never as HTML. */
  readonly reason: string;
  /** Whether the library tries again by itself. */
  readonly comesBack: boolean;
  /** In how long it does. */
  readonly retryMillis: number;
  readonly instanceId: string;
}

interface GamehosterOptions {
  /** The server, such as `wss://host`; before `GAMEHOSTER_SERVER` and the script's own address. */
  server?: string;
  /** The instance to play in; default: the page's own `?instance=`. */
  instance?: string;
  /** The token of a private instance; default: the page's own `?invite=`. */
  invite?: string;
  /** To look on without a seat; default: the page's own `?watch=1`. */
  watch?: boolean;
}

type GamehosterEventName = 'connected' | 'lost' | 'back' | 'refused' | 'ended';

/** What a page finds as `Gamehoster`: the front end's object, and how to start and follow the game. */
interface GamehosterPage extends GamehosterBrowser {
  /**
   * Joins the game on a canvas, or on the canvas with this id. Started again, it leaves first.
   * @throws {TypeError} for a canvas that is not there, a join field that is wrong, a server that is no address
   */
  start(canvas: HTMLCanvasElement | string, join?: { [field: string]: GamehosterValue }, options?: GamehosterOptions): void;
  /** Leaves the game. */
  stop(): void;
  /**
   * `connected`: in the game. `lost`: the connection broke, and is tried again. `back`: in the game again. `refused`: the
   * server did not let the player in. `ended`: the game is over for this page.
   */
  on(event: GamehosterEventName, listener: (notice: GamehosterNotice) => void): void;
  off(event: GamehosterEventName, listener: (notice: GamehosterNotice) => void): void;
}

declare const Gamehoster: GamehosterServer & GamehosterPage;
