// @ts-check
/** The decisions about a move of Kingdoms and the account of a round, one test a branch; neither browser nor server is needed. */

import assert from "node:assert/strict";
import { test } from "node:test";

import {
  accountOf,
  actionOf,
  canDrop,
  consider,
  deltasOf,
  FIRST,
  paidOf,
  PAUSE,
  pressed,
  step,
  TWICE,
} from "../../src/regnum/web/js/games/kingdoms/move.js";

const BOARD = [
  ["red1", ".", ".", ".", ".", "."],
  [".", ".", ".", ".", ".", "."],
  [".", ".", ".", ".", ".", "."],
  [".", ".", ".", ".", ".", "."],
  [".", ".", ".", ".", ".", "dragon"],
];
const LEGAL = ["r1@b1", "r1@c1", "r2@b1", "s@b1", "draw"];
const LINE = {
  direction: "row",
  first: "a1",
  last: "f1",
  value: 3,
  scored: true,
  income: { red: 3 },
  tiles: [],
  castles: [],
};
const player = (money, starting) => ({ starting_tile: starting, income: { total: money } });
const PREVIEW = { present: { board: BOARD, lines: [LINE] }, incomes: [{ total: 5 }, { total: 1 }] };

const seen = ({ ply = 8, view = {}, ...more } = {}) => ({
  update: {
    table: "t",
    your_seats: [0],
    summary: { ply },
    ...more.update,
    view: {
      options: { no_luck: false, continuous: "off" },
      observer: 0,
      round: 2,
      phase: "act",
      drawn_tile: null,
      players: [player(2, "+4"), player(1, "?")],
      present: { board: BOARD, lines: [] },
      previous: { board: BOARD, lines: [] },
      legal: LEGAL,
      ...view,
    },
  },
  isReplay: more.isReplay ?? false,
  pending: more.pending ?? null,
  canUndo: false,
  isCovered: more.isCovered ?? false,
  language: more.language ?? "en",
});
const look = (state, more) => step(state, { type: "seen", seen: seen(more) });
const after = (state, ...incidents) => incidents.reduce((now, incident) => step(now, incident).state, state);
const kinds = (effects) => effects.map((effect) => (effect.do === "perform" ? effect.what : effect.do));
const take = (piece, more = {}) => ({ type: "choose", piece, isKey: false, time: 1000, ...more });
const press = (square, more = {}) => ({ type: "square", square, isKey: false, ...more });
const preview = (action, ply = 8) => ({ type: "previewed", key: `t ${ply} ${action}`, preview: PREVIEW });

const here = look(FIRST, {}).state;
const DRAWN = { phase: "place", drawn_tile: "+4", legal: ["+4@b1", "+4@c1"] };
const placing = look(FIRST, { view: DRAWN }).state;
const holding = after(here, take("r1"));
const trying = after(holding, press("b1"));
const waiting = look(FIRST, { view: { legal: [] } }).state;

test("what may be done is read off the view, and nothing while an action is pending or in a replay", () => {
  assert.deepEqual([here.turn.isMine, here.turn.seat, here.turn.starting, here.turn.drawn], [true, 0, "+4", null]);
  assert.equal(placing.turn.drawn, "+4");
  assert.equal(look(FIRST, { pending: "draw" }).state.turn.isMine, false);
  assert.equal(look(FIRST, { isReplay: true }).state.turn.isMine, false);
  assert.equal(look(FIRST, { view: { legal: ["pass"] } }).state.turn.mustPass, true);
});

test("the hand is that of the player who looks, or of the only seat here; spectators have none", () => {
  assert.equal(look(FIRST, { view: { observer: null }, update: { your_seats: [1] } }).state.turn.seat, 1);
  const spectator = look(FIRST, { view: { observer: null }, update: { your_seats: [] } }).state;
  assert.deepEqual([spectator.turn.seat, spectator.turn.starting], [null, null]);
});

test("a piece is taken, and by a key the focus goes to the board", () => {
  const { state, effects } = step(here, take("r1"));
  assert.deepEqual([state.chosen, effects], ["r1", []]);
  assert.deepEqual(kinds(step(here, take("r1", { isKey: true })).effects), ["focus"]);
  assert.deepEqual(kinds(step(here, take("draw", { isKey: true })).effects), []);
});

