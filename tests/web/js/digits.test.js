// Which number is typed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { typed } from "../../../src/ludosphere/web/static/js/digits.js";

const press = (key, code = "", shiftKey = false, found = new Map()) => typed({ key, code, shiftKey }, found);

test("1 to 9 are themselves, 0 is 10 unless something has it printed", () => {
  assert.equal(press("7", "Digit7"), 7);
  assert.equal(press("0", "Digit0"), 10);
  assert.equal(press("0", "Digit0", false, new Map([[0, {}]])), 0);
});

test("with Shift a digit is ten more", () => {
  assert.equal(press("!", "Digit1", true), 11);
  assert.equal(press(")", "Digit0", true), 20);
});

test("where digits need Shift, both the key and the digit above it count", () => {
  assert.equal(press("&", "Digit1"), 1); // AZERTY
  assert.equal(press("1", "Digit1", true), 1);
});

test("other keys are no numbers", () => {
  for (const key of ["a", "Enter", "F1", " "]) assert.equal(press(key, key), null);
});
