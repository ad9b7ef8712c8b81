// What a first game begins with, beside the board: what wins, what is one's own, and the first two choices.
import { Shelf } from "./kept.js";
import { opening } from "./store.js";

const FIRST = "first";

export class Introduction {
  /** @param {Part} panel @param {import("./store.js").Store} store @param {string} table */
  constructor(panel, store, table) {
    this.panel = panel;
    this.store = store;
    this.shelf = new Shelf("introduced", table);
    this.steps = [...panel.querySelectorAll("[data-step]")];
    this.at = 0;
    if (this.shelf.value) this.end();
    else if (!opening(store.state)) this.show(0, document.activeElement === document.body);
  }

  get actions() {
    return { "introduce-next": () => this.show(this.at + 1, true), "introduce-skip": () => this.end() };
  }

  /** Whoever chooses without reading on is told what comes after that choice. @param {State} state @param {State | null} before */
  update(state, before) {
    if (!before || this.ended) return;
    if (opening(before) && !opening(state)) this.show(0);
    else if (state.since !== null && state.since !== before.since) this.show(Math.max(this.at, this.steps.findIndex((step) => step.dataset.step === FIRST)) + 1);
  }

  /** @param {number} at @param {boolean} [read] is it to be read now? Else it is said aloud, and the focus stays where it is. */
  show(at, read) {
    if (at >= this.steps.length) return void this.end();
    this.at = at;
    this.panel.hidden = false;
    document.body.classList.add("introduced");
    for (const [number, step] of this.steps.entries()) step.hidden = number !== at;
    const step = this.steps[at];
    el("main").dataset.introduces = step.dataset.step;
    this.panel.querySelector("[data-do=introduce-next] span").textContent = this.panel.dataset[at + 1 < this.steps.length ? "next" : "last"];
    if (read) step.querySelector("h2").focus({ preventScroll: true });
    else el("live").textContent = step.textContent.trim();
  }

  end() {
    this.ended = true;
    this.shelf.value = true;
    const focused = this.panel.contains(document.activeElement);
    this.panel.hidden = true;
    document.body.classList.remove("introduced");
    delete el("main").dataset.introduces;
    if (focused) el("bar").focus({ preventScroll: true });
  }
}

/** @param {string} id */
const el = (id) => document.getElementById(id);
