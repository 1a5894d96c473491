// @ts-check
/** The decisions of the page's connection, one test a branch; neither network nor clock is needed. Run by scripts/lint-page. */

import assert from "node:assert/strict";
import { test } from "node:test";

Object.assign(globalThis, { addEventListener: () => {}, localStorage: { getItem: () => null, setItem: () => {} } });
const { backoff, FIRST, PATIENCE, SILENCE, step } = await import("../../src/regnum/web/js/connection.js");
const { Refused } = await import("../../src/regnum/web/js/api.js");

/** @typedef {import("../../src/regnum/web/js/connection.js").State} State */

const seat = (player) => ({ player, bot: null, name: player ?? "", stand_in: null, is_resigned: false });
const update = (number, more = {}) => ({
  table: "t",
  number,
  is_whole: false,
  your_seats: [0],
  seen_by: 0,
  deadline: null,
  present: [0],
  view: {},
  events: [],
  ...more,
  summary: { ply: 0, seats: [seat("me"), seat("you")], status: "playing", ...more.summary },
});
const event = (number, type = "sat", more = {}) => ({ number, time: 0, type, ...more });
const whole = (number, more = {}) =>
  update(number, { is_whole: true, events: Array.from({ length: number + 1 }, (_, at) => event(at)), ...more });

/** @returns {State} */
const open = (more = {}) => ({ ...FIRST, phase: "open", update: whole(3), ...more });
const pending = (more = {}) => ({ key: "k", ply: 0, action: "a1", isAnswered: false, tries: 1, ...more });
const kinds = (effects) => effects.map((effect) => `${effect.do}${effect.timer ? ` ${effect.timer}` : ""}`);

test("1 stopping closes everything", () => {
  const { state, effects } = step(open(), { type: "stop" });
  assert.equal(state.phase, "new");
  assert.deepEqual(kinds(effects), ["close", "unset silent", "unset retry", "unset resend"]);
});

test("2 an unknown table stays unknown", () => {
  const lost = open({ phase: "unknown" });
  assert.equal(step(lost, { type: "online" }).state, lost);
  assert.equal(step(lost, { type: "start" }).state.phase, "loading");
});

test("3 and 4 the table is loaded first, then the stream begins after it", () => {
  const loading = step(FIRST, { type: "start" });
  assert.deepEqual(kinds(loading.effects), ["unset retry", "set silent", "load"]);
  const { state, effects } = step(loading.state, { type: "loaded", update: whole(3) });
  assert.equal(state.phase, "opening");
  assert.deepEqual(effects, [
    { do: "set", timer: "silent", after: PATIENCE },
    { do: "open", since: 3 },
  ]);
});

test("4 what is loaded while a stream is open leaves it open", () => {
  const { state, effects } = step(open(), { type: "loaded", update: whole(4) });
  assert.equal(state.phase, "open");
  assert.deepEqual(effects, []);
  assert.equal(state.update?.number, 4);
});

test("5 a table that does not exist is the end, also for what is pending", () => {
  const { state, effects } = step(open({ pending: pending() }), { type: "failed", status: 404, wait: 0, jitter: 0 });
  assert.equal(state.phase, "unknown");
  assert.ok(kinds(effects).includes("settle") && kinds(effects).includes("close"));
});

test("6 other failures are waited for, longer each time, and as long as the server says", () => {
  const once = step(open(), { type: "failed", status: 0, wait: 0, jitter: 0.5 });
  assert.equal(once.state.phase, "waiting");
  assert.deepEqual(once.effects.at(-1), { do: "set", timer: "retry", after: 375 });
  const twice = step(once.state, { type: "failed", status: 503, wait: 0, jitter: 0.5 });
  assert.deepEqual(twice.effects.at(-1), { do: "set", timer: "retry", after: 750 });
  const told = step(once.state, { type: "failed", status: 429, wait: 7000, jitter: 0.5 });
  assert.deepEqual(told.effects.at(-1), { do: "set", timer: "retry", after: 7000 });
  assert.equal(backoff(30, 1), 30_000);
});

test("7 an open stream is expected to be heard, and a pending action goes again", () => {
  const { state, effects } = step(open({ phase: "opening", pending: pending() }), { type: "opened" });
  assert.equal(state.phase, "open");
  assert.deepEqual(kinds(effects), ["set silent", "unset resend", "send"]);
  assert.equal(state.pending?.tries, 2);
});

