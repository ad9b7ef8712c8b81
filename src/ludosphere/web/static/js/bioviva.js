// What only Bioviva has on screen: cards that turn over, a centre that pivots, the rain of stars, notes of one's own.
import { preview as aimed, touched as inside } from "./board.js";
import { still } from "./flip.js";
import { draws } from "./game.js";
import { Moment } from "./moment.js";
import { make } from "./svg.js";

/** The number that is printed on what a ref points at; null: none. @param {string} ref */
const printed = (ref) => /^slot:([0-7])$/.exec(ref)?.[1] ?? null;

const main = document.getElementById("main");

/** @param {string} name */
const time = (name) => parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name)) || 1;

// ---------------------------------------------------------------- cards that turn over

/** By picture: was its card open when the page was drawn last? */
let open = /** @type {Map<string, boolean> | null} */ (null);
/** The pictures that have just come to the table. */
let dealt = new Set();

/** @param {Part} root */
function turnCards(root) {
  const tiles = [...root.querySelectorAll(".heaven .tile")];
  const before = open;
  open = new Map(tiles.map((tile) => [tile.dataset.key, tile.classList.contains("open")]));
  if (!before || still()) return;
  dealt = new Set([...open.keys()].filter((key) => !before.has(key)));
  queueMicrotask(() => dealt.clear()); // by then the page has moved them in
  for (const tile of tiles) {
    const was = before.get(tile.dataset.key);
    const is = tile.classList.contains("open");
    if (was === undefined || was === is) continue;
    tile.classList.add("flips"); // a card has depth only while it needs it
    const way = ["rotateY(0)", "rotateY(180deg)"];
    const turn = tile.querySelector(".turner").animate({ transform: is ? way : way.reverse() }, { duration: 1.4 * time("--scene"), easing: "cubic-bezier(.4,.1,.3,1)" });
    turn.onfinish = () => tile.classList.remove("flips");
  }
}

/** By seat: how many stars its constellation had; those that came since shine up. */
const filled = new Map();

/** @param {Part} root */
function fillStars(root) {
  for (const sky of root.querySelectorAll(".panel [data-seat] .sky[data-filled],[data-look] .sky[data-filled]")) {
    const { seat = null, look = null } = sky.closest("[data-seat],[data-look]").dataset;
    const key = `${seat === null ? "look" : "seat"}:${seat ?? look}`;
    const [count, before] = [Number(sky.dataset.filled), filled.get(key)];
    filled.set(key, count);
    if (before === undefined || still()) continue;
    for (const star of sky.querySelectorAll(".star")) {
      const number = Number(star.dataset.star);
      if (number < before) continue;
      star.style.transformBox = "fill-box";
      star.style.transformOrigin = "center";
      star.animate(
        { transform: ["scale(0) rotate(-120deg)", "scale(1.9) rotate(20deg)", "scale(1)"], opacity: [0, 1, 1] },
        { duration: 1.6 * time("--scene"), delay: 0.5 * time("--scene") * (number - before), easing: "ease-out", fill: "backwards" },
      );
    }
  }
}

// ---------------------------------------------------------------- what can be read now

/** What was put away; something else to read comes up again. */
let folded = "";

/** The text that closes by itself, and what will close it. */
let closing = { text: "", at: 0 };

/** @param {Part} root */
function foldShown(root) {
  const shown = root.querySelector("section.open-now");
  if (!shown) {
    folded = "";
    closing = { text: "", at: 0 };
    return;
  }
  shown.classList.toggle("folded", folded !== "" && shown.textContent === folded);
  const seconds = Number(shown.dataset.closes);
  if (!seconds) return;
  const text = shown.dataset.glance + shown.textContent;
  if (text !== closing.text) closing = { text, at: performance.now() + 1000 * seconds };
  const close = () => text === closing.text && shown.classList.add("closed");
  setTimeout(close, Math.max(0, closing.at - performance.now()));
}

document.addEventListener("click", (event) => {
  const shown = event.target.closest("[data-fold]")?.closest(".open-now");
  if (!shown) return;
  folded = shown.textContent;
  shown.classList.add("folded");
});

// ---------------------------------------------------------------- notes, kept in this browser for this table

/** Notes are of whoever acts: people who share a screen don't read each other's. */
const shelf = () => `bioviva:${main.dataset.table}:${main.querySelector("[data-main]")?.dataset.seat ?? ""}`;

function notes() {
  try {
    return JSON.parse(localStorage.getItem(shelf()) ?? "null") ?? {};
  } catch {
    return {}; // nothing can be kept here, or somebody else keeps something under this name
  }
}

/** @param {Part} root */
function showNotes(root) {
  const fields = root.querySelectorAll("[data-note]");
  const jots = root.querySelectorAll("[data-note-of]");
  if (!fields.length && !jots.length) return;
  const kept = notes();
  for (const field of fields) if (document.activeElement !== field) field.value = kept[field.dataset.note] ?? "";
  for (const jot of jots) {
    const text = kept[jot.dataset.noteOf] ?? "";
    jot.textContent = text;
    jot.hidden = !text;
  }
}

