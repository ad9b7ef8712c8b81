// The keyboard: arrows walk between choices, Enter chooses, Escape steps back, digits choose what has that number.
import { choices, foremost } from "./marks.js";

/** Which way an arrow goes: along the page, and on a board across and down. @type {Record<string, number>} */
const STEP = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * @typedef {object} Does what keys do
 * @property {() => unknown} back
 * @property {() => unknown} undo
 * @property {() => unknown} confirm
 * @property {Record<string, () => unknown>} letters
 * @property {() => boolean} past does a moment of the past show, in which there is nothing to choose?
 * @property {(by: number) => unknown} step goes to another moment of it
 * @property {(element: Part) => unknown} point
 * @property {(event: Aimed<KeyboardEvent>) => Part | null} digit the thing with that number
 * @property {() => boolean} whole is all chosen?
 */

/** @param {Part} main @param {Does} does */
export function keys(main, does) {
  document.addEventListener("keydown", (event) => {
    if (document.querySelector("dialog[open]") || event.target.matches?.("input,select,textarea")) return;
    const meant = meaning(event, main, does);
    if (!meant) return;
    event.preventDefault();
    meant();
  });
}

/** What a key does now; null: nothing of ours. @param {Aimed<KeyboardEvent>} event @param {Part} main @param {Does} does */
function meaning(event, main, does) {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey) return key.toLowerCase() === "z" ? does.undo : null;
  if (event.altKey) return null;
  if (key === "Escape") return does.back;
  if (key === "Backspace") return does.undo;
  if (key in STEP && walkable(target, main)) return arrow(key, main, does);
  const thing = does.digit(event);
  if (!thing) return entering(event, main, does) ?? does.letters[key.toLowerCase()] ?? null;
  return () => {
    does.point(thing);
    // Enter is about what was chosen; a single choice of the bar is its main button then.
    (thing.getClientRects().length ? thing : main.querySelector("[data-do=confirm]"))?.focus();
  };
}

/** What an arrow does: from choice to choice; in the past from moment to moment, where up and down scroll. @param {string} key @param {Part} main @param {Does} does */
function arrow(key, main, does) {
  if (!does.past()) return () => across(key) || step(main, STEP[key]);
  return WAY[key][0] ? () => does.step(STEP[key]) : null;
}

/** What Enter does on a thing where the browser does nothing itself. @param {Aimed<KeyboardEvent>} event @param {Part} main @param {Does} does */
function entering({ key, target }, main, does) {
  const thing = target.closest?.("[data-ref]");
  if (!thing || (key !== "Enter" && key !== " ")) return null;
  // On what is chosen Enter goes on: to what is asked next, or if that was all, it is played. Escape takes it back.
  if (key === "Enter" && target.closest("[data-ref][aria-pressed=true]")) return () => (does.whole() ? does.confirm() : foremost(main)?.focus());
  return target instanceof SVGElement ? () => does.point(thing) : null;
}

/** @param {Part} target @param {Part} main */
const walkable = (target, main) => target === document.body || main.contains(target);

/** @type {Record<string, [number, number]>} */
const WAY = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/** In a `data-grid`: to the nearest choice that way; false where there is no grid or nothing lies that way. @param {string} key */
function across(key) {
  const here = /** @type {Part} */ (document.activeElement);
  const grid = here?.closest("[data-grid]");
  if (!grid || !here.closest("[data-ref]")) return false;
  const from = centre(here);
  const [dx, dy] = WAY[key];
  let best = /** @type {Part | null} */ (null);
  let least = Infinity;
  for (const choice of choices(grid)) {
    const to = centre(choice);
    const [x, y] = [to.x - from.x, to.y - from.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (choice !== here && ahead > 4 && aside <= 2 * ahead && ahead + 2 * aside < least) [best, least] = [choice, ahead + 2 * aside];
  }
  best?.focus();
  return Boolean(best);
}

/** @param {Part} element */
function centre(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** @param {Part} main @param {number} by */
function step(main, by) {
  const all = choices(main);
  if (!all.length) return;
  const here = all.indexOf(/** @type {Part} */ (document.activeElement));
  const next = here < 0 ? (by > 0 ? 0 : all.length - 1) : (here + by + all.length) % all.length;
  all[next].focus();
}
