// The score sheet: names as one types, pieces by a tap, the score while entering. Without this file it is a form.
import { Picker } from "./picker.js";
import { prefer } from "./theme.js";

const form = document.getElementById("sheet-form");
const words = JSON.parse(document.getElementById("words").textContent);
const fields = ["id", "kind", "name", "other", "growth", "sprouts", "also"];
const cards = JSON.parse(document.getElementById("cards").textContent).map((/** @type {any[]} */ row) =>
  Object.fromEntries(row.map((value, at) => [fields[at], value])));
const result = document.getElementById("result");
const strip = document.querySelector(".sc-strip");
const live = document.getElementById("live");
const text = document.getElementById("text");
const picker = new Picker(cards, words);
document.documentElement.classList.add("sc-js");

/** @param {string} tag @param {any} [properties] @param {...any} children */
const element = (tag, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
};
/** @param {string} id */
const value = (id) => document.getElementById(id)?.value.trim() ?? "";

// --- fields -----------------------------------------------------------------------------------------------
for (const input of form.querySelectorAll("[data-pick]")) picker.attach(input);

/** Plus and minus round a number of pieces, as far as the card has room. @param {Part} label */
function steppers(label) {
  const input = label.querySelector("input");
  const what = label.dataset.kind === "g" ? words.growth : words.sprouts;
  /** @param {number} by @param {string} said @param {string} sign */
  const step = (by, said, sign) => {
    const button = element("button", { type: "button", className: "sc-step", textContent: sign, tabIndex: -1 });
    button.setAttribute("aria-label", `${what}: ${said}`);
    button.addEventListener("click", () => {
      const most = Number(input.max);
      input.value = Math.min(most, Math.max(0, Number(input.value || 0) + by)) || "";
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
    return button;
  };
  input.before(step(-1, words.fewer, "−"));
  input.after(step(1, words.more, "+"), element("span", { className: "sc-room" }));
}
for (const label of form.querySelectorAll(".sc-pieces")) steppers(label);

/** Shows only the pieces a card has room for. @param {Part} cell */
function fit(cell) {
  const card = picker.find(value(cell.dataset.cell), "plant");
  for (const label of cell.querySelectorAll(".sc-pieces")) {
    const input = label.querySelector("input");
    const room = card ? (label.dataset.kind === "g" ? card.growth : card.sprouts) : 0;
    label.hidden = !room && !Number(input.value);
    input.max = Math.max(room, 0);
    label.querySelector(".sc-room").textContent = room ? `/${room}` : "";
    label.classList.toggle("full", room > 0 && Number(input.value) === room);
    label.classList.toggle("over", Number(input.value) > room);
  }
  const said = value(cell.dataset.cell);
  cell.classList.toggle("filled", Boolean(said));
  const peek = cell.querySelector(".sc-peek");
  const pieces = [...cell.querySelectorAll(".sc-pieces")]
    .filter((label) => Number(label.querySelector("input").value))
    .map((label) => element("span", {}, label.querySelector("svg").cloneNode(true),
      label.querySelector("input").value));
  const shown = card ? picker.called(card) : said;
  peek.replaceChildren(element("span", { className: "sc-said", textContent: shown || words["free-cell"] }), ...pieces);
  peek.setAttribute("aria-label", `${cell.querySelector("label").textContent}: ${shown || words["free-cell"]}`);
}

// --- on phones a cell opens at the bottom of the screen --------------------------------------------------------
const cells = [...form.querySelectorAll(".sc-cell")];
/** @param {Part | null} cell */
function open(cell) {
  for (const other of cells) other.classList.toggle("open", other === cell);
  document.body.classList.toggle("sc-editing", Boolean(cell));
  if (cell) {
    cell.querySelector("[data-pick]").focus();
    cell.scrollIntoView({ block: "center" });
  }
}
/** @param {Part} cell */
function close(cell) {
  picker.close();
  open(null);
  cell.querySelector(".sc-peek").focus();
}
for (const cell of cells) {
  const peek = element("button", { type: "button", className: "sc-peek" });
  peek.addEventListener("click", () => open(cell));
  const done = element("button", { type: "button", className: "btn", textContent: words["close-card"] });
  done.addEventListener("click", () => close(cell));
  const next = element("button", { type: "button", className: "btn primary", textContent: words["next-card"] });
  next.addEventListener("click", () => {
    picker.close();
    const following = cells[cells.indexOf(cell) + 1];
    if (following && following.parentElement === cell.parentElement) open(following);
    else close(cell);
  });
  cell.prepend(peek);
  cell.querySelector(".sc-edit").append(element("div", { className: "sc-foot" }, done, next));
  cell.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && cell.classList.contains("open") && !event.defaultPrevented) close(cell);
  });
}

