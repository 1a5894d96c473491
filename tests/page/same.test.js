// @ts-check
/** What an update repeats is the same object as before. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { isSame, shared } from "../../src/regnum/web/js/same.js";

test("what tells the same is the object from before", () => {
  const before = { seats: [{ name: "A" }, { name: "B" }], ply: 3 };
  assert.equal(shared(before, structuredClone(before)), before);
});

test("what has changed is new, and everything beside it is not", () => {
  const before = { kingdoms: [{ squares: [[0, 1, "w"]] }, { squares: [] }], ply: 3 };
  const after = { kingdoms: [{ squares: [[0, 1, "w"]] }, { squares: [[1, 0, "f"]] }], ply: 4 };
  const made = shared(before, after);
  assert.deepEqual(made, after);
  assert.equal(made.kingdoms[0], before.kingdoms[0]);
  assert.notEqual(made.kingdoms[1], before.kingdoms[1]);
});

test("lists that have become shorter or longer, and fields that have come or gone, are not the same", () => {
  for (const [before, after] of [
    [[1, 2], [1]],
    [[1], [1, 2]],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: 1, b: undefined }, { a: 1 }],
    [{ a: undefined }, { b: undefined }],
    [[], {}],
    [null, {}],
    [{}, null],
  ]) {
    assert.deepEqual(shared(before, after), after);
    assert.equal(isSame(before, after), false);
  }
});

test("neither of two updates is changed when they are compared", () => {
  const [before, after] = [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }];
  shared(before, after);
  assert.deepEqual([before, after], [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }]);
});

test("what is not data is compared as it is", () => {
  const [one, other] = [new Map([[1, 2]]), new Map([[1, 2]])];
  assert.equal(isSame({ one }, { one }), true);
  assert.equal(isSame({ one }, { one: other }), false);
  assert.equal(shared({ one }, { one: other }).one, other);
  assert.equal(isSame(Number.NaN, Number.NaN), true);
});