test("a piece is put back by a second click, but not by that of a double click", () => {
  assert.equal(after(holding, take("r1", { time: 1000 + TWICE - 1 })).chosen, "r1");
  assert.equal(after(holding, take("r1", { time: 1000 + TWICE })).chosen, null);
  assert.equal(after(holding, take("r1", { isKey: true, time: 1001 })).chosen, null);
});

test("a piece that may not be taken is explained: on the square that was chosen, or on the first that is free", () => {
  assert.deepEqual(step(here, take("r4")).effects, [{ do: "explain", ply: 8, action: "r4@b1", isWritten: false }]);
  assert.equal(step(after(here, press("d3")), take("r4")).effects[0]?.action, "r4@d3");
  assert.equal(step(waiting, take("draw")).effects[0]?.action, "draw");
});

test("to draw is put back by a second click, as every piece is, and confirmed by a key and by Confirm", () => {
  const draw = after(here, press("b1"), take("draw"));
  assert.deepEqual([draw.spot, actionOf(draw)], [null, "draw"]);
  assert.deepEqual(step(draw, take("draw", { time: 1100 })).effects, []);
  assert.equal(after(draw, take("draw", { time: 1000 + TWICE })).chosen, null);
  assert.deepEqual(step(draw, take("draw", { isKey: true })).effects, [{ do: "act", action: "draw" }]);
  assert.deepEqual(step(draw, { type: "confirm" }).effects, [{ do: "act", action: "draw" }]);
});

test("a square that was chosen before stays so if the piece may go there", () => {
  const marked = after(here, press("c1"));
  assert.deepEqual([marked.spot, consider(marked).held, actionOf(marked)], ["c1", null, null]);
  assert.equal(actionOf(after(marked, take("r1"))), "r1@c1");
  assert.equal(after(marked, take("r2")).spot, null);
});

test("a drawn tile is in hand by itself and cannot be put back", () => {
  assert.equal(consider(placing).held, "+4");
  const again = after(placing, take("+4", { time: 9000 }));
  assert.deepEqual([consider(again).held, again.chosen], ["+4", null]);
});

test("nothing can be taken in a replay or while an action is on its way", () => {
  const replay = look(FIRST, { isReplay: true }).state;
  assert.equal(step(replay, take("r1")).state, replay);
  assert.equal(step(replay, press("b1")).state, replay);
  const sent = after(trying, { type: "confirm" });
  assert.equal(step(sent, take("r2")).state, sent);
  assert.equal(step(sent, press("c1")).state, sent);
});

test("a square where the piece in hand may go is on trial, asked about after a pause, and said when it is known", () => {
  const { state, effects } = step(holding, press("b1"));
  assert.deepEqual([consider(state).ghostAt, actionOf(state)], ["b1", "r1@b1"]);
  assert.deepEqual(effects, [{ do: "ask", key: "t 8 r1@b1", ply: 8, action: "r1@b1", after: PAUSE }]);
  const known = step(state, preview("r1@b1"));
  assert.deepEqual(deltasOf(known.state), [3, 0]);
  assert.deepEqual(known.effects, [{ do: "announce", remark: { tried: "r1", at: "b1", deltas: [3, 0] } }]);
});

test("a square under the mouse is tried and not said; once it is chosen it is said at once", () => {
  const hovering = step(holding, { type: "hover", square: "b1" });
  assert.deepEqual(kinds(hovering.effects), ["ask"]);
  assert.deepEqual([consider(hovering.state).triedAt, consider(hovering.state).ghostAt], ["b1", null]);
  const known = step(hovering.state, preview("r1@b1"));
  assert.deepEqual(known.effects, []);
  assert.deepEqual(kinds(step(known.state, press("b1")).effects), ["announce"]);
  assert.equal(step(known.state, { type: "hover", square: "b1" }).state, known.state);
  assert.deepEqual(kinds(step(known.state, { type: "hover", square: null }).effects), ["hush"]);
});

