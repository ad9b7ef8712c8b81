// What a table's page decides, without a page: messages and intents go in, what leaves for the table comes out.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Store, begins, ends } from "../../../src/ludosphere/web/static/js/store.js";

const move = (path) => ({ path: path.split(" "), say: `does ${path}`, gives: "" });
const turn = { mine: true, shared: false, seat: 0, whose: "", over: false, held: false };

/** A state of the table, with all that isn't told. */
const at = (seq, more = {}) => ({ type: "state", seq, seat: 0, since: null, at: null, stage: "running", legal: [], turn, hints: [], ...more });
const placing = [move("forest gap:1"), move("forest gap:2"), move("sea gap:1")];

/** A line that does what it is told: `up`, commands leave at once. */
class Wire {
  kept = null;
  up = true;
  sent = [];

  send(message) {
    if (this.up) this.sent.push(message);
    return this.up;
  }

  keep(message, { first, say }) {
    this.kept = { message, first, say, left: this.up };
    if (this.up) this.sent.push(message);
  }

  settle() {
    if (!this.kept) return;
    this.kept = null;
    store.dispatch({ type: "settled" });
  }

  get free() {
    return Boolean(this.kept && !this.kept.left);
  }

  withdraw() {
    if (this.free) this.kept = null;
  }
}

let store;
let wire;
let said;
let updates;
let page;

/** A state comes and is drawn at once. */
const comes = (state) => store.dispatch(state);
const points = (...refs) => refs.map((ref) => store.dispatch({ type: "point", ref }));
const plays = () => wire.sent.filter(({ type }) => type === "play").map(({ path }) => path.join(" "));

beforeEach(() => {
  said = [];
  updates = [];
  wire = new Wire();
  page = {
    words: { offlineKept: "kept: %", offlineAsk: "off line", endTurn: "End the turn" },
    loose: () => false,
    always: () => null,
    eachStep: () => true,
    veiled: () => false,
    say: (text) => said.push(text),
    draw: (state) => store.dispatch({ type: "drawn", state }),
  };
  store = new Store(at(1, { legal: placing }), page);
  store.line = wire;
  store.islands = [{ update: (state, before) => updates.push([state.seq, before?.seq ?? null]) }];
});

test("pointing chooses, and pointing at the last thing again plays", () => {
  assert.deepEqual(points("forest", "gap:2"), ["step", "step"]);
  assert.deepEqual(plays(), []);
  assert.deepEqual(points("gap:2"), ["again"]);
  assert.deepEqual(plays(), ["forest gap:2"]);
  const [{ seq, id }] = wire.sent;
  assert.equal(seq, 1);
  assert.match(id, /^[0-9a-f]{24}$/);
});

test("what is chosen in full is played at once, unless each step is asked", () => {
  page.eachStep = () => false;
  points("forest", "gap:1");
  assert.deepEqual(plays(), ["forest gap:1"]);
});

test("what can only go to one place goes there", () => {
  page.eachStep = () => false;
  points("sea");
  assert.deepEqual(plays(), ["sea gap:1"]);
});

test("what can't be taken back wants an OK", () => {
  page.eachStep = () => false;
  comes(at(2, { legal: [{ ...move("deck"), ok: "reveal" }, move("pass")] }));
  points("deck");
  assert.deepEqual(plays(), []);
  points("deck");
  assert.deepEqual(plays(), ["deck"]);
});

test("what goes without asking is done after a moment, as what follows", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  page.eachStep = () => false;
  comes(at(2, { legal: [move("take:5"), move("take:4")], usual: ["take:5"] }));
  assert.deepEqual(plays(), []);
  context.mock.timers.tick(300);
  assert.deepEqual(plays(), ["take:5"]);
  assert.equal(wire.sent[0].follows, true);
});

test("but not what wants an OK, which is chosen beforehand", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  page.eachStep = () => false;
  comes(at(2, { legal: [{ ...move("take:4"), ok: "reveal" }, move("take:3")], usual: ["take:4"] }));
  context.mock.timers.tick(1000);
  assert.deepEqual(plays(), []);
  store.dispatch({ type: "confirm" });
  assert.deepEqual(plays(), ["take:4"]);
  assert.equal(wire.sent[0].follows, undefined);
});

