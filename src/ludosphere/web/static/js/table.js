// The table page: what it is made of, and how its parts hang together. What comes in goes to the store, and islands draw
// what came of it: each has a part of the page, `hear`s what comes in and is told by `update` what to draw.
import { About } from "./about.js";
import { Aim } from "./aim.js";
import { Aloud } from "./aloud.js";
import { Always } from "./always.js";
import { Sound } from "./ambient.js";
import { Analysis } from "./analysis.js";
import { Bar } from "./bar.js";
import { Basket } from "./basket.js";
import { Chat } from "./chat.js";
import { Clock } from "./clock.js";
import { Closing } from "./closing.js";
import { Digits } from "./digits.js";
import { close, open } from "./drawer.js";
import { Entries } from "./entry.js";
import { game } from "./game.js";
import { Introduction } from "./introduction.js";
import { grow } from "./growth.js";
import { Herald, form } from "./herald.js";
import { Last, Shelf } from "./kept.js";
import { keys } from "./keys.js";
import { Lesson } from "./learn.js";
import { Log } from "./log.js";
import { Looks } from "./looks.js";
import { begins, choices, foremost, keepingFocus, refocus } from "./marks.js";
import { Offline } from "./offline.js";
import { Pace } from "./pace.js";
import { Proposals } from "./propose.js";
import { Puzzle } from "./puzzles.js";
import { Replay } from "./replay.js";
import { Screen } from "./screen.js";
import { forms, sharing } from "./seats.js";
import { Settings } from "./settings.js";
import { Line } from "./socket.js";
import { Store } from "./store.js";
import { Title } from "./title.js";
import { Veil } from "./veil.js";

const el = (/** @type {string} */ id) => document.getElementById(id);
const main = el("main");
const root = document.documentElement;
const words = JSON.parse(el("words").textContent);

const last = new Last(main.dataset.table);
const always = new Always(el("bar"), main.dataset.table, words);
const store = new Store(last.recall(JSON.parse(el("state").textContent)), {
  words,
  loose: (ref) => Boolean(el("bar").querySelector(`[data-loose][data-ref="${CSS.escape(ref)}"]`)),
  always: (state) => always.chosen(state),
  eachStep: () => Boolean(main.dataset.eachStep || main.dataset.puzzle || main.dataset.lesson),
  veiled: () => !el("veil").hidden || document.hidden,
  text: () => document.body.classList.contains("texts"),
  say: (text, gives, why) => bar.say(text, gives, why),
  draw(state) {
    delete root.dataset.kept;
    Clock.received(state);
    screen.arrive(state);
  },
});
always.store = store;
const said = (/** @type {string} */ text) => (/** @type {string | number} */ left) => (el("live").textContent = text.replace("%", String(left)));

const title = new Title(document.title);
const bar = new Bar(el("bar"), main, store);
const pace = new Pace(el("pace"), words.pace, said(words.paceLeft));
const clock = new Clock(main, said(words.clockLeft));
const sound = new Sound(main);
const entries = new Entries(main, store);
const settings = new Settings(main, el("settings"), words.unsaved);
const screen = new Screen(main, game, entries, (state) => store.dispatch({ type: "drawn", state }));
const chat = new Chat(store);
const told = el("lesson");
const lesson = main.dataset.puzzle ? new Puzzle(store) : main.dataset.lesson ? new Lesson(store) : told ? new Introduction(told, store, main.dataset.table) : null;
const about = new About(main, el("what-is"), store);
const replay = new Replay((n) => store.line.send({ type: "at", n }), store.state);
const aim = new Aim(main, store, { game, bar, about, screen });
const analysis = main.dataset.analysis ? new Analysis(main, store, { game, replay }) : null;
const digits = new Digits(main, store, game.printed);
const looks = new Looks(main, el("look"), () => digits.update());
const offline = new Offline(el("offline"), store);
const veil = new Veil(el("veil"), store, Boolean(main.dataset.veiled), () => {
  store.update(null);
  time();
  aim.reveal();
  (begins(main) ?? el("bar")).focus({ preventScroll: true });
});
const herald = new Herald(main, store, { title, read: Boolean(lesson), reveal: () => aim.reveal() });
const proposals = new Proposals(el("proposal"), store, el("bar"));

/** The clock runs; at a shared screen only once the next person sees it. */
function time() {
  const { state, line } = store;
  clock.show(state.clock);
  pace.show(state);
  if (state.clock?.ends_in === null && state.turn.mine && el("veil").hidden) line.send({ type: "ready" });
}

