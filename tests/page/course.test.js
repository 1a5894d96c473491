// @ts-check
/** The decisions of a lesson, one test a branch, with a lesson of three scenes of a game that does not exist. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { firstOf, MOST_TRIES, readyOf, step, stepOf } from "../../src/regnum/web/js/lessons/decide.js";

const one = (name, kind, want = {}) => ({ name, kind, want, emblem: "", rules: [] });
const scene = (actions, ...steps) => ({ options: {}, seed: "s", actions, rivals: [], steps });
const LESSON = {
  game: "pebbles",
  scenes: [
    scene(["x"], one("any", "move"), one("good", "move", { kind: "good" }), one("rich", "move", { gain: 3 })),
    scene([], one("no", "refused", { rules: ["R-1"] }), one("ever", "refused", { rules: [] })),
    scene(["y"], one("round", "round"), one("last", "play")),
  ],
};
/** @type {any} */
const DESK = {
  purposes: {
    kind: ({ action }, wanted) => action.startsWith(wanted),
    gain: ({ preview }, points) => preview.gain >= points,
  },
  weighed: ["gain"],
  changes: (action) => action !== "draw",
  refusals: () => ["bad1", "bad2", "bad3"],
  trivial: ["R-0"],
  forced: (view) => (view.legal.length === 1 ? view.legal[0] : null),
};
const VIEW = { legal: ["draw", "good1", "good2", "fair"], round: 1 };

const begin = (at, step_, view = VIEW) => {
  const where = { scene: at, step: step_, start: ["x"] };
  return step(firstOf(/** @type {any} */ (LESSON), DESK), {
    type: "brought",
    where,
    past: [{ scene: 0, step: 0, start: [] }],
    actions: ["x", "z"],
    view,
  }).state;
};
const after = (state, ...incidents) => incidents.reduce((now, incident) => step(now, incident).state, state);
const kinds = (effects) => effects.map((effect) => (effect.do === "ask" ? `ask ${effect.question.for}` : effect.do));
const askedOf = (next) => next.effects.find((effect) => effect.do === "ask");
const answer = (next, said) =>
  step(next.state, {
    type: "answered",
    ...askedOf(next),
    answer: { view: VIEW, is_over: false, explanation: null, preview: null, ...said },
  });
const fail = (next) =>
  step(next.state, { type: "failed", question: askedOf(next)?.question, problem: { message: "Lost.", rule: null } });
const refusal = (rule) => ({ explanation: { is_legal: false, rule, message: "Not so." } });
const any = begin(0, 0);
const good = begin(0, 1);
const rich = begin(0, 2);
const refused = begin(1, 0);
const round = begin(2, 0);

test("a lesson begins at its beginning, or where it was left", () => {
  const first = firstOf(/** @type {any} */ (LESSON), DESK);
  assert.deepEqual([first.isBusy, first.position, stepOf(first).name, readyOf(first)], [true, null, "any", null]);
  const fresh = step(first, { type: "resume", kept: null });
  assert.deepEqual(fresh.effects, [
    { do: "bring", where: { scene: 0, step: 0, start: ["x"] }, past: [], isKept: false },
  ]);
  const now = { scene: 1, step: 0, start: ["a"] };
  assert.deepEqual(step(first, { type: "resume", kept: { now, past: [now] } }).effects, [
    { do: "bring", where: now, past: [now], isKept: true },
  ]);
});

test("a step that is there is kept with what the others have played, and its task is said", () => {
  const first = firstOf(/** @type {any} */ (LESSON), DESK);
  const where = { scene: 0, step: 1, start: ["x"] };
  const { state, effects } = step(first, { type: "brought", where, past: [], actions: ["x", "z"], view: VIEW });
  assert.deepEqual(state.at.start, ["x", "z"]);
  assert.equal(state.isBusy, false);
  assert.deepEqual(effects, [{ do: "keep", progress: { now: state.at, past: [] } }, { do: "announce task" }]);
});

