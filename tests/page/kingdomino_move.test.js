// @ts-check
/** The decisions about a move of Kingdomino, one test a branch; neither browser nor server is needed. */

import assert from "node:assert/strict";
import { test } from "node:test";

import {
  actionOf,
  FIRST,
  floatingOf,
  gainOf,
  hasChosen,
  pressed,
  seatOf,
  step,
  TWICE,
} from "../../src/regnum/web/js/games/kingdomino/move.js";

const OPTIONS = { deck: 48, row: 4, size: 5, middle_kingdom: "off", harmony: false, dynasty: false };
const PLACES = ["17h7e", "17h7s", "17h7n", "17f7w"];

/** A kingdom without land that is worth some points, of which some are a bonus. */
const worth = (score, middle_kingdom = 0) => ({ score, properties: [], bonuses: { middle_kingdom, harmony: 0 } });

const seen = ({ ply = 5, table = "t", view = {}, ...more } = {}) => ({
  update: {
    table,
    your_seats: [0],
    summary: { ply },
    ...more.update,
    view: {
      options: OPTIONS,
      phase: "place",
      seat: 0,
      current_row: [
        { domino: 17, seat: 0, done: false },
        { domino: 20, seat: 1, done: false },
      ],
      next_row: [],
      kingdoms: [
        { ...worth(3), squares: [], discards: 0 },
        { ...worth(8), squares: [], discards: 0 },
      ],
      legal: PLACES,
      ...view,
    },
  },
  isReplay: more.isReplay ?? false,
  pending: more.pending ?? null,
  canUndo: more.canUndo ?? false,
  isCovered: more.isCovered ?? false,
  language: more.language ?? "en",
});
const look = (state, more) => step(state, { type: "seen", seen: seen(more) });
const CLAIMING = {
  phase: "claim",
  legal: ["k21", "k24"],
  next_row: [
    { domino: 21, seat: null, done: false },
    { domino: 24, seat: null, done: false },
  ],
};
const AT = { x: 1, y: 0, direction: "e", action: "17h7e" };
const SOUTH = { x: 1, y: 0, direction: "s", action: "17h7s" };
const here = look(FIRST, {}).state;
const claiming = look(FIRST, { view: CLAIMING }).state;
const after = (state, ...incidents) => incidents.reduce((now, incident) => step(now, incident).state, state);
const trying = after(here, { type: "place", place: AT });
const kinds = (effects) => effects.map((effect) => (effect.do === "perform" ? effect.what : effect.do));
const remark = (text, more = {}) => ({ text, rule: undefined, isBad: true, ...more });

test("what may be done is read off the view", () => {
  assert.deepEqual([here.turn.isMine, here.turn.task, here.turn.domino], [true, "place", 17]);
  assert.deepEqual([...here.turn.spots.keys()], ["1,0", "-1,0"]);
  assert.equal(look(FIRST, { isReplay: true }).state.turn.isMine, false);
  assert.equal(look(here, { view: { seat: 1 } }).state.turn.isMine, false);
  assert.deepEqual([claiming.turn.task, claiming.turn.domino], ["claim", null]);
});

test("the marks are the same ones as long as the view is", () => {
  const next = step(here, { type: "seen", seen: { ...here.seen, pending: "17h7e" } }).state;
  assert.equal(next.turn.spots, here.turn.spots);
});

test("a place is asked about at once, and said when it is known", () => {
  const { state, effects } = step(here, { type: "place", place: AT });
  assert.deepEqual(effects, [{ do: "ask", key: "t 5 17h7e", ply: 5, action: "17h7e", after: 0 }]);
  assert.equal(gainOf(state), null);
  const known = step(state, { type: "previewed", key: "t 5 17h7e", preview: { kingdom: worth(19, 10) } });
  assert.equal(gainOf(known.state), 6);
  assert.deepEqual(known.effects, [{ do: "announce", remark: { place: AT, gain: 6 } }]);
});

test("the same action by the other half of a double is said again and not asked again", () => {
  const known = after(trying, { type: "previewed", key: "t 5 17h7e", preview: { kingdom: worth(19, 10) } });
  const other = { x: 2, y: 0, direction: "w", action: "17h7e" };
  assert.deepEqual(step(known, { type: "place", place: other }).effects, [
    { do: "announce", remark: { place: other, gain: 6 } },
  ]);
});