main.addEventListener("input", (event) => {
  const { note } = event.target.dataset;
  if (note === undefined) return;
  const kept = notes();
  if (event.target.value.trim()) kept[note] = event.target.value;
  else delete kept[note];
  try {
    localStorage.setItem(shelf(), JSON.stringify(kept));
  } catch {
    // a browser that keeps nothing: the note lasts as long as the page
  }
  showNotes(main);
});

/** The note that is being written when the page is drawn anew, and where the cursor is. */
let writing = /** @type {Part | null} */ (null);
main.addEventListener("focusin", (event) => (writing = event.target.dataset.note === undefined ? null : event.target));
main.addEventListener("pointerdown", () => (writing = null));

/** @param {Part} root */
function writeOn(root) {
  if (!writing || writing.isConnected || document.activeElement !== document.body) return;
  const field = root.querySelector(`[data-note="${CSS.escape(writing.dataset.note)}"]`);
  if (!field) return;
  const [from, to] = [writing.selectionStart, writing.selectionEnd];
  field.focus({ preventScroll: true });
  field.setSelectionRange(from, to);
}

// ---------------------------------------------------------------- the rain of stars

/** A tenth of a second of the rain takes so many milliseconds on the page. */
const PACE = 55;
const FALL = 380;
const SLIDE = 620;
/** The rain that this page has shown, or found lying there when it came. */
let shown = /** @type {string | null} */ (null);
let raining = /** @type {Rain | null} */ (null);

/** @param {Part} root */
function rain(root) {
  const nine = root.querySelector("svg.nine");
  const told = nine?.dataset.rain ?? "";
  const before = shown;
  shown = nine ? told : "";
  if (!nine) return;
  if (raining && raining.told === told) raining.adopt(nine);
  else if (told && before !== null && before !== told && !still()) fallOn(nine);
}

/** @param {Part} nine */
function fallOn(nine) {
  raining?.stop();
  raining = new Rain(nine);
}

class Rain {
  /** The ring where the stars fall, as it is drawn now, and what is drawn over it. @type {Part} */
  nine;
  /** @type {SVGElement} */
  layer;
  /** @type {SVGElement} */
  middle;
  /** @type {Map<number, SVGElement>} */
  elements;

  /** @param {Part} nine */
  constructor(nine) {
    this.told = nine.dataset.rain;
    /** @type {{ turning: number, life: number, seats: number[], waves: any[] }} */
    this.rain = JSON.parse(this.told);
    this.started = performance.now();
    this.timers = /** @type {ReturnType<typeof setTimeout>[]} */ ([]);
    /** By number: where a star lies now. */
    this.at = new Map();
    this.adopt(nine);
    const { waves } = this.rain;
    waves.forEach((wave, k) => this.later((wave.at - waves[0].at) * PACE, () => this.wave(wave, k)));
    const last = waves.at(-1);
    this.later((last.at - waves[0].at) * PACE + FALL + SLIDE + 500, () => this.stop());
  }

  /** @param {number} delay @param {() => void} what */
  later(delay, what) {
    this.timers.push(setTimeout(what, delay));
  }

  /** The page was drawn anew meanwhile: the rain goes on there. @param {Part} nine */
  adopt(nine) {
    this.nine = nine;
    nine.classList.add("raining");
    this.layer = make("g", { class: "falling", "aria-hidden": "true" });
    this.elements = new Map();
    const middle = make("g", { class: "toy" });
    this.top(middle);
    nine.append(middle, this.layer);
    this.middle = middle;
    for (const [number, [x, y]] of this.at) this.put(number, x, y);
    this.buttons(true);
  }

  /** The top, which slows down as it lives. @param {SVGElement} middle */
  top(middle) {
    const { turning, life } = this.rain;
    const toy = make("use", { href: "#bv-top" });
    middle.append(toy);
    const spin = toy.animate({ transform: ["rotate(0)", `rotate(${turning * life * 90}deg)`] }, { duration: life * PACE, easing: "cubic-bezier(.1,.3,.5,1)", fill: "forwards" });
    spin.currentTime = performance.now() - this.started;
  }

  /** @param {number} number @param {number} x @param {number} y */
  put(number, x, y) {
    let star = this.elements.get(number);
    if (!star) {
      star = make("g", { class: "fallen" }, make("use", { href: `#bv-star-${this.rain.seats[number]}`, transform: `rotate(${(number * 47) % 72})` }));
      this.elements.set(number, star);
      this.layer.append(star);
    }
    star.style.transform = `translate(${x}px,${y}px)`;
    return star;
  }

