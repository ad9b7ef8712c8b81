// Going through the moments of a game.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Replay } from "../../../src/ludosphere/web/static/js/replay.js";

let asked;
let replay;

/** A moment comes and is drawn. */
const comes = (at) => replay.update({ at, moves: 40 }, {});

beforeEach(() => {
  globalThis.location = { href: "https://table.test/table/abc" };
  globalThis.history = { replaceState: (_state, _title, url) => (globalThis.location.href = String(url)) };
  globalThis.document = { querySelector: () => null };
  asked = [];
  replay = new Replay((n) => asked.push(n), { at: null, moves: 40 });
});

test("a moment is asked for, and stands in the address", () => {
  replay.go(12);
  assert.deepEqual(asked, [12]);
  assert.equal(new URL(globalThis.location.href).searchParams.get("at"), "12");
  comes(12);
  replay.go(null);
  assert.equal(globalThis.location.href, "https://table.test/table/abc");
});

test("while an answer is due only the last wish counts", () => {
  for (const n of [1, 2, 3, 9]) replay.go(n);
  assert.deepEqual(asked, [1]);
  comes(1);
  assert.deepEqual(asked, [1, 9]);
  comes(9);
  assert.deepEqual(asked, [1, 9]);
});

test("steps stay within the game, and there are none in the present", () => {
  replay.step(1);
  assert.deepEqual(asked, []);
  comes(40);
  replay.step(1);
  comes(40);
  replay.step(-50);
  assert.deepEqual(asked, [40, 0]);
});

test("at the end it plays from the beginning, until it is there again", (context) => {
  context.mock.timers.enable({ apis: ["setInterval"] });
  comes(40);
  replay.toggle();
  comes(0);
  context.mock.timers.tick(900);
  comes(1);
  assert.deepEqual(asked, [0, 1]);
  comes(40);
  context.mock.timers.tick(9000);
  assert.deepEqual(asked, [0, 1]);
});