test("an answer about what is on trial no more is not shown", () => {
  const turned = after(trying, { type: "rotate" });
  const { state, effects } = step(turned, { type: "previewed", key: "t 5 17h7e", preview: { kingdom: worth(19, 10) } });
  assert.equal(gainOf(state), null);
  assert.deepEqual(effects, []);
});

test("Rotate goes to the next legal turn", () => {
  const turned = step(trying, { type: "rotate" });
  assert.deepEqual(turned.state.place, SOUTH);
  assert.deepEqual(kinds(turned.effects), ["ask"]);
  assert.equal(after(turned.state, { type: "rotate" }, { type: "rotate" }).place?.direction, "e");
});

test("Rotate says so if there is one turn only, and does nothing without a place or while an action is on its way", () => {
  const one = after(here, { type: "place", place: { x: -1, y: 0, direction: "w", action: "17f7w" } });
  const { state, effects } = step(one, { type: "rotate" });
  assert.deepEqual(state.remark, { name: "kingdomino-page-one-turn" });
  assert.deepEqual(kinds(effects), ["announce"]);
  assert.equal(step(here, { type: "rotate" }).state, here);
  const sent = after(trying, { type: "confirm" });
  assert.equal(step(sent, { type: "rotate" }).state, sent);
});

test("a claim takes the place of a trial, and the other way round", () => {
  const claimed = step(claiming, { type: "claim", domino: 24 });
  assert.equal(claimed.state.claim, 24);
  assert.equal(actionOf(claimed.state), "k24");
  assert.deepEqual(claimed.effects, []);
  assert.equal(after(claimed.state, { type: "place", place: AT }).claim, null);
  assert.equal(after(trying, { type: "claim", domino: 24 }).place, null);
});

test("nothing is chosen when it is another player's turn", () => {
  const waiting = look(FIRST, { view: { seat: 1 } }).state;
  assert.equal(hasChosen(after(waiting, { type: "place", place: AT })), false);
  assert.equal(hasChosen(after(waiting, { type: "claim", domino: 21 })), false);
});

test("dropping is said if there was something to drop", () => {
  const { state, effects } = step(trying, { type: "drop" });
  assert.equal(hasChosen(state), false);
  assert.deepEqual(kinds(effects), ["hush", "announce"]);
  const said = after(here, { type: "confirm" });
  const nothing = step(said, { type: "drop" });
  assert.equal(nothing.state.remark, null);
  assert.deepEqual(nothing.effects, []);
});

test("Undo takes back the trial first, and the second click of a double click nothing", () => {
  const may = after(look(FIRST, { canUndo: true }).state, { type: "place", place: AT });
  const once = step(may, { type: "undo", time: 1000 });
  assert.deepEqual(kinds(once.effects), ["hush", "announce"]);
  assert.equal(once.state.place, null);
  assert.deepEqual(step(once.state, { type: "undo", time: 1000 + TWICE }).effects, []);
  assert.deepEqual(step(once.state, { type: "undo", time: 1001 + TWICE }).effects, [{ do: "undo" }]);
});

test("Undo takes back nothing if there is nothing to take back", () => {
  assert.deepEqual(step(here, { type: "undo", time: 1000 }).effects, []);
});

test("an undo that is refused says why", () => {
  const { state, effects } = step(here, { type: "refused", action: null, problem: { message: "No." } });
  assert.deepEqual(state.remark, remark("No."));
  assert.deepEqual(kinds(effects), ["announce"]);
});

test("Confirm plays what is on trial, once", () => {
  const { state, effects } = step(trying, { type: "confirm" });
  assert.deepEqual(effects, [
    { do: "perform", what: "lower" },
    { do: "act", action: "17h7e" },
  ]);
  assert.equal(state.leaving, "17h7e");
  assert.equal(state.place, AT);
  assert.deepEqual(step(state, { type: "confirm" }), { state, effects: [] });
  const claimed = after(claiming, { type: "claim", domino: 21 });
  assert.deepEqual(kinds(step(claimed, { type: "confirm" }).effects), ["act"]);
});

