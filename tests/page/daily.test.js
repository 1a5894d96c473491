// @ts-check
/** The daily deal: days, the games that a result is compared with, and what the browser keeps. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";

import "./browser.js";

import { dayBefore, isOpen, numberOf, today, untilNext } from "../../src/regnum/web/js/daily/days.js";
import * as field from "../../src/regnum/web/js/daily/field.js";
import { dayOf, fieldOf, keepField, keepTry, streakOf, tryOf } from "../../src/regnum/web/js/daily/kept.js";
import { cleanly } from "../../src/regnum/web/js/daily/result.js";
import { Engine } from "../../src/regnum/web/js/engine/engine.js";
import { Hashing } from "../../src/regnum/web/js/engine/dealing.js";
import { dailyRecord } from "../../src/regnum/web/js/here/daily.js";
import { barsOf, rowsOf } from "../../src/regnum/web/js/parts/histogram.js";

const MODULES = new URL("../../src/regnum/engine/modules/web/", import.meta.url);
const GAMES = new URL("../../src/regnum/web/js/games/", import.meta.url);

beforeEach(() => {
  const kept = new Map();
  globalThis.localStorage = /** @type {any} */ ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
  });
});

test("days have numbers, and what is no day has none", () => {
  assert.equal(numberOf("2026-01-01"), 1);
  assert.equal(numberOf("2026-11-16"), 320);
  for (const text of ["2026-02-30", "2026-13-01", "26-1-1", "", "2026-11-16 "])
    assert.ok(Number.isNaN(numberOf(text)), text);
  assert.equal(today(new Date(2026, 10, 6, 23, 59)), "2026-11-06");
  assert.equal(dayBefore("2027-01-01"), "2026-12-31");
  assert.ok(isOpen("2026-11-16", new Date(2026, 10, 16)));
  assert.ok(!isOpen("2026-11-17", new Date(2026, 10, 16, 23)));
  assert.ok(!isOpen("2025-12-31", new Date(2026, 10, 16)));
  assert.deepEqual(untilNext(new Date(2026, 10, 16, 18, 48)), { hours: 5, minutes: 12 });
});

test("a result has its place among games", async () => {
  const engine = await Engine.load(readFileSync(new URL("kingdoms.wasm", MODULES)));
  const games = { page: { 10: 1, 20: 2, 30: 1 }, knight: {}, king: { 40: 20 } };
  const { levels, better, most } = field.comparedWith(engine, games, 20);
  assert.deepEqual(levels.page, { games: 4, mean: 20, low: 10, high: 30, below: 0.5, is_complete: false });
  assert.deepEqual(levels.king, { games: 20, mean: 40, low: 40, high: 40, below: 0, is_complete: true });
  assert.deepEqual([Object.keys(levels), better, most], [["page", "king"], 25, 1000]);
});

test("every level gets its time, and none more games than wanted", () => {
  const levels = ["page", "king"];
  const known = { levels: {}, better: 0, most: 1000 };
  const job = (/** @type {import("../../src/regnum/web/js/daily/field.js").Progress} */ progress, asked = {}) =>
    field.nextJob(levels, progress, known, asked);
  assert.deepEqual(job({ field: {}, spent: {} }), { level: "page", from: 0, games: 1 });
  const going = { field: { page: { 9: 1, 8: 9 }, king: { 9: 1 } }, spent: { page: 100, king: 300 } };
  assert.deepEqual(job(going, { page: 10, king: 1 }), { level: "page", from: 10, games: 25 });
  assert.deepEqual(job(going, { page: 990, king: 1 }), { level: "page", from: 990, games: 10 });
  assert.deepEqual(job(going, { page: 1000, king: 1 }), { level: "king", from: 1, games: 1 });
  const page = { games: 20, mean: 9, low: 9, high: 9, below: 0, is_complete: true };
  assert.equal(field.nextJob(["page"], going, { ...known, levels: { page } }, { page: 20 }), null);
});

for (const game of ["kingdomino", "kingdoms"])
  test(`a level plays a day's deal, and plays it again alike: ${game}`, async () => {
    const engine = await Engine.load(readFileSync(new URL(`${game}.wasm`, MODULES)));
    const [{ referee }, { bots }] = await Promise.all(
      ["referee", "bots"].map((name) => import(new URL(`${game}/${name}.js`, GAMES).href)),
    );
    const whole = {
      engine,
      rules: referee(engine),
      bots: bots(engine, async () => new ArrayBuffer(0)),
      hashing: new Hashing(engine),
    };
    const { options, players, deal } = dailyRecord(whole, game, "2026-11-16", "Anna");
    assert.deepEqual(players, [{ name: "Anna" }, { name: "baron", bot: "baron" }]);
    const first = whole.rules.start(options, deal);
    const what = { level: "page", number: 3 };
    const points = await field.played(whole, first, players, what);
    assert.equal(await field.played(whole, first, players, what), points);
    assert.throws(() => dailyRecord(whole, game, "2999-01-01", "Anna"));
  });

test("tries and games are kept by game and day", () => {
  const done = { table: "here-a", points: 50, isOver: true, isClean: true };
  keepTry("one", "2026-11-15", done);
  keepTry("one", "2026-11-16", { ...done, table: "here-b" });
  assert.equal(tryOf("other", "2026-11-16"), null);
  assert.equal(tryOf("one", "2026-11-16")?.table, "here-b");
  assert.deepEqual(dayOf("here-b"), { game: "one", date: "2026-11-16" });
  assert.equal(dayOf("here-c"), null);
  assert.deepEqual([streakOf("one", "2026-11-17"), streakOf("one", "2026-11-18")], [2, 0]);
  for (let day = 10; day < 20; day += 1) keepField("one", `2026-11-${day}`, { page: { 9: day } });
  assert.deepEqual(fieldOf("one", "2026-11-19"), { page: { 9: 19 } });
  assert.deepEqual(fieldOf("one", "2026-11-10"), {});
});

test("only what others have not answered may be taken back", () => {
  const played = (/** @type {number} */ seat) => ({ type: "played", seat });
  const undone = (/** @type {number} */ kept) => ({ type: "undone", seat: 0, kept });
  const isClean = (/** @type {any[]} */ ...events) => cleanly(/** @type {any} */ ({ events }));
  assert.ok(isClean(played(0), undone(0), played(0), played(1)));
  assert.ok(!isClean(played(0), played(1), undone(0)));
  assert.ok(isClean(played(1), played(0), undone(1), played(0)));
});

test("bars hold all games, and marks that are close have rows of their own", () => {
  const { first, step, bars } = barsOf({ 31: 2, 44: 1, 90: 1 }, [64]);
  assert.deepEqual([first, step], [30, 5]);
  assert.equal(
    bars.reduce((sum, games) => sum + games, 0),
    4,
  );
  assert.deepEqual(rowsOf([10, 12, 14, 30]), [0, 1, 2, 0]);
});
