// @ts-check
/** Puzzles: tries, boxes, what is kept, and which one comes next. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { answered, DAYS, daysAfter, isDue } from "../../src/regnum/web/js/puzzles/boxes.js";
import { fitting, nextOf, themesOf } from "../../src/regnum/web/js/puzzles/choosing.js";
import { dueOf, keepOwn, note, ownOf, read, streak } from "../../src/regnum/web/js/puzzles/kept.js";
import { first, step } from "../../src/regnum/web/js/puzzles/trying.js";

const NOW = new Date(2026, 10, 16, 12);
/** @param {string} name @param {object} [more] @returns {any} */
const puzzle = (name, more = {}) => ({
  name,
  answers: ["a"],
  chances: { a: 600, b: 500 },
  difficulty: 2,
  themes: ["room"],
  ...more,
});

beforeEach(() => {
  const kept = new Map();
  globalThis.localStorage = /** @type {any} */ ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
  });
});

test("right moves on by a box, wrong back to the first, a hint leaves it where it is", () => {
  let card = answered(undefined, "wrong", "2026-11-16");
  assert.deepEqual(card, { box: 1, due: "2026-11-17" });
  for (const days of DAYS.slice(1)) {
    card = answered(card, "right", "2026-11-16");
    assert.equal(card.due, daysAfter("2026-11-16", days));
  }
  assert.equal(answered(card, "right", "2026-11-16").box, DAYS.length);
  assert.equal(answered({ box: 3, due: "" }, "hint", "2026-11-16").box, 3);
  assert.equal(answered({ box: 5, due: "" }, "wrong", "2026-11-16").box, 1);
  assert.equal(answered(undefined, "right", "2026-11-16").due, "2026-11-19");
  assert.ok(isDue({ box: 1, due: "2026-11-16" }, "2026-11-16"));
  assert.ok(!isDue({ box: 1, due: "2026-11-17" }, "2026-11-16") && !isDue(undefined, "2026-11-16"));
});

test("the first try counts; a second one is free, and then it can be shown", () => {
  const wrong = step(first, { type: "try", action: "b" }, { answers: ["a"] });
  assert.deepEqual([wrong.phase, wrong.grade, wrong.action], ["wrong", "wrong", "b"]);
  const again = step(wrong, { type: "again" }, { answers: ["a"] });
  assert.deepEqual([again.phase, again.turn], ["ask", 1]);
  const right = step(again, { type: "try", action: "a" }, { answers: ["a"] });
  assert.deepEqual([right.phase, right.grade], ["right", "wrong"]);
  assert.equal(step(wrong, { type: "show" }, { answers: ["a"] }).phase, "shown");
  const hinted = step(
    step(first, { type: "hint" }, { answers: ["a"] }),
    { type: "try", action: "a" },
    { answers: ["a"] },
  );
  assert.equal(hinted.grade, "hint");
});

test("answers are logged, and what was missed comes back", () => {
  const all = [puzzle("one"), puzzle("two"), puzzle("three")];
  note("one", "wrong", NOW);
  note("two", "right", NOW);
  assert.deepEqual(
    read().log.map(([, name, grade]) => [name, grade]),
    [
      ["one", "wrong"],
      ["two", "right"],
    ],
  );
  assert.equal(streak(), 1);
  const tomorrow = new Date(2026, 10, 17);
  assert.deepEqual(dueOf(all, NOW), []);
  assert.deepEqual(
    dueOf(all, tomorrow).map(({ name }) => name),
    ["one"],
  );
});

test("a position of the player's own game is a puzzle once, and due at once", () => {
  const record = /** @type {any} */ ({ game: "toy", deal: { seed: "x" }, actions: ["a1"], players: [] });
  const name = keepOwn({ record, answers: ["a2"], chances: { a2: 600, a3: 300 } });
  assert.equal(keepOwn({ record, answers: ["a2"], chances: {} }), name);
  assert.equal(ownOf("toy").length, 1);
  assert.equal(ownOf("other").length, 0);
  assert.deepEqual(dueOf(ownOf("toy"))[0]?.name, name);
  assert.deepEqual(themesOf(ownOf("toy")), [["own", 1]]);
});

test("puzzles are chosen by theme and difficulty; those that are due come first, then new ones", () => {
  const all = [puzzle("one"), puzzle("two", { difficulty: 3 }), puzzle("three", { themes: ["deny", "room"] })];
  assert.deepEqual(
    fitting(all, { theme: "deny", difficulty: 0 }).map(({ name }) => name),
    ["three"],
  );
  assert.deepEqual(fitting(all, { theme: "", difficulty: 2 }).length, 2);
  assert.deepEqual(themesOf(all)[0], ["room", 3]);
  note("one", "wrong", new Date(2026, 0, 1));
  note("two", "right", NOW);
  assert.equal(nextOf(all, "", NOW)?.name, "one");
  assert.equal(nextOf(all, "one", NOW)?.name, "three");
  assert.equal(nextOf([]), null);
});