test("Confirm without a choice says what to choose", () => {
  assert.deepEqual(after(here, { type: "confirm" }).remark, { name: "kingdomino-page-choose-mark" });
  assert.deepEqual(after(claiming, { type: "confirm" }).remark, { name: "kingdomino-page-choose-domino" });
});

test("Confirm does nothing when it is another player's turn, or while an action is pending", () => {
  const waiting = look(FIRST, { view: { seat: 1 } }).state;
  assert.deepEqual(step(waiting, { type: "confirm" }), { state: waiting, effects: [] });
  const pending = look(trying, { pending: "17h7e" }).state;
  assert.deepEqual(step(pending, { type: "confirm" }).effects, []);
});

test("a domino that fits nowhere needs no choosing", () => {
  const state = look(FIRST, { view: { legal: ["17x"] } }).state;
  assert.equal(actionOf(state), "17x");
  assert.deepEqual(step(state, { type: "confirm" }).effects, [{ do: "act", action: "17x" }]);
  assert.equal(actionOf(look(FIRST, { view: { legal: ["17x"], seat: 1 } }).state), null);
});

test("a confirm that is refused leaves the trial where it is", () => {
  const sent = after(trying, { type: "confirm" });
  const { state, effects } = step(sent, {
    type: "refused",
    action: "17h7e",
    problem: { message: "No.", rule: "A-K7" },
  });
  assert.deepEqual([state.leaving, state.place], [null, AT]);
  assert.deepEqual(state.remark, remark("No.", { rule: "A-K7" }));
  assert.deepEqual(kinds(effects), ["announce"]);
});

test("an action that was acknowledged makes room for the next", () => {
  const sent = after(trying, { type: "confirm" });
  assert.equal(after(sent, { type: "done", action: "17h7e" }).leaving, null);
  assert.equal(after(sent, { type: "done", action: "k21" }).leaving, "17h7e");
});

test("a view that comes while a placement is on trial takes it away only with its moment", () => {
  const chatted = look(trying, { update: { number: 9 } });
  assert.equal(chatted.state.place, AT);
  assert.deepEqual(chatted.effects, []);
  const next = look(trying, { ply: 6, view: CLAIMING });
  assert.equal(next.state.place, null);
  assert.deepEqual(kinds(next.effects), ["hush"]);
  assert.equal(look(trying, { table: "other" }).state.place, null);
  assert.equal(look(trying, { view: { seat: 1 } }).state.place, null);
});

test("a new moment clears what was said, tried, held and sent", () => {
  const full = { ...after(trying, { type: "confirm" }), remark: { name: "x" }, tried: AT, drag: { pointer: 1 } };
  const { state } = look(full, { ply: 6 });
  assert.deepEqual([state.remark, state.tried, state.drag, state.leaving], [null, null, null, null]);
  assert.deepEqual(look(full, {}).state.remark, { name: "x" });
});

test("what was said goes with its language", () => {
  const said = after(here, { type: "confirm" });
  assert.equal(look(said, { language: "hu" }).state.remark, null);
  assert.equal(look(trying, { language: "hu" }).state.place, AT);
});

test("a reload in the middle begins with nothing on trial, also while an action is pending", () => {
  const { state, effects } = look(FIRST, { pending: "17h7e" });
  assert.deepEqual([hasChosen(state), state.leaving, effects], [false, null, []]);
  assert.deepEqual(step(state, { type: "confirm" }).effects, []);
  const settled = look(state, { ply: 6, view: CLAIMING }).state;
  assert.deepEqual(step(after(settled, { type: "claim", domino: 21 }), { type: "confirm" }).effects, [
    { do: "act", action: "k21" },
  ]);
});

test("an illegal square is explained, as the domino is rotated", () => {
  assert.deepEqual(step(here, { type: "try", square: { x: 0, y: 1 } }).effects, [
    { do: "explain", ply: 5, action: "17g8e", isWritten: false },
  ]);
  const turned = after(trying, { type: "rotate" });
  assert.equal(step(turned, { type: "try", square: { x: 0, y: 1 } }).effects[0]?.action, "17g8s");
  assert.deepEqual(step(claiming, { type: "try", square: { x: 0, y: 1 } }).effects, []);
  assert.equal(step(claiming, { type: "try claim", domino: 3 }).effects[0]?.action, "k3");
});

