// @ts-check
/** A budget is spent in slices: as many playouts as it has, or for as long as it lasts. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { Spending, atMost, seeded } from "../../src/regnum/web/js/engine/thinking.js";

/**
 * A search whose playouts take a tenth of a millisecond each.
 * @param {import("../../src/regnum/web/js/engine/contract.js").Budget} budget
 */
function searching(budget) {
  /** @type {number[]} */
  const calls = [];
  let time = 0;
  const search = (/** @type {number} */ playouts) => {
    calls.push(playouts);
    time += playouts / 10;
  };
  return { calls, spending: new Spending(budget, search, () => time), now: () => time };
}

/** @param {number[]} calls */
const sum = (calls) => calls.reduce((total, playouts) => total + playouts, 0);

test("playouts are made exactly, in several slices", () => {
  const { calls, spending } = searching({ playouts: 1000 });
  let slices = 0;
  while (!spending.isDone) {
    spending.go(10);
    slices += 1;
  }
  assert.equal(sum(calls), 1000);
  assert.ok(slices > 5);
});

test("a slice and a budget of seconds take about as long as they should", () => {
  const { calls, spending, now } = searching({ seconds: 0.1 });
  spending.go(8);
  assert.ok(now() >= 8 && now() < 13);
  while (!spending.isDone) spending.go(8);
  assert.ok(now() >= 100 && now() < 105);
  assert.ok(Math.max(...calls) <= 40);
});

test("whichever ends first ends it", () => {
  const few = searching({ seconds: 10, playouts: 7 });
  few.spending.go(1e6);
  assert.equal(sum(few.calls), 7);
  assert.ok(few.spending.isDone);
  const short = searching({ seconds: 0.01, playouts: 1e6 });
  short.spending.go(1e6);
  assert.ok(short.spending.isDone);
  assert.ok(sum(short.calls) < 1000);
});

test("at least one playout is made", () => {
  for (const budget of [{}, { seconds: 0 }]) {
    const { calls, spending } = searching(budget);
    assert.ok(!spending.isDone);
    spending.go(0);
    assert.deepEqual(calls, [1]);
    assert.ok(spending.isDone);
  }
});

test("a level spends no more playouts than it has", () => {
  assert.deepEqual(atMost({ seconds: 1 }, 12), { seconds: 1, playouts: 12 });
  assert.deepEqual(atMost({ playouts: 5 }, 12), { playouts: 5 });
  assert.deepEqual(atMost({ playouts: 50 }, 12), { playouts: 12 });
  assert.deepEqual(atMost({ playouts: 50 }, null), { playouts: 50 });
});

test("random states are seeded as in Python", () => {
  assert.equal(seeded(0n), 1n);
  assert.equal(seeded((1n << 64n) - 1n), 1n << 62n);
  assert.equal(seeded(5n + (1n << 63n)), 6n);
});
