// @ts-check
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

/** What is due in the next frame. @type {(() => void)[]} */
let due = [];
const seen = { hidden: false };
Object.assign(globalThis, {
  document: seen,
  requestAnimationFrame(/** @type {() => void} */ draw) {
    due.push(draw);
    return draw;
  },
  cancelAnimationFrame: (/** @type {() => void} */ draw) => (due = due.filter((one) => one !== draw)),
});

const { dismiss, drawNow, enlist, UPDATES } = await import("../../src/regnum/web/js/frames.js");

/** The parts that were drawn, by name. @type {string[]} */
let drawn = [];

/** @param {string} name @param {number} [order] @param {() => void} [then] */
const part = (name, order = 0, then = () => {}) => ({
  order,
  draw() {
    drawn.push(name);
    then();
  },
});

/** Draw a frame, and let everything happen that follows from it. */
async function frame() {
  const now = due;
  due = [];
  for (const draw of now) draw();
  await new Promise((done) => setTimeout(done, 5));
}

beforeEach(async () => {
  seen.hidden = false;
  while (due.length) await frame();
  drawn = [];
});

test("the frame that is due has nothing to wait for, and then each part has a frame of its own, by their order", async () => {
  for (const one of [part("log", 3), part("rivals", 2), part("row")]) enlist(one);
  assert.deepEqual(drawn, []);
  for (const shown of [["row"], ["row", "rivals"], ["row", "rivals", "log"]]) {
    await frame();
    assert.deepEqual(drawn, shown);
  }
  await frame();
  assert.equal(due.length, 0, "nothing is asked for when nothing waits");
});

test("a part that is enlisted again is drawn once", async () => {
  const one = part("log");
  enlist(one);
  enlist(one);
  for (let turn = 0; turn < 3; turn += 1) await frame();
  assert.deepEqual(drawn, ["log"]);
});

test("a part that is gone is not drawn", async () => {
  const one = part("log");
  enlist(one);
  dismiss(one);
  dismiss(one);
  await frame();
  assert.deepEqual(drawn, []);
});

test("what is enlisted meanwhile comes in its order, and not in a frame that draws something else", async () => {
  enlist(part("log", 3));
  enlist(part("row", 0, () => enlist(part("next row", 1))));
  await frame();
  assert.deepEqual(drawn, ["row"]);
  await frame();
  assert.deepEqual(drawn, ["row", "next row"]);
  await frame();
  assert.deepEqual(drawn, ["row", "next row", "log"]);
});

test("a frame that something else has come into stays without a part", async () => {
  enlist(part("log", 3));
  const drawing = frame();
  enlist(part("row")); // the frame has begun, and something else is drawn after it
  await drawing;
  assert.deepEqual(drawn, []);
  await frame();
  assert.deepEqual(drawn, ["row"]);
});

test("in a window that nobody sees there are no frames, and nothing waits for them", async () => {
  seen.hidden = true;
  enlist(part("row"));
  enlist(part("log", 3));
  await new Promise((done) => setTimeout(done, 30));
  assert.deepEqual(drawn, ["row", "log"]);
  assert.equal(due.length, 0);
});

test("what waits for a frame that does not come, because the window was covered meanwhile, is drawn all the same", async () => {
  enlist(part("update", UPDATES));
  await new Promise((done) => setTimeout(done, 400));
  assert.deepEqual(drawn, ["update"]);
});

test("what comes in by itself is drawn once, before other parts, however often it comes in", async () => {
  const update = part("update", UPDATES);
  enlist(part("row"));
  for (let turn = 0; turn < 3; turn += 1) enlist(update);
  await frame();
  assert.deepEqual(drawn, ["update"]);
  await frame();
  assert.deepEqual(drawn, ["update", "row"]);
});

test("all that comes in by itself is drawn in one frame", async () => {
  enlist(part("row"));
  for (const one of [part("table", UPDATES), part("pace", UPDATES)]) enlist(one);
  await frame();
  assert.deepEqual(drawn, ["table", "pace"]);
  await frame();
  assert.deepEqual(drawn, ["table", "pace", "row"]);
});

test("what a reader waits for is drawn at once, and nothing else in the same frame", async () => {
  const update = part("update", UPDATES);
  enlist(update);
  drawNow(update);
  assert.deepEqual(drawn, ["update"]);
  enlist(part("answer", UPDATES));
  assert.deepEqual(drawn, ["update"]);
  await frame();
  assert.deepEqual(drawn, ["update", "answer"], "and what was drawn at once is not drawn again");
});

test("what comes in by itself takes no frame from what waits, however fast it comes", async () => {
  const update = part("update", UPDATES);
  enlist(update);
  const drawing = frame();
  enlist(update); // the frame has begun, but nothing is drawn in it
  await drawing;
  assert.deepEqual(drawn, ["update"]);
});
