// @ts-check
/** What is shown of an analysis, what hints and the coach say, and how the page asks its worker. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { nudgeOf, objection, pairOf } from "../../src/regnum/web/js/study/advice.js";
import { Analyst } from "../../src/regnum/web/js/study/analyst.js";
import { barOrder, percentages, Progress, scaleOf, shownOf, withinOf } from "../../src/regnum/web/js/study/progress.js";

/** @typedef {import("../../src/regnum/web/js/engine/contract.js").Candidate} Candidate */

/** @param {string} action @param {Partial<Candidate>} [more] @returns {Candidate} */
const candidate = (action, more) => ({
  ...{ action, share: 0.2, win: [0.5, 0.5], points: [40, 40], error: 0.01, points_error: [1, 1] },
  ...{ loss: 0, loss_error: 0, range: [30, 50], grade: "best", ...more },
});
/** @param {Candidate[]} candidates */
const analysis = (...candidates) => ({ seat: 0, exact: false, playouts: 100, candidates });

test("percentages add up to a hundred", () => {
  assert.deepEqual(percentages([1 / 3, 1 / 3, 1 / 3]), [34, 33, 33]);
  assert.deepEqual(percentages([0.585, 0.19, 0.125, 0.1]), [59, 19, 12, 10]);
  assert.deepEqual(percentages([1, 0]), [100, 0]);
});

test("the reader is first in the bar, then by chance", () => {
  assert.deepEqual(barOrder([0.1, 0.2, 0.4, 0.3], [1]), [1, 2, 3, 0]);
  assert.deepEqual(barOrder([0.1, 0.9], []), [1, 0]);
});

test("an action that was tried seldom is not shown among the best", () => {
  const found = shownOf(analysis(candidate("a"), candidate("b", { share: 0.02 }), candidate("c"), candidate("d")));
  assert.deepEqual(
    found.map(({ action }) => action),
    ["a", "c", "d"],
  );
  const exact = { ...analysis(candidate("a", { share: 1 }), candidate("b", { share: 0 })), exact: true };
  assert.equal(shownOf(exact).length, 2);
});

test("an analysis is settled when the order was the same during the last half of the work", () => {
  const progress = new Progress();
  const at = (/** @type {number} */ playouts, /** @type {string[]} */ ...actions) =>
    progress.note({ ...analysis(...actions.map((action) => candidate(action))), playouts });
  assert.equal(at(100, "a", "b"), false);
  assert.equal(at(150, "b", "a"), false);
  assert.equal(at(290, "b", "a"), false);
  assert.equal(at(300, "b", "a"), true);
  assert.equal(at(400, "a", "b"), false);
});

test("all ranges are on one scale, and the interval of the best is told", () => {
  const scale = scaleOf([candidate("a", { range: [30, 50] }), candidate("b", { range: [20, 45] })]);
  assert.ok(scale(20) > 0 && scale(50) < 100 && scale(35) > 40 && scale(35) < 60);
  assert.equal(withinOf(analysis(candidate("a", { error: 0.01 }))), 0.0196);
});

test("a hint's two moves are not in the order of their worth", () => {
  const found = pairOf(analysis(candidate("k9"), candidate("k3"), candidate("k5")));
  assert.deepEqual(
    found.map(({ action, label }) => [action, label]),
    [
      ["k3", "a"],
      ["k9", "b"],
    ],
  );
});

test("a nudge is about what speaks most for the best move, never about its cost", () => {
  const reasons = [
    { code: "room", points: 2 },
    { code: "order", points: -3 },
  ];
  assert.equal(nudgeOf(analysis(candidate("a", { reasons })))?.code, "room");
  assert.equal(nudgeOf(analysis(candidate("a", { reasons: reasons.slice(1) }))), null);
});

test("the coach objects from a mistake on, and never to the best move", () => {
  const judged = analysis(
    candidate("a"),
    candidate("b", { grade: "inaccuracy" }),
    candidate("c", { grade: "mistake" }),
    candidate("d", { grade: "blunder" }),
  );
  assert.deepEqual(
    ["a", "b", "c", "d", "e"].map((action) => objection(judged, action)?.tried.action),
    [undefined, undefined, "c", "d", undefined],
  );
  assert.equal(objection(null, "c"), null);
});

/** A worker that keeps what it was told. */
class FakeWorker extends EventTarget {
  /** @type {{ id: number }[]} */
  told = [];
  isEnded = false;

  /** @param {{ id: number }} job */
  postMessage(job) {
    this.told.push(job);
  }

  terminate() {
    this.isEnded = true;
  }

  /** @param {object} data */
  answer(data) {
    this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }
}

/** @param {FakeWorker[]} made */
const analystOf = (made, idle = 60_000) =>
  new Analyst({
    idle,
    start() {
      const worker = new FakeWorker();
      made.push(worker);
      return /** @type {Worker} */ (/** @type {unknown} */ (worker));
    },
  });

test("answers to an earlier question are not told, and one worker serves all questions", () => {
  /** @type {FakeWorker[]} */
  const made = [];
  const analyst = analystOf(made);
  /** @type {object[]} */
  const heard = [];
  const first = analyst.think({ game: "toy" }, 2, (news) => heard.push(news), assert.fail);
  first.stop();
  analyst.think({ game: "toy" }, 2, (news) => heard.push(news), assert.fail);
  const [worker] = made;
  assert.ok(worker);
  worker.answer({ id: 1, analysis: analysis(), part: 1 });
  worker.answer({ id: 2, analysis: analysis(), part: 1 });
  assert.equal(heard.length, 1);
  assert.equal(made.length, 1);
  analyst.end();
  assert.ok(worker.isEnded);
});

test("a worker that was expected to be asked answers, and ends if it is not", async () => {
  /** @type {FakeWorker[]} */
  const made = [];
  const analyst = analystOf(made, 1);
  analyst.expect("toy");
  analyst.think({ game: "toy" }, 2, assert.fail, assert.fail);
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.deepEqual(
    made.map(({ isEnded }) => isEnded),
    [false],
  );
  analyst.end();
  analyst.expect("toy");
  while (!made[1]?.isEnded) await new Promise((resolve) => setTimeout(resolve, 1));
  assert.equal(made.length, 2);
});

test("after a failure the next question gets a new worker", () => {
  /** @type {FakeWorker[]} */
  const made = [];
  const analyst = analystOf(made);
  /** @type {string[]} */
  const problems = [];
  analyst.think({ game: "toy" }, 2, assert.fail, (problem) => problems.push(problem.message));
  made[0]?.answer({ id: 1, failure: "broken" });
  assert.deepEqual(problems, ["broken"]);
  assert.ok(made[0]?.isEnded);
  analyst.think({ game: "toy" }, 2, assert.fail, assert.fail).stop();
  assert.equal(made.length, 2);
  analyst.end();
});

test("a worker that nobody asks any more ends", async () => {
  /** @type {FakeWorker[]} */
  const made = [];
  analystOf(made, 0).think({ game: "toy" }, 2, assert.fail, assert.fail).stop();
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.ok(made[0]?.isEnded);
});
