// @ts-check
/** When the account of a round is shown by itself. Run by scripts/lint-page. */

import assert from "node:assert/strict";
import { test } from "node:test";

import "./browser.js";

import { isUncounted, look, putAway } from "../../src/regnum/web/js/games/kingdoms/scoring.js";

const scored = (/** @type {string} */ row) => ({ direction: "row", first: `a${row}`, last: `f${row}`, scored: true });
/** @returns {any} */
const update = (
  /** @type {string} */ table,
  /** @type {number} */ round,
  phase = "act",
  /** @type {any[]} */ lines = [],
) => ({
  table,
  view: { round, phase, present: { lines } },
});

test("a player who comes in the middle of a game, or after it, is not shown a scoring by itself", () => {
  assert.ok(!isUncounted(update("late", 2)));
  assert.deepEqual(look(update("late", 2)), { isRoundOver: false, paid: [] });
  assert.ok(!isUncounted(update("over", 3, "over")));
});

test("a round that ends is to be counted until its account is put away, though the picture goes meanwhile", () => {
  look(update("round", 1));
  assert.ok(isUncounted(update("round", 2)));
  assert.ok(look(update("round", 2)).isRoundOver);
  assert.ok(!look(update("round", 2)).isRoundOver);
  assert.ok(isUncounted(update("round", 2)));
  putAway("round");
  assert.ok(!isUncounted(update("round", 2)));
});

test("the last round is to be counted, too", () => {
  look(update("last", 3));
  assert.ok(isUncounted(update("last", 3, "over")));
  assert.ok(look(update("last", 3, "over")).isRoundOver);
  putAway("last");
  assert.ok(!isUncounted(update("last", 3, "over")));
});

test("lines that were paid since are told once, and not those of another round", () => {
  look(update("paid", 1, "act", [scored("1")]));
  const paid = look(update("paid", 1, "act", [scored("1"), scored("2")])).paid;
  assert.deepEqual(
    paid.map(({ first }) => first),
    ["a2"],
  );
  assert.deepEqual(look(update("paid", 1, "act", [scored("1"), scored("2")])).paid, []);
  assert.deepEqual(look(update("paid", 2, "act", [scored("4")])).paid, []);
});

test("it is known again after the page is loaded again, of the tables looked at last", async () => {
  /** @type {Map<string, string>} */
  const kept = new Map();
  Object.defineProperty(globalThis, "sessionStorage", {
    configurable: true,
    value: {
      getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
      setItem: (/** @type {string} */ key, /** @type {string} */ text) => kept.set(key, text),
    },
  });
  look(update("again", 1));
  look(update("again", 2));
  const loadAgain = (/** @type {number} */ time) => import(`../../src/regnum/web/js/games/kingdoms/scoring.js?${time}`);
  const second = await loadAgain(2);
  assert.ok(second.isUncounted(update("again", 2)));
  second.putAway("again");
  const third = await loadAgain(3);
  assert.ok(!third.isUncounted(update("again", 2)));
  for (const table of ["b", "c", "d", "e"]) third.look(update(table, 1));
  const fourth = await loadAgain(4);
  assert.ok(fourth.isUncounted(update("e", 2)));
  assert.ok(!fourth.isUncounted(update("again", 3)));
});

const { changedBy, marksOf, movesOf, placedBy } = await import("../../src/regnum/web/js/games/kingdoms/view.js");

/** @param {number} value @param {number[]} totals @param {number} [round] */
const standingAt = (value, totals, round = 1) => ({
  round,
  present: {
    board: [],
    lines: [{ direction: "row", first: "a1", last: "f1", value, income: {}, tiles: [], castles: [] }],
  },
  players: totals.map((total) => ({ income: { total } })),
});
const deedOf = (seat, action, before, after) => ({ event: { seat, action }, before, after });

test("what others have done since the player's turn: which lines, what it changes, where and in which order", () => {
  const views = [standingAt(0, [0, 0]), standingAt(4, [12, 0]), standingAt(1, [3, 0])];
  const since = [deedOf(1, "+4@b1", views[0], views[1]), deedOf(2, "-3@c1", views[1], views[2])];
  assert.deepEqual(
    placedBy(since[1]).changed.map(({ line, was }) => [line.value, was]),
    [[1, 4]],
  );
  assert.deepEqual(changedBy(since), [3, 0]);
  assert.deepEqual(
    [...marksOf(since, null)],
    [
      ["b1", { seat: 1, order: 1 }],
      ["c1", { seat: 2, order: 2 }],
    ],
  );
  const told = (/** @type {number | null} */ seat) =>
    movesOf(since, seat).map(({ order, square, change }) => [order, square, change]);
  assert.deepEqual(told(0), [
    [1, "b1", 12],
    [2, "c1", -9],
  ]);
  assert.deepEqual(told(null)[0], [1, "b1", 0], "a visitor gains nothing");
  assert.deepEqual([...marksOf([], { square: "d4", seat: 3 })], [["d4", { seat: 3, order: null }]]);
});

test("a round that has ended in between changes nothing of the next", () => {
  const deed = deedOf(1, "+4@b1", standingAt(0, [0, 0]), standingAt(0, [0, 0], 2));
  assert.equal(placedBy(deed), null);
  assert.equal(changedBy([deed]), null);
});