test("what is always chosen goes by itself also before a reveal, if it was one when that was said", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  page.eachStep = () => false;
  const draws = { legal: [{ ...move("take:4"), ok: "reveal" }, move("take:3")] };
  page.always = () => ({ path: ["take:4"], ok: null });
  comes(at(2, draws));
  context.mock.timers.tick(1000);
  assert.deepEqual(plays(), [], "it can't be taken back now");
  page.always = () => ({ path: ["take:4"], ok: "reveal" });
  comes(at(3, draws));
  context.mock.timers.tick(1000);
  assert.deepEqual(plays(), ["take:4"]);
  assert.equal(wire.sent[0].follows, true);
});

test("nor after an undo, until somebody chooses again", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  page.eachStep = () => false;
  const taking = { legal: [move("take:5"), move("take:4")], usual: ["take:5"] };
  store.dispatch({ type: "undo", able: true });
  comes(at(2, taking));
  context.mock.timers.tick(1000);
  assert.deepEqual(plays(), []);
  points("take:4");
  comes(at(3, { ...taking, since: 3 }));
  context.mock.timers.tick(300);
  assert.deepEqual(plays(), ["take:4", "take:5"]);
});

test("nor in the past, behind a veil, or where each step is asked", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const taking = { legal: [move("take:5"), move("take:4")], usual: ["take:5"] };
  comes(at(2, taking));
  page.eachStep = () => false;
  page.veiled = () => true;
  comes(at(3, taking));
  page.veiled = () => false;
  comes(at(4, { ...taking, at: 2 }));
  context.mock.timers.tick(1000);
  assert.deepEqual(plays(), []);
});

test("whoever chooses something else meanwhile is heard", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  page.eachStep = () => false;
  comes(at(2, { legal: [move("take:5"), move("take:4")], usual: ["take:5"] }));
  points("take:4");
  context.mock.timers.tick(1000);
  assert.deepEqual(plays(), ["take:4"]);
});

test("of several things with one ref another one may be pointed at instead", () => {
  store.dispatch({ type: "point", ref: "forest", key: "a" });
  assert.equal(store.dispatch({ type: "point", ref: "forest", key: "b" }), "twin");
  assert.equal(store.pointed, "b");
  assert.deepEqual(store.walk.chosen, ["forest"]);
});

test("the table is asked why something isn't possible: there, or at all", () => {
  assert.deepEqual(points("gap:1"), ["refused"]);
  points("forest", "gap:3");
  assert.deepEqual(wire.sent.map(({ path }) => path), [["gap:1"], ["forest", "gap:3"]]);
  wire.up = false;
  points("gap:3");
  assert.deepEqual(said, ["off line"]);
});

test("one command at a time: until the table has it and a state came, nothing else leaves", () => {
  points("sea", "gap:1", "gap:1");
  assert.equal(store.play(["forest", "gap:1"]), false);
  wire.settle();
  assert.equal(store.may, false, "what came of it isn't known yet");
  comes(at(2, { legal: placing, since: 1 }));
  assert.equal(store.may, true);
});

test("a state that tells of one's own action is its receipt", () => {
  points("sea", "gap:1", "gap:1");
  comes(at(2, { legal: [move("forest gap:1")], since: 1 }));
  points("gap:1", "gap:1");
  assert.deepEqual(plays(), ["sea gap:1", "forest gap:1"]);
});

test("a state that tells of somebody else's action is none", () => {
  points("sea", "gap:1", "gap:1");
  comes(at(2, { legal: placing }));
  assert.equal(store.may, false);
  points("gap:1");
  assert.deepEqual(plays(), ["sea gap:1"]);
});

test("who shares a screen goes on when it is the next one's turn", () => {
  points("sea", "gap:1", "gap:1");
  comes(at(2, { legal: [move("pass"), move("stay")], seat: 1 }));
  points("pass", "pass");
  assert.deepEqual(plays(), ["sea gap:1", "pass"]);
});

test("a refusal frees the way for another command", () => {
  points("sea", "gap:1", "gap:1");
  store.dispatch({ type: "refused", text: "No." });
  assert.equal(store.may, true);
});

test("what others do takes nothing out of one's hand, if it is still possible", () => {
  points("forest", "gap:2");
  comes(at(2, { legal: placing }));
  assert.deepEqual(store.walk.chosen, ["forest", "gap:2"]);
  comes(at(3, { legal: placing.slice(2).concat(move("pass")) }));
  assert.deepEqual(store.walk.chosen, []);
  points("sea");
  comes(at(4, { legal: placing, since: 3 }));
  assert.deepEqual(store.walk.chosen, [], "after one's own action one begins anew");
});

