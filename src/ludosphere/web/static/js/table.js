// The table page: states come in and are drawn; pointing, dragging and keys become paths and go out.
import { About } from "./about.js";
import { Aloud } from "./aloud.js";
import { Sound } from "./ambient.js";
import { Bar } from "./bar.js";
import * as board from "./board.js";
import { Chat } from "./chat.js";
import { Clock } from "./clock.js";
import { Pace } from "./pace.js";
import { dragging } from "./drag.js";
import { Digits } from "./digits.js";
import { close, open, openCard } from "./drawer.js";
import { Entries } from "./entry.js";
import { still } from "./flip.js";
import { grow } from "./growth.js";
import { Last, Shelf } from "./kept.js";
import { keys } from "./keys.js";
import { Lesson } from "./learn.js";
import { Puzzle } from "./puzzles.js";
import { begins, boards, choices, foremost, mark, refocus } from "./marks.js";
import { Proposals } from "./propose.js";
import { Replay } from "./replay.js";
import { ruleLink } from "./rule.js";
import { Screen } from "./screen.js";
import { forms, sharing } from "./seats.js";
import { Settings } from "./settings.js";
import { fold } from "./since.js";
import { Line } from "./socket.js";
import { Title } from "./title.js";
import { Walk } from "./walk.js";

const el = (id) => document.getElementById(id);
const main = el("main");
const words = JSON.parse(el("words").textContent);
// What a game does not draw in its own way is done as for any board.
const game = { ...board, ...(main.dataset.script ? await import(main.dataset.script) : {}) };

const wide = matchMedia("(min-width: 1100px)");

const title = new Title(document.title);

const last = new Last(main.dataset.table);
let state = last.recall(JSON.parse(el("state").textContent));
let walk = begun(state.legal);
/** Is a command under way, or waiting for the line? */
let pending = false;
/** Has a state come since it left? */
let told = false;
/** Is the table asked what could be done next, without an answer yet? */
let asked = false;
let pointed = null;
let looked = null;
/** The seat whose secrets may be on the screen; null: nobody has said yet who sits in front of it. */
let unveiled = null;
/** Was a rematch offered when the table was last drawn? */
let offered = state.rematch;
/** Where a dragged thing was dropped whose action only makes that place possible. */
let wish = null;

/** What happened at the table this one goes on from; below all that happens here. */
const past = el("past");

const bar = new Bar(el("bar"), words);
const digits = new Digits(main, game.printed);
const pace = new Pace(el("pace"), words.pace, (left) => (el("live").textContent = words.paceLeft.replace("%", left)));
const clock = new Clock(main, (left) => (el("live").textContent = words.clockLeft.replace("%", left)));
const aloud = new Aloud(main);
const sound = new Sound(main);
const entries = new Entries(main, state.seat, say);
const settings = new Settings(main, el("settings"), words.unsaved);
const screen = new Screen(main, game, entries, drawn);
const line = new Line(address, new Shelf("sent", main.dataset.table), { hear: heard, status: lined, settled });
const chat = new Chat((message) => line.send(message), words);
const lesson = main.dataset.puzzle ? new Puzzle(ask) : main.dataset.lesson ? new Lesson(ask) : null;
forms(main, words, refuse);
pending = Boolean(line.kept);
if (document.documentElement.dataset.kept !== undefined) lined(false);
const proposals = new Proposals(el("proposal"), words.propose, {
  ask: propose,
  play: send,
  changed: () => bar.say(words.proposeChanged, "", true),
});
const about = new About(main, el("what-is"), { ask: (ref) => ask({ type: "about", ref }), ended: paint });
const replay = new Replay((n) => line.send({ type: "at", n }));
replay.arrived(state.at, state.moves);

// ---------------------------------------------------------------- the server speaks

