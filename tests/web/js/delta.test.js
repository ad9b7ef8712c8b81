// Fragments that come as what changed in them; `delta.py` makes them, and test_delta.py looks at that.
import assert from "node:assert/strict";
import { test } from "node:test";
import { whole } from "../../../src/ludosphere/web/static/js/screen.js";

test("a fragment comes whole, or as what is new and what was there", () => {
  assert.equal(whole("<p>new</p>", "<p>old</p>"), "<p>new</p>");
  assert.equal(whole([[0, 3], "new", [6, 10]], "<p>old</p>"), "<p>new</p>");
  assert.equal(whole([], "<p>old</p>"), "");
});

test("places count UTF-16 units", () => {
  assert.equal(whole([[0, 2], "é", [3, 4]], "🌍eh"), "🌍éh");
});
