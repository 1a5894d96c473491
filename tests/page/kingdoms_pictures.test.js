// @ts-check
/** Which of its two pictures a tile shows: the same for all players, whenever they come. Run by scripts/lint-page. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { placeOf, squareName } from "../../src/regnum/web/js/games/kingdoms/notation.js";
import { nextVariant, pictureOf, picturesOf, variants } from "../../src/regnum/web/js/games/kingdoms/components.js";

/** A board with some pieces. @param {Record<string, string>} pieces by square */
function board(pieces = {}) {
  const rows = Array.from({ length: 5 }, () => Array.from({ length: 6 }, () => "."));
  for (const [square, word] of Object.entries(pieces)) rows[placeOf(square).row][placeOf(square).column] = word;
  return rows;
}

/** What is shown, by square. @param {Map<string, number>} shown @param {string[][]} on */
const names = (shown, on) =>
  Object.fromEntries(
    [...shown].map(([square, variant]) => [
      square,
      pictureOf(on[placeOf(square).row][placeOf(square).column], variant),
    ]),
  );

test("of two tiles of a kind the later one has the other picture, wherever they are", () => {
  const both = board({ a1: "+4", f5: "+4", b1: "+1", c1: "red1" });
  assert.deepEqual(names(picturesOf(both, ["draw", "+4@f5", "r1@c1", "draw", "+4@a1"]), both), {
    f5: "windmill",
    a1: "camp",
  });
  assert.deepEqual(names(picturesOf(both, ["draw", "+4@a1", "r1@c1", "draw", "+4@f5"]), both), {
    a1: "windmill",
    f5: "camp",
  });
});

test("a second tile never changes the picture of the first", () => {
  const actions = ["draw", "+5@f5", "r1@c1"];
  const first = board({ f5: "+5", c1: "red1" });
  const then = board({ f5: "+5", c1: "red1", a1: "+5" });
  assert.equal(picturesOf(first, actions).get("f5"), picturesOf(then, [...actions, "draw", "+5@a1"]).get("f5"));
});

test("a starting tile keeps its picture, though another of its kind is drawn before it is placed", () => {
  const empty = board();
  const held = nextVariant(empty, picturesOf(empty, []), "+6", squareName, true);
  const one = board({ b2: "+6" });
  const shown = picturesOf(one, ["draw", "+6@b2"]);
  assert.equal(nextVariant(one, shown, "+6", squareName, true), held);
  const two = board({ b2: "+6", e4: "+6" });
  assert.equal(picturesOf(two, ["draw", "+6@b2", "s@e4"]).get("e4"), held);
  assert.equal(picturesOf(board({ e4: "+6" }), ["s@e4"]).get("e4"), held);
});

test("a tile in hand shows what it will show on the board", () => {
  const one = board({ b2: "+4" });
  const shown = picturesOf(one, ["draw", "+4@b2"]);
  const two = board({ b2: "+4", a1: "+4" });
  assert.equal(
    picturesOf(two, ["draw", "+4@b2", "draw", "+4@a1"]).get("a1"),
    nextVariant(one, shown, "+4", squareName),
  );
});

test("the board of the round before shows the pictures that it had", () => {
  const old = board({ a1: "+4", f5: "+4" });
  const actions = ["draw", "+4@f5", "draw", "+4@a1"];
  const next = board({ a1: "+4" });
  assert.deepEqual(picturesOf(old, [...actions, "s@a1"], next), picturesOf(old, actions));
});

test("a board without a log keeps what was shown", () => {
  const one = board({ f5: "+4" });
  const two = board({ f5: "+4", a1: "+4" });
  assert.deepEqual(names(variants(two, squareName, variants(one, squareName)), two), { f5: "windmill", a1: "camp" });
});
