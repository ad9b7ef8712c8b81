// The end of a turn that was a single gesture: after a moment the page confirms it, unless somebody stops it.
import { still } from "./flip.js";

export class Closing {
  /** @param {Part} bar @param {import("./store.js").Store} store */
  constructor(bar, store) {
    this.bar = bar;
    this.store = store;
    // Whoever does anything wants to look at it first.
    for (const event of ["keydown", "pointerdown"]) document.addEventListener(event, () => this.stop());
  }

  /** @param {State} state @param {State | null} before */
  update({ turn, at, seq }, before) {
    if (!before && this.seq === seq) return;
    this.seq = seq;
    this.stop();
    const { page } = this.store;
    if (!turn.mine || typeof turn.closes !== "number" || at !== null || page.eachStep() || page.veiled()) return;
    // What can't be taken back needs no time; who has little motion or reads the board as text has all the time.
    if (turn.closes && (still() || page.text())) return;
    const button = this.bar.querySelector("[data-closes]");
    button?.style.setProperty("--closes", `${turn.closes}ms`);
    button?.classList.add("runs");
    this.timer = setTimeout(() => this.store.dispatch({ type: "end-turn" }), turn.closes);
  }

  stop() {
    clearTimeout(this.timer);
    this.bar.querySelector("[data-closes].runs")?.classList.remove("runs");
  }
}