test("the mouse does not take a piece away that is on trial", () => {
  const { state, effects } = step(trying, { type: "hover", square: "c1" });
  assert.deepEqual([consider(state).triedAt, effects], ["b1", []]);
});

test("an answer about what is on trial no more is not shown", () => {
  const moved = after(trying, press("c1"));
  assert.equal(after(moved, preview("r1@b1")).preview, null);
});

test("a square where the piece in hand may not go says why", () => {
  assert.equal(step(holding, press("a1")).effects[0]?.action, "r1@a1");
});

test("without a piece in hand a square tells what it holds, and an empty one waits for a piece", () => {
  assert.deepEqual(after(here, press("a1")).remark, { square: "a1" });
  assert.deepEqual(after(here, take("draw"), press("a1")).remark, { square: "a1" });
  assert.equal(after(here, press("b2")).spot, "b2");
  assert.equal(step(waiting, press("b2")).effects[0]?.action, "r1@b2");
});

test("a line tells its value, for those who see it", () => {
  const { state, effects } = step(here, { type: "line", line: LINE });
  assert.deepEqual([state.remark, effects], [{ line: LINE }, []]);
});

test("to press the piece on trial again plays nothing; Enter does", () => {
  const acts = (more) => kinds(step(trying, press("b1", more)).effects).includes("act");
  assert.deepEqual([acts({}), acts({ isKey: true })], [false, true]);
});

test("for those who want that, a choice that leaves nothing open is played at once", () => {
  const auto = (state) => ({ ...state, seen: { ...state.seen, isAuto: true } });
  const acts = (state, incident) => kinds(step(auto(state), incident).effects).includes("act");
  assert.deepEqual([acts(holding, press("b1")), acts(here, press("b1"))], [true, false]);
  assert.deepEqual([acts(here, take("draw")), acts(here, take("r1"))], [true, false]);
  assert.equal(acts(after(here, press("c1")), take("r1")), true);
  assert.equal(acts(after(here, grab("r1"), carry("b1")), letGo("b1")), true);
  assert.equal(acts(look(FIRST, { view: { legal: ["pass"] } }).state, press("b2")), false);
});

test("Confirm plays what is on trial, once, and stops asking first", () => {
  const { state, effects } = step(trying, { type: "confirm" });
  assert.deepEqual(effects, [{ do: "hush" }, { do: "act", action: "r1@b1" }]);
  assert.deepEqual([state.leaving, consider(state).sent], ["r1@b1", { piece: "r1", square: "b1" }]);
  assert.deepEqual(step(state, { type: "confirm" }).effects, []);
  assert.deepEqual(step(here, { type: "confirm" }).effects, []);
  const pass = look(FIRST, { view: { legal: ["pass"] } }).state;
  assert.deepEqual(step(pass, { type: "confirm" }).effects, [{ do: "act", action: "pass" }]);
});

test("a confirm that is refused leaves the piece on trial, and its effects are asked and said again", () => {
  const sent = after(trying, preview("r1@b1"), { type: "confirm" });
  const { state, effects } = step(sent, { type: "refused", action: "r1@b1", problem: { message: "No.", rule: "B-1" } });
  assert.deepEqual([state.leaving, actionOf(state)], [null, "r1@b1"]);
  assert.deepEqual(state.remark, { text: "No.", rule: "B-1", isBad: true });
  assert.deepEqual(kinds(effects), ["ask", "announce"]);
  assert.deepEqual(kinds(step(state, preview("r1@b1")).effects), ["announce"]);
});

test("an action that was acknowledged is still shown as sent until it has happened", () => {
  const sent = after(trying, { type: "confirm" });
  const pending = look(sent, { pending: "r1@b1" }).state;
  const done = after(pending, { type: "done", action: "r1@b1" });
  assert.deepEqual([done.leaving, consider(done).sent?.piece, canDrop(done)], [null, "r1", false]);
});

test("putting back clears the piece, the square and what was said", () => {
  assert.equal(canDrop(trying), true);
  const { state, effects } = step({ ...trying, remark: { square: "a1" } }, { type: "drop" });
  assert.deepEqual([state.chosen, state.spot, state.remark, canDrop(state)], [null, null, null, false]);
  assert.deepEqual(kinds(effects), ["hush"]);
});