test("8 every heartbeat puts silence off", () => {
  assert.deepEqual(step(open(), { type: "heard" }).effects, [{ do: "set", timer: "silent", after: SILENCE }]);
  assert.deepEqual(step(open({ phase: "waiting" }), { type: "heard" }).effects, []);
});

test("9 and 26 updates in order are added", () => {
  const next = step(open({ attempts: 3 }), { type: "update", update: update(5, { events: [event(4), event(5)] }) });
  assert.equal(next.state.attempts, 0);
  assert.deepEqual(
    next.state.update?.events.map(({ number }) => number),
    [0, 1, 2, 3, 4, 5],
  );
});

test("24 an update that was overtaken is not believed", () => {
  const { state } = step(open(), { type: "update", update: update(2) });
  assert.equal(state.update?.number, 3);
});

test("24 one of the same number tells who is here", () => {
  const { state } = step(open(), { type: "update", update: update(3, { present: [0, 1] }) });
  assert.deepEqual(state.update?.present, [0, 1]);
  assert.equal(state.update?.events.length, 4);
});

test("26 what came twice is there once, and a whole one replaces everything", () => {
  const twice = step(open(), { type: "update", update: update(4, { events: [event(2), event(3), event(4)] }) });
  assert.deepEqual(
    twice.state.update?.events.map(({ number }) => number),
    [0, 1, 2, 3, 4],
  );
  const anew = step(twice.state, { type: "update", update: whole(200) });
  assert.equal(anew.state.update?.events.length, 201);
});

test("25 a part without a whole asks for the whole", () => {
  assert.deepEqual(kinds(step({ ...FIRST, phase: "open" }, { type: "update", update: update(4) }).effects), [
    "load",
    "set silent",
  ]);
});

test("10 the server says bye: come back soon", () => {
  const { state, effects } = step(open(), { type: "bye", jitter: 1 });
  assert.equal(state.phase, "waiting");
  assert.deepEqual(effects.at(-1), { do: "set", timer: "retry", after: 1000 });
});

test("11 silence means a new stream at once, from where the old one ended, and the page tells", () => {
  const { state, effects } = step(open(), { type: "silent" });
  assert.equal(state.phase, "opening");
  assert.equal(state.attempts, 1);
  assert.deepEqual(effects.at(-1), { do: "open", since: 3 });
  assert.deepEqual(step(open({ phase: "waiting" }), { type: "silent" }).effects, []);
});

test("11 a server that does not answer at all is asked again later", () => {
  for (const phase of ["opening", "loading"]) {
    const { state, effects } = step(open({ phase }), { type: "silent" });
    assert.equal(state.phase, "waiting");
    assert.deepEqual(kinds(effects), ["close", "unset silent", "unset retry", "set retry"]);
  }
});

test("12 and 13 offline waits for the network and for no timer", () => {
  const off = step(open(), { type: "offline" });
  assert.equal(off.state.phase, "waiting");
  assert.ok(!kinds(off.effects).includes("set retry"));
  const failed = step(off.state, { type: "failed", status: 0, wait: 0, jitter: 0 });
  assert.ok(!kinds(failed.effects).includes("set retry"));
  const on = step(failed.state, { type: "online" });
  assert.deepEqual(on.effects.at(-1), { do: "open", since: 3 });
  assert.equal(step({ ...FIRST, phase: "waiting" }, { type: "online" }).state.phase, "loading");
});

test("14 a hidden page keeps its stream", () => {
  assert.deepEqual(step(open(), { type: "hidden" }), { state: open({ isVisible: false }), effects: [] });
});

test("15 a page that is seen again begins anew if it slept or waited", () => {
  assert.deepEqual(step(open(), { type: "visible", quiet: 1000 }).effects, []);
  assert.equal(step(open(), { type: "visible", quiet: SILENCE }).state.phase, "opening");
  assert.equal(step(open({ phase: "waiting", attempts: 9 }), { type: "visible", quiet: 0 }).state.attempts, 0);
});

test("16 when the wait is over it is tried again", () => {
  assert.equal(step(open({ phase: "waiting" }), { type: "retry" }).state.phase, "opening");
  assert.deepEqual(step(open(), { type: "retry" }).effects, []);
});

