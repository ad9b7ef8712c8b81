// The analysis of a finished game: the curve grows as the bot judges; the slider under it goes to any moment.
import { Curve } from "./curve.js";

/** @param {string} id */
const el = (id) => document.getElementById(id);
const main = el("main");
const words = JSON.parse(el("analysis-words").textContent);
const data = JSON.parse(el("analysis-data").textContent);
const { lang } = document.documentElement;
const percent = new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 0 });
const whole = new Intl.NumberFormat(lang, { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat(lang, { maximumFractionDigits: 1, signDisplay: "always" });
/** @type {Judged[]} */
const rows = data.rows;
let socket = null;

const curve = new Curve(el("curve"), data, go);
const slider = el("moment");
slider.addEventListener("input", () => show(Number(slider.value)));
slider.addEventListener("change", () => show(Number(slider.value)));
el("again").addEventListener("click", listen);

for (const row of rows) add(row);
if (data.tally) count(data.tally);
redraw();
show(data.moves);
if (!data.whole) listen();

/** The line: rows come as they are found; whoever leaves the page closes it, and nothing is computed for them any more. */
function listen() {
  const url = new URL(main.dataset.ws, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  url.searchParams.set("lang", lang);
  url.searchParams.set("after", String(rows.length));
  el("progress").hidden = false;
  el("again").hidden = true;
  state(words.queued);
  let ended = false;
  socket = new WebSocket(url);
  socket.addEventListener("message", ({ data: text }) => {
    const message = JSON.parse(text);
    if (message.type === "rows") arrived(message);
    else {
      ended = true;
      if (message.type === "whole") finished(message.tally);
      else stopped(message.text);
    }
  });
  socket.addEventListener("close", () => ended || stopped(words.lost));
}

/** @param {{ rows: Judged[], done: number, total: number }} message */
function arrived({ rows: fresh, done, total }) {
  for (const row of fresh) {
    rows.push(row);
    add(row);
  }
  el("progress-bar").max = total;
  el("progress-bar").value = done;
  if (done) state(words.counting.replace("%d", String(done)).replace("%t", String(total)));
  redraw();
  show(Number(slider.value));
}

/** @param {Record<string, number>[]} tally */
function finished(tally) {
  count(tally);
  el("progress-bar").hidden = true;
  state(words.done);
  el("none").hidden = el("keys").childElementCount > 0;
}

/** @param {string} text */
function stopped(text) {
  state(text);
  el("again").hidden = false;
}

/** Said aloud by a status region: only when it is something else than before. @param {string} text */
function state(text) {
  if (el("progress-text").textContent !== text) el("progress-text").textContent = text;
}

/** A row of the table, and of the key moments if something clearly better was found. @param {Judged} row */
function add(row) {
  const line = document.createElement("tr");
  const move = cell("td", row.seat === null ? words.end : "", "n");
  if (row.seat !== null) move.append(link(row.n, String(row.n + 1)));
  const played = cell("td", row.played ?? "");
  if (row.cost?.grade) played.append(Object.assign(document.createElement("small"), { textContent: `${words[row.cost.grade]} · ${words.better.replace("%", row.best)}` }));
  line.append(move, played, ...row.chances.map((chance) => cell("td", percent.format(chance), "n")));
  el("table").tBodies[0].append(line);
  if (row.seat !== null && row.cost?.grade) el("keys").append(key(row, row.seat, row.cost));
  if (data.whole) el("none").hidden = el("keys").childElementCount > 0;
}

/** @param {Judged} row @param {number} seat @param {NonNullable<Judged["cost"]>} lost */
function key(row, seat, lost) {
  const item = el("key").content.firstElementChild.cloneNode(true);
  /** @param {string} name */
  const find = (name) => item.querySelector(`[data-${name}]`);
  item.querySelector("a").href = address(row.n);
  item.querySelector(".dot").classList.add(`s${seat + 1}`);
  item.querySelector("use").setAttribute("href", `/static/icons.svg#i-seat-${seat + 1}`);
  find("who").textContent = words.who.replace("%m", String(row.n + 1)).replace("%n", data.seats[seat]);
  find("grade").textContent = words[lost.grade];
  find("grade").classList.add(lost.grade);
  find("cost").textContent = cost(lost);
  find("played").textContent = words.played.replace("%", row.played);
  find("better").textContent = words.better.replace("%", row.best);
  return item;
}

/** @param {{ chance: number, points: number }} lost */
function cost({ chance, points }) {
  return words.cost.replace("%c", whole.format(100 * chance)).replace("%p", tenths.format(-points).replace("-", "−"));
}

/** @param {Record<string, number>[]} tally */
function count(tally) {
  tally.forEach((of, seat) => {
    for (const place of document.querySelectorAll(`[data-counts="${seat}"] [data-of]`)) place.textContent = of[place.dataset.of];
  });
  el("counts").hidden = false;
}

/** @param {string} name @param {string} text @param {string} [className] */
function cell(name, text, className = "") {
  return Object.assign(document.createElement(name), { textContent: text, className });
}

/** @param {number} n @param {string} text */
function link(n, text) {
  return Object.assign(document.createElement("a"), { href: address(n), textContent: text });
}

/** A moment in the replay, as whoever decides there sees it. @param {number} n */
function address(n) {
  const seat = rows.find((row) => row.n === n)?.seat ?? null;
  return `${data.url}?at=${n}${seat === null ? "" : `&look=${seat}`}&advice=1`;
}

function redraw() {
  curve.draw(rows);
}

/** @param {number} n */
function go(n) {
  slider.value = n;
  show(n);
}

/** What is known of a moment: as it stood at the last one that was judged, or the first. @param {number} n */
function show(n) {
  const known = rows.filter((row) => row.n <= n).at(-1) ?? rows[0];
  const when = n >= data.moves ? words.end : words.before.replace("%", String(n + 1));
  const parts = known ? data.seats.map((/** @type {string} */ name, /** @type {number} */ seat) => words.standing.replace("%n", name).replace("%c", percent.format(known.chances[seat]))) : [];
  const text = [when, ...parts].join(" · ");
  el("reading").textContent = text;
  slider.setAttribute("aria-valuetext", text);
  el("go").href = n >= data.moves && !known ? data.url : address(n);
  curve.point(n, known);
}
