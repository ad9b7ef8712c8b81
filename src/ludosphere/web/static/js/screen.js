// Drawing the states that come from the server: others' moves one after the other, pieces moving on their way.
import { animate, places, still } from "./flip.js";
import { focused, refocus } from "./marks.js";

const PAUSE = 480;
const MOST_WAITING = 4;

export class Screen {
  /** `drawn(state)` is called when the fragments of a state are on the page; `entries` hold what is typed. */
  constructor(main, game, entries, drawn) {
    this.main = main;
    this.game = game;
    this.entries = entries;
    this.drawn = drawn;
    this.queue = [];
    this.last = [];
    this.lost = null;
    // A tap shows everything that still waits to be shown.
    main.addEventListener("pointerdown", () => this.hurry(), { capture: true });
  }

  arrive(state) {
    this.queue.push(state);
    if (!this.timer) this.next();
  }

  next() {
    this.timer = null;
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
    this.timer = null;
    while (this.queue.length) this.draw(this.queue.shift());
  }

  draw(state) {
    const before = places(this.main);
    // Where nothing could be chosen for a while, the focus comes back with the next choice.
    const focus = focused(this.main) ?? (document.activeElement === document.body ? this.lost : null);
    const form = document.body.className;
    this.entries.keep();
    for (const [id, html] of Object.entries(state.fragments)) replace(document.getElementById(id), html);
    this.entries.restore(state.seat);
    this.remember(state);
    this.drawn(state);
    this.outline();
    refocus(this.main, focus);
    this.lost = this.main.contains(document.activeElement) ? null : focus;
    if (!state.hints.length || form !== document.body.className) return;
    const { game } = this;
    const slow = (key) => game.slow(key, state.hints);
    animate(this.main, before, (key, element) => game.origin(key, state.hints, element), slow);
  }

  /** One's own last move, or the last move of each of the others since then. */
  remember({ hints, full }) {
    const mine = Number(this.main.querySelector("[data-main]")?.dataset.seat ?? -1);
    const moved = (seat) => hints.some((hint) => hint.seat === seat && this.game.moves(hint));
    if (full || hints.some((hint) => hint.seat === mine)) this.last = hints;
    else if (hints.length) this.last = [...this.last.filter(({ seat }) => seat !== mine && !moved(seat)), ...hints];
  }

  /** Last moves stay outlined until the next one. */
  outline() {
    for (const hint of this.last) for (const element of this.game.touched(this.main, hint)) element.classList.add("last");
  }
}

/** New markup, with the lines that were open left open. */
function replace(target, html) {
  if (!target) return;
  const open = [...target.querySelectorAll("details")].map((line) => line.open);
  target.innerHTML = html;
  const lines = target.querySelectorAll("details");
  if (lines.length === open.length) lines.forEach((line, k) => (line.open = open[k]));
}
