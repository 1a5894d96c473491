// @ts-check
/** What follows from a table's log, and which lines of it are shown. */

import assert from "node:assert/strict";
import { test } from "node:test";

import "./browser.js";

const {
  againstWords,
  hintsOf,
  isHelpAllowed,
  isIn,
  isOurTurn,
  listed,
  mutedIn,
  namesOf,
  nudgedIn,
  ofType,
  places,
  standing,
  tablePath,
} = await import("../../src/regnum/web/js/tables.js");
const { linesOf } = await import("../../src/regnum/web/js/parts/lines.js");

const played = (number, seat, action = "a") => ({ number, time: 0, type: "played", seat, action });
const undone = (number, kept) => ({ number, time: 0, type: "undone", kept, seat: 0 });
const other = (number, type) => ({ number, time: 0, type });
const seat = (more = {}) => ({
  bot: null,
  player: null,
  name: "",
  is_outside_bot: false,
  reserved: null,
  stand_in: null,
  is_resigned: false,
  ...more,
});
const table = (more = {}) =>
  /** @type {any} */ ({
    your_seats: [0],
    present: [0],
    events: [],
    ...more,
    summary: { status: "playing", to_act: 0, undo: null, seats: [seat(), seat()], ...more.summary },
  });

test("an action has its place among those that were not undone, or none", () => {
  const events = [
    other(0, "opened"),
    played(1, 0),
    played(2, 1),
    undone(3, 1),
    played(4, 1),
    other(5, "said"),
    played(6, 0),
  ];
  assert.deepEqual(
    [...places(events)],
    [
      [1, 1],
      [2, null],
      [4, 2],
      [6, 3],
    ],
  );
  assert.deepEqual(
    standing(events).map(({ number }) => number),
    [1, 4, 6],
  );
});

test("events of one kind", () => {
  const events = [other(0, "opened"), played(1, 0), other(2, "said"), played(3, 1)];
  assert.deepEqual(
    ofType(events, "played").map(({ number }) => number),
    [1, 3],
  );
  assert.deepEqual(ofType(events, "muted"), []);
});

test("an undo may reach back behind another", () => {
  const events = [played(0, 0), played(1, 1), undone(2, 1), played(3, 1), undone(4, 0), played(5, 0)];
  assert.deepEqual(
    [...places(events)],
    [
      [0, null],
      [1, null],
      [3, null],
      [5, 1],
    ],
  );
});

test("it is our turn unless we have resigned", () => {
  assert.equal(isOurTurn(table()), true);
  assert.equal(isOurTurn(table({ summary: { to_act: 1 } })), false);
  assert.equal(isOurTurn(table({ summary: { seats: [seat({ is_resigned: true }), seat()] } })), false);
});

test("nobody is you at a device that is handed round", () => {
  const names = (own) =>
    namesOf(
      table({
        your_seats: own,
        summary: {
          seats: [seat({ player: "p", name: "Anna", colour: 1 }), seat({ player: "p", name: "Béla", colour: 0 })],
        },
      }),
      ["pink", "blue"],
    );
  assert.deepEqual(
    names([0]).map(({ isYou }) => isYou),
    [true, false],
  );
  assert.deepEqual(
    names([0, 1]).map(({ isYou }) => isYou),
    [false, false],
  );
  assert.deepEqual(
    names([0]).map(({ name, colour }) => [name, colour]),
    [
      ["Anna", "blue"],
      ["Béla", "pink"],
    ],
  );
});

test("a player who was muted may be heard again", () => {
  const mute = (player, is_muted) => ({ number: 0, time: 0, type: "muted", player, is_muted });
  assert.deepEqual([...mutedIn([mute("a", true), mute("b", true), mute("a", false)])], ["b"]);
});

test("a table and its moments have addresses", () => {
  assert.equal(tablePath("a b"), "/table/a%20b");
  assert.equal(tablePath("x", 0), "/table/x/0");
});

const moment = (heading, isSameTurn = false) => ({ heading, isSameTurn });
const numbers = (lines) => lines.map(({ events }) => events.map(({ number }) => number));

test("without a face's help every event has a line, except what is told elsewhere", () => {
  const lines = linesOf([other(0, "opened"), other(1, "started"), played(2, 0), other(3, "said"), played(4, 0)]);
  assert.deepEqual(numbers(lines), [[1], [2], [4]]);
  assert.deepEqual(
    lines.map(({ heading }) => heading),
    ["", "", ""],
  );
});

