// @ts-check
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

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

const { dismiss, drawNow, enlist, follow, UPDATES } = await import("../../src/regnum/web/js/frames.js");

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

/** Draw a frame, and let everything happen that follows from it. `then`: what happens when the frame has begun. */
function frame(then = () => {}) {
  const now = due;
  due = [];
  for (const draw of now) draw();
  then();
  mock.timers.tick(5);
}

mock.timers.enable({ apis: ["setTimeout"] }); // on a busy machine no test must take as long as a frame that never comes
beforeEach(() => {
  seen.hidden = false;
  while (due.length) frame();
  drawn = [];
});

test("the frame that is due has nothing to wait for, and then each part has a frame of its own, by their order", () => {
  for (const one of [part("log", 3), part("rivals", 2), part("row")]) enlist(one);
  assert.deepEqual(drawn, []);
  for (const shown of [["row"], ["row", "rivals"], ["row", "rivals", "log"]]) {
    frame();
    assert.deepEqual(drawn, shown);
  }
  frame();
  assert.equal(due.length, 0, "nothing is asked for when nothing waits");
});

test("a part that is enlisted again is drawn once", () => {
  const one = part("log");
  enlist(one);
  enlist(one);
  for (let turn = 0; turn < 3; turn += 1) frame();
  assert.deepEqual(drawn, ["log"]);
});

test("a part that is gone is not drawn", () => {
  const one = part("log");
  enlist(one);
  dismiss(one);
  dismiss(one);
  frame();
  assert.deepEqual(drawn, []);
});

test("what is enlisted meanwhile comes in its order, and not in a frame that draws something else", () => {
  enlist(part("log", 3));
  enlist(part("row", 0, () => enlist(part("next row", 1))));
  frame();
  assert.deepEqual(drawn, ["row"]);
  frame();
  assert.deepEqual(drawn, ["row", "next row"]);
  frame();
  assert.deepEqual(drawn, ["row", "next row", "log"]);
});

test("a frame that something else has come into stays without a part", () => {
  enlist(part("log", 3));
  frame(() => enlist(part("row"))); // the frame has begun, and something else is drawn after it
  assert.deepEqual(drawn, []);
  frame();
  assert.deepEqual(drawn, ["row"]);
});

test("in a window that nobody sees there are no frames, and nothing waits for them", () => {
  seen.hidden = true;
  enlist(part("row"));
  enlist(part("log", 3));
  mock.timers.tick(30);
  assert.deepEqual(drawn, ["row", "log"]);
  assert.equal(due.length, 0);
});

test("what waits for a frame that does not come, because the window was covered meanwhile, is drawn all the same", () => {
  enlist(part("update", UPDATES));
  mock.timers.tick(400);
  assert.deepEqual(drawn, ["update"]);
});

test("what comes in by itself is drawn once, before other parts, however often it comes in", () => {
  const update = part("update", UPDATES);
  enlist(part("row"));
  for (let turn = 0; turn < 3; turn += 1) enlist(update);
  frame();
  assert.deepEqual(drawn, ["update"]);
  frame();
  assert.deepEqual(drawn, ["update", "row"]);
});

test("all that comes in by itself is drawn in one frame", () => {
  enlist(part("row"));
  for (const one of [part("table", UPDATES), part("pace", UPDATES)]) enlist(one);
  frame();
  assert.deepEqual(drawn, ["table", "pace"]);
  frame();
  assert.deepEqual(drawn, ["table", "pace", "row"]);
});

test("what a reader waits for is drawn at once, and nothing else in the same frame", () => {
  const update = part("update", UPDATES);
  enlist(update);
  drawNow(update);
  assert.deepEqual(drawn, ["update"]);
  enlist(part("answer", UPDATES));
  assert.deepEqual(drawn, ["update"]);
  frame();
  assert.deepEqual(drawn, ["update", "answer"], "and what was drawn at once is not drawn again");
});

test("what comes in by itself takes no frame from what waits, however fast it comes", () => {
  const update = part("update", UPDATES);
  enlist(update);
  frame(() => enlist(update)); // the frame has begun, but nothing is drawn in it
  assert.deepEqual(drawn, ["update"]);
});

/** What effects do. @param {string} name */
const effects = (name) => () => void drawn.push(name);

test("effects come after the frame of what they belong to, however long it takes", () => {
  follow(effects("effects"));
  mock.timers.tick(200);
  assert.deepEqual(drawn, []);
  frame();
  assert.deepEqual(drawn, ["effects"]);
});

test("effects come without a frame in a window that nobody sees, and where none comes", () => {
  seen.hidden = true;
  follow(effects("unseen"));
  mock.timers.tick(5);
  seen.hidden = false;
  follow(effects("covered"));
  mock.timers.tick(400);
  assert.deepEqual(drawn, ["unseen", "covered"]);
});

for (const isFirst of [true, false])
  test(`what waits is not drawn together with effects that were asked for ${isFirst ? "before" : "after"} it`, () => {
    if (isFirst) follow(effects("effects"));
    enlist(part("update", UPDATES));
    if (!isFirst) follow(effects("effects"));
    frame();
    assert.deepEqual(drawn, ["effects"]);
    frame();
    assert.deepEqual(drawn, ["effects", "update"]);
  });

test("what waits gives way to effects, and to those that follow, but not without end", () => {
  enlist(part("update", UPDATES));
  const endless = () => {
    drawn.push("effects");
    follow(endless);
  };
  follow(endless);
  for (let turn = 0; turn < 2; turn += 1) frame();
  assert.deepEqual(drawn, ["effects", "effects"]);
  frame();
  assert.ok(drawn.includes("update"));
});
