// The keyboard: arrows walk between choices, Enter chooses, Escape steps back, digits take a choice directly.
import { choices } from "./marks.js";

const STEP = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** `does`: {back, undo, log, sheet, point(element)}. */
export function keys(main, does) {
  document.addEventListener("keydown", (event) => {
    if (document.querySelector("dialog[open]") || event.target.matches?.("input,select,textarea")) return;
    const { key } = event;
    if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === "z") return act(event, does.undo);
    if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
    if (key === "Escape") return act(event, does.back);
    if (key in STEP && walkable(event.target, main)) return act(event, () => step(main, STEP[key]));
    if (key >= "1" && key <= "9") {
      const choice = choices(main)[Number(key) - 1];
      return choice && act(event, () => does.point(choice));
    }
    if (key.toLowerCase() === "l") return act(event, does.log);
    if (key.toLowerCase() === "s") return act(event, does.sheet);
    if ((key === "Enter" || key === " ") && event.target instanceof SVGElement && event.target.closest("[data-ref]"))
      return act(event, () => does.point(event.target.closest("[data-ref]")));
    return undefined;
  });
}

function act(event, what) {
  event.preventDefault();
  what();
}

const walkable = (target, main) => target === document.body || main.contains(target);

function step(main, by) {
  const all = choices(main);
  if (!all.length) return;
  const here = all.indexOf(document.activeElement);
  const next = here < 0 ? (by > 0 ? 0 : all.length - 1) : (here + by + all.length) % all.length;
  all[next].focus();
}
