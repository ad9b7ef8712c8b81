// What a table's page knows and decides: the state, what is chosen of it so far, the command under way. Whatever
// comes from the table and whatever somebody wants comes in by `dispatch`; islands draw what is to be seen of it. No
// DOM in here.
import { Walk, basketWalk } from "./walk.js";

/** So many milliseconds what goes without asking waits, so that it is seen. */
const PAUSE = 300;

/** Can the seats still be changed? @param {State} state */
export const opening = ({ stage }) => stage === "open" || stage === "closed";

/** Does somebody's turn at this screen begin with this state? @param {State} state @param {State} before */
export const begins = ({ turn }, before) => turn.mine && (!before.turn.mine || before.turn.seat !== turn.seat);

/** Does a state end the game, on a page that showed it running? @param {State} state @param {State} before */
export const ends = ({ turn, at }, before) => turn.over && !before.turn.over && at === null;

export class Store {
  /** The line to the table, as soon as there is one. @type {import("./socket.js").Line} */
  line;

  /** @param {State} state @param {Page} page */
  constructor(state, page) {
    this.state = state;
    this.page = page;
    /** @type {Island[]} */
    this.islands = [];
    this.walk = this.begun();
    /** After an undo nothing goes by itself until somebody chooses again. */
    this.rests = false;
    /** The last click and what followed from it by itself. `gain`: taken whole, where less was possible. @type {{ path: string[], gain: boolean }[]} */
    this.gesture = [];
    /** What is done again once it was taken back, so that then it is asked how much to take; not before another state. @type {string[][]} */
    this.again = [];
    this.from = -1;
    /** Is a proposal carried out, step by step? */
    this.guided = false;
    /** Of several things with one ref, the key of the one that was pointed at. @type {string | null} */
    this.pointed = null;
    /** Is a command under way, or waiting for the line? */
    this.pending = false;
    /** Has a state come since it left? */
    this.told = false;
    /** The state that the last command was about. */
    this.sent = state;
    /** The last undo: a second tap before the answer is the same one. */
    this.undone = { seq: -1, id: "" };
    /** Is the table asked what could be done next, without an answer yet? */
    this.asked = false;
    /** Where a dragged thing was dropped whose action only makes that place possible. @type {string | null} */
    this.wish = null;
  }

  /** Something came, or somebody wants something: islands hear of it first. @param {Message | Intent} what @returns {any} */
  dispatch(what) {
    if (this.islands.some((island) => island.hear?.(what))) return undefined;
    const does = /** @type {Record<string, (store: Store, what: any) => unknown>} */ (DOES)[what.type];
    return does?.(this, what);
  }

  /** Islands draw the table anew, `before` it was like that; null: only what is chosen is another. @param {State | null} before */
  update(before) {
    for (const island of this.islands) island.update?.(this.state, before);
    this.goOn();
  }

  /** What goes without asking, if anything does. What somebody always chooses has had the OK it wants. */
  get usual() {
    const kept = this.page.always(this.state);
    const path = (kept?.path ?? this.state.usual)?.join();
    const move = path ? this.state.legal.find((one) => one.path.join() === path) : undefined;
    return move && kept && (move.ok ?? null) === kept.ok ? { ...move, ok: undefined } : move;
  }

  /** A walk from the beginning; what goes without asking but wants an OK is chosen already, and a single thing that lies nowhere. */
  begun() {
    const { usual, page, state: { legal, basket } } = this;
    if (basket) return basketWalk(legal, basket);
    const [first, ...others] = legal;
    const bare = first?.path.length === 1 && !others.length && page.loose(first.path[0]);
    if (bare) return new Walk(legal, first.path);
    return new Walk(legal, usual?.ok && !page.eachStep() ? usual.path : null);
  }

  /** What goes without asking is done by itself, unless it wants an OK. */
  goOn() {
    clearTimeout(this.timer);
    if (this.again.length) return this.redo();
    const { usual, state, page } = this;
    if (!usual || usual.ok || this.rests || this.guided || state.at !== null || page.eachStep() || page.veiled()) return;
    this.timer = setTimeout(() => {
      if (this.may && usual.path === this.usual?.path) this.follow(usual, state.legal.length > 1);
    }, PAUSE);
  }

  /** What belongs to the last click. @param {Move} move @param {boolean} gain */
  follow({ path, say }, gain, follows = true) {
    this.command({ type: "play", path, follows }, say);
    this.gesture.push({ path, gain });
  }

  /** What came before a gain is done once more; the gain itself waits for somebody. */
  redo() {
    if (this.state.seq === this.from || !this.may) return;
    const [path, ...rest] = this.again;
    const move = this.state.legal.find((one) => one.path.join() === path.join());
    this.again = move ? rest : [];
    this.from = this.state.seq;
    if (move) this.follow(move, false, this.gesture.length > 0);
  }

  /** Was something taken whole since the last click? What was clicked before this page was there, nobody knows here. */
  get gained() {
    return !this.again.length && this.gesture.findIndex(({ gain }) => gain) > 0;
  }

  /** May a command leave? One that waits for the line may still be exchanged for another one. */
  get may() {
    return !this.pending || this.line.free;
  }

  /** What the table must answer at once; without a line the page says that it can't. @param {Saying} message */
  ask(message) {
    const { words, say } = this.page;
    if (!this.line.send(message)) say(words.offlineAsk, "", true);
  }

  /** Plays what a path leads to; false if nothing can leave now. At a moment of the past it is only tried. @param {string[]} path */
  play(path) {
    if (this.state.at !== null) this.dispatch({ type: "tried", path });
    if (this.state.at !== null) return false;
    if (!this.may) return false;
    this.rests = false;
    this.gesture = [{ path, gain: false }];
    this.command({ type: "play", path }, this.walk.legal.find((one) => one.path.join() === path.join())?.say);
    return true;
  }

