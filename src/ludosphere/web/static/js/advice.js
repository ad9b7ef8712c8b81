// What the bot says, above a table: a hint in a game against bots, and in a replay what the analysis found. Where it lies is marked on the board.
/** @param {string} id */
const el = (id) => document.getElementById(id);
const box = el("advice");
const main = el("main");
const words = JSON.parse(el("advice-words").textContent);
const { lang } = document.documentElement;
const whole = new Intl.NumberFormat(lang, { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat(lang, { maximumFractionDigits: 1, signDisplay: "always" });
/** The refs of what is advised, and for whom, as long as it is about what the page shows. */
let path = /** @type {string[]} */ ([]);
let mover = /** @type {number | null} */ (null);
/** The state of the table a hint is about; null: no hint is shown. */
let about = /** @type {number | null} */ (null);
let asking = false;
let analysis = /** @type {{ rows: Judged[], names: string[] } | null} */ (null);
const replaying = new URLSearchParams(location.search).has("advice") && box.dataset.analysis;

/** @param {string} lead @param {string[]} [why] @param {string[]} [refs] @param {number | null} [seat] */
function show(lead, why = [], refs = [], seat = null) {
  box.hidden = false;
  box.querySelector("[data-lead]").textContent = lead;
  box.querySelector("[data-why]").replaceChildren(...why.map((text) => Object.assign(document.createElement("li"), { textContent: text })));
  path = refs;
  mover = seat;
  mark();
  reveal();
}

/** What is marked may lie elsewhere on a small page: goes there. */
function reveal() {
  const marked = [...main.querySelectorAll(".advised")].filter((element) => element.getClientRects().length);
  const floor = innerHeight - (getComputedStyle(el("bar")).position === "fixed" ? el("bar").offsetHeight : 0);
  const seen = marked.some((element) => element.getBoundingClientRect().top >= 52 && element.getBoundingClientRect().bottom <= floor);
  if (marked.length && !seen) marked[0].scrollIntoView({ block: "center" });
}

function hide() {
  box.hidden = true;
  path = [];
  about = null;
  mark();
}

/** Marks where the advice lies, not on other people's boards. The table is drawn anew again and again. */
function mark() {
  const refs = new Set(path);
  for (const element of main.querySelectorAll("[data-ref], .advised")) {
    const board = element.closest(".panel [data-seat]");
    const on = refs.has(element.dataset.ref) && (!board || mover === null || board.dataset.seat === String(mover));
    if (element.classList.contains("advised") !== on) element.classList.toggle("advised", on);
  }
}

// ---------------------------------------------------------------- a hint

async function ask() {
  const button = document.querySelector("#bar [data-do=advise]");
  if (asking || !button) return;
  asking = true;
  about = Number(main.dataset.seq);
  show(words.thinking);
  let answer;
  try {
    const response = await fetch(`${box.dataset.table}/hint`, { method: "POST", headers: { accept: "application/json" } });
    answer = await response.json();
  } catch {
    answer = { text: words.failed };
  }
  asking = false;
  if (about === null) return; // closed, or the table has changed meanwhile
  if (answer.text) return void show(answer.text);
  about = answer.seq;
  show(words.hint.replace("%", answer.say), [answer.gives, ...answer.why, answer.note].filter(Boolean), answer.path);
}

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-do=advise]")) ask();
  else if (event.target.closest("#advice [data-close]")) hide();
});
document.addEventListener("keydown", (event) => {
  if (event.key.toLowerCase() !== "h" || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector("dialog[open]") || event.target.matches?.("input,select,textarea")) return;
  ask();
});

// ---------------------------------------------------------------- a replay

/** The moment on the page; null in the present. */
function moment() {
  const slider = document.querySelector("#bar [data-do=slide]");
  return slider ? Number(slider.value) : null;
}

const keyed = () => (analysis?.rows ?? []).filter((row) => row.cost?.grade);

function followed() {
  const n = moment();
  const row = n === null ? null : analysis?.rows.find((one) => one.n === n);
  const [before, after] = n === null ? [] : [keyed().filter((one) => one.n < n).at(-1), keyed().find((one) => one.n > n)];
  if (n === null) {
    // Back in the present one sees with one's own eyes again.
    if (new URLSearchParams(location.search).has("look")) location.replace(box.dataset.table);
    return hide();
  }
  lead(box.querySelector("[data-before]"), before);
  lead(box.querySelector("[data-after]"), after);
  if (!row || row.seat === null) {
    show(words.unjudged);
    return undefined;
  }
  const name = analysis?.names[row.seat] ?? "";
  /** @param {string} text */
  const said = (text) => text.replace("%n", name).replace("%m", row.played);
  if (!row.cost?.grade) show(said(words.fine), [], []);
  else {
    const cost = words.cost.replace("%c", whole.format(100 * row.cost.chance)).replace("%p", tenths.format(-row.cost.points).replace("-", "−"));
    show(`${said(words.played)} · ${words[row.cost.grade]} (${cost})`, [words.better.replace("%", row.best)], row.path, row.seat);
  }
  return undefined;
}

/** A link to a key moment, as whoever decides there sees it. @param {Part} link @param {Judged | undefined} row */
function lead(link, row) {
  link.hidden = !row;
  if (row) link.href = `?at=${row.n}&look=${row.seat}&advice=1`;
}

if (replaying) {
  const response = await fetch(`${box.dataset.analysis}/data?lang=${lang}`).catch(() => null);
  analysis = response?.ok ? await response.json() : { rows: [], names: [] };
  box.querySelector("[data-ways]").hidden = false;
  followed();
}

let shown = moment();
new MutationObserver(() => {
  if (replaying && moment() !== shown) followed();
  shown = moment();
  if (about !== null && Number(main.dataset.seq) > about && !asking) hide();
  else if (path.length) mark();
}).observe(main, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-seq"] });
