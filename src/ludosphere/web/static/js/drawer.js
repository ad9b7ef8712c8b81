// The sheet that comes from the bottom (phone) or the right: log, score, settings, an opened card.
const drawer = document.getElementById("drawer");
const inside = document.getElementById("drawer-in");
const title = document.getElementById("drawer-title");
/** @type {(() => void) | null} */
let giveBack = null;
/** Closings that are told later than what was opened after them. */
let late = 0;

/**
 * Shows a node of the page (it returns to its place on closing) or new markup.
 * @param {string} name
 * @param {Node} content
 * @param {{ wide?: boolean }} [how]
 */
export function open(name, content, { wide = false } = {}) {
  if (drawer.open) {
    late += 1;
    drawer.close();
    tidy();
  }
  title.textContent = name;
  drawer.classList.toggle("wide", wide);
  if (content instanceof Element) {
    const home = document.createComment("");
    content.before(home);
    inside.append(content);
    giveBack = () => home.replaceWith(content);
  } else {
    inside.append(content);
    giveBack = null;
  }
  drawer.showModal();
}

export function close() {
  if (drawer.open) drawer.close();
}

function tidy() {
  giveBack?.();
  giveBack = null;
  inside.replaceChildren();
}

drawer.addEventListener("close", () => {
  if (late) late -= 1;
  else tidy();
});
drawer.addEventListener("click", (event) => {
  if (event.target === drawer || event.target.closest("[data-do=close]")) close();
});

/**
 * The opened card, from the server, as it is at this table; nothing opens while the line is down.
 * @param {string} game
 * @param {string} card
 * @param {string} name
 */
export async function openCard(game, card, name) {
  const { table, lesson } = document.getElementById("main").dataset;
  let markup = null;
  try {
    const answer = await fetch(`/card/${game}/${card}?lang=${document.documentElement.lang}${lesson ? "" : `&table=${table}`}`);
    if (answer.ok) markup = await answer.text();
  } catch {
    // the page says already that it is off line
  }
  if (markup !== null) open(name, document.createRange().createContextualFragment(markup));
}
