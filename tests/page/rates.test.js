// @ts-check
/** What players give away per decision: by the same rule as in Python. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { Engine } from "../../src/regnum/web/js/engine/engine.js";
import { ratesOf as ratesBy } from "../../src/regnum/web/js/study/rates.js";

/** @typedef {import("../../src/regnum/web/js/study/kept.js").Kept} Kept */

/** @param {Kept[]} kept */
const ratesOf = (kept) =>
  ratesBy(kept, () =>
    Engine.load(readFileSync(new URL("../../src/regnum/engine/modules/web/kingdoms-study.wasm", import.meta.url))),
  );

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

test("a rate needs five own games", async () => {
  const four = Array.from({ length: 4 }, () => gameOf([1, 2]));
  assert.deepEqual(await ratesOf(four), []);
  assert.deepEqual(await ratesOf([...four, gameOf([1, 2], null)]), []);
  const [rate] = await ratesOf([...four, gameOf([1, 2])]);
  assert.deepEqual(rate, { game: "chess", games: 5, decisions: 10, points: 1.5, margin: 0 });
});

test("the interval comes from how much the games differ", async () => {
  const [rate] = await ratesOf(
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
