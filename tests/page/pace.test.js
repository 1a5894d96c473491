// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import "./browser.js";

const { deedsOf, FIRST, PACES, sinceOf, step } = await import("../../src/regnum/web/js/pace.js");

/** @typedef {import("../../src/regnum/web/js/pace.js").State} State */
/** @typedef {import("../../src/regnum/web/js/pace.js").Incident} Incident */
/** @typedef {import("../../src/regnum/web/js/contract.js").Update} Update */

const REST = PACES.normal;

/** A view that is known by how many actions were played. @param {number} plies */
const viewAfter = (plies) =>
  /** @type {Update["view"]} */ (/** @type {unknown} */ ({ plies, seat: plies % 4, observer: 0, legal: ["x"] }));

/**
 * A table of four after some actions: its events are numbered from 10, seat 0 is the reader's.
 * @param {number[]} seats Who has played each action.
 * @param {Partial<Update["summary"]>} [summary]
 * @returns {Update}
 */
const tableAfter = (seats, summary = {}) =>
  /** @type {Update} */ (
    /** @type {unknown} */ ({
      table: "t",
      number: 9 + seats.length,
      your_seats: [0],
      seen_by: 0,
      deadline: null,
      present: [],
      summary: { status: "playing", ply: seats.length, to_act: seats.length % 4, seats: [{}, {}, {}, {}], ...summary },
      view: viewAfter(seats.length),
      events: seats.map((seat, i) => ({ type: "played", number: 10 + i, seat, ply: i, action: `a${i}`, bot: null })),
    })
  );

/** What was decided about several things, one after another. @param {State} state @param {Incident[]} incidents */
function run(state, ...incidents) {
  /** @type {import("../../src/regnum/web/js/pace.js").Effect[]} */
  let effects = [];
  for (const incident of incidents) ({ state, effects } = step(state, incident));
  return { state, effects };
}

/** @param {Update} update @param {Partial<Extract<Incident, { type: "seen" }>>} [more] @returns {Incident} */
const seen = (update, more = {}) => ({ type: "seen", update, passed: [], rest: REST, isFresh: false, ...more });

/** @param {number} plies @returns {Incident} */
const told = (plies) => ({
  type: "told",
  number: plies ? 9 + plies : 0,
  view: /** @type {NonNullable<Update["view"]>} */ (viewAfter(plies)),
});

/** @param {State} state */
const shownPlies = (state) => state.shown?.summary.ply;

test("a player who comes sees the table as it is", () => {
  const update = tableAfter([0, 1]);
  const { state } = run(FIRST, seen(update));
  assert.equal(state.shown, update);
  assert.ok(!state.isBehind);
});

test("a game that has just begun is seen from its beginning, unless the reader has played", () => {
  const { state, effects } = run(FIRST, seen(tableAfter([1, 2]), { isFresh: true }));
  assert.equal(state.shown, null);
  assert.deepEqual(effects, [{ do: "ask", number: 0, plies: 0 }]);
  assert.equal(shownPlies(run(state, told(0)).state), 0);
  assert.equal(shownPlies(run(FIRST, seen(tableAfter([0, 1]), { isFresh: true })).state), 2);
});

test("moves of others are shown one after another, each for a while, and the reader's turn last", () => {
  const before = tableAfter([]);
  const now = tableAfter([0, 1, 2, 3]);
  let { state, effects } = run(FIRST, seen(before), seen(now));
  // the reader's own action has to be known first: until then the table looks as it did
  assert.equal(state.shown, before);
  assert.deepEqual(effects, [{ do: "ask", number: 10, plies: 1 }]);
  ({ state, effects } = run(state, told(1)));
  assert.deepEqual(effects, [
    { do: "ask", number: 11, plies: 2 },
    { do: "set", after: REST },
  ]);
  const shown = [shownPlies(state)];
  ({ state } = run(state, told(2), told(3)));
  while (state.isBehind) {
    assert.deepEqual(state.shown?.view?.legal, [], "nothing can be done on the way");
    ({ state } = run(state, { type: "rested" }));
    shown.push(shownPlies(state));
  }
  assert.deepEqual(shown, [1, 2, 3, 4, 4]);
  assert.equal(state.shown, now);
});

test("moves that came in faster than they were drawn are known, and nobody is asked for them", () => {
  const before = tableAfter([]);
  const passed = [tableAfter([0]), tableAfter([0, 1]), tableAfter([0, 1, 2]), { ...tableAfter([2]), table: "another" }];
  const { state, effects } = run(FIRST, seen(before), seen(tableAfter([0, 1, 2, 3]), { passed }));
  assert.equal(shownPlies(state), 1, "the reader's own action is seen at once");
  assert.deepEqual(effects, [{ do: "set", after: REST }]);
  assert.deepEqual(
    deedsOf(state, 0, 4).map(({ after }) => after),
    [1, 2, 3, 4].map(viewAfter),
  );
});