test("a step that cannot be begun says why; one that was kept begins the lesson again", () => {
  const problem = { message: "Gone.", rule: null };
  const lost = step(any, { type: "lost", isKept: false, problem });
  assert.deepEqual([lost.state.isBusy, lost.state.remark?.text, kinds(lost.effects)], [false, "Gone.", ["announce"]]);
  const again = step(any, { type: "lost", isKept: true, problem });
  assert.deepEqual([again.state.isBusy, again.state.remark, kinds(again.effects)], [true, null, ["announce", "bring"]]);
});

test("what is chosen is asked about, unless it changes nothing that can be shown", () => {
  const next = step(any, { type: "choose", action: "fair" });
  assert.deepEqual([next.state.chosen, readyOf(next.state), next.state.isBusy], ["fair", "fair", false]);
  assert.deepEqual(askedOf(next).actions, ["x", "z"]);
  assert.equal(answer(next, { preview: "then" }).state.preview, "then");
  assert.equal(answer(next, { preview: undefined }).state.preview, null);
  assert.deepEqual(step(any, { type: "choose", action: "draw" }).effects, []);
  assert.deepEqual(step(any, { type: "choose", action: null }).effects, []);
});

test("a preview of what is considered no more is not shown, and one that cannot be had is left out", () => {
  const next = step(any, { type: "choose", action: "fair" });
  const other = after(next.state, { type: "choose", action: "good1" });
  assert.equal(step(other, { type: "answered", ...askedOf(next), answer: { preview: "then" } }).state.preview, null);
  const without = fail(next);
  assert.deepEqual([without.state.preview, without.state.remark, without.effects], [null, null, []]);
});

test("what is not on offer is explained", () => {
  const next = step(any, { type: "attempt", action: "bad", where: "there" });
  assert.deepEqual([next.state.tried, next.state.isBusy], ["bad", true]);
  const told = answer(next, refusal("R-1"));
  assert.deepEqual(told.state.remark, { tone: "bad", text: "Not so.", part: undefined, rule: "R-1" });
  assert.deepEqual([told.state.isBusy, told.effects[0]?.where], [false, "there"]);
  assert.equal(answer(next, {}).state.isBusy, false);
  assert.deepEqual(kinds(fail(next).effects), ["announce"]);
});

test("what is legal after all is chosen, and busy until it is known what it changes", () => {
  const next = answer(step(any, { type: "attempt", action: "fair" }), {
    explanation: { is_legal: true, rule: "", message: "" },
  });
  assert.deepEqual([next.state.chosen, next.state.tried, next.state.isBusy], ["fair", null, true]);
  assert.equal(answer(next, { preview: 1 }).state.isBusy, false);
  const plain = answer(step(any, { type: "attempt", action: "draw" }), {
    explanation: { is_legal: true, rule: "", message: "" },
  });
  assert.deepEqual([plain.state.chosen, plain.state.isBusy], ["draw", false]);
});

test("a refusal by the rule that a step is about is what it wants", () => {
  const next = step(refused, { type: "attempt", action: "bad" });
  const right = answer(next, refusal("R-1"));
  assert.deepEqual([right.state.isDone, right.state.remark?.tone, right.state.remark?.part], [true, "good", "done"]);
  assert.deepEqual(kinds(right.effects), ["announce", "keep"]);
  const other = answer(next, refusal("R-2"));
  assert.deepEqual([other.state.isDone, other.state.remark?.tone, other.state.remark?.part], [false, "bad", "no"]);
  assert.equal(answer(step(begin(1, 1), { type: "attempt", action: "bad" }), refusal("R-9")).state.isDone, true);
});

