// Choosing an action by pointing at one thing after the other.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Walk } from "../../../src/ludosphere/web/static/js/walk.js";

const moves = (...paths) => paths.map((path) => ({ path: path.split(" "), say: path, gives: "" }));
const placing = moves("forest gap:1", "forest gap:2", "sea gap:1", "pass");

test("one thing after the other becomes an action", () => {
  const walk = new Walk(placing);
  assert.deepEqual([...walk.options], ["forest", "sea", "pass"]);
  assert.equal(walk.point("forest"), "step");
  assert.equal(walk.move, null);
  assert.deepEqual([...walk.options], ["gap:1", "gap:2"]);
  assert.equal(walk.point("gap:2"), "step");
  assert.equal(walk.move.say, "forest gap:2");
});

test("the last thing may be exchanged, and pointing at it again means it", () => {
  const walk = new Walk(placing);
  for (const ref of ["forest", "gap:1", "gap:2"]) walk.point(ref);
  assert.deepEqual(walk.chosen, ["forest", "gap:2"]);
  assert.equal(walk.point("gap:2"), "again");
});

test("an earlier thing is exchanged too, and the place kept where it is still possible", () => {
  const walk = new Walk(placing);
  for (const ref of ["forest", "gap:1"]) walk.point(ref);
  assert.deepEqual([...walk.earlier], ["forest", "sea", "pass"]);
  assert.equal(walk.point("sea"), "step");
  assert.deepEqual(walk.chosen, ["sea", "gap:1"]);
  walk.point("forest");
  walk.point("gap:2");
  assert.equal(walk.point("sea"), "step");
  assert.deepEqual(walk.chosen, ["sea"], "there is no sea in that gap");
});

test("pointing at what is chosen takes it back", () => {
  const walk = new Walk(placing);
  walk.point("forest");
  assert.equal(walk.point("forest"), "back");
  assert.deepEqual(walk.chosen, []);
  assert.equal(walk.back(), false);
});

test("what no path leads to is refused, and changes nothing", () => {
  const walk = new Walk(placing);
  walk.point("sea");
  assert.equal(walk.point("gap:2"), "refused");
  assert.deepEqual(walk.chosen, ["sea"]);
});

test("where all actions begin alike nothing is to be chosen there", () => {
  assert.deepEqual(new Walk(moves("card:1 hex:2", "card:1 hex:3")).chosen, ["card:1"]);
  assert.deepEqual(new Walk(moves("card:1", "card:1 hex:3")).chosen, [], "but it may be all there is to do");
});

test("the only action is chosen already where the page says so", () => {
  const walk = new Walk(moves("done"), ["done"]);
  assert.equal(walk.move.say, "done");
  assert.equal(walk.point("done"), "again");
});

test("a hover shows where pointing would lead", () => {
  const walk = new Walk(placing);
  walk.point("forest");
  assert.deepEqual(walk.towards("gap:1"), ["forest", "gap:1"]);
  walk.point("gap:1");
  assert.deepEqual(walk.towards("gap:2"), ["forest", "gap:2"]);
});