  /** Plays what is chosen. */
  confirm() {
    if (this.walk.move) this.play(this.walk.move.path);
  }

  /** A command that counts once, however often it is sent. One at a time: what comes after it, nobody can know. @param {Saying} message @param {string} [say] */
  command(message, say = "") {
    const { state, line, page } = this;
    this.pending = true;
    this.asked = this.told = false;
    this.sent = state;
    // On a new line the table must know first for whom of those who share this screen it is.
    const first = state.turn.shared && state.seat !== null ? { type: "seat", seat: state.seat } : null;
    line.keep({ ...message, seq: state.seq, id: token() }, { first, say });
    this.dispatch({ type: "waits" });
    if (line.free) page.say(page.words.offlineKept.replace("%", say), "");
  }

  /** What follows when something else is chosen than before. */
  chose() {
    const quick = !this.page.eachStep();
    if (quick) this.walk.complete();
    this.update(null);
    if (quick && this.walk.move && !this.walk.move.ok) this.confirm();
  }
}

/** An id for a command that nobody had before. */
const token = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * What becomes of what comes in.
 * @type {{ [K in (Message | Intent)["type"]]?: (store: Store, what: Extract<Message | Intent, { type: K }>) => unknown }}
 */
const DOES = {
  // ---------------------------------------------------------------- from the table
  state(store, message) {
    store.told = true;
    // What tells of the action that was sent is a receipt too: nobody waits for another one before they go on.
    if (message.since !== store.sent.since || message.seat !== store.sent.seat) store.line.settle();
    store.pending = Boolean(store.line.kept);
    store.page.draw(message);
  },

  /** The fragments of a state are on the page. */
  drawn(store, { state }) {
    const { state: before, walk } = store;
    // What somebody else did meanwhile takes nothing out of one's hand, if it is still possible.
    const same = state.seat === before.seat && state.since === before.since && state.at === before.at;
    store.state = state;
    store.walk = store.begun();
    if (same && walk.chosen.length && store.walk.under(walk.chosen).length) store.walk.chosen = walk.chosen;
    store.update(before);
    if (state.seq === before.seq) return;
    // After a thing was dropped and its action played: the place it was dropped on, if it can be chosen now.
    const { wish } = store;
    store.wish = null;
    if (wish === null || !store.walk.options.has(wish)) return;
    store.walk.point(wish);
    store.chose();
  },

  refused: answered,
  why: answered,

  /** The line is there, or it is not. */
  line(store) {
    store.asked = false;
    store.pending = Boolean(store.line.kept);
  },

  /** The table has the command. */
  settled(store) {
    if (store.told) store.pending = false;
  },

  // ---------------------------------------------------------------- from whoever sits here
  /** Somebody points at a thing: what `Walk.point` says, or "twin", another one that is just as good. */
  point(store, { ref, key = null }) {
    const { walk, pointed } = store;
    const twin = walk.chosen[0] === ref && key && pointed && key !== pointed;
    if (key) store.pointed = key;
    const did = twin ? "twin" : walk.point(ref);
    if (did === "again") store.confirm();
    else if (did !== "refused") store.chose();
    else if (store.state.turn.mine || walk.legal.length) {
      const onward = !walk.move && walk.under(walk.chosen).length;
      store.ask({ type: "why", path: onward ? [...walk.chosen, ref] : [ref] });
    }
    return did;
  },

  /** A thing is dragged. */
  lift(store, { ref, key = null }) {
    store.pointed = key;
    store.walk.chosen = [ref];
    store.update(null);
  },

  /** It is dropped on a place, or nowhere; `then`: its action makes places possible that begin like this. */
  drop(store, { ref, then }) {
    if (ref && then && store.walk.move && ref.startsWith(then)) {
      store.wish = ref;
      store.confirm();
      return;
    }
    if (ref) store.walk.point(ref);
    store.chose();
  },

  /** One step back in what is chosen. */
  back(store) {
    if (store.walk.back()) store.update(null);
  },

  confirm: (store) => store.confirm(),

  /** What somebody typed; whether it could leave. */
  say(store, { text }) {
    if (!store.may) return false;
    store.gesture = [];
    store.command({ type: "say", text }, text);
    return true;
  },

  "end-turn"(store) {
    if (store.may) store.command({ type: "confirm" }, store.page.words.endTurn);
  },

  /** `why`: why nothing can be taken back. */
  undo(store, { able, why }) {
    store.rests = true;
    store.gesture = [];
    if (store.line.free) store.dispatch({ type: "withdraw" });
    else if (why) store.page.say(why, "", true);
    else if (able) {
      const { seq } = store.state;
      if (store.undone.seq !== seq) store.undone = { seq, id: token() };
      store.ask({ type: "undo", ...store.undone });
    }
  },

  /** Takes back what was taken whole, to be asked how much of it. */
  "take-less"(store) {
    const { gesture } = store;
    store.again = gesture.slice(0, gesture.findIndex(({ gain }) => gain)).map(({ path }) => path);
    store.from = store.state.seq;
    store.dispatch({ type: "undo", able: true });
  },

  /** What waits for the line is not done after all. */
  withdraw(store) {
    store.line.withdraw();
    store.pending = Boolean(store.line.kept);
    store.dispatch({ type: "waits" });
    store.update(null);
  },
};

/** An answer in words: nothing is under way any more. @param {Store} store @param {Said} message */
function answered(store, { text }) {
  if (!text) return;
  store.pending = false;
  store.again = [];
}