test("Confirm asks for a choice, and says that a step is about being refused", () => {
  assert.deepEqual(step(any, { type: "confirm" }).state.remark, { tone: "info", name: "learn-choose-first" });
  const chosen = after(refused, { type: "choose", action: "fair" });
  const { state, effects } = step(chosen, { type: "confirm" });
  assert.deepEqual([state.remark?.name, state.isBusy, kinds(effects)], ["learn-would-be-legal", false, ["announce"]]);
});

test("Confirm weighs a move, plays it if it is wanted, and then the step is done and kept", () => {
  const weighing = step(after(good, { type: "choose", action: "good1" }), { type: "confirm" });
  assert.deepEqual([weighing.state.isBusy, kinds(weighing.effects)], [true, ["ask weighing"]]);
  const playing = answer(weighing, {});
  assert.deepEqual(askedOf(playing).actions, ["x", "z", "good1"]);
  const { state, effects } = answer(playing, { view: { ...VIEW, round: 2 } });
  assert.deepEqual(
    [state.isDone, state.isBusy, state.chosen, state.position?.actions.at(-1)],
    [true, false, null, "good1"],
  );
  assert.deepEqual(effects[1], {
    do: "keep",
    progress: { now: { scene: 0, step: 2, start: ["x", "z", "good1"] }, past: [...good.past, good.at] },
  });
});

test("a move that is not wanted is not played", () => {
  const { state, effects } = answer(step(after(good, { type: "choose", action: "fair" }), { type: "confirm" }), {});
  assert.deepEqual(
    [state.remark, state.isBusy, state.chosen, kinds(effects)],
    [{ tone: "bad", part: "no" }, false, "fair", ["announce"]],
  );
});

test("nothing is played when the server is not to be reached", () => {
  const { state } = fail(step(after(good, { type: "choose", action: "good1" }), { type: "confirm" }));
  assert.deepEqual([state.remark?.text, state.isBusy, state.chosen], ["Lost.", false, "good1"]);
});

test("what is forced needs no choosing, until the step is done", () => {
  const forced = begin(0, 0, { legal: ["pass"], round: 1 });
  assert.equal(readyOf(forced), "pass");
  assert.deepEqual(kinds(step(forced, { type: "confirm" }).effects), ["ask weighing"]);
  const done = { ...forced, isDone: true };
  assert.equal(readyOf(done), null);
  assert.deepEqual(step(done, { type: "confirm" }), { state: done, effects: [] });
});

test("a round goes on until it or the game has ended", () => {
  const next = step(after(round, { type: "choose", action: "fair" }), { type: "confirm" });
  assert.deepEqual(kinds(next.effects), ["ask playing"]);
  const on = answer(next, { view: VIEW });
  assert.deepEqual([on.state.isDone, on.state.isBusy, on.effects], [false, false, []]);
  assert.equal(answer(next, { view: { ...VIEW, round: 2 } }).state.isDone, true);
  const over = answer(next, { view: VIEW, is_over: true });
  assert.deepEqual([over.state.isDone, over.state.position?.isOver], [true, true]);
});

test("after the last step nothing is kept", () => {
  const { effects } = answer(step(after(begin(2, 1), { type: "choose", action: "fair" }), { type: "confirm" }), {});
  assert.deepEqual(effects.at(-1), { do: "keep", progress: null });
});

test("Show points at the first action that is wanted, and says so when its preview is there", () => {
  const next = step(good, { type: "show" });
  assert.deepEqual([next.state.chosen, next.state.isBusy, kinds(next.effects)], ["good1", true, ["ask preview"]]);
  for (const then of [answer(next, { preview: 1 }), fail(next)]) {
    assert.deepEqual(
      [then.state.remark?.name, then.state.isBusy, kinds(then.effects)],
      ["learn-shown", false, ["announce"]],
    );
  }
  const draw = step(any, { type: "show" });
  assert.deepEqual([draw.state.chosen, draw.state.remark?.name, draw.state.isBusy], ["draw", "learn-shown", false]);
  const none = begin(0, 1, { legal: ["fair"], round: 1 });
  assert.deepEqual(step(none, { type: "show" }), { state: none, effects: [] });
});

