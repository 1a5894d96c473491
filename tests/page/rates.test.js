// @ts-check
/** What players give away per decision: as tests/study/test_rates.py. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { ratesOf } from "../../src/regnum/web/js/study/rates.js";

/** @typedef {import("../../src/regnum/web/js/study/kept.js").Kept} Kept */

/** A reviewed game in which the reader lost some points by each decision. @param {number[]} lost @param {number | null} [seat] @returns {Kept} */
const gameOf = (lost, seat = 1) => {
  const decisions = lost.flatMap((points_lost, ply) => [
    { ply, seat: 1, forced: false, points_lost },
    { ply, seat: 0, forced: false, points_lost: 99 },
    { ply, seat: 1, forced: true, points_lost: 99 },
  ]);
  return /** @type {Kept} */ (
    /** @type {unknown} */ ({ table: "t", game: "chess", actions: [], seat, review: { decisions } })
  );
};

test("a rate needs five own games", () => {
  const four = Array.from({ length: 4 }, () => gameOf([1, 2]));
  assert.deepEqual(ratesOf(four), []);
  assert.deepEqual(ratesOf([...four, gameOf([1, 2], null)]), []);
  const [rate] = ratesOf([...four, gameOf([1, 2])]);
  assert.deepEqual(rate, { game: "chess", games: 5, decisions: 10, points: 1.5, margin: 0 });
});

test("the interval comes from how much the games differ", () => {
  const [rate] = ratesOf(
    [
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ].map((lost) => gameOf(lost)),
  );
  assert.equal(rate?.points, 2);
  // sums differ from the mean by 4, 2, 0, 2 and 4: the error is sqrt(40 * 5 / 4) / 10
  assert.ok(Math.abs((rate?.margin ?? 0) - 1.96 * Math.sqrt(0.5)) < 1e-12);
});
