// @ts-check
/** Where the labels of candidates are: none hides another. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { markOn, shownOf } from "../../src/regnum/web/js/games/kingdomino/candidates.js";
import { chosenSquare, drawOf, shownOf as piecesOf } from "../../src/regnum/web/js/games/kingdoms/candidates.js";

/** @param {string[]} actions The first is chosen. @returns {import("../../src/regnum/web/js/contract.js").Marked[]} */
const marks = (...actions) =>
  actions.map((action, i) => ({ action, label: String(i + 1), look: i ? "maybe" : "chosen" }));

/** Square of each label, by action. @param {string[]} actions */
const flags = (...actions) =>
  Object.fromEntries(shownOf(marks(...actions)).map(({ mark, flag }) => [mark.action, flag.join()]));

test("a label is in the upper right of its domino", () => {
  assert.deepEqual(flags("22h7e"), { "22h7e": "2,0" });
  assert.deepEqual(flags("22h7n"), { "22h7n": "1,1" });
});

test("a domino under another shows its label on its free half", () => {
  assert.deepEqual(flags("22h7e", "22i7n"), { "22h7e": "2,0", "22i7n": "2,1" });
  assert.deepEqual(flags("22i7n", "22h7e"), { "22i7n": "2,1", "22h7e": "1,0" });
});

test("turned round on the same squares, both labels can be seen", () => {
  const found = flags("22h7e", "22i7w");
  assert.notEqual(found["22h7e"], found["22i7w"]);
});

test("the chosen one is drawn over the others, whatever its place in the list", () => {
  const [first, second] = marks("22h7e", "22i7n");
  assert.ok(first && second);
  const shown = shownOf([
    { ...first, look: "maybe" },
    { ...second, look: "chosen" },
  ]);
  assert.equal(shown.at(-1)?.mark.action, "22i7n");
});

test("claims and discards are marked on the domino itself", () => {
  const claims = marks("k40", "k33");
  assert.deepEqual(shownOf(claims), []);
  assert.equal(markOn(claims, 33)?.label, "2");
  assert.equal(markOn(claims, 41), undefined);
  assert.equal(markOn(marks("17x"), 17)?.label, "1");
});

test("of several pieces on one square the chosen one is shown, and a draw is marked on the pile", () => {
  const view = /** @type {import("../../src/regnum/web/js/games/kingdoms/types.js").View} */ (
    /** @type {unknown} */ ({ seat: 1, players: [{ starting_tile: "?" }, { starting_tile: "+3" }] })
  );
  const marked = marks("r2@c4", "s@a1", "draw");
  const other = { action: "r4@c4", label: "4", look: /** @type {const} */ ("maybe") };
  const shown = piecesOf([other, ...marked], view, () => 0);
  assert.deepEqual(
    [...shown].map(([square, { mark, word }]) => [square, mark.action, word]),
    [
      ["c4", "r2@c4", "yellow2"],
      ["a1", "s@a1", "+3"],
    ],
  );
  assert.equal(drawOf(marked)?.label, "3");
  assert.equal(chosenSquare(marked), "c4");
});