test("Show asks about one action after the other if only the server knows what they bring", () => {
  const first = step(rich, { type: "show" });
  assert.deepEqual([askedOf(first).question.tried, first.state.isBusy], ["fair", true]);
  const second = answer(first, { preview: { gain: 1 } });
  assert.equal(askedOf(second).question.tried, "good2");
  const found = answer(second, { preview: { gain: 3 } });
  assert.deepEqual([found.state.chosen, kinds(found.effects)], ["good2", ["ask preview"]]);
  const none = answer(answer(second, { preview: { gain: 1 } }), { preview: { gain: 1 } });
  assert.deepEqual([none.state.chosen, none.state.isBusy, none.effects], [null, false, []]);
  assert.equal(fail(second).state.remark?.text, "Lost.");
});

test("Show gives up after some tries", () => {
  const many = begin(0, 2, { legal: Array.from({ length: 100 }, (_, at) => `a${at}`), round: 1 });
  assert.equal(askedOf(step(many, { type: "show" })).question.more.length, MOST_TRIES - 1);
});

test("Show tries what is refused by the rule that the step is about, not by one that teaches nothing", () => {
  let next = step(refused, { type: "show" });
  for (const said of [refusal("R-2"), { explanation: { is_legal: true, rule: "", message: "" } }])
    next = answer(next, said);
  assert.equal(askedOf(next).question.tried, "bad3");
  const found = answer(next, refusal("R-1"));
  assert.deepEqual([found.state.tried, kinds(found.effects)], ["bad3", ["ask explanation"]]);
  const none = answer(next, {});
  assert.equal(none.state.tried, "bad1");
  const trivial = answer(step(begin(1, 1), { type: "show" }), refusal("R-0"));
  assert.equal(askedOf(trivial).question.tried, "bad2");
});

test("Show tries nothing in particular if there is nothing to be refused", () => {
  const state = { ...refused, desk: { ...DESK, refusals: () => [] } };
  assert.equal(step(state, { type: "show" }).state.tried, "");
});

test("Next begins the next step, the next scene, or the lesson again", () => {
  assert.deepEqual(step(any, { type: "next" }).effects, [
    { do: "bring", where: { scene: 0, step: 1, start: ["x", "z"] }, past: [...any.past, any.at], isKept: false },
  ]);
  assert.equal(step(rich, { type: "next" }).effects[0]?.where.scene, 1);
  const again = step({ ...begin(2, 1), isDone: true }, { type: "next" });
  assert.deepEqual([again.effects[0]?.where.step, again.effects[0]?.past, again.state.isDone], [0, [], false]);
});

test("Back begins the step before, if there is one", () => {
  const { state, effects } = step(good, { type: "back" });
  assert.deepEqual([state.isBusy, effects[0]?.where, effects[0]?.past], [true, good.past[0], []]);
  assert.deepEqual(step({ ...good, past: [] }, { type: "back" }).effects, []);
});

test("Restart begins the lesson again", () => {
  assert.deepEqual(step(good, { type: "restart" }).effects[0]?.where, { scene: 0, step: 0, start: ["x"] });
});

test("Escape takes back what is considered, unless the step is done", () => {
  assert.equal(after(any, { type: "choose", action: "fair" }, { type: "escape" }).chosen, null);
  assert.equal(after(any, { type: "attempt", action: "bad" }, { type: "escape" }).tried, null);
  assert.equal(step(any, { type: "escape" }).state, any);
  const done = { ...any, isDone: true, chosen: "fair" };
  assert.equal(step(done, { type: "escape" }).state, done);
});

test("what was said goes with its language", () => {
  assert.equal(after(any, { type: "confirm" }, { type: "language" }).remark, null);
  assert.equal(step(any, { type: "language" }).state, any);
});
