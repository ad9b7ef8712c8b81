// "What is this?": while it is on, whatever is pointed at, by mouse, finger or key, tells what it is; nothing is played.
const PIECES = "[data-about],[data-ref],[data-open],[data-look],[data-do=sheet]";
/** @type {Record<string, number>} */
const STEP = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
/** A mouse on its way to somewhere asks nothing. */
const REST = 220;

export class About {
  /** @param {Part} main @param {Part} panel @param {import("./store.js").Store} store */
  constructor(main, panel, store) {
    this.main = main;
    this.store = store;
    this.panel = panel;
    this.home = panel.parentNode;
    this.buttons = [...document.querySelectorAll("[data-do=about][aria-pressed]")];
    this.drawer = document.getElementById("drawer");
    this.on = false;
    this.subject = "";
    this.made = new Map();
    const catching = { capture: true };
    document.addEventListener("click", (event) => this.on && this.click(event), catching);
    document.addEventListener("keydown", (event) => this.key(event), catching);
    document.addEventListener("submit", (event) => this.on && this.main.contains(event.target) && stop(event), catching);
    document.addEventListener("focusin", ({ target }) => this.on && target.matches(":focus-visible") && this.show(this.piece(target)));
    document.addEventListener("pointerover", (event) => this.on && event.pointerType === "mouse" && this.over(event.target));
    this.drawer.addEventListener("close", () => this.home.append(panel));
  }

  toggle() {
    if (this.on) this.end();
    else this.begin();
  }

  begin() {
    this.on = true;
    this.subject = "";
    this.write("", this.panel.dataset.lead, "");
    this.panel.hidden = false;
    this.look();
    this.update();
  }

  end() {
    if (!this.on) return;
    this.on = false;
    clearTimeout(this.timer);
    const inside = this.panel.contains(document.activeElement);
    this.panel.hidden = true;
    this.mark(null);
    for (const [element, before] of this.made) before === null ? element.removeAttribute("tabindex") : element.setAttribute("tabindex", before);
    this.made.clear();
    this.look();
    this.store.update(null);
    if (inside) this.buttons.find((button) => button.getClientRects().length)?.focus();
  }

  look() {
    for (const button of this.buttons) button.setAttribute("aria-pressed", String(this.on));
    document.body.classList.toggle("asking", this.on);
  }

  get actions() {
    return { about: () => this.toggle() };
  }

  /** @param {Message | Intent} what */
  hear(what) {
    if (what.type !== "about") return false;
    this.answer(what);
    return true;
  }

  /** Everything that can be asked about can be gone to by key; what was drawn anew too. */
  update() {
    if (!this.on) return;
    for (const element of this.pieces()) {
      if (this.made.has(element) || (element.tabIndex >= 0 && !(element instanceof SVGElement))) continue;
      this.made.set(element, element instanceof SVGElement ? "-1" : element.getAttribute("tabindex"));
    }
    for (const element of this.made.keys()) element.setAttribute("tabindex", "0");
  }

  /** What there is to ask about, where one looks: in the open drawer, else on the table. */
  pieces() {
    const where = this.drawer.open ? this.drawer : this.main;
    return [...where.querySelectorAll(PIECES)].filter((element) => element.getClientRects().length);
  }

  /** @param {Part} target */
  piece(target) {
    const found = target.closest?.(PIECES);
    return found && (this.main.contains(found) || this.drawer.contains(found)) ? found : null;
  }

  /** @param {Aimed<PointerEvent>} event */
  click(event) {
    if (this.panel.contains(event.target) || !event.target.closest) return;
    const piece = this.piece(event.target);
    if (piece) {
      stop(event);
      this.show(piece);
    } else if (this.main.contains(event.target) && event.target.closest("[data-do],[data-goto],[data-at]")) stop(event);
  }

  /** @param {Part} target */
  over(target) {
    clearTimeout(this.timer);
    const piece = this.piece(target);
    if (piece) this.timer = setTimeout(() => this.show(piece), REST);
  }

