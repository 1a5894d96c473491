// @ts-check
/** The workers in which bots think, with workers that only pretend to. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { spare, Thinkers } from "../../src/regnum/web/js/here/thinkers.js";

const GAME = /** @type {any} */ ({
  engine: { module: "module" },
  bots: { levels: ["page", "king"], together: (_seen, edges) => `together ${edges.length}` },
});
const turn = (bot) => /** @type {any} */ ({ game: "toy", bot, seen: {}, chance: 2n ** 64n - 1n, since: 5_000 });

/** A pool of workers that answer as they are told to. */
function pool(size, answer) {
  /** @type {any[]} */
  const started = [];
  const start = () => {
    const worker = Object.assign(new EventTarget(), {
      jobs: /** @type {any[]} */ ([]),
      isEnded: false,
      terminate: () => (worker.isEnded = true),
      postMessage(job) {
        worker.jobs.push(job);
        const told = answer(job);
        if (told) queueMicrotask(() => worker.dispatchEvent(Object.assign(new Event("message"), { data: told })));
      },
    });
    started.push(worker);
    return /** @type {any} */ (worker);
  };
  return { started, thinkers: new Thinkers({ size, start, game: async () => GAME }) };
}

const calm = () => new AbortController().signal;
const simple = (job) => ({ action: `${job.bot} ${job.chance}`, edges: [{ action: 1, visits: 2 }] });

test("one core stays free for the page, and there is always one worker", () => {
  assert.deepEqual([1, 2, 3, 16].map(spare), [1, 1, 2, 4]);
});

test("a worker is kept for the next decision, and ends when there is nothing to do", async () => {
  const { started, thinkers } = pool(3, simple);
  assert.equal(await thinkers.choose(turn("page"), calm()), `page ${2n ** 64n - 1n}`);
  await thinkers.choose(turn("page"), calm());
  assert.equal(started.length, 1);
  assert.equal(started[0].jobs.length, 2);
  thinkers.rest();
  assert.ok(started[0].isEnded);
  await thinkers.choose(turn("page"), calm());
  assert.equal(started.length, 2);
});

test("the strongest level thinks in all workers, each with its own random numbers", async () => {
  const { started, thinkers } = pool(3, simple);
  assert.equal(await thinkers.choose(turn("king"), calm()), "together 3");
  assert.deepEqual(
    started.map((worker) => worker.jobs[0].chance),
    [0n, 1n, 2n].map((core) => BigInt.asUintN(64, 2n ** 64n - 1n + core * 0x9e37_79b9_7f4a_7c15n)),
  );
});

test("where there was nothing to search the first answer holds", async () => {
  const { thinkers } = pool(2, (job) => ({ ...simple(job), edges: [] }));
  assert.equal(await thinkers.choose(turn("king"), calm()), `king ${2n ** 64n - 1n}`);
});

test("what one of several workers is certain of is played", async () => {
  const { thinkers } = pool(2, (job) => ({
    ...simple(job),
    ...(job.chance !== 2n ** 64n - 1n && { edges: [], action: "sure" }),
  }));
  assert.equal(await thinkers.choose(turn("king"), calm()), "sure");
});

test("a decision that nobody waits for ends its worker at once", async () => {
  const { started, thinkers } = pool(1, () => null);
  const leaving = new AbortController();
  const thinking = thinkers.choose(turn("page"), leaving.signal);
  while (!started[0]?.jobs.length) await new Promise((resolve) => setImmediate(resolve));
  leaving.abort();
  await assert.rejects(thinking, { name: "AbortError" });
  assert.ok(started[0].isEnded);
});

test("a worker that fails is replaced, and those who wait get the next", async () => {
  const { started, thinkers } = pool(1, (job) => (job.bot === "page" ? { failure: "lost" } : simple(job)));
  const [failed, done] = await Promise.allSettled([
    thinkers.choose(turn("page"), calm()),
    thinkers.choose(turn("knight"), calm()),
  ]);
  assert.equal(failed?.status, "rejected");
  assert.equal(done?.status, "fulfilled");
  assert.equal(started.length, 2);
  assert.ok(started[0].isEnded);
});

test("what a bot may spend begins before its worker is there", async () => {
  const { started, thinkers } = pool(1, simple);
  await thinkers.choose(turn("page"), calm());
  const { until } = started[0].jobs[0];
  assert.ok(until > 5_000 && until <= 6_000);
});

test("a rehearsal asks for no decision, and only workers that have not thought yet need one", async () => {
  const { started, thinkers } = pool(2, simple);
  await thinkers.rehearse(turn("king"));
  assert.deepEqual(
    started.map(({ jobs }) => jobs.map(({ until }) => until)),
    [[null], [null]],
  );
  await thinkers.rehearse(turn("king"));
  assert.equal(await thinkers.choose(turn("king"), calm()), "together 2");
  assert.deepEqual(
    started.map(({ jobs }) => jobs.length),
    [2, 2],
  );
});

test("a rehearsal ends when nobody has a table open", async () => {
  const { started, thinkers } = pool(1, () => null);
  const rehearsing = thinkers.rehearse(turn("king"));
  while (!started[0]?.jobs.length) await new Promise((resolve) => setImmediate(resolve));
  thinkers.rest();
  await rehearsing;
  assert.ok(started[0].isEnded);
});