test("what is sent cannot be put back", () => {
  assert.equal(canDrop(after(trying, { type: "confirm" })), false);
});

test("Undo asks the table, and says why if it is refused", () => {
  assert.deepEqual(step(here, { type: "undo" }).effects, [{ do: "undo" }]);
  assert.equal(after(here, { type: "refused", action: null, problem: { message: "No." } }).remark?.text, "No.");
});

test("a view that comes while a placement is on trial takes it away only with its moment", () => {
  const chatted = look(trying, {});
  assert.equal(actionOf(chatted.state), "r1@b1");
  assert.deepEqual(kinds(chatted.effects), ["look"]);
  const next = look({ ...trying, remark: { square: "a1" } }, { ply: 9 });
  assert.deepEqual([next.state.chosen, next.state.spot, next.state.remark], [null, null, null]);
  assert.deepEqual(kinds(next.effects), ["hush", "look"]);
});

test("the mouse stays where it is when the moment changes", () => {
  const hovering = after(holding, { type: "hover", square: "b1" });
  const { state, effects } = look(hovering, { ply: 9, view: DRAWN });
  assert.deepEqual([consider(state).action, effects[0]?.do], ["+4@b1", "ask"]);
});

test("what was said goes with its language", () => {
  assert.equal(look(after(here, press("a1")), { language: "hu" }).state.remark, null);
});

test("a reload in the middle begins with nothing on trial, and shows what is pending", () => {
  const { state } = look(FIRST, { pending: "r1@b1" });
  assert.deepEqual([consider(state).sent?.square, canDrop(state), actionOf(state)], ["b1", false, null]);
  assert.deepEqual(step(state, { type: "confirm" }).effects, []);
});

test("a covered tile is neither shown nor asked about, and covered for one seat only", () => {
  const secret = after(here, take("s"), press("b1"));
  const { state, effects } = step(secret, { type: "cover" });
  assert.deepEqual([consider(state).isCovered, consider(state).isSecretHidden, kinds(effects)], [true, true, ["hush"]]);
  assert.equal(consider(after(here, take("r1"), { type: "cover" })).isSecretHidden, false);
  assert.deepEqual(kinds(step(state, { type: "cover" }).effects), ["ask"]);
  const passed = look(state, { view: { observer: 1 } }).state;
  assert.equal(consider(passed).isCovered, false);
  assert.equal(consider(look(passed, {}).state).isCovered, true);
});

test("what is written is played, and the field is empty when it was", () => {
  const typed = after(here, { type: "type", text: "R1@B1" });
  const { state, effects } = step(typed, { type: "write" });
  assert.deepEqual(effects, [{ do: "act", action: "r1@b1" }]);
  assert.equal(after(look(state, { ply: 9 }).state, { type: "done", action: "r1@b1" }).text, "");
  assert.equal(after(state, { type: "type", text: "dr" }, { type: "done", action: "r1@b1" }).text, "dr");
  const minus = after(look(FIRST, { view: { ...DRAWN, legal: ["-4@b1"] } }).state, { type: "type", text: "−4@b1" });
  assert.equal(step(minus, { type: "write" }).effects[0]?.action, "-4@b1");
});

test("what is written and may not be played is explained, and stays in the field", () => {
  const typed = after(here, { type: "type", text: "r9@b1" });
  const { state, effects } = step(typed, { type: "write" });
  assert.deepEqual(effects, [{ do: "explain", ply: 8, action: "r9@b1", isWritten: true }]);
  const answer = { is_legal: false, rule: null, message: "No." };
  const told = step(state, { type: "explained", ply: 8, action: "r9@b1", answer, isWritten: true });
  assert.deepEqual([told.state.text, told.state.remark?.text, kinds(told.effects)], ["r9@b1", "No.", ["announce"]]);
});

const grab = (piece, more = {}) => ({ type: "grab", piece, pointer: 1, at: { left: 0, top: 0 }, ...more });
const carry = (square, more = {}) => ({ type: "carry", pointer: 1, at: { left: 50, top: 50 }, square, ...more });
const letGo = (square, more = {}) => ({ type: "let go", pointer: 1, square, ...more });