  /** @param {Aimed<KeyboardEvent>} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("input,select,textarea")) {
      if (this.on && event.key.toLowerCase() === "z") stop(event);
      return;
    }
    if (event.key === "?" && !document.body.matches(".veiled")) {
      stop(event);
      this.toggle();
    } else if (this.on) this.asking(event);
  }

  /** @param {Aimed<KeyboardEvent>} event */
  asking(event) {
    const { key, target } = event;
    const piece = this.piece(target);
    if (key === "Escape" && !this.drawer.open) {
      stop(event);
      this.end();
    } else if ((key === "Enter" || key === " ") && piece) {
      stop(event);
      this.show(piece);
    } else if (key in STEP && !event.shiftKey && (target === document.body || piece)) {
      stop(event);
      this.step(piece, STEP[key]);
    } else if (/^[1-9p]$/i.test(key)) stop(event);
  }

  /** @param {Part | null} piece @param {number} by */
  step(piece, by) {
    const all = this.pieces();
    const here = piece ? all.indexOf(piece) : -1;
    all[here < 0 ? (by > 0 ? 0 : all.length - 1) : (here + by + all.length) % all.length]?.focus();
  }

  /** @param {Part | null} piece */
  show(piece) {
    if (!piece || !this.on) return;
    clearTimeout(this.timer);
    this.mark(piece);
    const subject = subjectOf(piece);
    this.subject = subject;
    this.called = nameOf(piece);
    const home = this.drawer.open ? this.drawer : this.home;
    if (this.panel.parentNode !== home) home.append(this.panel);
    this.store.ask({ type: "about", ref: subject });
  }

  /** @param {Part | null} piece */
  mark(piece) {
    for (const element of document.querySelectorAll(".asked-about")) element.classList.remove("asked-about");
    piece?.classList.add("asked-about");
  }

  /** The answer to the last question; an older one comes too late. @param {Told} message */
  answer({ ref, name, text, url }) {
    if (!this.on || ref !== this.subject) return;
    this.write(name || this.called, text, url);
    this.aside();
  }

  /** @param {string} name @param {string} text @param {string} url */
  write(name, text, url) {
    const [title, said] = [this.panel.querySelector("[data-name-of]"), this.panel.querySelector("[data-text-of]")];
    title.textContent = name;
    title.hidden = !name;
    said.textContent = text;
    const link = this.panel.querySelector("a");
    link.hidden = !url;
    if (url) link.href = url;
  }

  /** The panel never lies on what it speaks of. */
  aside() {
    const piece = document.querySelector(".asked-about");
    if (!piece) return;
    this.panel.classList.remove("up");
    const [a, b] = [piece.getBoundingClientRect(), this.panel.getBoundingClientRect()];
    const apart = a.right < b.left || a.left > b.right || a.bottom < b.top || a.top > b.bottom;
    this.panel.classList.toggle("up", !apart && a.top > b.height + 60);
  }
}

/** @param {Event} event */
function stop(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** What a piece is called in the question. @param {Part} piece */
function subjectOf({ dataset }) {
  const { about, ref, open, look } = dataset;
  if (about !== undefined) return about;
  if (ref !== undefined) return ref;
  if (open !== undefined) return `open:${open}`;
  return look !== undefined ? `look:${look}` : "score";
}

const LONGEST = 70;

/** What a piece calls itself, as far as one can read at a glance. @param {Part} piece */
function nameOf(piece) {
  const text = (piece.dataset.name ?? piece.getAttribute("aria-label") ?? piece.getAttribute("title") ?? piece.textContent).replace(/\s+/g, " ").trim();
  const head = text.split(/ ?[:.;] |,/)[0];
  return head.length > LONGEST ? `${head.slice(0, LONGEST).replace(/\s+\S*$/, "")}…` : head;
}
