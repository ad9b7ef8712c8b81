// The analysis of a finished game beside its board: the curve grows as the bot judges, and each moment is shown on the
// board with what was played and what is better, or is to be found.
import { Curve } from "./curve.js";
import { point, reveal } from "./marks.js";

/** @param {string} id */
const el = (id) => document.getElementById(id);
const { lang } = document.documentElement;
const percent = new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 0 });
const signed = new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 0, signDisplay: "always" });
const whole = new Intl.NumberFormat(lang, { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat(lang, { maximumFractionDigits: 1, signDisplay: "always" });

/** Was something better found? @param {Judged | undefined} row @returns {row is Graded} */
const graded = (row) => Boolean(row?.cost?.grade);

export class Analysis {
  /**
   * @param {Part} main
   * @param {import("./store.js").Store} store
   * @param {{ game: Game, replay: import("./replay.js").Replay }} others
   */
  constructor(main, store, { game, replay }) {
    this.main = main;
    this.store = store;
    this.game = game;
    this.replay = replay;
    this.words = JSON.parse(el("analysis-words").textContent);
    this.data = JSON.parse(el("analysis-data").textContent);
    /** @type {Judged[]} */
    this.rows = this.data.rows;
    /** The moments that decided the game, in its order. @type {Key[]} */
    this.keys = this.data.keys;
    /** What somebody tried at the moment on the board, and what became of it. @type {string | null} */
    this.tried = null;
    this.curve = new Curve(el("curve"), this.data, (n) => this.go(n));
    this.found();
    if (this.data.whole) this.finished(this.data.tally);
    else this.listen();
  }

  get actions() {
    return {
      analyse: () => this.listen(),
      "next-moment": () => this.next(),
      try: () => this.ask(true),
      reveal: () => this.ask(false),
    };
  }

  // ---------------------------------------------------------------- what the bot finds

  /** The line: rows come as they are found; whoever leaves the page closes it, and nothing is computed for them any more. */
  listen() {
    const url = new URL(this.main.dataset.analysis, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    url.searchParams.set("lang", lang);
    url.searchParams.set("after", String(this.rows.length));
    el("again").hidden = true;
    say(this.words.queued);
    let ended = false;
    const socket = new WebSocket(url);
    socket.addEventListener("message", ({ data: text }) => {
      const message = JSON.parse(text);
      if (message.type === "rows") this.arrived(message);
      else {
        ended = true;
        if (message.type === "whole") this.finished(message.tally);
        else stopped(message.text);
      }
    });
    socket.addEventListener("close", () => ended || stopped(this.words.lost));
  }

  /** @param {{ rows: Judged[], keys: Key[], done: number, total: number }} message */
  arrived({ rows, keys, done, total }) {
    this.rows.push(...rows);
    this.keys = keys;
    el("progress-bar").hidden = false;
    el("progress-bar").max = total;
    el("progress-bar").value = done;
    if (done) say(this.words.counting.replace("%d", String(done)).replace("%t", String(total)));
    this.found();
    this.update(this.store.state);
  }

  /** @param {Record<string, number>[]} tally */
  finished(tally) {
    tally.forEach((of, seat) => {
      for (const place of document.querySelectorAll(`[data-counts="${seat}"] [data-of]`)) place.textContent = of[place.dataset.of];
    });
    el("counts").hidden = false;
    el("progress-bar").hidden = true;
    say("");
    el("none").hidden = this.keys.length > 0;
  }

  /** The curve and the key moments. */
  found() {
    this.curve.draw(this.rows, this.keys);
    el("keys").replaceChildren(...this.keys.map((key) => this.key(key)));
  }

  /** @param {Key} key */
  key(key) {
    const { data: { seats, url }, words } = this;
    const item = el("key").content.firstElementChild.cloneNode(true);
    /** @param {string} name @param {string} text */
    const write = (name, text) => (item.querySelector(`[data-${name}]`).textContent = text);
    const row = /** @type {Judged & { seat: number }} */ (this.rows.find((one) => one.n === key.n));
    const error = key.kind === "error" && graded(row);
    const change = error ? -row.cost.chance : key.after - key.before;
    Object.assign(item.querySelector("a").dataset, { at: key.n + 1, kind: key.kind });
    item.querySelector("a").href = `${url}?at=${key.n}`;
    item.querySelector(".dot").classList.add(`s${key.seat + 1}`);
    item.querySelector("use").setAttribute("href", `/static/icons.svg#i-seat-${key.seat + 1}`);
    write("number", String(key.n + 1));
    write("who", `${seats[key.seat]} · ${words[error ? row.cost.grade : key.kind]}`);
    write("played", row.seat === key.seat ? row.played.say : `${seats[row.seat]} · ${row.played.say}`);
    write("better", error ? words.better.replace("%", row.best.say) : "");
    write("swing", error ? "" : this.swing(key));
    write("cost", signed.format(change).replace("-", "−"));
    item.querySelector("[data-cost]").classList.toggle("lost", change < 0);
    if (error) item.querySelector("[data-cost]").title = this.cost(row);
    return item;
  }

  /** From where to where the curve swung, and by which moves. @param {Key} key */
  swing({ n, until, before, after }) {
    const moves = until > n + 1 ? this.words.moves.replace("%a", String(n + 1)).replace("%b", String(until)) : "";
    return this.words.swing.replace("%a", percent.format(before)).replace("%b", percent.format(after)) + moves;
  }

  /** @param {Graded} row */
  cost({ cost: { chance, points } }) {
    return this.words.cost.replace("%c", `−${percent.format(chance)}`).replace("%p", tenths.format(-points).replace("-", "−"));
  }

  // ---------------------------------------------------------------- the moment on the board

  /** @param {number} n */
  go(n) {
    if (n !== this.replay.at) this.replay.go(n);
  }

  /** The next key moment; after the last one the first. */
  next() {
    const next = this.keys.find((key) => key.n > this.at) ?? this.keys[0];
    if (next) this.go(next.n);
  }

  /** The moment on the board. */
  get at() {
    return this.store.state.at ?? this.data.moves;
  }

  /** What is known of it. */
  get row() {
    return this.rows.find((one) => one.n === this.at);
  }

  /** Asks for the moment again: with what could be done there, or without. @param {boolean} tries */
  ask(tries) {
    this.tried = null;
    this.store.ask({ type: "at", n: this.at, tries });
  }

  /** Back from looking for a better move. */
  back() {
    if (this.trying) this.ask(false);
  }

  get trying() {
    return this.store.state.legal.length > 0;
  }

  /** @param {Message | Intent} what */
  hear(what) {
    if (what.type !== "tried") return;
    const { row, store: { state: { legal } } } = this;
    const move = legal.find((one) => one.path.join() === what.path.join());
    this.ask(false);
    if (row && move) this.tried = this.judge(row, move);
  }

  /** What a tried move is worth, as far as the bot weighed it. @param {Judged} row @param {Move} move */
  judge(row, { say: text, notation }) {
    const { words } = this;
    const chance = row.weighed.find(([one]) => one === notation)?.[1];
    if (notation === row.best.notation) return words.found.replace("%", text);
    if (notation === row.played.notation) return words.again.replace("%", text);
    if (chance === undefined) return words.unweighed.replace("%", text);
    const lost = whole.format(100 * (row.weighed[0][1] - chance));
    return (Number(lost) > 0 ? words.weighed : words.close).replace("%c", lost).replace("%", text);
  }

  /** @param {State} state @param {State | null} [before] */
  update(state, before = null) {
    if (before && before.at !== state.at) this.tried = null;
    const row = this.trying ? undefined : this.row;
    this.mark(row, state);
    this.tell(row);
    this.list(Boolean(before));
    const known = this.rows.filter((one) => one.n <= this.at).at(-1) ?? this.rows[0];
    this.curve.point(this.at, known);
    el("standing").querySelectorAll("b").forEach((place, seat) => (place.textContent = known ? percent.format(known.chances[seat]) : ""));
    if (!before) return;
    el("live").textContent = document.querySelector("#bar .say").textContent + [...document.querySelectorAll("#bar .verdict li")].map((line) => ` ${line.textContent}`).join(".");
    reveal([...this.main.querySelectorAll(".advised, .worse")], el("bar"));
  }

  /** What was played in red and what is better in gold, on the board. @param {Judged | undefined} row @param {State} state */
  mark(row, state) {
    const better = graded(row) ? row.best.path : row?.played?.path ?? [];
    const worse = graded(row) ? row.played.path.filter((ref) => !better.includes(ref)) : [];
    if (!this.trying) this.game.preview(this.main, better);
    point(this.main, better, state.looks, "advised");
    point(this.main, worse, state.looks, "worse");
  }

  /** What the bar says of the moment. @param {Judged | undefined} row */
  tell(row) {
    const offers = { try: graded(row), "next-moment": this.keys.length > 0 };
    for (const [name, on] of Object.entries(offers)) document.querySelector(`#bar [data-do=${name}]`)?.toggleAttribute("hidden", !on);
    const place = document.querySelector("#bar [data-verdict]");
    if (place) place.replaceChildren(...(this.at < this.data.moves ? this.verdict(row) : []));
  }

  /** @param {Judged | undefined} row */
  verdict(row) {
    const { words } = this;
    if (!row?.played) return [line("", words.unjudged)];
    if (!graded(row)) {
      const key = this.keys.find(({ n }) => n === row.n);
      const swung = key ? [line("swung", `${this.data.seats[key.seat]} · ${words[key.kind]} · ${this.swing(key)}`)] : [];
      return [line("", words.fine.replace("%", row.played.say)), ...swung];
    }
    const first = this.tried ? line("tried", this.tried) : line("was", words.played.replace("%", row.played.say), row.chance - row.cost.chance);
    return [first, line("better", words.better.replace("%", row.best.say), row.chance)];
  }

  /** The move that comes next, in the lists; the long one follows, if it is to. @param {boolean} follows */
  list(follows) {
    const log = el("log");
    const later = [...log.querySelectorAll("a[data-at]")].filter((link) => Number(link.dataset.at) > this.at);
    const entry = later.sort((a, b) => a.dataset.at - b.dataset.at)[0];
    const keys = [...document.querySelectorAll("#keys a")];
    for (const link of keys) here(link, Number(link.dataset.at) === this.at + 1);
    for (const link of log.querySelectorAll("a[data-at]")) here(link, link === entry);
    if (!follows) return;
    if (entry) scroll(log, entry);
    const key = keys.find((link) => link.matches(".here"));
    if (key) scroll(key.closest(".asides"), key);
  }
}

/** What scrolls by itself shows this of its content in the middle. @param {Part} pane @param {Part} element */
function scroll(pane, element) {
  pane.scrollTop += element.getBoundingClientRect().top - pane.getBoundingClientRect().top - pane.clientHeight / 2;
}

/** @param {Part} link @param {boolean} on */
function here(link, on) {
  link.classList.toggle("here", on);
  if (on) link.setAttribute("aria-current", "true");
  else link.removeAttribute("aria-current");
}

/** Where there is no room for all of it, the whole is its title. @param {string} className @param {string} text @param {number} [chance] */
function line(className, text, chance) {
  const item = Object.assign(document.createElement("li"), { className, textContent: text, title: text });
  if (chance !== undefined) item.append(" ", Object.assign(document.createElement("b"), { textContent: percent.format(Math.max(0, chance)) }));
  return item;
}

/** Said aloud by a status region: only when it is something else than before. @param {string} text */
function say(text) {
  if (el("progress").textContent !== text) el("progress").textContent = text;
}

/** @param {string} text */
function stopped(text) {
  say(text);
  el("again").hidden = false;
}