const [noteFocus, giveBack] = keepingFocus(main);
// In the order in which they hear and draw: first the form of the page, then what lies on it, then what is told of it.
store.islands = /** @type {Island[]} */ ([
  noteFocus,
  chat,
  ...(lesson ? [lesson] : []),
  entries,
  last,
  { update: (state, before) => before && form(state) },
  replay,
  looks,
  veil,
  new Basket(store),
  new Log(el("log"), store),
  aim,
  proposals,
  bar,
  ...(analysis ? [analysis] : []),
  always,
  new Closing(el("bar"), store),
  digits,
  about,
  herald,
  offline,
  new Aloud(main),
  { update: (state, before) => before && grow(main, state) },
  sound,
  { update: (_, before) => before && time() },
  giveBack,
]);

// ---------------------------------------------------------------- the line

function address() {
  const { seq, at, looks: seat } = store.state;
  const url = new URL(main.dataset.ws, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  url.searchParams.set("lang", root.lang);
  // A page that was kept may be of an older program: it gets everything anew.
  if (root.dataset.kept === undefined) url.searchParams.set("seq", String(seq));
  if (at !== null) url.searchParams.set("at", String(at));
  if (seat !== null && seat !== undefined) url.searchParams.set("look", String(seat));
  return url;
}

store.line = new Line(address, new Shelf("sent", main.dataset.table), {
  hear(message) {
    if ("broken" in message) location.reload(); // the rules failed: the page that tells of it is another one
    else store.dispatch(message);
  },
  status: (online) => store.dispatch({ type: "line", online }),
  settled: () => store.dispatch({ type: "settled" }),
});
store.pending = Boolean(store.line.kept);
if (root.dataset.kept !== undefined) store.dispatch({ type: "line", online: false });
forms(main, words, (text) => bar.refuse(text));

// ---------------------------------------------------------------- what somebody does

const log = () => open(words.log, el("log"));
const sheet = () => (document.body.matches(".over:not(.replaying)") ? el("sheet").scrollIntoView() : open(words.sheet, el("sheet"), { wide: true }));
/** @type {Record<string, (button: Part) => unknown>} */
const actions = {
  ...sharing(words),
  log,
  sheet,
  settings: () => open(words.settings, sound.shown(settings.shown())),
};
for (const island of store.islands) Object.assign(actions, island.actions);

document.addEventListener("click", (event) => {
  const target = event.target.closest("[data-ref],[data-do],[data-look],[data-open],[data-at]");
  if (!target) return;
  const { ref, do: action, look: seat, open: card, at, name } = target.dataset;
  if (action && actions[action]) {
    event.preventDefault();
    actions[action](target);
  } else if (at !== undefined && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    close();
    // A move of the past is seen as it came out; in an analysis, as it was decided.
    replay.go(Number(at) - (analysis ? 1 : 0));
  } else if (ref) aim.point(target);
  else if (seat !== undefined) looks.look(looks.seat === seat ? null : seat);
  else if (card) aim.card(card, name);
});

main.addEventListener("input", (event) => {
  if (event.target.dataset.do === "slide") replay.go(Number(event.target.value));
});

keys(main, {
  back() {
    if (analysis) analysis.back();
    else if (store.state.at !== null) replay.go(null);
    else if (looks.seat !== null) looks.look(null);
    else store.dispatch({ type: "back" });
  },
  undo: () => bar.undo(),
  confirm: () => store.dispatch({ type: "confirm" }),
  letters: { l: log, s: sheet, p: () => proposals.ask(), ...(analysis ? { m: () => analysis.next() } : {}) },
  past: () => store.state.at !== null && !store.state.legal.length,
  step: (by) => replay.step(by),
  point: (element) => aim.point(element),
  digit: (event) => digits.of(event),
  whole: () => Boolean(store.walk.move || store.state.basket?.ok),
});

// What had the focus before the sheet opened may be gone when it closes.
el("drawer").addEventListener("close", () => {
  if (document.activeElement === document.body) refocus(main, (screen.lost = {}));
});
matchMedia("(min-width: 1100px)").addEventListener("change", close);
document.addEventListener("visibilitychange", () => store.goOn());

Clock.received(store.state);
clock.show(store.state.clock);
pace.show(store.state);
store.update(null);
if (choices(main).length && document.activeElement === document.body && matchMedia("(hover: hover)").matches) foremost(main).focus({ preventScroll: true });
