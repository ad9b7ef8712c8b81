// Which of the things on the table can be pointed at now, which are chosen, and where the focus may go.
export function mark(main, walk, pointed) {
  const { options, earlier } = walk;
  const chosen = new Set(walk.chosen);
  for (const element of main.querySelectorAll("[data-ref]")) {
    const { ref } = element.dataset;
    const pressed = chosen.has(ref) && pressedOne(main, element, ref, pointed);
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

/** Of several tokens of one terrain only the one that was pointed at looks chosen. */
function pressedOne(main, element, ref, pointed) {
  const twins = [...main.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)];
  const one = twins.find((twin) => twin.dataset.key === pointed) ?? twins[0];
  return twins.length < 2 || element === one;
}

function flag(element, name, on) {
  if (on) element.setAttribute(name, "true");
  else element.removeAttribute(name);
}

/** The boards on the page, everybody's: whose they are says `data-seat`. */
export const boards = (main) => [...main.querySelectorAll(".panel [data-seat]")];

/** What can be chosen now, in the order of the page. */
export const choices = (main) => [...main.querySelectorAll("[data-ref].can")].filter((element) => element.getClientRects().length);

/** Does it lie nowhere on the table, but only in the action bar? */
export const loose = (element) => element.dataset.loose !== undefined;

/** Where the focus goes by itself: to what lies on the table before what the action bar offers besides. */
export function foremost(main) {
  const all = choices(main);
  return all.find((element) => !loose(element)) ?? all[0];
}

/** Where one who plays by keys begins: at the first choice, or where there is none at what is to be confirmed. */
export function begins(main) {
  return foremost(main) ?? main.querySelector("[data-do=confirm]:not([aria-disabled])");
}

/** What has the focus, so that it can be found again after the table was drawn anew. */
export function focused(main) {
  const owner = document.activeElement?.closest?.("[data-ref],[data-do],[data-look],[data-open],[data-entry]");
  return owner && main.contains(owner) ? { ...owner.dataset } : null;
}

/** Gives the focus back: to the same thing, or to the first choice if that thing has nothing to say any more. */
export function refocus(main, before) {
  if (!before || main.contains(document.activeElement)) return;
  const find = (name) => {
    const value = before[name];
    return value === undefined ? null : main.querySelector(`[data-${name}="${CSS.escape(value)}"]`);
  };
  const typing = before.entry === undefined ? null : main.querySelector("form[data-entry]")?.elements.word;
  const same = find("key") ?? find("ref") ?? find("do") ?? find("look") ?? find("open") ?? typing;
  const first = begins(main);
  const idle = same?.matches("[aria-disabled=true]") || (before.ref && same && !same.matches(".can,[aria-pressed]"));
  const target = (idle || !same || !same.getClientRects().length ? first : same) ?? same;
  target?.focus({ preventScroll: true });
}