test("an explanation is said, but not of a moment that is over", () => {
  const answer = { is_legal: false, rule: "A-K7", message: "Taken." };
  const said = step(here, { type: "explained", ply: 5, action: "17g8e", answer, isWritten: false });
  assert.deepEqual(said.state.remark, { text: "Taken.", rule: "A-K7", isBad: true });
  assert.deepEqual(kinds(said.effects), ["announce"]);
  const late = step(here, { type: "explained", ply: 4, action: "17g8e", answer, isWritten: false });
  assert.deepEqual([late.state.remark, late.effects], [null, []]);
});

test("what is written is played, and the field is empty when it was", () => {
  const typed = after(here, { type: "type", text: " 17H7E " });
  const { state, effects } = step(typed, { type: "write" });
  assert.deepEqual(effects, [{ do: "act", action: "17h7e" }]);
  assert.equal(state.text, " 17H7E ");
  assert.equal(after(state, { type: "done", action: "17h7e" }).text, "");
  assert.equal(after(state, { type: "type", text: "k2" }, { type: "done", action: "17h7e" }).text, "k2");
  assert.equal(after(state, { type: "refused", action: "17h7e", problem: { message: "No." } }).text, " 17H7E ");
});

test("what is written and not listed is explained, and played if it is legal after all", () => {
  const typed = after(here, { type: "type", text: "17i7w" });
  const asked = step(typed, { type: "write" });
  assert.deepEqual(asked.effects, [{ do: "explain", ply: 5, action: "17i7w", isWritten: true }]);
  const explain = (isLegal) => ({
    type: "explained",
    ply: 5,
    action: "17i7w",
    isWritten: true,
    answer: { is_legal: isLegal, rule: null, message: "So." },
  });
  const legal = step(asked.state, explain(true));
  assert.deepEqual(kinds(legal.effects), ["announce", "act"]);
  assert.equal(after(legal.state, { type: "done", action: "17i7w" }).text, "");
  const illegal = step(asked.state, explain(false));
  assert.deepEqual(kinds(illegal.effects), ["announce"]);
  assert.equal(after(illegal.state, { type: "done", action: "17h7e" }).text, "17i7w");
});

test("nothing is written while an action is on its way, nor without a word", () => {
  const typed = after(trying, { type: "type", text: "17h7e" }, { type: "confirm" });
  assert.deepEqual(step(typed, { type: "write" }).effects, []);
  assert.deepEqual(step(after(here, { type: "type", text: "  " }), { type: "write" }).effects, []);
});

test("the field opens and closes, and is empty in another player's turn", () => {
  const open = after(here, { type: "writing", isOn: true }, { type: "type", text: "17" });
  assert.deepEqual([open.isWriting, open.text], [true, "17"]);
  const { state, effects } = step(open, { type: "stop writing" });
  assert.deepEqual([state.isWriting, state.text, kinds(effects)], [false, "", ["focus writing"]]);
  const waiting = look(open, { ply: 6, view: { seat: 1 } }).state;
  assert.deepEqual([waiting.isWriting, waiting.text], [true, ""]);
});

const grab = (more = {}) => ({ type: "grab", pointer: 1, at: { left: 0, top: 0 }, square: null, ...more });
const carry = (square, more = {}) => ({ type: "carry", pointer: 1, at: { left: 50, top: 50 }, square, ...more });
const letGo = (square, more = {}) => ({ type: "let go", pointer: 1, square, ...more });

test("a press becomes a drag when the pointer has gone far enough", () => {
  const near = after(here, grab(), carry({ x: 1, y: 0 }, { at: { left: 5, top: 5 } }));
  assert.deepEqual([near.drag?.at, near.place], [null, null]);
  assert.deepEqual(step(near, letGo({ x: 1, y: 0 })), { state: { ...near, drag: null }, effects: [] });
  const far = after(near, carry({ x: 1, y: 0 }));
  assert.deepEqual(far.place, AT);
});

test("nothing can be grabbed without a domino to place, or while an action is on its way", () => {
  assert.equal(after(claiming, grab()).drag, null);
  assert.equal(after(trying, { type: "confirm" }, grab()).drag, null);
});