test("a press becomes a drag when the pointer has gone far enough, and then the piece is in hand", () => {
  const near = after(trying, grab("r2"), carry("b1", { at: { left: 5, top: 5 } }));
  assert.deepEqual([near.drag?.at, near.chosen], [null, "r1"]);
  assert.deepEqual(kinds(step(near, letGo("b1")).effects), []);
  const far = after({ ...near, remark: { square: "a1" } }, carry("b1"));
  assert.deepEqual([far.chosen, far.spot, far.hover, far.remark], ["r2", null, "b1", null]);
  assert.equal(after(far, carry("c1")).hover, "c1");
  assert.equal(consider(after(placing, grab("+4"), carry("b1"))).held, "+4");
});

test("only what may be placed can be dragged, and nothing while an action is on its way", () => {
  assert.equal(after(here, grab("r4")).drag, null);
  assert.equal(after(trying, { type: "confirm" }, grab("r1")).drag, null);
});

test("another finger carries nothing", () => {
  const held = after(here, grab("r1"));
  assert.equal(step(held, carry("b1", { pointer: 2 })).state, held);
  assert.equal(step(held, letGo("b1", { pointer: 2 })).state, held);
  assert.equal(step(here, letGo("b1")).state, here);
});

test("a piece let go where it can go is on trial there, and a click that follows does not confirm", () => {
  const { state, effects } = step(after(here, grab("r1"), carry("b1")), letGo("b1"));
  assert.deepEqual(
    [actionOf(state), state.hover, state.drag, kinds(effects)],
    ["r1@b1", null, null, ["swallow click"]],
  );
  assert.deepEqual(step(state, press("b1")).effects, []);
});

test("a piece let go where it cannot go says why, and beside the board it stays in hand", () => {
  const held = after(here, grab("r1"), carry("a1"));
  const wrong = step(held, letGo("a1"));
  assert.deepEqual(wrong.effects, [
    { do: "swallow click" },
    { do: "explain", ply: 8, action: "r1@a1", isWritten: false },
  ]);
  const beside = step(held, letGo(null));
  assert.deepEqual(
    [consider(beside.state).held, actionOf(beside.state), kinds(beside.effects)],
    ["r1", null, ["swallow click"]],
  );
});

test("while a piece is dragged over a square where it cannot go, the reason is asked once, and shown only there", () => {
  const { state, effects } = step(after(here, grab("r1"), carry("b1")), carry("a1"));
  const asked = effects.find((effect) => effect.do === "explain");
  assert.deepEqual([asked?.action, asked?.after > 0], ["r1@a1", true]);
  assert.deepEqual(step(state, carry("a1")).effects, []);
  const answer = { message: "It is taken.", rule: "KG-1", is_legal: false };
  const explained = { type: "explained", ply: 8, action: "r1@a1", answer, isWritten: false, isPassing: true };
  assert.equal(after(state, explained).remark?.text, "It is taken.");
  assert.equal(after(state, explained, carry("b1")).remark, null);
  assert.equal(after(state, carry("b1"), explained).remark, null);
});

test("a new moment takes a piece out of the hand", () => {
  const held = after(here, grab("r1"), carry("b1"));
  const { state } = look(held, { ply: 9 });
  assert.equal(step(state, letGo("b1")).state, state);
});

test("a round that has ended shows its account before anything of the next, and nothing stays on trial", () => {
  const { state } = step(trying, { type: "looked", isRoundOver: true, paid: [] });
  assert.deepEqual([accountOf(state), state.chosen, state.spot], ["previous", null, null]);
  assert.equal(accountOf(look(FIRST, { isCovered: true }).state), "previous");
  assert.equal(accountOf(look(here, { isCovered: true }).state), null);
  assert.equal(accountOf(look(FIRST, { isCovered: true, view: { previous: null } }).state), null);
});

test("an account is put away, and the focus goes to the board", () => {
  const open = after(trying, { type: "open", what: "previous" });
  assert.deepEqual([accountOf(open), open.chosen], ["previous", null]);
  const { state, effects } = step(open, { type: "close" });
  assert.deepEqual([accountOf(state), kinds(effects)], [null, ["put away", "focus later"]]);
});

