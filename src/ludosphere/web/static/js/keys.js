// The keyboard: arrows walk between choices, Enter chooses, Escape steps back, digits choose what has that number.
import { choices, foremost } from "./marks.js";

// Which way an arrow goes: along the page, and on a board across and down.
const STEP = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** `does`: {back, undo, log, sheet, propose, point(element), digit(event): the thing with that number, whole(): is all chosen?}. */
export function keys(main, does) {
  document.addEventListener("keydown", (event) => {
    if (document.querySelector("dialog[open]") || event.target.matches?.("input,select,textarea")) return;
    const { key } = event;
    if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === "z") return act(event, does.undo);
    if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
    if (key === "Escape") return act(event, does.back);
    if (key in STEP && walkable(event.target, main)) return act(event, () => across(key) || step(main, STEP[key]));
    const thing = does.digit(event);
    if (thing)
      return act(event, () => {
        does.point(thing);
        // Enter is about what was chosen; a single choice of the bar is its main button then.
        (thing.getClientRects().length ? thing : main.querySelector("[data-do=confirm]"))?.focus();
      });
    // What is chosen, but not yet all: Enter goes on to what is asked next.
    if (key === "Enter" && event.target.closest?.("[data-ref][aria-pressed=true]") && !does.whole()) return act(event, () => foremost(main)?.focus());
    if (key.toLowerCase() === "l") return act(event, does.log);
    if (key.toLowerCase() === "s") return act(event, does.sheet);
    if (key.toLowerCase() === "p") return act(event, does.propose);
    if ((key === "Enter" || key === " ") && event.target instanceof SVGElement && event.target.closest("[data-ref]"))
      return act(event, () => does.point(event.target.closest("[data-ref]")));
    return undefined;
  });
}

function act(event, what) {
  event.preventDefault();
  what();
}

const walkable = (target, main) => target === document.body || main.contains(target) || Boolean(target.closest?.("#lesson"));

const WAY = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/** In a `data-grid`: to the nearest choice that way; false where there is no grid or nothing lies that way. */
function across(key) {
  const here = document.activeElement;
  const grid = here?.closest?.("[data-grid]");
  if (!grid || !here.closest("[data-ref]")) return false;
  const from = centre(here);
  const [dx, dy] = WAY[key];
  let best = null;
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

function centre(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function step(main, by) {
  const all = choices(main);
  if (!all.length) return;
  const here = all.indexOf(document.activeElement);
  const next = here < 0 ? (by > 0 ? 0 : all.length - 1) : (here + by + all.length) % all.length;
  all[next].focus();
}