function address() {
  const url = new URL(main.dataset.ws, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  url.searchParams.set("lang", document.documentElement.lang);
  // A page that was kept may be of an older program: it gets everything anew.
  if (document.documentElement.dataset.kept === undefined) url.searchParams.set("seq", state.seq);
  if (state.at !== null) url.searchParams.set("at", state.at);
  if (state.looks !== null && state.looks !== undefined) url.searchParams.set("look", state.looks);
  return url;
}

/** A walk from the beginning; where there is a single thing to do, and it lies nowhere, it is chosen already. */
function begun(legal) {
  const [first, ...others] = legal;
  const bare = first && !others.length && first.path.length === 1;
  return new Walk(legal, Boolean(bare && el("bar").querySelector(`[data-loose][data-ref="${CSS.escape(first.path[0])}"]`)));
}

/** The line is there, or it is not: then the page says so, and what becomes of a choice. */
function lined(online) {
  asked = false;
  pending = Boolean(line.kept);
  if (online) chat.listen();
  else last.save();
  el("offline").hidden = online;
  waiting();
}

function waiting() {
  const { kept } = line;
  el("offline").querySelector("p").textContent = !kept ? words.offline : kept.left ? words.offlineSent : words.offlineKept.replace("%", kept.say);
  el("offline").querySelector("button").hidden = !line.free;
}

/** The table has the command. */
function settled() {
  if (told) pending = false;
}

/** Why something about the seats isn't done, or that the table may not be seen any more; "" takes it away. */
function refuse(text) {
  const place = document.body.classList.contains("opening") ? document.querySelector("[data-refused]") : null;
  if (place) {
    place.textContent = text;
    place.hidden = !text;
  } else if (text) bar.say(text, "", true);
}

function heard(message) {
  if (message.broken) location.reload(); // the rules failed: the page that tells of it is another one
  if (message.broken || chat.heard(message) || lesson?.heard(message)) return;
  if (message.type === "state") {
    told = true;
    pending = Boolean(line.kept);
    delete document.documentElement.dataset.kept;
    Clock.received(message);
    screen.arrive(message);
  } else if (message.type === "about") {
    about.answer(message);
  } else if (message.entry && entries.refused(message.text, message.rule && ruleLink(message.rule, words))) {
    pending = false;
  } else if (message.type === "refused" && asked) {
    // Somebody moved while the question was under way: it is put once more, about the table as it is then.
    asked = pending = false;
    if (message.seq === state.seq) line.send({ type: "propose", seq: state.seq });
    else proposals.later();
  } else if (message.type === "proposal") {
    asked = pending = false;
    if (message.seq === state.seq) proposals.arrived(message);
    else proposals.later();
  } else if (message.text) {
    pending = false;
    proposals.stop();
    if (proposals.shown) close();
    if (document.body.classList.contains("opening")) refuse(message.text);
    bar.say(message.text, "", true, message.rule && ruleLink(message.rule, words));
  }
}

function drawn(next) {
  const [before, wasOver] = [state.turn, document.body.classList.contains("over")];
  const begins = next.turn.mine && (!before.mine || before.seat !== next.turn.seat);
  const arrived = next.seq !== state.seq;
  if (next.since !== state.since || next.seat !== state.seat) entries.said();
  if (arrived) since = Date.now();
  // What somebody else did meanwhile takes nothing out of one's hand, if it is still possible.
  const kept = next.seat === state.seat && next.since === state.since && next.at === state.at ? walk.chosen : [];
  state = next;
  last.drawn(next);
  walk = begun(next.legal);
  if (kept.length && walk.under(kept).length) walk.chosen = kept;
  bar.fresh();
  document.body.classList.toggle("over", next.turn.over);
  document.body.classList.toggle("replaying", next.at !== null);
  const opening = next.stage === "open" || next.stage === "closed";
  const began = document.body.classList.contains("opening") && !opening;
  document.body.classList.toggle("opening", opening);
  main.dataset.sits = next.seat === null ? "" : "1";
  replay.arrived(next.at, next.moves);
  look(begins ? null : looked);
  veil();
  if (past) el("log").append(past);
  fold(el("log"), next, words.since);
  paint();
  if (next.turn.mine && !(lesson && next.since === null)) reveal(); // a task is read first
  if (next.say.length) el("live").textContent = next.say.join(" ");
  if (begins) {
    el("alert").textContent = yours();
    // What could be done all the time is no longer what is due: an Enter too many must not do it.
    const typing = document.activeElement.closest("[data-entry]");
    if (!walk.chosen.length && !typing && main.contains(document.activeElement)) foremost(main)?.focus({ preventScroll: true });
  }
  if (before.mine && !next.turn.mine) el("alert").textContent = "";
  if (next.rematch && offered === false) el("alert").textContent = words.rematchOffered;
  offered = next.rematch;
  if (began) {
    close();
    el("alert").textContent = begins ? `${words.begun} ${yours()}` : words.begun;
    title.show(begins ? `${words.begun} ${yours()}` : words.begun);
    scrollTo(0, 0);
    if (document.activeElement === document.body) el("bar").focus();
  }
  if (arrived) follow();
  if (next.turn.over && !wasOver && next.at === null) {
    close();
    el("result-title")?.focus();
  }
  proposals.drawn(next);
  aloud.show();
  grow(main, next);
  sound.drawn({ begins, over: next.turn.over && !wasOver && next.at === null, moved: next.at === null && next.hints.length > 0 });
  time();
}

/** The clock runs; at a shared screen only once the next person sees it. */
function time() {
  clock.show(state.clock);
  pace.show(state);
  if (state.clock?.ends_in === null && state.turn.mine && el("veil").hidden) line.send({ type: "ready" });
}

/** On a small screen the things to choose from may lie elsewhere on the page: goes there. */
function reveal() {
  const things = choices(main).filter((element) => !el("bar").contains(element));
  const floor = innerHeight - (wide.matches ? 0 : el("bar").offsetHeight);
  const seen = (element) => {
    const box = element.getBoundingClientRect();
    return box.top >= 52 && box.bottom <= floor;
  };
  if (things.length && !things.some(seen)) things[0].scrollIntoView({ block: "center", behavior: still() ? "auto" : "smooth" });
}

/** Several people at one screen who hide things from each other: nothing shows until the next one says so. */
function veil() {
  const opening = document.body.classList.contains("opening");
  const hide = Boolean(main.dataset.veiled) && !opening && !state.turn.over && state.seat !== unveiled;
  const began = hide && el("veil").hidden;
  el("veil").hidden = !hide;
  document.body.classList.toggle("veiled", hide);
  if (!hide) return;
  close();
  el("veil-title").textContent = words.veil.replace("%", state.names[state.seat]);
  if (began) el("veil-title").focus();
}

function unveil() {
  unveiled = state.seat;
  veil();
  paint();
  time();
  reveal();
  (begins(main) ?? el("bar")).focus({ preventScroll: true });
}

/** After a thing was dropped and its action played: the place it was dropped on, if it can be chosen now. */
function follow() {
  const ref = wish;
  wish = null;
  if (ref === null || !walk.options.has(ref)) return;
  walk.point(ref);
  paint();
  if (walk.move && main.dataset.oneTap) play();
}

/** Whose turn it is, when it is somebody's at this screen: by name if several share it. */
const yours = () => (state.turn.shared ? state.turn.whose : words.yourTurn);

/** Everything that depends on what is chosen so far. */
function paint() {
  hovered = null;
  bar.peek(null);
  main.dataset.seq = state.seq;
  mark(main, walk, pointed);
  game.preview(main, walk.chosen);
  if (!walk.chosen.length) game.marks(main, walk.options);
  screen.outline();
  bar.show(walk, state.turn.mine, main.querySelector("[data-main]")?.dataset.verb, state.asks);
  digits.draw(walk);
  const now = state.at !== null ? words.replaying : state.turn.over ? words.over : state.turn.mine ? yours() : "";
  const waits = document.body.classList.contains("opening") ? words.roomWaits : "";
  const whose = (now || waits || state.turn.whose).replace(/\.$/, "");
  el("whose").textContent = whose;
  title.show(state.turn.mine && state.at === null ? whose : null);
  about.fresh();
  measure();
}

/** Somebody else's long thoughts: since when, so that the page doesn't look frozen. */
let since = Date.now();
setInterval(() => {
  const { turn, at } = state;
  if (!turn.mine && !turn.over && !turn.held && at === null && !walk.chosen.length) bar.wait(Math.round((Date.now() - since) / 1000));
}, 1000);

// ---------------------------------------------------------------- the player points

function point(element) {
  const { ref, key } = element.dataset;
  proposals.stop();
  const twin = walk.chosen[0] === ref && key && pointed && key !== pointed;
  if (key) pointed = key;
  const did = twin ? "twin" : walk.point(ref);
  if (did === "again") play();
  else if (did === "refused") refused(element);
  else {
    paint();
    if (walk.move && main.dataset.oneTap) play();
  }
}

function refused(element) {
  const { ref, open: card, name } = element.dataset;
  if (state.turn.mine || walk.legal.length) ask({ type: "why", path: walk.under([...walk.chosen]).length && !walk.move ? [...walk.chosen, ref] : [ref] });
  if (card) openCard(main.dataset.game, card, name ?? words.card);
}

function play() {
  if (walk.move) send(walk.move.path);
}

/** What the table must answer at once; without a line the page says that it can't. */
function ask(message) {
  if (!line.send(message)) bar.say(words.offlineAsk, "", true);
}

/** May a command leave? One that waits for the line may still be exchanged for another one. */
const may = () => !pending || line.free;

function send(path) {
  if (!may()) return false;
  command({ type: "play", path }, walk.legal.find((one) => one.path.join() === path.join())?.say);
  return true;
}

/** What somebody typed; whether it could leave. */
function say(text) {
  if (!may()) return false;
  proposals.stop();
  command({ type: "say", text }, text);
  return true;
}

/** An id for a command that nobody had before. */
function token() {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A command that counts once, however often it is sent; `said`: in words. One at a time: what comes after it, nobody can know. */
function command(message, said = "") {
  pending = true;
  asked = told = false;
  const id = token();
  // On a new line the table must know first for whom of those who share this screen it is.
  const first = state.turn.shared && state.seat !== null ? { type: "seat", seat: state.seat } : null;
  line.keep({ ...message, seq: state.seq, id }, { first, say: said });
  waiting();
  if (line.free) bar.say(words.offlineKept.replace("%", said), "");
}

/** What waits for the line is not done after all. */
function withdraw() {
  line.withdraw();
  pending = Boolean(line.kept);
  waiting();
  paint();
}

/** What could be done next: the table is asked, nothing happens yet. */
function propose() {
  if (pending || proposals.todo) proposals.later();
  else if (el("bar").querySelector("[data-do=propose]")) {
    asked = true;
    ask({ type: "propose", seq: state.seq });
  } else if (proposals.shown) close();
}

function back() {
  if (state.at !== null) return leaveReplay();
  if (looked !== null) return look(null);
  if (walk.back()) paint();
  return undefined;
}

let undone = { seq: null };

function undo() {
  proposals.stop();
  if (line.free) return withdraw();
  const button = el("bar").querySelector("[data-do=undo]");
  if (!button) return undefined;
  if (button.dataset.why) bar.say(button.dataset.why, "", true);
  else {
    if (undone.seq !== state.seq) undone = { seq: state.seq, id: token() }; // a second tap before the answer is the same undo
    ask({ type: "undo", ...undone });
  }
  return undefined;
}

const leaveReplay = () => replay.go(null);

/** Another board in the place of mine; null: mine again. */
function look(seat) {
  looked = seat;
  const all = boards(main);
  const shown = all.find((one) => one.dataset.seat === seat);
  if (seat !== null && !shown) return look(null);
  for (const one of all) one.hidden = shown ? one.dataset.seat !== seat : !one.dataset.main;
  el("look").hidden = seat === null;
  if (shown) el("look").firstElementChild.textContent = shown.getAttribute("aria-label");
  for (const panel of main.querySelectorAll("[data-look]")) panel.classList.toggle("looked", panel.dataset.look === seat);
  digits.draw(walk);
  return undefined;
}

const actions = {
  ...sharing(words),
  ...lesson?.actions,
  chat: () => {
    open(words.chat, el("chat"));
    chat.count();
  },
  tab: (button) => chat.tab(button),
  audience: () => open(words.audience, chat.list()),
  "look-as": (button) => ask({ type: "look", seat: button.dataset.number === undefined ? null : Number(button.dataset.number) }),
  confirm: play,
  undo,
  propose,
  about: () => about.toggle(),
  "end-turn": () => may() && command({ type: "confirm" }, words.endTurn),
  withdraw,
  mine: () => look(null),
  unveil,
  seat: (button) => ask({ type: "seat", seat: Number(button.dataset.number) }),
  log: () => open(words.log, el("log")),
  sheet: () => (document.body.matches(".over:not(.replaying)") ? el("sheet").scrollIntoView() : open(words.sheet, el("sheet"), { wide: true })),
  settings: () => open(words.settings, sound.shown(settings.shown())),
  live: leaveReplay,
  "at-first": () => replay.go(0),
  "at-back": () => replay.step(-1),
  "at-next": () => replay.step(1),
  "at-play": () => replay.toggle(),
};

document.addEventListener("click", (event) => {
  const target = event.target.closest("[data-ref],[data-do],[data-look],[data-open],[data-at]");
  if (!target) return;
  const { ref, do: action, look: seat, open: card, at } = target.dataset;
  if (action && actions[action]) {
    event.preventDefault();
    actions[action](target);
  } else if (at !== undefined && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    close();
    replay.go(Number(at));
  } else if (ref) point(target);
  else if (seat !== undefined) look(looked === seat ? null : seat);
  else if (card) openCard(main.dataset.game, card, target.dataset.name ?? words.card);
});

main.addEventListener("input", (event) => {
  if (event.target.dataset.do === "slide") replay.go(Number(event.target.value));
});

keys(main, { back, undo, log: actions.log, sheet: actions.sheet, propose, point, digit: (event) => digits.of(event), whole: () => Boolean(walk.move) });

// Hovering, or going there by key, shows what a tap would choose, as far as it would be a whole move.
let hovered = null;
main.addEventListener("pointerover", (event) => {
  if (event.pointerType === "mouse" && !dragged) peek(event.target.closest("[data-ref].can"));
});
main.addEventListener("focusin", (event) => {
  if (!dragged && event.target.matches(":focus-visible")) peek(event.target.closest("[data-ref].can"), true);
});
main.addEventListener("focusout", () => dragged || peek(null));

function peek(element, aloud = false) {
  if (element === hovered) return;
  hovered = element;
  const path = element && !walk.move ? walk.towards(element.dataset.ref) : null;
  const move = path && walk.legal.find((one) => one.path.join() === path.join());
  if (move) {
    game.preview(main, path, { peek: true });
    bar.peek(move, aloud);
    return;
  }
  game.preview(main, walk.chosen);
  if (!walk.chosen.length) game.marks(main, walk.options);
  bar.peek(null);
}

let dragged = null;
dragging(main, {
  lifted: game.lifted,
  targets(source) {
    if (about.on) return null;
    const { ref, then } = source.dataset;
    const moves = walk.under([ref]);
    if (moves.some((move) => move.path.length > 1)) return "[data-ref].can";
    return then && moves.length ? `[data-ref^="${CSS.escape(then)}"]` : null;
  },
  start(element) {
    dragged = element;
    pointed = element.dataset.key ?? null;
    walk.chosen = [element.dataset.ref];
    paint();
  },
  over(ref) {
    game.preview(main, ref ? [...walk.chosen, ref] : walk.chosen, { peek: Boolean(ref) });
  },
  drop(ref) {
    const { then } = dragged.dataset;
    dragged = null;
    if (ref && walk.move && then && ref.startsWith(then)) {
      wish = ref;
      play();
      return;
    }
    if (ref) walk.point(ref);
    paint();
    if (walk.move && main.dataset.oneTap) play();
  },
});

// ---------------------------------------------------------------- the page

/** On phones the bar lies over the page: leave room for it. */
function measure() {
  // Rounded down: what sticks above the bar reaches under it rather than leave a slit.
  main.style.setProperty("--bar-height", `${Math.floor(el("bar").getBoundingClientRect().height)}px`);
  const others = main.querySelector(".others");
  const above = getComputedStyle(others).position === "sticky" ? others.offsetHeight : 0;
  // What has the focus never hides behind what lies over the page.
  document.documentElement.style.scrollPaddingBlock = wide.matches ? "" : `${60 + above}px ${el("bar").offsetHeight + 12}px`;
}
new ResizeObserver(measure).observe(el("bar"));

// What had the focus before the sheet opened may be gone when it closes.
el("drawer").addEventListener("close", () => {
  if (document.activeElement === document.body) refocus(main, (screen.lost = {}));
});

wide.addEventListener("change", close);

look(null);
veil();
fold(el("log"), state, words.since);
paint();
proposals.drawn(state);
Clock.received(state);
clock.show(state.clock);
pace.show(state);
if (state.at === null && state.turn.over) el("result-title")?.focus({ preventScroll: true });
if (choices(main).length && document.activeElement === document.body && matchMedia("(hover: hover)").matches) foremost(main).focus({ preventScroll: true });
