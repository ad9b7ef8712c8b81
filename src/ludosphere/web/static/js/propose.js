// A proposal: what could be done next, in sentences. Nothing happens before somebody agrees; then one by one.
import { close, open } from "./drawer.js";
import { still } from "./flip.js";

const PAUSE = 350;

export class Proposals {
  /** `ask()` sends the question, `play(path)` a move (false: not yet), `changed()` is called when it can't go on as shown. */
  constructor(template, title, { ask, play, changed }) {
    this.does = { ask, play, changed };
    this.title = title;
    this.box = template.content.firstElementChild.cloneNode(true);
    this.steps = [];
    this.stop();
    this.box.addEventListener("click", (event) => {
      if (event.target.closest("[data-do=agree]")) this.agree();
    });
  }

  get shown() {
    return Boolean(this.box.closest("dialog")?.open);
  }

  /** An answer: the proposal is shown, or shown anew. */
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
    open(this.title, this.box);
    this.box.querySelector("[data-do=agree]").focus();
  }

  /** The answer was about a table that isn't drawn yet: once it is, it's asked anew. */
  later() {
    this.late = true;
  }

  agree() {
    const { steps, state } = this;
    close();
    this.todo = [...steps];
    this.seat = state.seat;
    this.next();
  }

  /** A state was drawn: what is shown is asked for anew, what is under way goes on. */
  drawn(state) {
    const before = this.state;
    this.state = state;
    if (this.todo) this.onward(state);
    const stale = this.shown && before && before.seq !== state.seq;
    if (this.todo || !(stale || this.late)) return;
    if (stale) this.again = true;
    this.late = false;
    this.does.ask();
  }

  onward(state) {
    if (this.sent !== undefined) {
      if (state.since === this.sent) return; // somebody else's action
      this.sent = undefined;
      this.todo.shift();
    }
    this.next();
  }

  next() {
    clearTimeout(this.timer);
    if (!this.todo.length) this.stop();
    else this.timer = setTimeout(() => this.act(), still() ? 0 : PAUSE);
  }

  act() {
    const { state } = this;
    const [step] = this.todo;
    const same = (move) => move.say === step.say && move.path.join() === step.path.join();
    if (state.seat !== this.seat || state.at !== null || !state.legal.some(same)) {
      this.stop();
      this.does.changed();
      return;
    }
    if (this.does.play(step.path)) this.sent = state.since;
    else this.next();
  }

  /** The rest is not done. */
  stop() {
    clearTimeout(this.timer);
    this.todo = null;
    this.sent = undefined;
  }
}
