// A lesson above the table: its hint, a guess, beginning again, and what is said when the goal is reached.
/** @param {string} id */
const el = (id) => document.getElementById(id);

export class Lesson {
  /** @param {import("./store.js").Store} store */
  constructor(store) {
    this.store = store;
    this.panel = el("lesson");
    this.next = el("lesson-next");
    // The task is read first; the arrows lead from here to what can be chosen.
    if (document.activeElement === document.body) el("lesson-title").focus({ preventScroll: true });
  }

  get actions() {
    return {
      /** @param {Part} button */
      hint: (button) => this.hint(button, Boolean(el("lesson-hint").hidden)),
      reset: () => this.store.ask({ type: "reset" }),
      /** @param {Part} button */
      guess: (button) => this.store.ask({ type: "guess", n: Number(button.dataset.number) }),
    };
  }

  /** @param {Part} button @param {boolean} shown */
  hint(button, shown) {
    el("lesson-hint").hidden = !shown;
    button.setAttribute("aria-expanded", String(shown));
    if (shown) el("live").textContent = el("lesson-hint").textContent.trim();
  }

  /** @param {Message | Intent} message */
  hear(message) {
    if (message.type !== "lesson") return false;
    if ("guess" in message) this.guessed(message);
    else if (message.done) this.done(message.text);
    else this.begun();
    return true;
  }

  /** @param {{ guess: number, right: boolean, text: string }} message */
  guessed({ guess, right, text }) {
    for (const button of this.panel.querySelectorAll("[data-do=guess]")) button.setAttribute("aria-pressed", String(Number(button.dataset.number) === guess));
    el("lesson-answer").classList.toggle("right", right);
    el("lesson-answer").textContent = text;
    el("lesson-answer").hidden = false;
  }

  /** The goal is reached: what happened, and why. @param {string} text */
  done(text) {
    this.panel.classList.add("reached");
    this.panel.querySelector("[data-told]").textContent = text;
    el("lesson-hint").hidden = true;
    el("lesson-done").hidden = false;
    this.next.classList.add("primary");
    this.next.firstElementChild.textContent = this.next.dataset.next;
    this.panel.scrollIntoView({ block: "nearest" });
    el("lesson-done").focus({ preventScroll: true });
    el("live").textContent = el("lesson-done").textContent.trim();
  }

  /** From the beginning. */
  begun() {
    this.panel.classList.remove("reached");
    el("lesson-done").hidden = true;
    el("lesson-answer").hidden = true;
    this.next.classList.remove("primary");
    this.next.firstElementChild.textContent = this.next.dataset.skip;
    for (const button of this.panel.querySelectorAll("[data-do=guess]")) button.setAttribute("aria-pressed", "false");
  }
}