test("a single thing to do that lies nowhere is chosen already", () => {
  page.loose = (ref) => ref === "done";
  comes(at(2, { legal: [move("done")] }));
  assert.equal(store.walk.move.say, "does done");
  comes(at(3, { legal: [move("forest")] }));
  assert.equal(store.walk.move, null);
});

test("without a line a command waits, may be exchanged, and taken back", () => {
  wire.up = false;
  points("sea", "gap:1", "gap:1");
  assert.deepEqual(said, ["kept: does sea gap:1"]);
  store.play(["forest", "gap:1"]);
  assert.equal(wire.kept.message.path[0], "forest");
  store.dispatch({ type: "undo", able: true });
  assert.equal(wire.kept, null);
  assert.equal(store.may, true);
});

test("on a new line the table learns first for whom of those who share a screen a command is", () => {
  comes(at(2, { legal: placing, turn: { ...turn, shared: true }, seat: 1 }));
  store.play(["sea", "gap:1"]);
  assert.deepEqual(wire.kept.first, { type: "seat", seat: 1 });
});

test("a second undo before the answer is the same one; what can't be taken back is told", () => {
  for (let k = 0; k < 2; k++) store.dispatch({ type: "undo", able: true });
  assert.equal(wire.sent[0].id, wire.sent[1].id);
  comes(at(2));
  store.dispatch({ type: "undo", able: true });
  assert.notEqual(wire.sent[2].id, wire.sent[0].id);
  store.dispatch({ type: "undo", able: true, why: "A card was drawn." });
  store.dispatch({ type: "undo", able: false });
  assert.deepEqual(said, ["A card was drawn."]);
  assert.equal(wire.sent.length, 3);
});

test("a thing dropped where its action leads to is played, and then the place is chosen", () => {
  comes(at(2, { legal: [move("unit:1"), move("pass")] }));
  store.dispatch({ type: "lift", ref: "unit:1" });
  store.dispatch({ type: "drop", ref: "hex:4", then: "hex:" });
  assert.deepEqual(plays(), ["unit:1"]);
  comes(at(3, { legal: [move("hex:4"), move("hex:5")], since: 2 }));
  assert.deepEqual(store.walk.chosen, ["hex:4"]);
});

test("a drag chooses like two taps, and one that ends nowhere keeps the first", () => {
  store.dispatch({ type: "lift", ref: "forest" });
  store.dispatch({ type: "drop", ref: null });
  assert.deepEqual(store.walk.chosen, ["forest"]);
  store.dispatch({ type: "drop", ref: "gap:1" });
  assert.equal(store.walk.move.say, "does forest gap:1");
});

test("what is typed, and the end of a turn, are commands as well", () => {
  assert.equal(store.dispatch({ type: "say", text: "sand" }), true);
  assert.equal(store.dispatch({ type: "say", text: "sea" }), false);
  comes(at(2, { since: 1 }));
  store.dispatch({ type: "end-turn" });
  assert.deepEqual(wire.sent.map(({ type, text }) => [type, text]), [["say", "sand"], ["confirm", undefined]]);
});

test("islands hear first and may keep a message to themselves; they draw a new table, and a new choice", () => {
  store.islands.unshift({ hear: ({ type }) => type === "refused" });
  store.pending = true;
  store.dispatch({ type: "refused", text: "for the chat" });
  assert.equal(store.pending, true);
  comes(at(2, { legal: placing }));
  points("forest");
  store.dispatch({ type: "back" });
  store.dispatch({ type: "back" });
  assert.deepEqual(updates, [[2, 1], [2, null], [2, null]]);
});

test("a line that breaks asks nothing any more, and keeps what must arrive", () => {
  points("sea", "gap:1", "gap:1");
  store.asked = true;
  store.dispatch({ type: "line", online: false });
  assert.equal(store.asked, false);
  assert.equal(store.pending, true);
});

test("when a turn begins and a game ends", () => {
  const [mine, theirs] = [at(1), at(1, { turn: { ...turn, mine: false, seat: 1 } })];
  const over = at(2, { turn: { ...turn, mine: false, over: true } });
  assert.ok(begins(mine, theirs));
  assert.ok(!begins(mine, mine) && !begins(theirs, mine));
  assert.ok(begins(at(2, { turn: { ...turn, seat: 1 } }), mine), "at a shared screen it is the next one's");
  assert.ok(ends(over, mine));
  assert.ok(!ends(over, over) && !ends({ ...over, at: 3 }, mine));
});
