// The action bar: what to do, what a choice would give, why something is not possible, the main button.
export class Bar {
  constructor(element, words) {
    this.element = element;
    this.words = words;
    this.live = document.getElementById("live");
    this.fresh();
  }

  /** A new state: the server's sentence is the task, also where the bar is the same as before. */
  fresh() {
    this.task = this.line?.dataset.task ?? "";
  }

  get line() {
    return this.element.querySelector("[data-say] [data-task]");
  }

  /** The bar for what is chosen so far; `asks`: what is asked after the first refs of a path. */
  show(walk, mine, verb, asks) {
    this.element.classList.toggle("mine", mine);
    const button = this.element.querySelector("[data-do=confirm]");
    const { move } = walk;
    if (button) {
      if (move) button.removeAttribute("aria-disabled");
      else button.setAttribute("aria-disabled", "true");
      // The verb speaks of what lies on the board; a button says for itself what it does.
      const loose = move && this.element.querySelector(`[data-loose][data-ref="${CSS.escape(move.path.at(-1))}"]`);
      button.querySelector("span").textContent = (!loose && verb) || this.words.confirm;
      if (loose && walk.only) {
        button.querySelector("span").textContent = loose.textContent;
        loose.hidden = true;
      }
    }
    if (walk.only) this.write(this.task);
    else if (move) this.say(move.say, move.gives);
    else this.write(asks?.[walk.chosen.join(" ")] ?? this.task);
  }

  /** What is under the pointer, or has the focus, as long as it is there: below the task, which stays. */
  peek(move, aloud = false) {
    const place = this.element.querySelector("[data-peek]");
    if (!place) return;
    place.textContent = move ? `${move.say}${move.gives ? " · " : ""}` : "";
    if (move?.gives) place.append(gives(move.gives));
    if (aloud && move?.gives) this.live.textContent = move.gives;
  }

  /** Somebody else thinks: after a while, since when. */
  wait(seconds) {
    if (seconds > 2 && !this.line?.parentNode.matches(".refusal")) this.write(`${this.task.replace(/\.$/, "")} · ${seconds} s`);
  }

  /** A sentence that is also read aloud. */
  say(text, gives = "", why = false, rule = null) {
    this.write(text, gives, why);
    if (rule) this.line?.append(" ", rule);
    this.live.textContent = gives ? `${text}. ${gives}` : text;
  }

  write(text, more = "", why = false) {
    const { line } = this;
    if (!line) return;
    line.parentNode.classList.toggle("refusal", why);
    line.textContent = text;
    if (more) line.append(" · ", gives(more));
  }
}

/** What a choice would give, apart from what it is. */
function gives(text) {
  const more = document.createElement("span");
  more.className = "gives";
  more.textContent = text;
  return more;
}
