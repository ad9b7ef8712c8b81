// Which of the things on the table can be pointed at now, which are chosen or spoken of, and where the focus may go.
import { still } from "./flip.js";

/** @param {Part} main @param {import("./walk.js").Walk} walk @param {string | null} pointed */
export function mark(main, walk, pointed) {
  const { options, earlier } = walk;
  const chosen = new Set(walk.chosen);
  for (const element of main.querySelectorAll("[data-ref]")) {
    const { ref } = element.dataset;
    const pressed = walk.kept.has(ref) || (chosen.has(ref) && pressedOne(main, element, ref, pointed));
    const can = options.has(ref) && !chosen.has(ref);
    const open = can || pressed || earlier.has(ref);
    element.classList.toggle("can", can);
    element.classList.remove("last");
    if (element instanceof SVGElement) element.setAttribute("tabindex", open ? "0" : "-1");
    flag(element, "aria-pressed", pressed);
    flag(element, "aria-disabled", !open && !element.dataset.open);
    if (loose(element)) element.hidden = !open;
  }
}

/**
 * Of several tokens of one terrain only the one that was pointed at looks chosen.
 * @param {Part} main
 * @param {Part} element
 * @param {string} ref
 * @param {string | null} pointed
 */
function pressedOne(main, element, ref, pointed) {
  const twins = [...main.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)];
  const one = twins.find((twin) => twin.dataset.key === pointed) ?? twins[0];
  return twins.length < 2 || element === one;
}

/** Sets an attribute to "true", or takes it away. @param {Part} element @param {string} name @param {boolean} on */
export function flag(element, name, on) {
  if (on) element.setAttribute(name, "true");
  else element.removeAttribute(name);
}

/** The boards on the page, everybody's: whose they are says `data-seat`. @param {Part} main */
export const boards = (main) => [...main.querySelectorAll(".panel [data-seat]")];

/** What can be chosen now, in the order of the page. @param {Part} main */
export const choices = (main) => [...main.querySelectorAll("[data-ref].can")].filter((element) => element.getClientRects().length);

/** Does it lie nowhere on the table, but only in the action bar? @param {Part} element */
export const loose = (element) => element.dataset.loose !== undefined;

/** Does an element show? */
const shown = (/** @type {Element | null | undefined} */ element) => Boolean(element?.getClientRects().length);

/** Where the focus goes by itself: to what lies on the table before what the action bar offers besides. @param {Part} main */
export function foremost(main) {
  const all = choices(main);
  return all.find((element) => !loose(element)) ?? all[0];
}

/** Where one who plays by keys begins: at the first choice, or where there is none at what is to be confirmed. @param {Part} main */
export function begins(main) {
  return foremost(main) ?? main.querySelector("[data-do=confirm]:not([aria-disabled])");
}

/** What has the focus, so that it can be found again after the table was drawn anew. @param {Part} main */
export function focused(main) {
  const owner = document.activeElement?.closest?.("[data-ref],[data-do],[data-look],[data-open],[data-entry],h2[id]");
  return owner && main.contains(owner) ? { ...owner.dataset, heading: owner.id || undefined } : null;
}

/**
 * Gives the focus back: to the same thing, or to the first choice if that thing has nothing to say any more.
 * @param {Part} main
 * @param {Record<string, string | undefined> | null} before
 */
export function refocus(main, before) {
  const here = document.activeElement;
  if (!before || (here !== document.body && shown(here))) return;
  const same = again(main, before);
  const idle = !shown(same) || same?.matches("[aria-disabled=true]") || (before.ref && !same?.matches(".can,[aria-pressed]"));
  const target = (idle ? begins(main) : same) ?? same;
  target?.focus({ preventScroll: true });
}

/** Two islands around all others: the first notes what has the focus, the last gives it back if that was hidden. @param {Part} main */
export function keepingFocus(main) {
  let before = focused(main);
  return [{ update: () => (before = focused(main)) }, { update: () => refocus(main, before) }];
}

/** The thing that had the focus, as it was drawn anew. @param {Part} main @param {Record<string, string | undefined>} before */
function again(main, before) {
  for (const name of ["key", "ref", "do", "look", "open"]) {
    const found = before[name] !== undefined && main.querySelector(`[data-${name}="${CSS.escape(String(before[name]))}"]`);
    if (found) return found;
  }
  if (before.heading) return main.querySelector(`h2[id="${before.heading}"]`);
  return before.entry === undefined ? null : main.querySelector("form[data-entry]")?.elements.word;
}

/**
 * Gives a class to what `refs` point at for the seat, not on other people's boards; it is taken from all else.
 * @param {Part} main
 * @param {string[]} refs
 * @param {number | null} seat
 * @param {string} name
 */
export function point(main, refs, seat, name) {
  const all = new Set(refs);
  for (const element of main.querySelectorAll(`[data-ref], .${name}`)) {
    const board = element.closest(".panel [data-seat]");
    const on = all.has(element.dataset.ref) && (!board || seat === null || board.dataset.seat === String(seat));
    if (element.classList.contains(name) !== on) element.classList.toggle(name, on);
  }
}

/** On a small screen things may lie elsewhere on the page: goes to the first, if none of them shows. @param {Part[]} things @param {Part} bar */
export function reveal(things, bar) {
  const there = things.filter((element) => shown(element) && !bar.contains(element));
  const floor = innerHeight - (getComputedStyle(bar).position === "fixed" ? bar.offsetHeight : 0);
  const seen = there.some((element) => {
    const box = element.getBoundingClientRect();
    return box.top >= 52 && box.bottom <= floor;
  });
  if (there.length && !seen) there[0].scrollIntoView({ block: "center", behavior: still() ? "auto" : "smooth" });
}
