// Life grows where it is new: shoots around a planet, out of a card, on a hex; the lines of a constellation. A second
// and a half at most, over everything and in nobody's way; what moves is in growth.css.
import { still } from "./flip.js";
import { make } from "./svg.js";

/** So long at most, in milliseconds, and of so many things at once. */
const LASTS = 1500;
const MOST = 6;

const STEM = "M0 0C1 -4 -1 -9 0 -14";
const LEAVES = ["M0 -7C4 -8 7 -11 7 -15C3 -15 0 -12 0 -7Z", "M0 -9C-3 -10 -6 -13 -6 -17C-2 -16 0 -14 0 -9Z"];

/** A shoot that stands on its own origin; `k` is its place in the order of coming up. @param {number} k @param {number} size */
function shoot(k, size) {
  const leaves = LEAVES.map((d, n) => make("path", { d, class: `growth-leaf-${((k + n) % 3) + 1}` }));
  const plant = make("g", { class: `growth-shoot growth-${k % 6}` }, make("path", { d: STEM, class: "growth-stem" }), ...leaves);
  return make("g", { transform: `scale(${size})` }, plant);
}

/**
 * Shoots around a circle, in an element whose origin is its middle; another `seed` places them otherwise.
 * @param {() => Element} find
 * @param {number} r
 * @param {number} size
 * @param {number} seed
 */
function around(find, r, size, seed) {
  const ring = make("g", { class: "growth", "aria-hidden": "true" });
  for (let k = 0; k < 6; k++) {
    const turn = k * 60 + ((seed * 37 + k * 101) % 48) - 24;
    ring.append(make("g", { transform: `rotate(${turn}) translate(0 ${-r})` }, shoot(k, size)));
  }
  show(find, ring);
}

/** Shoots out of the lower edge of an element of the page. @param {() => Element} find @param {number} seed */
function upon(find, seed) {
  const row = make("svg", { class: "growth", viewBox: "-40 -24 80 24", preserveAspectRatio: "xMidYMax", "aria-hidden": "true" });
  for (let k = 0; k < 3; k++) row.append(make("g", { transform: `translate(${(k - 1) * 22 + (seed % 7) - 3} 0)` }, shoot(k + (seed % 3), 1.1)));
  show(find, row);
}

/** A line of a drawing is drawn again, from its beginning to its end. @param {() => Element} find */
function trace(find) {
  const line = find()?.querySelector(":scope > path")?.cloneNode();
  if (!line) return;
  line.setAttribute("class", "growth growth-line");
  line.setAttribute("pathLength", "1");
  show(find, line);
}

/** @typedef {{ find: () => Element, element: SVGElement | Part, since: number }} Growing */
/**
 * What grows now. The page may be drawn anew meanwhile; then it goes on where it is found.
 * @type {Growing[]}
 */
let growing = [];

/** @param {() => Element} find @param {SVGElement | Part} element */
function show(find, element) {
  const one = { find, element, since: performance.now() };
  if (!place(one)) return;
  growing.push(one);
  setTimeout(() => {
    element.remove();
    growing = growing.filter((other) => other !== one);
  }, LASTS);
}

/** @param {Growing} one */
function place({ find, element, since }) {
  const parent = find();
  if (!parent) return false;
  if (parent instanceof HTMLElement) parent.classList.add("growth-ground");
  element.style.setProperty("--growth-since", `${Math.round(since - performance.now())}ms`);
  parent.append(element);
  return true;
}

/** @param {string} text */
const number = (text) => [...String(text)].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
/** @param {Iterable<Element>} elements */
const visible = (elements) => [...elements].filter((element) => element.getClientRects().length);

/** What grows, by game and kind of event. @type {Record<string, Record<string, (main: Part, hint: Hint) => void>>} */
const GROWS = {
  biomos: {
    claimed(main, { seat, args }) {
      for (const where of [`.panel [data-seat="${seat}"] svg.ring`, `[data-look="${seat}"] svg`]) {
        const find = () => /** @type {Part} */ (visible(main.querySelectorAll(`${where} image.art`))[0]?.parentElement);
        const r = find()?.querySelector("image.art").width.baseVal.value * 0.43;
        if (r) around(find, r, r / 62, number(args.card));
      }
      const card = main.querySelector(`.panel [data-seat="${seat}"] .claimed[data-open="${CSS.escape(args.card)}"]`);
      card?.classList.add("growth-new");
    },
  },
  earth: {
    plants: card,
    sprout: card,
    growth: card,
  },
  living_planet: {
    explored: hex,
    volcano: hex,
    oxygen: hex,
    builds: hex,
    recruited: hex,
  },
  bioviva: {
    /** @param {Part} main @param {Hint} hint */
    won(main, { seat }) {
      for (const where of [`.panel [data-seat="${seat}"] .sky`, `[data-look="${seat}"] .sky`]) trace(() => visible(main.querySelectorAll(where))[0]);
    },
  },
};

/**
 * On a card of one's own; else on the small island in the panel of the seat, beside its figures, where it is drawn.
 * @param {Part} main
 * @param {Hint} hint
 */
function card(main, { seat, ref = "", args }) {
  const find = () => {
    const owner = main.querySelector("[data-main]");
    const mine = owner && Number(owner.dataset.seat) === seat ? owner.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`) : [];
    return visible(mine)[0] ?? visible(main.querySelectorAll(`[data-look="${seat}"] .mini`))[0];
  };
  upon(find, number(args.card ?? ref));
}

/** @param {Part} main @param {Hint} hint */
function hex(main, { ref }) {
  if (!ref) return;
  const find = () => main.querySelector(`svg.lp-map [data-ref="${CSS.escape(ref)}"]`);
  const large = ref.startsWith("hex:");
  around(find, large ? 46 : 20, large ? 1.6 : 1, number(ref));
}

/** A state was drawn: what is new in it grows. @param {Part} main @param {State} state */
export function grow(main, state) {
  for (const one of growing) if (!one.element.isConnected) place(one);
  if (still() || document.hidden || state.at !== null) return;
  const grows = GROWS[main.dataset.game] ?? {};
  const news = state.hints.filter((hint) => grows[hint.kind]).slice(-MOST);
  for (const hint of news) grows[hint.kind](main, hint);
}