test("the current line values are looked at and closed, without a round before, too", () => {
  const open = after(look(FIRST, { view: { previous: null } }).state, { type: "open", what: "present" });
  assert.equal(accountOf(open), "present");
  assert.deepEqual(kinds(step(open, { type: "close" }).effects), ["focus later"]);
});

test("a refusal that comes while an account is open is not shown behind it", () => {
  const open = after(trying, { type: "confirm" }, { type: "open", what: "present" });
  const late = after(open, { type: "refused", action: "r1@b1", problem: { message: "No." } });
  assert.equal(after(late, { type: "close" }).remark, null);
});

test("in a replay nothing is looked at as news", () => {
  assert.deepEqual(look(FIRST, { isReplay: true }).effects, []);
  assert.deepEqual(kinds(look(FIRST, {}).effects), ["look"]);
  assert.deepEqual(step(here, { type: "seen", seen: { ...here.seen, canUndo: true } }).effects, []);
});

test("lines that are paid at once are said, and shown until about the next turn", () => {
  const options = { no_luck: false, continuous: "on" };
  const going = look(FIRST, { view: { options } }).state;
  const { state, effects } = step(going, { type: "looked", isRoundOver: false, paid: [LINE] });
  assert.deepEqual(effects, [{ do: "announce", remark: { paid: [LINE] } }]);
  assert.deepEqual(paidOf(state), [LINE]);
  assert.deepEqual(paidOf(after(state, { type: "open", what: "present" }, { type: "close" })), [LINE]);
  assert.deepEqual(paidOf(look(state, { ply: 12, view: { options } }).state), [LINE]);
  assert.deepEqual(paidOf(look(state, { ply: 13, view: { options } }).state), []);
  assert.deepEqual(paidOf(look(state, { view: { options, round: 3 } }).state), []);
  const off = step(here, { type: "looked", isRoundOver: false, paid: [LINE] });
  assert.deepEqual([paidOf(off.state), off.effects], [[], []]);
});

test("keys take pieces, put back and confirm", () => {
  const key = (state, name, more = {}) =>
    pressed(state, { key: name, hasShortcuts: true, isOnControl: false, time: 5, ...more });
  assert.deepEqual(key(here, "2"), { type: "choose", piece: "r2", isKey: true, time: 5 });
  assert.equal(key(here, "d")?.piece, "draw");
  assert.equal(key(here, "s")?.piece, "s");
  assert.equal(key(here, "x"), null);
  assert.equal(key(here, "2", { hasShortcuts: false }), null);
  assert.equal(key(look(FIRST, { view: { options: { no_luck: true } } }).state, "d"), null);
  const spectator = look(FIRST, { view: { observer: null }, update: { your_seats: [] } }).state;
  assert.deepEqual([key(spectator, "2"), key(spectator, "s")], [null, null]);
  assert.equal(key(trying, "escape")?.type, "drop");
  assert.equal(key(after(here, press("a1")), "escape")?.type, "drop");
  assert.equal(key(here, "escape"), null);
  assert.equal(key(after(trying, { type: "confirm" }), "escape"), null);
  assert.equal(key(trying, "enter")?.type, "confirm");
  assert.equal(key(trying, "enter", { isOnControl: true }), null);
  assert.equal(key(holding, "enter"), null);
});

test("what is suggested is put on trial, and nothing is played", () => {
  assert.equal(actionOf(after(here, { type: "suggest", action: "r2@b1" })), "r2@b1");
  assert.equal(actionOf(after(trying, { type: "suggest", action: "draw" })), "draw");
  assert.equal(actionOf(after(placing, { type: "suggest", action: "+4@c1" })), "+4@c1");
  assert.equal(step(here, { type: "suggest", action: "r2@b1" }).state.leaving, null);
});

test("nothing is suggested that is not legal, and nothing to players who wait", () => {
  assert.equal(actionOf(after(here, { type: "suggest", action: "r4@b1" })), null);
  assert.equal(actionOf(after(waiting, { type: "suggest", action: "r2@b1" })), null);
});