test("another finger carries nothing", () => {
  const held = after(here, grab());
  assert.equal(step(held, carry({ x: 1, y: 0 }, { pointer: 2 })).state, held);
  assert.equal(step(held, letGo({ x: 1, y: 0 }, { pointer: 2 })).state, held);
  assert.equal(step(here, letGo(null)).state, here);
});

test("a domino let go on a mark is on trial there, and its click is swallowed", () => {
  const { state, effects } = step(after(here, grab(), carry({ x: 0, y: 3 })), letGo({ x: 1, y: 0 }));
  assert.deepEqual([state.place, state.tried, state.drag], [AT, null, null]);
  assert.deepEqual(kinds(effects), ["ask", "swallow click"]);
});

test("over a square where it cannot go a domino is only held, and let go there it says why", () => {
  const held = after(here, grab(), carry({ x: 0, y: 3 }));
  assert.deepEqual([held.tried, held.place], [{ x: 0, y: 3, direction: "e" }, null]);
  const { state, effects } = step(held, letGo({ x: 0, y: 3 }));
  assert.deepEqual([state.tried, state.place], [null, null]);
  assert.deepEqual(effects, [{ do: "swallow click" }, { do: "explain", ply: 5, action: "17g10e", isWritten: false }]);
  assert.deepEqual(kinds(step(held, letGo({ x: 0, y: 30 })).effects), ["swallow click"]);
});

test("a domino let go beside the board is where it was before the drag", () => {
  const away = after(trying, grab({ square: { x: 1, y: 0 } }), carry({ x: -1, y: 0 }), carry(null));
  assert.deepEqual([floatingOf(away), away.place], [{ left: 50, top: 50 }, AT]);
  const { state, effects } = step(away, letGo(null));
  assert.deepEqual([floatingOf(state), state.place, kinds(effects)], [null, AT, ["swallow click"]]);
  const fresh = after(here, grab(), carry({ x: 1, y: 0 }), carry(null), letGo(null));
  assert.equal(fresh.place, null);
});

test("a domino is carried by the half that was grabbed", () => {
  const held = after(trying, grab({ square: { x: 2, y: 0 } }));
  assert.equal(after(held, carry({ x: 0, y: 0 })).place?.action, "17f7w");
  assert.equal(after(held, letGo(null)).place, AT);
});

test("a key may turn a domino that is held, and it stays so", () => {
  const held = after(here, grab(), carry({ x: 1, y: 0 }), { type: "rotate" }, carry({ x: 1, y: 0 }));
  assert.equal(held.place?.direction, "s");
  assert.equal(held.drag?.direction, "s");
  assert.equal(after(held, carry({ x: 0, y: 3 })).tried?.direction, "s");
});

test("the first move of a drag clears what was said, later ones do not", () => {
  const said = after(here, { type: "confirm" }, grab(), carry({ x: 0, y: 3 }));
  assert.equal(said.remark, null);
  const told = { ...said, remark: { name: "x" } };
  assert.deepEqual(after(told, carry({ x: 0, y: 3 })).remark, { name: "x" });
  assert.equal(after(told, carry({ x: 0, y: 4 })).remark, null);
});

test("while a domino is dragged over a square where it cannot go, the reason is asked once, and shown only there", () => {
  const held = after(here, grab(), carry({ x: 1, y: 0 }));
  const { state, effects } = step(held, carry({ x: 0, y: 3 }));
  assert.deepEqual(kinds(effects), ["hush", "explain"]);
  assert.deepEqual(
    effects.map(({ action, after: pause }) => [action, pause > 0]),
    [
      [undefined, false],
      ["17g10e", true],
    ],
  );
  assert.deepEqual(step(state, carry({ x: 0, y: 3 })).effects, []);
  const answer = { message: "It has to touch.", rule: "KD-P2", is_legal: false };
  const explained = { type: "explained", ply: 5, action: "17g10e", answer, isWritten: false, isPassing: true };
  assert.equal(after(state, explained).remark?.text, "It has to touch.");
  assert.equal(after(state, explained, carry({ x: 1, y: 0 })).remark, null);
  assert.equal(after(state, carry({ x: 1, y: 0 }), explained).remark, null);
  assert.equal(after(state, letGo(null), explained).remark, null);
});

