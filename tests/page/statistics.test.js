// @ts-check
/** Results put together from their kinds. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { linesOf } from "../../src/regnum/web/js/statistics.js";

/** @returns {any} */
const kind = (game, about, games, more = {}) => ({
  ...{ game, about, games, wins: 0, resigned: 0, scored: 0, mean_score: null, best_score: null },
  ...more,
});

test("results are added up within a game, means by the games that have a score", () => {
  const kinds = [
    kind("a", "few", 2, { wins: 1, scored: 1, mean_score: 10, best_score: 10 }),
    kind("a", "many", 5, { resigned: 2 }),
    kind("b", "few", 1),
    kind("a", "few", 4, { wins: 2, resigned: 1, scored: 3, mean_score: 30, best_score: 41 }),
  ];
  const told = linesOf(kinds, (one) => /** @type {any} */ (one).about).map((line) => Object.values(line));
  assert.deepEqual(told, [
    ["a", "few", 6, 3, 1, 25, 41],
    ["a", "many", 5, 0, 2, null, null],
    ["b", "few", 1, 0, 0, null, null],
  ]);
});
