// A puzzle above the table: what became of a line, hints, the solution step by step, and what can be shared.
/** @param {string} id */
const el = (id) => document.getElementById(id);

const MARKS = { best: "◆", wrong: "◇", hint: "?", given: "–" };

export class Puzzle {
  /** @param {import("./store.js").Store} store */
  constructor(store) {
    this.store = store;
    this.panel = el("lesson");
    /** What was tried so far: a mark for each line, hint and look at the solution. */
    this.marks = /** @type {string[]} */ ([]);
    if (document.activeElement === document.body) el("lesson-title").focus({ preventScroll: true });
  }

  get actions() {
    return {
      reset: () => this.store.ask({ type: "reset" }),
      "puzzle-hint": () => this.store.ask({ type: "puzzle-hint" }),
      "puzzle-solution": () => this.store.ask({ type: "puzzle-solution" }),
      "puzzle-step": () => this.store.ask({ type: "puzzle-step" }),
      "puzzle-share": () => this.share(),
    };
  }

  /** @param {Message | Intent} message */
  hear(message) {
    if (message.type !== "puzzle") return false;
    if ("begun" in message) this.begun();
    else if ("hints" in message) this.hinted(message);
    else if ("step" in message) this.stepped(message);
    else if ("best" in message) this.judged(message);
    else this.told(message.solution, false);
    return true;
  }

  /** @param {Extract<Puzzled, { best: boolean }>} message */
  judged({ best, text, solution }) {
    if (!this.solved) this.marks.push(best ? MARKS.best : MARKS.wrong);
    this.answer(text, best);
    if (best && solution) {
      this.solved = true;
      this.told(solution, true);
      el("puzzle-share")?.removeAttribute("hidden");
      el("lesson-next")?.classList.add("primary");
      this.panel.classList.add("reached");
    } else {
      this.again(true);
    }
    this.panel.scrollIntoView({ block: "nearest" });
    el("lesson-answer").focus({ preventScroll: true });
  }

  /** @param {string} text @param {boolean} right */
  answer(text, right) {
    el("lesson-answer").classList.toggle("right", right);
    el("lesson-answer").textContent = text;
    el("lesson-answer").hidden = false;
  }

  /** @param {Extract<Puzzled, { hints: string[] }>} message */
  hinted({ hints, more }) {
    if (!this.solved) this.marks.push(MARKS.hint);
    el("lesson-hint").replaceChildren(...hints.map((text) => made("p", text)));
    el("lesson-hint").hidden = false;
    this.button("puzzle-hint").hidden = !more;
    el("live").textContent = hints.at(-1);
    // The button that was pressed may be gone.
    if (!more) el("lesson-title").focus({ preventScroll: true });
  }

  /**
   * The best line and the others; asked for, it can be looked at on the board, step by step.
   * @param {Solution} solution
   * @param {boolean} found
   */
  told({ how, lines }, found) {
    if (!found && !this.solved) this.marks.push(MARKS.given);
    el("puzzle-lines").replaceChildren(...lines.map(row));
    el("puzzle-how").textContent = how;
    el("puzzle-solution").hidden = false;
    el("lesson-hint").hidden = true;
    for (const name of ["puzzle-hint", "puzzle-solution"]) this.button(name).hidden = true;
    this.button("puzzle-step").hidden = found;
    if (found) return;
    el("lesson-answer").hidden = true;
    el("puzzle-solution").focus({ preventScroll: true });
    el("live").textContent = el("puzzle-lines").firstElementChild.textContent;
    this.step(0);
  }

  /** @param {Extract<Puzzled, { step: number }>} message */
  stepped({ step, more }) {
    this.step(step);
    this.button("puzzle-step").hidden = !more;
    if (!more) el("puzzle-solution").focus({ preventScroll: true });
  }

  /** Marks how far the solution is shown on the board. @param {number} count */
  step(count) {
    for (const [number, item] of el("puzzle-lines").querySelectorAll("li.best .line-step").entries()) item.classList.toggle("shown", number < count);
  }

  /** From the beginning. */
  begun() {
    el("lesson-answer").hidden = true;
    this.again(false);
    this.button("puzzle-step").hidden = true;
    if (!this.solved) {
      el("puzzle-solution").hidden = true;
      this.button("puzzle-solution").hidden = false;
    }
    this.panel.classList.remove("reached");
  }

  /** Copies what was tried, without what it was. */
  async share() {
    const { text, path, copied } = el("puzzle-share").dataset;
    const said = `${text} ${this.marks.join("")} ${new URL(path, location.href)}`;
    try {
      if (navigator.share && matchMedia("(pointer: coarse)").matches) await navigator.share({ text: said });
      else await navigator.clipboard.writeText(said);
      el("puzzle-shared").textContent = copied;
    } catch (/** @type {any} */ error) {
      if (error.name === "AbortError") return;
      el("puzzle-shared").textContent = said; // no clipboard here: it can be marked and copied by hand
    }
  }

  /** Is trying again what one would do now? @param {boolean} likely */
  again(likely) {
    el("puzzle-again").classList.toggle("primary", likely);
    el("puzzle-again").classList.toggle("quiet", !likely);
  }

  /** @param {string} name */
  button(name) {
    return this.panel.querySelector(`[data-do=${name}]`);
  }
}

/** @param {string} name @param {string} text @param {string} [kind] */
function made(name, text, kind = "") {
  const element = document.createElement(name);
  element.textContent = text;
  if (kind) element.className = kind;
  return element;
}

/** @param {Solution["lines"][number]} line */
function row({ steps, worth, best }) {
  const item = document.createElement("li");
  if (best) item.className = "best";
  const list = made("span", "", "line-steps");
  for (const [number, text] of steps.entries()) list.append(made("span", number ? ` → ${text}` : text, "line-step"));
  item.append(list, " ", made("b", worth, "line-worth"));
  return item;
}