test("for those who want that, a choice that leaves nothing open is played at once", () => {
  const auto = (state) => ({ ...state, seen: { ...state.seen, isAuto: true } });
  const acts = (state, incident) => kinds(step(state, incident).effects).includes("act");
  const only = { x: -1, y: 0, direction: "w", action: "17f7w" };
  assert.equal(acts(auto(here), { type: "place", place: only, isFinal: true }), true);
  assert.equal(acts(auto(here), { type: "place", place: only }), false);
  assert.equal(acts(here, { type: "place", place: only, isFinal: true }), false);
  assert.equal(acts(auto(here), { type: "place", place: AT, isFinal: true }), false);
  assert.equal(acts(auto(after(here, grab(), carry({ x: -1, y: 0 }))), letGo({ x: -1, y: 0 })), true);
  assert.equal(acts(auto(claiming), { type: "claim", domino: 21, isFinal: true }), true);
  assert.equal(acts(auto(claiming), { type: "claim", domino: 21 }), false);
});

test("a new moment takes a domino out of the hand", () => {
  const held = after(here, grab(), carry({ x: 1, y: 0 }));
  const { state } = look(held, { ply: 6 });
  assert.deepEqual([state.drag, state.place], [null, null]);
  assert.equal(step(state, letGo({ x: 1, y: 0 })).state, state);
});

test("dialogs open and close, and clear what was said", () => {
  const open = after(here, { type: "confirm" }, { type: "open", what: "box" });
  assert.deepEqual([open.opened, open.remark], ["box", null]);
  assert.equal(after(open, { type: "close" }).opened, null);
});

test("at the table another kingdom is a dialog; spectators make it the large one", () => {
  assert.equal(after(here, { type: "look", seat: 1 }).opened, 1);
  const spectator = look(FIRST, { update: { your_seats: [] } }).state;
  assert.equal(seatOf(spectator), 0);
  const other = after(spectator, { type: "look", seat: 1 });
  assert.deepEqual([seatOf(other), other.opened], [1, null]);
  assert.equal(seatOf(after(look(FIRST, { isReplay: true }).state, { type: "look", seat: 1 })), 1);
});

test("the large kingdom is of the player who acts here, or last acted here", () => {
  const shared = { update: { your_seats: [0, 1] } };
  const second = look(FIRST, { ...shared, view: { seat: 1 } }).state;
  assert.equal(seatOf(second), 1);
  assert.equal(seatOf(look(second, { ...shared, ply: 6, view: { seat: 2 } }).state), 1);
  assert.equal(seatOf(look(FIRST, { ...shared, view: { seat: 2 } }).state), 0);
});

test("points are shown and hidden", () => {
  assert.equal(after(here, { type: "points", isOn: true }).hasPoints, true);
});

test("R rotates and Escape cancels, on the player's own turn, unless something covers the table", () => {
  const press = (state, key, hasShortcuts = true) => pressed(state, { key, hasShortcuts })?.type ?? null;
  assert.equal(press(trying, "R"), "rotate");
  assert.equal(press(trying, "r", false), null);
  assert.equal(press(trying, "Escape", false), "drop");
  assert.equal(press(trying, "x"), null);
  assert.equal(press(after(trying, { type: "open", what: "box" }), "r"), null);
  assert.equal(press(look(FIRST, { view: { seat: 1 } }).state, "Escape"), null);
  assert.equal(press(look(FIRST, { isCovered: true }).state, "Escape"), null);
});

test("what is suggested is put on trial, and nothing is played", () => {
  const placed = step(here, { type: "suggest", action: "17h7s" });
  assert.deepEqual(placed.state.place, SOUTH);
  assert.deepEqual(kinds(placed.effects), ["ask"]);
  assert.equal(actionOf(after(claiming, { type: "suggest", action: "k24" })), "k24");
});

test("nothing is suggested that is not legal, and nothing to players who wait", () => {
  assert.equal(after(here, { type: "suggest", action: "17a1e" }).place, null);
  const waits = look(FIRST, { view: { seat: 1 } }).state;
  assert.equal(after(waits, { type: "suggest", action: "17h7s" }).place, null);
});