  /** @param {any} wave @param {number} k */
  wave(wave, k) {
    const next = this.rain.waves[k + 1];
    const room = next ? Math.min(SLIDE, Math.max(220, (next.at - wave.at) * PACE - FALL)) : SLIDE;
    const fresh = new Set(wave.drop);
    // What is picked up leaves its place before it falls again.
    wave.drop.forEach((/** @type {number} */ number, /** @type {number} */ n) => {
      const [x, y] = wave.from[n];
      const star = this.put(number, x, y);
      star.animate(
        { transform: [`translate(${x}px,${y - 26}px) scale(2.6)`, `translate(${x}px,${y}px) scale(1)`], opacity: [0, 1, 1] },
        { duration: FALL, delay: n * 14, easing: "cubic-bezier(.5,0,.9,.5)", fill: "backwards" },
      );
      this.at.set(number, [x, y]);
    });
    for (const [number, x, y] of wave.to) {
      const from = this.at.get(number) ?? [x, y];
      this.at.set(number, [x, y]);
      if (from[0] === x && from[1] === y) continue;
      const delay = FALL + (fresh.has(number) ? wave.drop.indexOf(number) * 14 : 60);
      this.later(delay, () => {
        const star = this.put(number, x, y);
        star.animate({ transform: [`translate(${from[0]}px,${from[1]}px)`, `translate(${x}px,${y}px)`] }, { duration: room, easing: "cubic-bezier(.1,.6,.3,1)" });
      });
    }
  }

  /** @param {boolean} on */
  buttons(on) {
    const field = this.nine.closest(".field");
    const [again, skip] = [field.querySelector("[data-rain-again]"), field.querySelector("[data-rain-skip]")];
    if (again) again.hidden = on;
    if (skip) skip.hidden = !on;
  }

  /** The stars lie as the table says. */
  stop() {
    for (const timer of this.timers) clearTimeout(timer);
    this.layer.remove();
    this.middle.remove();
    this.nine.classList.remove("raining");
    this.buttons(false);
    if (raining === this) raining = null;
  }
}

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-rain-skip],svg.raining")) raining?.stop();
  const again = event.target.closest("[data-rain-again]");
  if (again) fallOn(again.closest(".field").querySelector("svg.nine"));
});

// ---------------------------------------------------------------- the field for a word

const mouse = matchMedia("(hover: hover)");

/** Where there is a keyboard, one types at once; giving up a word must not be what Enter does. @param {Part} root */
function typeHere(root) {
  const field = root.querySelector("form[data-entry]")?.elements.word;
  if (!field || !mouse.matches) return;
  requestAnimationFrame(() => {
    if (document.activeElement === document.body || document.activeElement?.matches(".give-up,.idea,#board *")) field.focus({ preventScroll: true });
  });
}

// ---------------------------------------------------------------- what the page asks of a game

/** Afterwards one goes on where one was: typing, or at the result. */
const moment = new Moment(() => {
  if (document.body.classList.contains("over")) document.getElementById("result-title")?.focus();
  else typeHere(main);
});

/** The page that was drawn last; each is looked at once. */
let drawn = /** @type {Part[] | null} */ (null);

/** @param {Part} root */
function adopt(root) {
  const mark = root.querySelector(".heaven,.field,.figures");
  const realm = root.querySelector("[data-main]");
  const shownNow = root.querySelector("section.open-now");
  const form = root.querySelector("form[data-entry]");
  const now = [mark, realm, shownNow, root.querySelector("[data-note]"), form];
  if (now.every((element, k) => element === drawn?.[k])) return;
  if (form && form !== drawn?.at(-1)) typeHere(root);
  drawn = now;
  turnCards(root);
  fillStars(root);
  foldShown(root);
  showNotes(root);
  writeOn(root);
  rain(root);
  moment.drawn(root, !document.getElementById("pace").hidden || Boolean(root.querySelector("[data-clock]:not([hidden])")));
}

/** Shows what `path` points at: a pivot turns the centre there. @param {Part} root @param {string[]} path */
function preview(root, path) {
  adopt(root);
  aimed(root, path);
  const heaven = root.querySelector(".heaven");
  if (!heaven) return;
  const line = path.find((ref) => ref.startsWith("line:"));
  if (line) heaven.dataset.aim = line.slice(5);
  else delete heaven.dataset.aim;
}

/** A card that is new to the table comes from the pile. @param {string} key @param {Hint[]} hints @param {Part} element */
function origin(key, hints, element) {
  return element.matches(".tile") && dealt.has(key) ? "pile" : key;
}

/** @param {string} key @param {Hint[]} hints */
const slow = (key, hints) => hints.some(({ kind }) => ["swapped", "shuffled", "refilled", "placed", "pivoted"].includes(kind));

/** What others did is outlined on the table, where everybody plays, and in their panel. @param {Part} root @param {Hint} hint */
function touched(root, hint) {
  if (!hint.ref) return [];
  const there = [...root.querySelectorAll(`.bv [data-ref="${CSS.escape(hint.ref)}"]`)];
  return there.length ? there : inside(root, hint);
}

draws({ printed, preview, origin, slow, touched });
