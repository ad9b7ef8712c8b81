// What any board does with the things that can be pointed at; a game may do some of it in its own way.

/** Marks what `path` points at. @param {Part} root @param {string[]} path */
export function preview(root, path) {
  const refs = new Set(path);
  for (const element of root.querySelectorAll("[data-ref]")) element.classList.toggle("aimed", refs.has(element.dataset.ref));
}

/** The number that is printed on what a ref points at; null: none. */
export const printed = () => null;

/** What is marked while nothing is chosen. */
export function marks() {}

/**
 * The key, or the ref, of where an element was before the moves that the hints tell of.
 * @param {string} key
 * @param {Hint[]} hints
 * @param {Part} element
 */
export function origin(key, hints, element) {
  const hint = hints.find((one) => one.from && (one.ref === key || one.ref === element.dataset.ref));
  return hint?.from ?? key;
}

/** Does it go a long way, so that it needs more time? @param {string} key @param {Hint[]} hints */
export const slow = (key, hints) => hints.some((hint) => hint.from && hint.ref === key);

/** Does a hint tell of something that moved? @param {Hint} hint */
export const moves = (hint) => Boolean(hint.ref);

/** The elements that a move touched: on the board that is played on, else the panel of the seat. @param {Part} root @param {Hint} hint */
export function touched(root, hint) {
  if (hint.seat === null || !hint.ref) return [];
  const main = root.querySelector("[data-main]");
  if (main && Number(main.dataset.seat) === hint.seat) return [...main.querySelectorAll(`[data-ref="${CSS.escape(hint.ref)}"]`)];
  return [...root.querySelectorAll(`[data-look="${hint.seat}"]`)];
}

/** What follows the pointer while an element is dragged: itself, as large as it is. @param {Part} element */
export function lifted(element) {
  const box = element.getBoundingClientRect();
  const copy = element.cloneNode(true);
  for (const part of [copy, ...copy.querySelectorAll("[data-ref],[data-key],[id]")]) for (const name of ["data-ref", "data-key", "id"]) part.removeAttribute(name);
  if (!(element instanceof SVGElement)) {
    copy.style.width = `${box.width}px`;
    return copy;
  }
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const own = element.getBBox();
  svg.setAttribute("viewBox", `${own.x} ${own.y} ${own.width} ${own.height}`);
  svg.setAttribute("width", String(box.width));
  copy.removeAttribute("transform");
  svg.append(copy);
  return svg;
}
