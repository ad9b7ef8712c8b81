// Drawing the states that come from the server: others' moves one after the other, pieces moving on their way.
import { animate, places, still } from "./flip.js";
import { focused, refocus } from "./marks.js";
import { held } from "./seats.js";

const PAUSE = 480;
const MOST_WAITING = 4;

export class Screen {
  /**
   * `drawn(state)` is called when the fragments of a state are on the page; `entries` hold what is typed.
   * @param {Part} main
   * @param {Game} game
   * @param {import("./entry.js").Entries} entries
   * @param {(state: State) => void} drawn
   */
  constructor(main, game, entries, drawn) {
    this.main = main;
    this.game = game;
    this.entries = entries;
    this.drawn = drawn;
    this.queue = /** @type {State[]} */ ([]);
    this.last = /** @type {Hint[]} */ ([]);
    this.lost = /** @type {Record<string, string | undefined> | null} */ (null);
    /** The markup of the fragments that came, by id. @type {Record<string, string>} */
    this.html = {};
    const told = main.querySelector(".outline");
    if (told) parts = [...told.children].map((part) => part.outerHTML);
    // A tap shows everything that still waits to be shown.
    main.addEventListener("pointerdown", () => this.hurry(), { capture: true });
  }

  /** @param {State} state */
  arrive(state) {
    for (const [id, change] of Object.entries(state.fragments)) state.fragments[id] = this.html[id] = whole(change, this.html[id]);
    this.queue.push(state);
    if (!this.timer) this.next();
  }

  next() {
    this.timer = undefined;
    const state = this.queue.shift();
    if (!state) return;
    this.draw(state);
    const slow = state.hints.some((hint) => hint.seat !== null) && !state.turn.mine;
    const pause = slow && !still() && this.queue.length <= MOST_WAITING ? PAUSE : 0;
    this.timer = setTimeout(() => this.next(), pause);
  }

  hurry() {
    if (!this.queue.length) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const state of this.queue.splice(0)) this.draw(state);
  }

  /** @param {State} state */
  draw(state) {
    const before = places(this.main);
    // Where nothing could be chosen for a while, the focus comes back with the next choice.
    const focus = focused(this.main) ?? (document.activeElement === document.body ? this.lost : null);
    const form = document.body.className;
    this.entries.keep();
    for (const [id, html] of Object.entries(state.fragments)) replace(document.getElementById(id), /** @type {string} */ (html));
    this.entries.restore(state.seat);
    this.remember(state);
    this.drawn(state);
    this.outline();
    refocus(this.main, focus);
    this.lost = this.main.contains(document.activeElement) ? null : focus;
    if (!state.hints.length || form !== document.body.className) return;
    const { game } = this;
    /** @param {string} key */
    const slow = (key) => game.slow(key, state.hints);
    animate(this.main, before, (key, element) => game.origin(key, state.hints, element), slow);
  }

  /** One's own last move, or the last move of each of the others since then. @param {State} state */
  remember({ hints, full }) {
    const mine = Number(this.main.querySelector("[data-main]")?.dataset.seat ?? -1);
    /** @param {number | null} seat */
    const moved = (seat) => hints.some((hint) => hint.seat === seat && this.game.moves(hint));
    if (full || hints.some((hint) => hint.seat === mine)) this.last = hints;
    else if (hints.length) this.last = [...this.last.filter(({ seat }) => seat !== mine && !moved(seat)), ...hints];
  }

  /** Last moves stay outlined until the next one. */
  outline() {
    for (const hint of this.last) for (const element of this.game.touched(this.main, hint)) element.classList.add("last");
  }
}

/** A fragment comes whole, or as a list of what is new and [from, to] of what was there. @param {Change} change @param {string} old */
export const whole = (change, old) => (typeof change === "string" ? change : change.map((part) => (typeof part === "string" ? part : old.slice(...part))).join(""));

/** The parts of the text board as they came. @type {string[]} */
let parts = [];

/** Of the text board only the parts that changed: whoever reads it keeps the place they are at. @param {Part} target @param {string} html */
function patch(target, html) {
  const fresh = [...document.createRange().createContextualFragment(html).children];
  const now = fresh.map((part) => part.outerHTML);
  const same = parts.length === now.length && target.children.length === now.length;
  if (same) fresh.forEach((part, k) => now[k] !== parts[k] && target.children[k].replaceWith(part));
  else target.replaceChildren(...fresh);
  parts = now;
}

/** New markup, with the lines that were open left open. @param {Part} target @param {string} html */
function replace(target, html) {
  if (!target) return;
  if (target.matches(".outline")) {
    patch(target, html);
    return;
  }
  const open = [...target.querySelectorAll("details")].map((line) => line.open);
  const hold = target.id === "room" ? held(target) : null;
  target.innerHTML = html;
  hold?.();
  const lines = target.querySelectorAll("details");
  if (lines.length === open.length) lines.forEach((line, k) => (line.open = open[k]));
}