/** Alt and an arrow go from cell to cell. */
form.addEventListener("keydown", (event) => {
  /** @type {Record<string, number>} */
  const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -4, ArrowDown: 4 };
  const cell = event.target.closest?.(".sc-cell");
  if (!cell || !event.altKey || !(event.key in steps)) return;
  const own = [...cell.parentElement.children];
  const to = own[own.indexOf(cell) + steps[event.key]];
  if (to) {
    event.preventDefault();
    to.querySelector("[data-pick]").focus();
  }
});

// --- what follows from other fields --------------------------------------------------------------------------
function refresh() {
  fitOptions();
  nameAll();
  cells.forEach(fit);
}

/** Shows only what the way of playing asks for. */
function fitOptions() {
  const beginner = value("mode") === "beginner";
  for (const part of form.querySelectorAll("[data-no-beginner]")) {
    part.hidden = beginner && ![...part.querySelectorAll("input")].some((input) => input.value);
  }
  const abundance = document.getElementById("abundance").checked;
  for (const part of form.querySelectorAll("[data-abundance]")) {
    part.hidden = !abundance && !part.querySelector("input").value;
  }
  const sixth = form.querySelector("[data-sixth]");
  if (sixth) sixth.hidden = !abundance;
  const gaia = document.getElementById("gaia");
  if (gaia) form.querySelector(".sc-hers").hidden = !gaia.checked;
  for (const option of form.querySelectorAll(".sc-leaves option")) {
    option.hidden = option.value !== "" && (option.value === "10") !== beginner && !option.selected;
  }
}

/** Players and cards of fauna are called by their names wherever they are told of. */
function nameAll() {
  for (const label of form.querySelectorAll("[data-leaf]")) {
    const name = value(`fauna${label.dataset.leaf}`);
    label.dataset.plain ??= name ? `${label.dataset.leaf}` : label.textContent;
    const card = picker.find(name, "fauna");
    label.textContent = (card ? picker.called(card) : name) || label.dataset.plain;
  }
  for (const title of form.querySelectorAll("[data-name]")) {
    const input = document.getElementById(`p${title.dataset.name}-name`);
    title.textContent = input.value.trim() || input.placeholder;
    const option = form.querySelector(`#bonus option[value="${title.dataset.name}"]`);
    if (option) option.textContent = title.textContent;
  }
}

// --- the score while entering --------------------------------------------------------------------------------
let timer = 0;
let asked = 0;
let changed = false;
let counted = "";

/** Asks for the score, a little after the last change, unless it was asked for already. */
function later() {
  const now = String(new URLSearchParams(/** @type {any} */ (entered())));
  if (now === counted) return;
  clearTimeout(timer);
  result.setAttribute("aria-busy", "true");
  timer = setTimeout(count, 350);
}

function entered() {
  const data = new FormData(/** @type {any} */ (form));
  data.delete("text");
  return data;
}

async function count() {
  const mine = ++asked;
  try {
    const sent = new URLSearchParams(/** @type {any} */ (entered()));
    counted = String(sent);
    const answer = await fetch(String(form.getAttribute("action")).replace(/#.*/, ""), {
      method: "POST",
      headers: { Accept: "application/json" },
      body: sent,
    });
    if (!answer.ok) throw new Error(answer.statusText);
    const found = await answer.json();
    if (mine === asked) show(found);
  } catch {
    counted = "";
    if (mine === asked) live.textContent = words["no-answer"];
  }
}

