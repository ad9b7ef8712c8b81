// The digits on what can be chosen: each choice of a step has its number as long as the step lasts.
import { loose } from "./marks.js";

/** With Shift a digit is so much more. */
const SHIFT = 10;
const MOST = 20;

/**
 * The things of this step by number, in the order of the page, what lies on the table before what only the bar
 * offers. Where a thing has a number printed on it, that is its number: `printed(ref)`, or `data-digit`.
 * @param {Part} main
 * @param {import("./walk.js").Walk} walk
 * @param {(ref: string) => string | null} printed
 */
function numbered(main, walk, printed) {
  const things = new Map();
  /** Numbers that are printed on something, be it what can't be chosen now: nothing else has them. */
  const taken = new Set();
  for (const element of main.querySelectorAll("[data-ref]")) {
    if (!element.getClientRects().length) continue;
    const due = walk.options.has(element.dataset.ref) || walk.steady.has(element.dataset.ref);
    if (due && !things.has(element.dataset.ref)) things.set(element.dataset.ref, element);
    taken.add(own(element, printed));
  }
  const all = [...things.values()].sort((a, b) => Number(loose(a)) - Number(loose(b)));
  const found = new Map();
  const others = all.filter((element) => {
    const number = own(element, printed);
    if (number === null || number > MOST || found.has(number)) return true;
    found.set(number, element);
    return false;
  });
  for (let number = 1; number <= MOST && others.length; number++) if (!taken.has(number)) found.set(number, others.shift());
  return found;
}

/** The number that is printed on a thing; null: none. @param {Part} element @param {(ref: string) => string | null} printed */
function own(element, printed) {
  const number = element.dataset.digit ?? printed(element.dataset.ref);
  return number === null ? null : Number(number);
}

/**
 * The number somebody types: 1 to 9, 0 for 0 or 10, with Shift 11 to 20; null for other keys.
 * @param {Pick<KeyboardEvent, "key" | "code" | "shiftKey">} event
 * @param {Map<number, Part>} found
 */
export function typed({ key, code, shiftKey }, found) {
  // Where digits need Shift (AZERTY), both the key and the digit above it count.
  const plain = /^[0-9]$/.test(key) ? Number(key) : null;
  const digit = plain ?? (/^Digit[0-9]$/.test(code) ? Number(code.at(-1)) : null);
  if (digit === null) return null;
  if (plain === null && shiftKey) return digit === 0 ? MOST : SHIFT + digit;
  return digit === 0 && !found.has(0) ? SHIFT : digit;
}

/** Shows the numbers beside the things, but for those that have theirs printed, from the first key on. */
export class Digits {
  /** @param {Part} main @param {import("./store.js").Store} store @param {(ref: string) => string | null} printed */
  constructor(main, store, printed) {
    this.main = main;
    this.store = store;
    this.printed = printed;
    this.found = new Map();
    this.layer = document.createElement("div");
    this.layer.className = "digits";
    this.layer.setAttribute("aria-hidden", "true");
    this.layer.hidden = true;
    main.append(this.layer);
    document.addEventListener("keydown", ({ target }) => target.matches?.("input,select,textarea") || this.show(true), { capture: true });
    document.addEventListener("pointerdown", () => this.show(false), { capture: true });
    for (const kind of ["scroll", "resize"]) addEventListener(kind, () => this.place(), { capture: true, passive: true });
  }

  /** What can be chosen has changed. */
  update() {
    for (const element of this.found.values()) element.removeAttribute("aria-keyshortcuts");
    this.found = numbered(this.main, this.store.walk, this.printed);
    for (const [number, element] of this.found) element.setAttribute("aria-keyshortcuts", number <= 9 ? number : number === SHIFT ? 0 : `Shift+${number % SHIFT}`);
    this.place();
  }

  /** The thing of the number that is typed, if it is one. @param {Aimed<KeyboardEvent>} event */
  of(event) {
    return this.found.get(typed(event, this.found)) ?? null;
  }

  /** @param {boolean} on */
  show(on) {
    if (this.layer.hidden !== on) return;
    this.layer.hidden = !on;
    this.place();
  }

  place() {
    if (this.layer.hidden) return;
    const shown = [...this.found].filter(([number, element]) => own(element, this.printed) !== number);
    this.layer.replaceChildren(...shown.map(([number, element]) => chip(number, element)));
  }
}

/** @param {number} number @param {Part} element */
function chip(number, element) {
  const box = element.getBoundingClientRect();
  const one = document.createElement("kbd");
  one.textContent = number;
  // In the corner of what is large, in the middle of what is small.
  const [x, y] = box.width > 60 ? [box.right - 22, box.y + 2] : [box.x + box.width / 2 - 9, box.y + box.height / 2 - 9];
  one.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
  one.hidden = x < 0 || y < 52 || x > innerWidth - 18 || y > innerHeight - 18;
  return one;
}
