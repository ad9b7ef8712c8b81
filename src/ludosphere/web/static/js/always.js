// "Always": what somebody keeps choosing of an "or" goes without asking for the rest of the game, until they change it.
import { Shelf } from "./kept.js";

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
        this.keep(this.question(this.store.state), ref);
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

  /** The path of what somebody always chooses of what a state asks; null: that is asked. @param {State} state */
  path(state) {
    const ref = this.shelf.value?.[this.question(state)];
    return ref ? [ref] : null;
  }

  /** @param {string} question @param {string | undefined} ref */
  keep(question, ref) {
    this.shelf.value = { ...this.shelf.value, [question]: ref };
  }

  /** Says what was chosen without asking, until the next click. @param {State} state */
  update(state) {
    const path = this.path(state);
    if (path) this.last = { question: this.question(state), ref: path[0], say: state.legal.find((one) => one.path[0] === path[0])?.say ?? "" };
    const button = this.bar.querySelector("[data-do=ask-again]");
    if (!button) return;
    button.hidden = !this.last || (!path && !this.store.gesture.some(({ path: [ref] }) => ref === this.last?.ref));
    if (!button.hidden) button.textContent = this.words.alwaysChange.replace("%", this.last?.say ?? "");
  }

  /** From now on it is asked again, this time as well if what followed can be taken back. */
  ask() {
    const { last, store } = this;
    if (last) this.keep(last.question, undefined);
    this.last = undefined;
    if (store.gained) store.dispatch({ type: "take-less" });
    else store.update(null);
  }
}