test("an own action with nothing after it is shown at once", () => {
  const now = tableAfter([1, 2, 3, 0]);
  const { state } = run(FIRST, seen(tableAfter([1, 2, 3])), seen(now));
  assert.equal(state.shown, now);
  const twice = tableAfter([1, 2, 3, 0, 0]);
  assert.equal(run(state, seen(twice)).state.shown, twice, "the second half of a turn, too");
  const next = run(state, seen(tableAfter([1, 2, 3, 0, 1]))).state;
  assert.equal(next.shown, now, "what follows waits until it was seen");
  assert.equal(shownPlies(run(next, { type: "rested" }).state), 5);
});

test("a bot that plays for the reader is watched like any other", () => {
  const now = tableAfter([0]);
  Object.assign(now.events[0] ?? {}, { bot: "knight" });
  assert.ok(run(FIRST, seen(tableAfter([])), seen(now)).state.isBehind);
});

test("everything at once: when asked for, without a pace, and where a view cannot be had", () => {
  const now = tableAfter([0, 1, 2]);
  const { state } = run(FIRST, seen(tableAfter([])), seen(now));
  assert.equal(run(state, { type: "skip" }).state.shown, now);
  assert.equal(run(state, { type: "failed", number: 10 }).state.shown, now);
  assert.equal(run(FIRST, seen(tableAfter([])), seen(now, { rest: 0 })).state.shown, now);
  assert.deepEqual(run(state, { type: "skip" }).effects.at(0), { do: "unset" });
});

test("what was taken back is not shown any more", () => {
  const { state } = run(FIRST, seen(tableAfter([0])), seen(tableAfter([0, 1, 2])), told(2));
  assert.equal(shownPlies(state), 2);
  const back = tableAfter([0]);
  const undone = run(state, seen(back)).state;
  assert.equal(undone.shown, back);
  assert.ok(!undone.isBehind);
});

test("what comes meanwhile waits for its turn", () => {
  const { state } = run(FIRST, seen(tableAfter([0])), seen(tableAfter([0, 1])), seen(tableAfter([0, 1, 2])));
  assert.equal(shownPlies(state), 2, "the first of them is being shown");
  assert.equal(shownPlies(run(state, { type: "rested" }).state), 3);
});

test("news that are no move are shown at once", () => {
  const now = { ...tableAfter([0]), present: [0] };
  assert.equal(run(FIRST, seen(tableAfter([0])), seen(now)).state.shown, now);
});

test("nothing goes on behind what covers the table; the end of a game has its own screen", () => {
  const { state } = run(FIRST, seen(tableAfter([0])), seen(tableAfter([0, 1, 2])), told(2), {
    type: "hold",
    isHeld: true,
  });
  const held = run(state, { type: "rested" }).state;
  assert.equal(shownPlies(held), 2);
  assert.equal(shownPlies(run(held, { type: "hold", isHeld: false }).state), 3);
  const over = tableAfter([0, 1], { status: "over" });
  const last = run(FIRST, seen(tableAfter([0])), seen(over)).state;
  assert.equal(last.shown?.summary.status, "playing");
  assert.equal(run(last, { type: "hold", isHeld: true }).state.shown, over);
});

test("on their turn readers can see again what others have done since their last", () => {
  const now = tableAfter([0, 1, 2, 3]);
  const { state, effects } = run(FIRST, seen(now));
  assert.deepEqual(sinceOf(now), { from: 1, to: 4 });
  const half = tableAfter([0, 1, 2, 3, 0], { to_act: 0 });
  assert.deepEqual(sinceOf(half), { from: 1, to: 4 }, "also in the second half of their turn");
  assert.deepEqual(sinceOf(tableAfter([1, 2], { to_act: 0 })), { from: 0, to: 2 }, "also before their first");
  assert.deepEqual(
    effects.filter((effect) => effect.do === "ask").map(({ plies }) => plies),
    [1, 2, 3],
  );
  const known = run(state, told(1), told(2), told(3)).state;
  assert.deepEqual(
    deedsOf(known, 1, 4).map(({ event }) => event.action),
    ["a1", "a2", "a3"],
  );
  let again = run(known, { type: "again", from: 1 }).state;
  const shown = [shownPlies(again)];
  while (again.isBehind) {
    ({ state: again } = run(again, { type: "rested" }));
    shown.push(shownPlies(again));
  }
  assert.deepEqual(shown, [1, 2, 3, 4, 4]);
});

test("people who share a device see a spectator's view of what is shown on the way", () => {
  const shared = { ...tableAfter([0, 1, 2]), your_seats: [0, 3], seen_by: 3 };
  const { state, effects } = run(
    FIRST,
    seen({ ...tableAfter([0, 1]), your_seats: [0, 3], seen_by: null }),
    seen(shared),
  );
  assert.deepEqual(effects, [{ do: "ask", number: 12, plies: 3 }]);
  assert.equal(state.views.has(12), false);
});
