// What the page makes known when the table is drawn anew: in which form it is, what is told aloud, where the focus goes.
import { close } from "./drawer.js";
import { foremost } from "./marks.js";
import { begins, ends, opening } from "./store.js";

const el = (/** @type {string} */ id) => document.getElementById(id);

/** The form of the page, before the rest of it is drawn: is the game open, over, or is it a moment of the past? @param {State} state */
export function form(state) {
  document.body.classList.toggle("over", state.turn.over);
  document.body.classList.toggle("replaying", state.at !== null);
  document.body.classList.toggle("opening", opening(state));
  el("main").dataset.sits = state.seat === null ? "" : "1";
}

/** Afterwards: what one ought to know, in words, and by the focus. */
export class Herald {
  /**
   * `read`: is there a task to be read first? `reveal()` goes to what can be chosen.
   * @param {Part} main
   * @param {import("./store.js").Store} store
   * @param {{ title: import("./title.js").Title, read: boolean, reveal: () => void }} page
   */
  constructor(main, store, { title, read, reveal }) {
    this.main = main;
    this.store = store;
    this.title = title;
    this.read = read;
    this.reveal = reveal;
    if (store.state.at === null && store.state.turn.over) el("result-title")?.focus({ preventScroll: true });
  }

  /** Whose turn it is, when it is somebody's at this screen: by name if several share it. */
  get yours() {
    const { state: { turn }, page: { words } } = this.store;
    return turn.shared ? turn.whose : words.yourTurn;
  }

  /** @param {State} state @param {State | null} before */
  update(state, before) {
    this.whose(state);
    if (!before) return;
    if (state.turn.mine && !(this.read && state.since === null)) this.reveal();
    if (state.say.length) el("live").textContent = state.say.join(" ");
    if (begins(state, before)) this.turn();
    else if (before.turn.mine && !state.turn.mine) el("alert").textContent = "";
    if (state.rematch && !before.rematch) el("alert").textContent = this.store.page.words.rematchOffered;
    if (opening(before) && !opening(state)) this.begun(begins(state, before));
    if (!ends(state, before)) return;
    close();
    el("result-title")?.focus();
  }

  /** @param {State} state */
  whose(state) {
    const { words } = this.store.page;
    const now = state.at !== null ? words.replaying : state.turn.over ? words.over : state.turn.mine ? this.yours : "";
    const whose = (now || (opening(state) && words.roomWaits) || state.turn.whose).replace(/\.$/, "");
    el("whose").textContent = whose;
    this.title.show(state.turn.mine && state.at === null ? whose : null);
  }

  /** Somebody's turn begins. */
  turn() {
    el("alert").textContent = this.yours;
    // What could be done all the time is no longer what is due: an Enter too many must not do it.
    const here = document.activeElement;
    const busy = here?.closest("[data-entry],#lesson"); // writes, or reads
    if (!this.store.walk.chosen.length && !busy && this.main.contains(here)) foremost(this.main)?.focus({ preventScroll: true });
  }

  /** The game begins; `mine`: with somebody's turn here. @param {boolean} mine */
  begun(mine) {
    const { begun } = this.store.page.words;
    const said = mine ? `${begun} ${this.yours}` : begun;
    close();
    el("alert").textContent = said;
    this.title.show(said);
    scrollTo(0, 0);
    if (document.activeElement === document.body) el("bar").focus();
  }
}
