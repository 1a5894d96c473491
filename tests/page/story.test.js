// @ts-check
/** A review as a story: chances that go from the start to the result, and the moments that are told. */

import assert from "node:assert/strict";
import { test } from "node:test";

import {
  byRound,
  filtered,
  momentsOf,
  placesOf,
  pointsOf,
  tone,
  wellPlayed,
} from "../../src/regnum/web/js/study/story.js";

/** @typedef {import("../../src/regnum/web/js/study/contract.js").Decision} Decision */
/** @typedef {import("../../src/regnum/web/js/study/contract.js").Review} Review */

/** @param {number} ply @param {number} seat @param {Decision["grade"]} grade @param {number} loss @param {number} own What it changed for the first seat. @returns {Decision} */
const decision = (ply, seat, grade, loss, own) => ({
  ...{ ply, seat, grade, loss, action: "a", best: "b", win: 0.5, best_win: 0.5 + loss, reasons: [] },
  change: [own, -own],
});

/** @param {Decision[]} decisions @param {[ply: number, own: number][]} [draws] @returns {Review} */
const reviewOf = (decisions, draws = []) => ({
  players: [],
  decisions,
  chances: draws.map(([ply, own]) => ({ ply, luck: [own, -own] })),
});

test("rounds are equally wide, and actions divide them", () => {
  assert.deepEqual(placesOf([0, 0, 1, 1, 1, 1]), [0, 0.5, 1, 1.25, 1.5, 1.75, 2]);
});

test("chances go from the start over every draw and action to the result", () => {
  const review = reviewOf(
    [decision(0, 0, "best", 0, 0.1), decision(1, 1, "good", 0.01, -0.05)],
    [
      [0, 0.2],
      [1, -0.25],
    ],
  );
  const points = pointsOf(review, [0.5, 0.5], [0, 0]);
  assert.deepEqual(
    points.map(({ ply, x, chances }) => [ply, x, ...chances.map((chance) => Math.round(chance * 100))]),
    [
      [0, 0, 50, 50],
      [0, 0, 70, 30],
      [1, 0.5, 80, 20],
      [1, 0.5, 55, 45],
      [2, 1, 50, 50],
    ],
  );
  assert.deepEqual(byRound(points, 1)[0], points[1]?.chances);
  assert.deepEqual(byRound(points, 1)[1], points[4]?.chances);
});

test("a poor own move costs what it gave away, a good one gains what others would not have found", () => {
  const review = reviewOf([
    decision(0, 0, "blunder", 0.2, -0.12),
    decision(1, 0, "good", 0.01, 0.01),
    decision(2, 0, "best", 0, 0.04),
    decision(3, 0, "best", 0, 0),
  ]);
  assert.deepEqual(
    momentsOf(review, 0).map(({ ply, mark, change }) => [ply, mark, change]),
    [
      [0, "blunder", -0.2],
      [2, "best", 0.04],
    ],
  );
});

test("draws and what rivals gave away are told if they matter", () => {
  const review = reviewOf(
    [decision(1, 1, "mistake", 0.1, 0.08), decision(2, 1, "inaccuracy", 0.03, 0.03), decision(3, 1, "best", 0, -0.09)],
    [
      [0, 0.06],
      [1, -0.07],
      [4, 0.049],
    ],
  );
  const moments = momentsOf(review, 0);
  assert.deepEqual(
    moments.map(({ ply, seat, mark }) => [ply, seat, mark]),
    [
      [0, null, "up"],
      [1, null, "down"], // the draw came before the move
      [1, 1, "mistake"],
    ],
  );
  assert.equal(filtered(moments, "all", 0).length, 3);
  assert.equal(filtered(moments, "luck", 0).length, 2);
  assert.equal(filtered(moments, "mine", 0).length, 0);
  assert.equal(filtered(moments, "mine", 1).length, 1);
});

test("at most eight moments are told, those that moved the chance most, in their order", () => {
  const moments = momentsOf(
    reviewOf(Array.from({ length: 20 }, (_, ply) => decision(ply, 0, "mistake", 0.05 + 0.01 * ((ply * 7) % 20), 0))),
    0,
  );
  assert.equal(moments.length, 8);
  assert.ok(moments.every(({ change }) => change <= -0.05 - 0.01 * 12));
  assert.deepEqual(
    moments.map(({ ply }) => ply),
    moments.map(({ ply }) => ply).sort((one, other) => one - other),
  );
});

test("points have a tone", () => {
  assert.deepEqual([9, 3, 0, -3, -9].map(tone), ["much", "some", "none", "minus", "much-minus"]);
});

test("decisions are good or not, and forced ones do not count", () => {
  const forced = { ...decision(4, 0, "best", 0, 0), forced: true };
  const made = [decision(0, 0, "best", 0, 0), decision(1, 1, "mistake", 0.1, 0), decision(2, 0, "inaccuracy", 0.03, 0)];
  const review = { ...reviewOf([...made, decision(3, 0, "good", 0.01, 0), forced]), players: [{}, {}] };
  assert.deepEqual(wellPlayed(/** @type {Review} */ (/** @type {unknown} */ (review))), [
    { good: 2, decisions: 3 },
    { good: 0, decisions: 1 },
  ]);
});