/** @param {any} found */
function show(found) {
  result.removeAttribute("aria-busy");
  const open = new Set([...result.querySelectorAll("details[open]")].map((line) => line.querySelector(".nm").textContent));
  result.innerHTML = found.score;
  for (const line of result.querySelectorAll("details")) line.open = open.has(line.querySelector(".nm").textContent);
  if (!text.dataset.kept) text.value = found.text; // a text that couldn't be loaded waits to be corrected
  const told = new Map();
  for (const { field, text } of found.problems) told.set(field, [...(told.get(field) ?? []), text]);
  for (const place of form.querySelectorAll(".sc-wrong")) {
    const field = place.id.slice(0, -"-wrong".length);
    const said = (told.get(field) ?? []).join(" ");
    place.textContent = said;
    place.hidden = !said;
    const input = document.getElementById(field);
    if (said) input?.setAttribute("aria-invalid", "true");
    else input?.removeAttribute("aria-invalid");
    place.closest(".sc-cell")?.classList.toggle("wrong", Boolean(said));
  }
  totals(result.querySelector(".sc-none") ? null : found.totals);
}

/** @param {number[] | null} points */
function totals(points) {
  /** @param {number} total */
  const sign = (total) => String(total).replace("-", "−");
  for (const place of form.querySelectorAll("[data-total]")) {
    const total = points?.[place.dataset.total];
    place.textContent = total === undefined ? "" : sign(total);
  }
  const names = [...form.querySelectorAll("[data-name]")].map((title) => title.textContent);
  strip.hidden = !points;
  strip.replaceChildren(...(points ?? []).map((total, at) =>
    element("span", {}, `${names[at] ?? words.gaia} `, element("b", { textContent: sign(total) }))));
  const said = points ? points.map((total, at) => `${names[at] ?? words.gaia} ${total}`).join(", ") : "";
  if (changed && said) live.textContent = said;
}

form.addEventListener("input", (event) => {
  if (event.target === text) return;
  changed = true;
  refresh();
  if (picker.input !== event.target) later(); // half a name is no mistake yet
});
form.addEventListener("focusout", (event) => {
  if (event.target.dataset.pick && changed) later();
  const cell = event.target.closest(".sc-cell.open");
  if (cell && event.relatedTarget && !cell.contains(/** @type {Part} */ (event.relatedTarget))) open(null);
});
// A problem's link leads to its field, wherever that is.
result.addEventListener("click", (event) => {
  const link = event.target.closest('a[href^="#"]');
  const field = link && document.getElementById(String(link.getAttribute("href")).slice(1));
  if (!field) return;
  event.preventDefault();
  for (let part = field.closest("details"); part; part = part.parentElement.closest("details")) part.open = true;
  const cell = field.closest(".sc-cell");
  if (cell && getComputedStyle(cell.querySelector(".sc-edit")).display === "none") open(cell);
  field.focus();
  field.scrollIntoView({ block: "center" });
});

// --- text ----------------------------------------------------------------------------------------------------
const copy = form.querySelector("[data-copy]");
copy.hidden = false;
copy.addEventListener("click", async () => {
  const label = copy.querySelector("span");
  copy.dataset.said ??= label.textContent;
  try {
    await navigator.clipboard.writeText(text.value);
  } catch {
    text.select();
    document.execCommand("copy");
  }
  label.textContent = words.copied;
  live.textContent = words.copied;
  setTimeout(() => { label.textContent = copy.dataset.said; }, 2000);
});

// Another language takes along what is entered.
for (const button of document.querySelectorAll(".top .lang")) {
  button.addEventListener("click", async (event) => {
    if (!changed && !result.querySelector(".lines, .sc-wrongs")) return;
    event.preventDefault();
    await prefer({ lang: button.value });
    form.submit();
  });
}

// The keyboard's Enter in a field counts at once; it doesn't leave the page.
form.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || event.target.tagName !== "INPUT" || event.target.type === "checkbox") return;
  event.preventDefault();
  clearTimeout(timer);
  count();
});

refresh();
if (result.querySelector(".lines, .sc-wrongs")) count();
