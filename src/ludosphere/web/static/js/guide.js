// A guide: search while one types, the section one reads marked in the contents, links of headings, opened cards.
const main = document.getElementById("main");
const field = document.getElementById("q");
const count = document.getElementById("count");
const live = document.getElementById("live");
const dialog = document.getElementById("card");

// ---------------------------------------------------------------- search

/** Each letter as it is searched: small, without accent, "oe" for "œ", a straight apostrophe; as the server does. @param {string} letter */
const fold = (letter) => letter.toLowerCase().replace("œ", "oe").replace("æ", "ae").replace(/[’ʼ]/u, "'").replace(/\s/u, " ").normalize("NFD").replace(/\p{Mn}/gu, "");
/** @param {string} text */
const folded = (text) => Array.from(text, fold).join("");

/** Headings with what stands below them, up to the next heading, and the words of both. */
const sections = [...main.querySelectorAll("section")].map((section) => {
  const parts = [...section.querySelectorAll(":scope > :is(h2,h3), :scope > .guide-text")];
  const words = section.querySelector(":scope > .guide-text");
  return { section, words, parts, text: folded(parts.map((part) => part.textContent.replace(/ #$/u, "")).join(" ")).replace(/ +/gu, " ") };
});

function search() {
  const wanted = folded(field.value).split(" ").filter(Boolean);
  const hits = sections.filter(({ text }) => wanted.every((word) => text.includes(word)));
  for (const { section, words } of sections) {
    const own = hits.some((hit) => hit.section === section);
    const inside = hits.some((hit) => section.contains(hit.section));
    section.hidden = !inside;
    if (words) words.hidden = !own;
  }
  document.getElementById("found")?.remove();
  const { one, many, none } = count.dataset;
  count.textContent = !wanted.length ? "" : hits.length ? (hits.length === 1 ? one : many.replace("2", hits.length)) : none;
  highlight(wanted.length ? hits : [], wanted);
  const url = new URL(location.href);
  if (wanted.length) url.searchParams.set("q", field.value.trim());
  else url.searchParams.delete("q");
  history.replaceState(null, "", url);
}

/** Marks the words in the sections, where the browser can do so without a change to the page. @param {any[]} hits @param {string[]} wanted */
function highlight(hits, wanted) {
  if (!globalThis.CSS?.highlights) return;
  const ranges = [];
  for (const part of hits.flatMap((hit) => hit.parts)) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) ranges.push(...inText(/** @type {Text} */ (walker.currentNode), wanted));
  }
  CSS.highlights.set("found", new Highlight(...ranges));
}

/** @param {Text} node @param {string[]} wanted */
function inText(node, wanted) {
  const origin = [];
  let flat = "";
  let at = 0;
  for (const letter of node.data) {
    const shown = fold(letter);
    flat += shown;
    for (let k = 0; k < shown.length; k += 1) origin.push([at, at + letter.length]);
    at += letter.length;
  }
  const ranges = [];
  for (const word of wanted) {
    for (let found = flat.indexOf(word); found >= 0; found = flat.indexOf(word, found + word.length)) {
      const range = new Range();
      range.setStart(node, origin[found][0]);
      range.setEnd(node, origin[found + word.length - 1][1]);
      ranges.push(range);
    }
  }
  return ranges;
}

field.addEventListener("input", search);
field.form.addEventListener("submit", (event) => {
  event.preventDefault();
  search();
});
field.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !field.value) return;
  event.preventDefault();
  field.value = "";
  search();
});
if (field.value) search();

// ---------------------------------------------------------------- going there

/** The section of the address, even if a search hid it. */
function arrive() {
  const section = document.getElementById(location.hash.slice(1));
  if (!section || !main.contains(section)) return;
  if (section.hidden || section.querySelector(":scope > .guide-text")?.hidden) {
    field.value = "";
    search();
    section.scrollIntoView();
  }
  const contents = document.querySelector(".contents details");
  if (contents) contents.open = false;
  section.querySelector("h2,h3").focus({ preventScroll: true });
}
addEventListener("hashchange", arrive);
if (location.hash) arrive();

/** The same place in the other language: what answers a form without a place of its own keeps the form's. */
for (const form of document.querySelectorAll(".lang-form")) {
  form.addEventListener("submit", () => {
    form.action = `/preferences${location.hash}`;
  });
}

const links = new Map();
for (const link of document.querySelectorAll(".contents a")) {
  const anchor = link.hash.slice(1);
  links.set(anchor, [...(links.get(anchor) ?? []), link]);
}

/** Keeps what is marked in sight where the contents are longer than the screen; the page itself stays. @param {Part} link */
function follow(link) {
  const list = link.closest(".only-wide");
  if (!list) return;
  const [inner, outer] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top + 40;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom + 40;
}

const near = new Set();
const watch = new IntersectionObserver(
  (entries) => {
    for (const entry of entries) {
      if (entry.isIntersecting) near.add(entry.target);
      else near.delete(entry.target);
    }
    const reading = sections.findLast(({ section }) => near.has(section) && links.has(section.id));
    for (const [anchor, those] of links) {
      for (const link of those) {
        if (anchor === reading?.section.id) {
          link.setAttribute("aria-current", "true");
          follow(link);
        } else link.removeAttribute("aria-current");
      }
    }
  },
  { rootMargin: "-70px 0px -80% 0px" },
);
for (const { section } of sections) watch.observe(section);

// ---------------------------------------------------------------- clicks

document.addEventListener("click", async (event) => {
  const link = event.target.closest("[data-copy],[data-card]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (link.dataset.card) {
    event.preventDefault();
    await open(link);
  } else {
    const url = new URL(location.href);
    url.search = "";
    url.hash = link.hash;
    await navigator.clipboard?.writeText(url.href).then(() => {
      live.textContent = "";
      live.textContent = live.dataset.copied;
    }, () => undefined);
  }
});

/** A card where one reads; its page in the atlas if the server doesn't answer. @param {Part} link */
async function open(link) {
  try {
    const answer = await fetch(`/card/${main.dataset.game}/${link.dataset.card}?lang=${document.documentElement.lang}`);
    if (!answer.ok) throw new Error(answer.statusText);
    dialog.lastElementChild.replaceChildren(document.createRange().createContextualFragment(await answer.text()));
    dialog.showModal();
  } catch {
    location.assign(link.href);
  }
}

dialog.addEventListener("click", (event) => {
  if (event.target === dialog || event.target.closest("[data-close]")) dialog.close();
});