test("17 one action at a time", () => {
  const first = step(open(), { type: "play", key: "k", action: "a1" });
  assert.deepEqual(first.state.pending, pending());
  assert.deepEqual(kinds(first.effects), ["send"]);
  const second = step(first.state, { type: "play", key: "l", action: "a2" });
  assert.equal(second.state.pending?.key, "k");
  assert.equal(second.effects[0]?.do === "settle" && second.effects[0].problem?.code, "not_now");
});

test("18 an answered action stays until it is seen", () => {
  const answered = step(open({ pending: pending() }), { type: "answered", key: "k" });
  assert.equal(answered.state.pending?.isAnswered, true);
  assert.deepEqual(answered.effects, [{ do: "settle", key: "k", problem: null }]);
  const apart = step(open({ phase: "waiting", pending: pending() }), { type: "answered", key: "k" });
  assert.ok(kinds(apart.effects).includes("load"));
  assert.equal(step(open(), { type: "answered", key: "other" }).effects.length, 0);
});

test("19 and 22 an action without an answer is sent again, as it was", () => {
  const lost = step(open({ pending: pending() }), {
    type: "refused",
    key: "k",
    problem: new Refused(0, {}),
    jitter: 0,
  });
  assert.deepEqual(lost.effects, [{ do: "set", timer: "resend", after: 250 }]);
  const again = step(lost.state, { type: "resend" });
  assert.deepEqual(again.effects.at(-1), { do: "send", pending: pending({ tries: 2 }) });
  assert.deepEqual(step(open({ pending: pending({ isAnswered: true }) }), { type: "resend" }).effects, []);
});

test("20 an unknown identity is told", () => {
  const { state } = step(open({ pending: pending() }), {
    type: "refused",
    key: "k",
    problem: new Refused(401, { code: "no_identity" }),
    jitter: 0,
  });
  assert.equal(state.isStranger, true);
  assert.equal(state.pending, null);
});

test("21 a stale action brings what was missed", () => {
  const missed = update(5, { events: [event(4), event(5)], summary: { ply: 2 } });
  const problem = new Refused(409, { code: "stale", missed });
  const { state, effects } = step(open({ pending: pending() }), { type: "refused", key: "k", problem, jitter: 0 });
  assert.equal(state.update?.number, 5);
  assert.equal(state.pending, null);
  assert.equal(effects[0]?.do === "settle" && effects[0].problem, problem);
});

test("23 who is recognised looks with other eyes, and listens anew", () => {
  const { state, effects } = step(open({ isStranger: true }), { type: "recognised" });
  assert.equal(state.isStranger, false);
  assert.deepEqual(kinds(effects), ["close", "unset silent", "unset retry", "set silent", "load"]);
  assert.equal(step(state, { type: "loaded", update: whole(3) }).state.phase, "opening");
});

test("27 a seat that is ours and yet is not: the cookie is lost", () => {
  const lost = step(open(), { type: "update", update: update(4, { your_seats: [] }) });
  assert.equal(lost.state.isStranger, true);
  const moved = step(open(), {
    type: "update",
    update: update(4, { your_seats: [], summary: { seats: [seat("phone"), seat("you")] } }),
  });
  assert.equal(moved.state.isStranger, false);
});

test("28 muting changes the past, so it is fetched again", () => {
  assert.ok(
    kinds(step(open(), { type: "update", update: update(4, { events: [event(4, "muted")] }) }).effects).includes(
      "load",
    ),
  );
});

test("29 a pending action that happened is done; another in its place is told", () => {
  const played = (action) => update(4, { events: [event(4, "played", { ply: 0, action })], summary: { ply: 1 } });
  const done = step(open({ pending: pending() }), { type: "update", update: played("a1") });
  assert.equal(done.state.pending, null);
  assert.equal(done.effects.find((effect) => effect.do === "settle")?.problem, null);
  const other = step(open({ pending: pending() }), { type: "update", update: played("b7") });
  assert.equal(other.effects.find((effect) => effect.do === "settle")?.problem?.code, "stale");
  const answered = step(open({ pending: pending({ isAnswered: true }) }), { type: "update", update: played("b7") });
  assert.equal(answered.effects.find((effect) => effect.do === "settle")?.problem, null);
});

test("24 what is known already is not drawn again, and who came or left is", () => {
  const known = open();
  assert.equal(step(known, { type: "update", update: update(3) }).state, known);
  const { state } = step(known, { type: "update", update: update(3, { present: [0, 1] }) });
  assert.deepEqual(state.update?.present, [0, 1]);
  assert.equal(state.update?.events.length, 4);
});
