// How far a learner has come in a lesson is kept, and what was kept is believed only if it still makes sense.
import assert from "node:assert/strict";
import test from "node:test";

import { lessons as ofKingdomino } from "../../src/regnum/web/js/games/kingdomino/lessons.js";
import { lessons as ofKingdoms } from "../../src/regnum/web/js/games/kingdoms/lessons.js";
import {
  beginning,
  countOf,
  following,
  keep,
  kept,
  keyOf,
  numberOf,
  sensible,
  wordsOf,
} from "../../src/regnum/web/js/lessons/progress.js";

const [kingdomino] = ofKingdomino;
const [kingdoms] = ofKingdoms;

/** All steps of a lesson, one after the other, as a learner goes through it. */
function walk(lesson) {
  const steps = [beginning(lesson)];
  for (;;) {
    const now = steps.at(-1);
    const next = following(lesson, now, [...now.start, "k1"]);
    if (!next) return steps;
    steps.push(next);
  }
}

function withStorage(work) {
  const values = new Map();
  globalThis.localStorage = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => values.set(key, value),
  };
  try {
    work(values);
  } finally {
    delete globalThis.localStorage;
  }
}

for (const lesson of [kingdomino, kingdoms]) {
  test(`${lesson.game}: one step follows the other to the last`, () => {
    const steps = walk(lesson);
    assert.equal(steps.length, countOf(lesson));
    assert.deepEqual(
      steps.map((step) => numberOf(lesson, step)),
      steps.map((_, at) => at + 1),
    );
    for (const { scene, start } of steps)
      assert.deepEqual(start.slice(0, lesson.scenes[scene].actions.length), lesson.scenes[scene].actions);
  });

  test(`${lesson.game}: every step is found again`, () => {
    withStorage(() => {
      const steps = walk(lesson);
      for (const [at, now] of steps.entries()) {
        keep(lesson, { now, past: steps.slice(0, at) });
        assert.deepEqual(kept(lesson), { now, past: steps.slice(0, at) });
      }
      keep(lesson, null);
      assert.equal(kept(lesson), null);
    });
  });
}

test("lessons are kept apart", () => {
  withStorage(() => {
    keep(kingdomino, { now: beginning(kingdomino), past: [] });
    keep(kingdoms, { now: beginning(kingdoms), past: [] });
    keep(kingdoms, null);
    assert.deepEqual(kept(kingdomino), { now: beginning(kingdomino), past: [] });
  });
});

test("a game may have several lessons, each with its own address, words and progress", () => {
  const [first, second] = [kingdoms, { ...kingdoms, name: "variants" }];
  assert.deepEqual([keyOf(first), keyOf(second)], ["kingdoms", "kingdoms/variants"]);
  assert.deepEqual([wordsOf(first), wordsOf(second)], ["kingdoms-learn", "kingdoms-learn-variants"]);
  withStorage(() => {
    keep(second, { now: beginning(second), past: [] });
    assert.equal(kept(first), null);
    assert.deepEqual(kept(second), { now: beginning(second), past: [] });
  });
});

test("progress that makes no sense is ignored", () => {
  const now = beginning(kingdomino);
  const nonsense = [
    null,
    7,
    {},
    { now },
    { now, past: [{}] },
    { now: { ...now, scene: 99 }, past: [] },
    { now: { ...now, step: -1 }, past: [] },
    { now: { ...now, start: "k1" }, past: [] },
    { now: { scene: 1, step: 0, start: ["k1"] }, past: [] }, // the scene begins otherwise by now
  ];
  for (const found of nonsense) assert.equal(sensible(kingdomino, found), null, JSON.stringify(found));
});

test("a browser that keeps nothing does no harm", () => {
  keep(kingdomino, { now: beginning(kingdomino), past: [] });
  assert.equal(kept(kingdomino), null);
  withStorage((values) => {
    values.set("regnum-lessons", "no JSON");
    assert.equal(kept(kingdomino), null);
  });
});