test("the actions of one turn share a line, even if a player writes in between", () => {
  const events = [other(0, "started"), played(1, 0), other(2, "said"), played(3, 0), played(4, 1), other(5, "ended")];
  const moments = new Map([
    [1, moment("1")],
    [3, moment("1", true)],
    [4, moment("2")],
  ]);
  const lines = linesOf(events, moments);
  assert.deepEqual(numbers(lines), [[0], [1, 3], [4], [5]]);
  assert.deepEqual(
    lines.map(({ heading }) => heading),
    ["", "1", "2", "2"],
  );
});

test("what was taken back has a line of its own, and so has what came instead", () => {
  const events = [played(0, 0), played(1, 0), undone(2, 1), played(3, 0)];
  const moments = new Map([
    [0, moment("1")],
    [1, moment("1", true)],
    [3, moment("1", true)],
  ]);
  assert.deepEqual(numbers(linesOf(events, moments)), [[0], [1], [2], [3]]);
  const both = [played(0, 0), played(1, 0), undone(2, 0)];
  assert.deepEqual(
    numbers(linesOf(both, moments)),
    [[0, 1], [2]],
    "a turn that was taken back as a whole stays one line",
  );
});

test("bots are characters, and no two of a level are alike", () => {
  const bots = ["knight", "knight", "king", "knight"].map((bot) => seat({ bot }));
  const named = namesOf(table({ your_seats: [], summary: { seats: bots } }), ["pink"]);
  assert.equal(new Set(named.map(({ name }) => name)).size, 4);
  assert.equal(new Set(named.map(({ face }) => face)).size >= 3, true);
  const [own] = namesOf(table({ your_seats: [], summary: { seats: [seat({ bot: "my-bot" })] } }), ["pink"]);
  assert.deepEqual([own?.name, own?.face], ["my-bot", null]);
});

test("opponents are counted in words", () => {
  assert.equal(againstWords(["a", "b", "a"]), "2 × a, b");
});

test("a player who has resigned is no longer in a game", () => {
  const entry = /** @type {any} */ ({
    details: { resigned: [1] },
    seats: [
      { seat: 0, player: "a" },
      { seat: 1, player: "b" },
    ],
  });
  assert.deepEqual([isIn(entry, "a"), isIn(entry, "b"), isIn(entry, "c")], [true, false, false]);
});

test("a reminder holds until something is played", () => {
  const happened = (/** @type {string[]} */ ...types) =>
    /** @type {import("../../src/regnum/web/js/contract.js").Happened[]} */ (
      /** @type {unknown} */ (types.map((type, number) => ({ type, number, seat: 1 })))
    );
  assert.equal(nudgedIn(happened("started", "played")), null);
  assert.equal(nudgedIn(happened("played", "nudged", "said")), 1);
  assert.equal(nudgedIn(happened("nudged", "played")), null);
});

test("the engine helps against bots alone, or where all agreed to hints before the game", () => {
  const bot = seat({ bot: "knight" });
  const person = seat({ player: "anna" });
  const helps = (seats, more = {}) => isHelpAllowed(table({ summary: { seats, has_hints: false, ...more } }));
  assert.ok(helps([person, bot]));
  assert.ok(!helps([person, person]));
  assert.ok(helps([person, person], { has_hints: true }));
  assert.ok(!helps([person, bot], { status: "over" }));
  assert.ok(!isHelpAllowed(table({ your_seats: [], summary: { seats: [person, bot], has_hints: true } })));
});

test("decisions with hints are counted by seat, undone ones too", () => {
  const acted = (/** @type {number} */ at, /** @type {boolean | undefined} */ isHinted) => ({
    ...{ type: "played", seat: at, action: "draw", is_hinted: isHinted },
  });
  const events = [acted(0, true), { type: "undone", seat: 0, kept: 0 }, acted(0, true), acted(1), acted(1, true)];
  const update = { summary: { seats: [{}, {}, {}] }, events };
  assert.deepEqual(
    hintsOf(/** @type {import("../../src/regnum/web/js/contract.js").Update} */ (/** @type {unknown} */ (update))),
    [2, 1, 0],
  );
});

test("bots in lists have the names that they have at the table, whatever the order of the seats", () => {
  const seats = [
    { seat: 2, name: "", bot: "knight" },
    { seat: 0, name: "Anna", bot: null },
    { seat: 3, name: "", bot: "mcts" },
    { seat: 1, name: "", bot: "knight" },
  ];
  assert.deepEqual(
    [...listed(seats)],
    [
      [0, "Anna"],
      [1, "Gawain"],
      [2, "Brita"],
      [3, "mcts"],
    ],
  );
});
