// The action bar: what to do, what a choice would give, why something is not possible, the main button.
import { flag } from "./marks.js";
import { ruleLink } from "./rule.js";
import { opening } from "./store.js";

const wide = matchMedia("(min-width: 1100px)");

export class Bar {
  /** @param {Part} element @param {Part} main @param {import("./store.js").Store} store */
  constructor(element, main, store) {
    this.element = element;
    this.main = main;
    this.store = store;
    this.live = document.getElementById("live");
    this.since = Date.now();
    this.fresh();
    // Somebody else's long thoughts: since when, so that the page doesn't look frozen.
    setInterval(() => this.wait(), 1000);
    new ResizeObserver(() => this.measure()).observe(element);
  }

  get actions() {
    const { store } = this;
    return {
      confirm: () => store.dispatch({ type: "confirm" }),
      undo: () => this.undo(),
      "take-less": () => store.dispatch({ type: "take-less" }),
      "end-turn": () => store.dispatch({ type: "end-turn" }),
      seat: (/** @type {Part} */ { dataset }) => store.ask({ type: "seat", seat: Number(dataset.number) }),
      "look-as": (/** @type {Part} */ { dataset }) => store.ask({ type: "look", seat: dataset.number === undefined ? null : Number(dataset.number) }),
    };
  }

  undo() {
    const button = this.element.querySelector("[data-do=undo]");
    this.store.dispatch({ type: "undo", able: Boolean(button), why: button?.dataset.why });
  }

  /** What can't be done, and why. @param {Message | Intent} what */
  hear(what) {
    if ((what.type !== "refused" && what.type !== "why") || !what.text) return;
    if (opening(this.store.state)) this.refuse(what.text);
    this.say(what.text, "", true, what.rule ? ruleLink(what.rule, this.store.page.words) : null);
  }

  /** Why something about the seats isn't done, or that the table may not be seen any more; "" takes it away. @param {string} text */
  refuse(text) {
    const place = opening(this.store.state) && document.querySelector("[data-refused]");
    if (place) {
      place.textContent = text;
      place.hidden = !text;
    } else if (text) this.say(text, "", true);
  }

  /** @param {State} state @param {State | null} before */
  update(state, before) {
    if (before) this.fresh();
    if (before && state.seq !== before.seq) this.since = Date.now();
    this.peek(null);
    this.show(state);
    this.measure();
  }

  /** A new state: the server's sentence is the task, also where the bar is the same as before. */
  fresh() {
    this.task = this.line?.dataset.task ?? "";
  }

  get line() {
    return this.element.querySelector("[data-say] [data-task]");
  }

  /** The bar for what is chosen so far. @param {State} state */
  show({ turn, asks, basket }) {
    const { walk } = this.store;
    this.element.classList.toggle("mine", turn.mine);
    if (this.element.querySelector("[data-do=confirm]")) this.button(walk);
    const undo = this.element.querySelector("[data-do=undo][data-why]");
    if (undo) flag(undo, "aria-disabled", !basket?.picks.length);
    const less = this.element.querySelector("[data-do=take-less]");
    if (less) less.hidden = !this.store.gained || Boolean(undo);
    if (walk.asGiven) this.write(this.task);
    else if (walk.move) this.say(walk.move.say, walk.move.gives);
    else this.write(asks?.[walk.chosen.join(" ")] ?? this.task);
  }

  /** What the main button says, and whether it can be pressed. @param {import("./walk.js").Walk} walk */
  button({ move, asGiven }) {
    const button = this.element.querySelector("[data-do=confirm]");
    const filled = !move && this.store.state.basket?.ok;
    flag(button, "aria-disabled", !move && !filled);
    // The verb speaks of what lies on the board; a button says for itself what it does.
    const loose = move && this.element.querySelector(`[data-loose][data-ref="${CSS.escape(move.path.at(-1) ?? "")}"]`);
    const verb = !loose && this.main.querySelector("[data-main]")?.dataset.verb;
    button.querySelector("span").textContent = loose && asGiven ? loose.ariaLabel || loose.textContent : filled || verb || this.store.page.words.confirm;
    if (loose && asGiven) loose.hidden = true;
  }

  /**
   * What is under the pointer, or has the focus, as long as it is there: below the task, which stays.
   * @param {Move | null} move
   * @param {boolean} [aloud]
   */
  peek(move, aloud = false) {
    const place = this.element.querySelector("[data-peek]");
    if (!place) return;
    place.textContent = move ? `${move.say}${move.gives ? " · " : ""}` : "";
    if (move?.gives) place.append(gives(move.gives));
    if (aloud && move?.gives) this.live.textContent = move.gives;
  }

  /** Somebody else thinks: after a while, since when. */
  wait() {
    const { state: { turn, at }, walk } = this.store;
    const seconds = Math.round((Date.now() - this.since) / 1000);
    if (turn.mine || turn.over || turn.held || at !== null || walk.chosen.length || seconds < 3) return;
    if (!this.line?.parentNode.matches(".refusal, .away")) this.write(`${this.task.replace(/\.$/, "")} · ${seconds} s`);
  }

  /** On phones the bar lies over the page: leave room for it. */
  measure() {
    // Rounded down: what sticks above the bar reaches under it rather than leave a slit.
    this.main.style.setProperty("--bar-height", `${Math.floor(this.element.getBoundingClientRect().height)}px`);
    const others = this.main.querySelector(".others");
    const above = getComputedStyle(others).position === "sticky" ? others.offsetHeight : 0;
    // What has the focus never hides behind what lies over the page.
    document.documentElement.style.scrollPaddingBlock = wide.matches ? "" : `${60 + above}px ${this.element.offsetHeight + 12}px`;
  }

  /** A sentence that is also read aloud. @param {string} text @param {string} [gives] @param {boolean} [why] @param {Element | null} [rule] */
  say(text, gives = "", why = false, rule = null) {
    this.write(text, gives, why);
    if (rule) this.line?.append(" ", rule);
    this.live.textContent = gives ? `${text}. ${gives}` : text;
  }

  /** @param {string} text @param {string} [more] @param {boolean} [why] */
  write(text, more = "", why = false) {
    const { line } = this;
    if (!line) return;
    line.parentNode.classList.toggle("refusal", why);
    line.textContent = text;
    if (more) line.append(" · ", gives(more));
    line.title = line.textContent; // where there is no room for all of it
  }
}

/** What a choice would give, apart from what it is. @param {string} text */
function gives(text) {
  const more = document.createElement("span");
  more.className = "gives";
  more.textContent = text;
  return more;
}
