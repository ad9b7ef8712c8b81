// What keys do at a table.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { keys } from "../../../src/ludosphere/web/static/js/keys.js";

class SVGElement {}
let press;
let did;
let open;
let numbers;
let whole;
let past;

/** An element: `kinds`, the selectors that find it. */
const element = (kinds = [], more = {}) => ({
  matches: (selector) => kinds.includes(selector),
  closest(selector) {
    return kinds.includes(selector) ? this : null;
  },
  getClientRects: () => [{}],
  focus: () => did.push("focus"),
  ...more,
});
const field = element(["input,select,textarea"]);
const thing = element(["[data-ref]"]);
const chosen = element(["[data-ref]", "[data-ref][aria-pressed=true]"]);
const drawn = Object.assign(new SVGElement(), thing);

beforeEach(() => {
  did = [];
  open = whole = past = false;
  numbers = {};
  let heard;
  globalThis.SVGElement = SVGElement;
  globalThis.document = { addEventListener: (_, listener) => (heard = listener), querySelector: () => open || null, activeElement: null };
  const main = { contains: () => true, querySelector: () => null, querySelectorAll: () => [element(["[data-ref]"], { dataset: {} })] };
  const does = (name) => () => did.push(name);
  keys(main, {
    back: does("back"),
    undo: does("undo"),
    confirm: does("confirm"),
    letters: { l: does("log"), p: does("propose") },
    point: () => did.push("point"),
    digit: ({ key }) => numbers[key] ?? null,
    whole: () => whole,
    past: () => past,
    step: (by) => did.push(by),
  });
  press = (key, target = thing, held = {}) => {
    let prevented = false;
    heard({ key, target, ...held, preventDefault: () => (prevented = true) });
    return prevented;
  };
});

test("in the past arrows go from moment to moment, and up and down scroll", () => {
  past = true;
  assert.equal(press("ArrowRight"), true);
  press("ArrowLeft");
  assert.equal(press("ArrowDown"), false);
  assert.deepEqual(did, [1, -1]);
});

test("Escape goes back, Ctrl Z takes back, letters open what they stand for", () => {
  press("Escape");
  press("z", thing, { ctrlKey: true });
  press("Z", thing, { metaKey: true });
  press("l");
  press("P");
  assert.deepEqual(did, ["back", "undo", "undo", "log", "propose"]);
});

test("a digit chooses what has it, and takes the focus along", () => {
  numbers["3"] = thing;
  assert.ok(press("3"));
  assert.deepEqual(did, ["point", "focus"]);
  assert.ok(!press("4"));
});

test("Enter on what is chosen goes on to what is asked next, and when that was all, it is played", () => {
  assert.ok(press("Enter", chosen));
  whole = true;
  assert.ok(press("Enter", chosen));
  assert.ok(!press(" ", chosen), "the browser clicks it");
  assert.deepEqual(did, ["focus", "confirm"]);
});

test("in a drawing Enter and the space bar point, where the browser would do nothing", () => {
  for (const key of ["Enter", " "]) assert.ok(press(key, drawn));
  assert.deepEqual(did, ["point", "point"]);
  assert.ok(!press("Enter", thing));
});

test("who types, has a sheet open or holds another key means something else", () => {
  for (const key of ["l", "Escape", "1", "ArrowLeft"]) assert.ok(!press(key, field));
  for (const held of ["ctrlKey", "metaKey", "altKey"]) assert.ok(!press("l", thing, { [held]: true }));
  open = true;
  assert.ok(!press("Escape"));
  assert.deepEqual(did, []);
});
