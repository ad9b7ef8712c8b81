// A proposal: what could be done next, in sentences. Nothing happens before somebody agrees; then one by one.
import { close, open } from "./drawer.js";
import { still } from "./flip.js";

const PAUSE = 350;

export class Proposals {
  /** @param {Part} template @param {import("./store.js").Store} store @param {Part} bar */
  constructor(template, store, bar) {
    this.store = store;
    this.bar = bar;
    this.box = template.content.firstElementChild.cloneNode(true);
    this.steps = /** @type {Move[]} */ ([]);
    /** What is still to be done of what was agreed to; null: nothing is under way. @type {Move[] | null} */
    this.todo = null;
    this.box.addEventListener("click", (event) => {
      if (event.target.closest("[data-do=agree]")) this.agree();
    });
  }

  get actions() {
    return { propose: () => this.ask() };
  }

  /** Asks what could be done next: nothing happens yet. */
  ask() {
    const { store } = this;
    if (store.pending || this.todo) this.later();
    else if (this.bar.querySelector("[data-do=propose]")) {
      store.asked = true;
      store.ask({ type: "propose", seq: store.state.seq });
    } else if (this.shown) close();
  }

  /** @param {Message | Intent} what */
  hear(what) {
    if (what.type === "proposal") this.answered(what.seq, () => this.arrived(what));
    // Somebody moved while the question was under way: it is put once more, about the table as it is then.
    else if (what.type === "refused" && !what.entry && this.store.asked) this.answered(what.seq, () => this.ask());
    else return this.disturbed(what);
    return true;
  }

  /** An answer about some state: what is to be done with it if the table is still like that. @param {number | undefined} seq @param {() => void} act */
  answered(seq, act) {
    this.store.asked = false;
    if (seq === this.store.state.seq) act();
    else this.later();
  }

  /** Whatever somebody does himself, and whatever can't be done, ends what is under way. @param {Message | Intent} what */
  disturbed(what) {
    const refused = (what.type === "refused" || what.type === "why") && what.text;
    if (refused || what.type === "point" || what.type === "undo" || what.type === "say") this.stop();
    if (refused && this.shown) close();
    return false;
  }

  get shown() {
    return Boolean(this.box.closest("dialog")?.open);
  }

  /** The proposal is shown, or shown anew. @param {Proposal} message */
  arrived({ steps, ends }) {
    const { again } = this;
    this.again = false;
    if (again && !this.shown) return; // closed meanwhile
    this.steps = steps;
    const items = steps.map(({ say, gives }) => {
      const item = document.createElement("li");
      item.textContent = say;
      if (gives) item.append(Object.assign(document.createElement("small"), { textContent: gives }));
      return item;
    });
    this.box.querySelector("ol").replaceChildren(...items);
    for (const line of this.box.querySelectorAll("[data-ends]")) line.hidden = line.dataset.ends !== ends;
    if (this.shown) return;
    open(this.store.page.words.propose, this.box);
    this.box.querySelector("[data-do=agree]").focus();
  }

  /** The answer was about a table that isn't drawn yet: once it is, it's asked anew. */
  later() {
    this.late = true;
  }

  agree() {
    close();
    this.store.guided = true;
    this.todo = [...this.steps];
    this.seat = this.store.state.seat;
    this.next();
  }

  /** What is shown is asked for anew, what is under way goes on. @param {State} state @param {State | null} before */
  update(state, before) {
    if (!before) return;
    if (this.todo) this.onward(state);
    const stale = this.shown && before.seq !== state.seq;
    if (this.todo || !(stale || this.late)) return;
    if (stale) this.again = true;
    this.late = false;
    this.ask();
  }

  /** @param {State} state */
  onward(state) {
    if (this.sent !== undefined) {
      if (state.since === this.sent) return; // somebody else's action
      this.sent = undefined;
      this.todo?.shift();
    }
    this.next();
  }

  next() {
    clearTimeout(this.timer);
    if (!this.todo?.length) this.stop();
    else this.timer = setTimeout(() => this.act(), still() ? 0 : PAUSE);
  }

  act() {
    const { store } = this;
    const { state } = store;
    const [step] = this.todo ?? [];
    /** @param {Move} move */
    const same = (move) => move.say === step.say && move.path.join() === step.path.join();
    if (state.seat !== this.seat || state.at !== null || !state.legal.some(same)) {
      this.stop();
      store.page.say(store.page.words.proposeChanged, "", true);
      return;
    }
    if (store.play(step.path)) this.sent = state.since;
    else this.next();
  }

  /** The rest is not done. */
  stop() {
    clearTimeout(this.timer);
    this.store.guided = false;
    this.todo = null;
    this.sent = undefined;
  }
}
