// A puzzle above the table: what became of a line, hints, the solution step by step, and what can be shared.
const el = (id) => document.getElementById(id);

const MARKS = { best: "◆", wrong: "◇", hint: "?", given: "–" };

export class Puzzle {
  /** `send(message)` tells whether it could leave. */
  constructor(send) {
    this.send = send;
    this.panel = el("lesson");
    /** What was tried so far: a mark for each line, hint and look at the solution. */
    this.marks = [];
    if (document.activeElement === document.body) el("lesson-title").focus({ preventScroll: true });
  }

  get actions() {
    return {
      reset: () => this.send({ type: "reset" }),
      "puzzle-hint": () => this.send({ type: "puzzle-hint" }),
      "puzzle-solution": () => this.send({ type: "puzzle-solution" }),
      "puzzle-step": () => this.send({ type: "puzzle-step" }),
      "puzzle-share": () => this.share(),
    };
  }

  /** Was the message for the puzzle? */
  heard(message) {
    if (message.type !== "puzzle") return false;
    if (message.begun) this.begun();
    else if (message.hints) this.hinted(message);
    else if (message.step) this.stepped(message);
    else if (message.best !== undefined) this.judged(message);
    else this.told(message.solution, false);
    return true;
  }

  judged({ best, text, solution }) {
    if (!this.solved) this.marks.push(best ? MARKS.best : MARKS.wrong);
    this.answer(text, best);
    if (best) {
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

  answer(text, right) {
    el("lesson-answer").classList.toggle("right", right);
    el("lesson-answer").textContent = text;
    el("lesson-answer").hidden = false;
  }

  hinted({ hints, more }) {
    if (!this.solved) this.marks.push(MARKS.hint);
    el("lesson-hint").replaceChildren(...hints.map((text) => made("p", text)));
    el("lesson-hint").hidden = false;
    this.button("puzzle-hint").hidden = !more;
    el("live").textContent = hints.at(-1);
    // The button that was pressed may be gone.
    if (!more) el("lesson-title").focus({ preventScroll: true });
  }

  /** The best line and the others; asked for, it can be looked at on the board, step by step. */
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

  stepped({ step, more }) {
    this.step(step);
    this.button("puzzle-step").hidden = !more;
    if (!more) el("puzzle-solution").focus({ preventScroll: true });
  }

  /** Marks how far the solution is shown on the board. */
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
    } catch (error) {
      if (error.name === "AbortError") return;
      el("puzzle-shared").textContent = said; // no clipboard here: it can be marked and copied by hand
    }
  }

  /** Is trying again what one would do now? */
  again(likely) {
    el("puzzle-again").classList.toggle("primary", likely);
    el("puzzle-again").classList.toggle("quiet", !likely);
  }

  button(name) {
    return this.panel.querySelector(`[data-do=${name}]`);
  }
}

function made(name, text, kind = "") {
  const element = document.createElement(name);
  element.textContent = text;
  if (kind) element.className = kind;
  return element;
}

function row({ steps, worth, best }) {
  const item = document.createElement("li");
  if (best) item.className = "best";
  const list = made("span", "", "line-steps");
  for (const [number, text] of steps.entries()) list.append(made("span", number ? ` → ${text}` : text, "line-step"));
  item.append(list, " ", made("b", worth, "line-worth"));
  return item;
}
