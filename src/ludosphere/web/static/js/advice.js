// What the bot says, above a table: a hint in a game against bots. Where it lies is marked on the board.
import { point, reveal } from "./marks.js";

/** @param {string} id */
const el = (id) => document.getElementById(id);
const box = el("advice");
const main = el("main");
const words = JSON.parse(el("advice-words").textContent);
/** The refs of what is advised, as long as it is about what the page shows. */
let path = /** @type {string[]} */ ([]);
/** The state of the table a hint is about; null: no hint is shown. */
let about = /** @type {number | null} */ (null);
let asking = false;

/** @param {string} lead @param {string[]} [why] @param {string[]} [refs] */
function show(lead, why = [], refs = []) {
  box.hidden = false;
  box.querySelector("[data-lead]").textContent = lead;
  box.querySelector("[data-why]").replaceChildren(...why.map((text) => Object.assign(document.createElement("li"), { textContent: text })));
  path = refs;
  mark();
  reveal([...main.querySelectorAll(".advised")], el("bar"));
}

function hide() {
  box.hidden = true;
  path = [];
  about = null;
  mark();
}

/** Marks where the advice lies. The table is drawn anew again and again. */
const mark = () => point(main, path, null, "advised");

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

new MutationObserver(() => {
  if (about !== null && Number(main.dataset.seq) > about && !asking) hide();
  else if (path.length) mark();
}).observe(main, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-seq"] });
