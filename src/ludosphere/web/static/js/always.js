// "Always": what somebody keeps choosing of an "or" goes without asking for the rest of the game, until they change it.
import { Shelf } from "./kept.js";

/** @param {State} state @param {string} ref */
const of = ({ legal }, ref) => legal.find(({ path }) => path.length === 1 && path[0] === ref);

export class Always {
  /** The store, as soon as there is one. @type {import("./store.js").Store} */
  store;

  /** @param {Part} bar @param {string} table @param {Words} words */
  constructor(bar, table, words) {
    this.bar = bar;
    this.words = words;
    this.shelf = new Shelf("always", table);
  }

  get actions() {
    return {
      always: (/** @type {Part} */ { dataset: { for: ref } }) => {
        const { state } = this.store;
        this.keep(this.question(state), { path: [ref], ok: of(state, ref)?.ok ?? null });
        this.store.dispatch({ type: "point", ref });
      },
      "ask-again": () => this.ask(),
    };
  }

  /** Whom a state asks, and between what; "" if it is nothing that comes again. @param {State} state */
  question({ seat, legal }) {
    const refs = [...this.bar.querySelectorAll("[data-always]")].map(({ dataset }) => dataset.ref);
    const all = refs.filter((ref) => legal.some(({ path }) => path.length === 1 && path[0] === ref));
    return all.length > 1 ? [seat, ...all].join(" ") : "";
  }

  /**
   * What somebody always chooses of what a state asks; null: that is asked. The OK that it wants is given for acts of the
   * kind it was when they said so: to draw, say; where it has become another, it is asked for.
   * @param {State} state
   * @returns {{ path: string[], ok: Move["ok"] } | null}
   */
  chosen(state) {
    return this.shelf.value?.[this.question(state)] ?? null;
  }

  /** @param {string} question @param {{ path: string[], ok: Move["ok"] }} [choice] */
  keep(question, choice) {
    this.shelf.value = { ...this.shelf.value, [question]: choice };
  }

  /** Says what was chosen without asking, until the next click. @param {State} state */
  update(state) {
    const ref = this.chosen(state)?.path[0];
    if (ref) this.last = { question: this.question(state), ref, say: of(state, ref)?.say ?? "" };
    const button = this.bar.querySelector("[data-do=ask-again]");
    if (!button) return;
    button.hidden = !this.last || (!ref && !this.store.gesture.some(({ path }) => path[0] === this.last?.ref));
    if (!button.hidden) button.textContent = this.words.alwaysChange.replace("%", this.last?.say ?? "");
  }

  /** From now on it is asked again, this time as well if what followed can be taken back. */
  ask() {
    const { last, store } = this;
    if (last) this.keep(last.question);
    this.last = undefined;
    if (store.gained) store.dispatch({ type: "take-less" });
    else store.update(null);
  }
}
