// @ts-check
/** How the page reads the notation of Kingdoms, and where it finds lines on its picture of the board. Run by scripts/lint-page. */

import assert from "node:assert/strict";
import { test } from "node:test";

import {
  areaOf,
  changes,
  effects,
  endsOf,
  freeAbove,
  holds,
  lineKey,
  lineName,
  linePart,
  squaresOf,
  valuePlace,
} from "../../src/regnum/web/js/games/kingdoms/geometry.js";
import {
  castleOf,
  offers,
  pieceAt,
  placeOf,
  signed,
  split,
  SQUARES,
  squareName,
  worthOf,
} from "../../src/regnum/web/js/games/kingdoms/notation.js";

/** @typedef {import("../../src/regnum/web/js/games/kingdoms/types.js").Line} Line */

/** @param {string} first @param {string} last @param {Partial<Line>} [more] @returns {Line} */
const line = (first, last, more = {}) => ({
  direction: first[1] === last[1] && first[0] !== last[0] ? "row" : "column",
  first,
  last,
  value: 0,
  scored: false,
  income: {},
  tiles: [],
  castles: [],
  ...more,
});

const ROW = line("a2", "f2");
const LEFT = line("a2", "c2");
const BETWEEN = line("c2", "d2");
const RIGHT = line("e2", "f2");
const COLUMN = line("d1", "d5");
const UPPER = line("d1", "d2");
const INNER = line("d3", "d4");
const LOWER = line("d4", "d5");

test("squares have a letter for the column and a number for the row", () => {
  assert.equal(squareName(0, 0), "a1");
  assert.equal(squareName(4, 5), "f5");
  assert.deepEqual(placeOf("f5"), { row: 4, column: 5 });
  for (const square of SQUARES) assert.equal(squareName(placeOf(square).row, placeOf(square).column), square);
  assert.deepEqual([SQUARES.length, SQUARES[0], SQUARES[1], SQUARES.at(-1)], [30, "a1", "b1", "f5"]);
});

test("an action is taken apart into a piece and a square", () => {
  assert.deepEqual(split("r3@b2"), { piece: "r3", square: "b2" });
  assert.deepEqual(split("+4@c1"), { piece: "+4", square: "c1" });
  assert.deepEqual(split("-6@f5"), { piece: "-6", square: "f5" });
  assert.deepEqual(split("goldmine@a1"), { piece: "goldmine", square: "a1" });
  assert.deepEqual(split("s@d4"), { piece: "s", square: "d4" });
  assert.deepEqual(split("draw"), { piece: "draw", square: null });
  assert.deepEqual(split("pass"), { piece: "pass", square: null });
});

test("legal actions become what may be placed where", () => {
  const found = offers(["r1@a1", "draw", "r1@b1", "s@b1"]);
  assert.deepEqual([...found.keys()], ["r1", "draw", "s"]);
  assert.deepEqual([...(found.get("r1") ?? [])], ["a1", "b1"]);
  assert.deepEqual([...(found.get("draw") ?? ["?"])], []);
  assert.equal(offers([]).size, 0);
});

test("pieces: what is where, castles, numbers", () => {
  const board = [["red1", "+3", ".", ".", ".", "wizard"]];
  assert.equal(pieceAt(board, "b1"), "+3");
  assert.equal(pieceAt(board, "f1"), "wizard");
  assert.deepEqual(castleOf("yellow4"), { colour: "yellow", rank: 4 });
  for (const word of [".", "+4", "dragon", "red5", "pink1", "?"]) assert.equal(castleOf(word), null);
  assert.deepEqual(["+6", "-3", "mountain", "red1", ".", "?"].map(worthOf), [6, -3, 0, 0, 0, 0]);
  assert.deepEqual([5, -12, 0].map(signed), ["+5", "−12", "0"]);
});

test("a line is named by its row or column, and known from its parts", () => {
  assert.deepEqual([lineName(ROW), lineName(COLUMN)], ["2", "d"]);
  assert.equal(new Set([ROW, LEFT, BETWEEN, RIGHT, COLUMN, UPPER, INNER, LOWER].map(lineKey)).size, 8);
  const [inRow, inColumn] = [line("a1", "a1", { direction: "row" }), line("a1", "a1", { direction: "column" })];
  assert.notEqual(lineKey(inRow), lineKey(inColumn)); // one square between mountains and the edge is a part of both
});

test("which part of its row or column a line is", () => {
  assert.deepEqual([ROW, LEFT, BETWEEN, RIGHT].map(linePart), ["whole", "first", "middle", "last"]);
  assert.deepEqual([COLUMN, UPPER, INNER, LOWER].map(linePart), ["whole", "first", "middle", "last"]);
});

test("the squares of a line", () => {
  assert.deepEqual(squaresOf(LEFT), ["a2", "b2", "c2"]);
  assert.deepEqual(squaresOf(LOWER), ["d4", "d5"]);
  assert.ok(holds(LEFT, "b2"));
  assert.ok(!holds(LEFT, "d2"));
  assert.ok(!holds(LEFT, "b3"));
});

test("what is at the ends of a line, where it does not end at the edge", () => {
  assert.deepEqual(endsOf(ROW), { before: null, after: null });
  assert.deepEqual(endsOf(LEFT), { before: null, after: "d2" });
  assert.deepEqual(endsOf(BETWEEN), { before: "b2", after: "e2" });
  assert.deepEqual(endsOf(RIGHT), { before: "d2", after: null });
  assert.deepEqual(endsOf(UPPER), { before: null, after: "d3" });
  assert.deepEqual(endsOf(LOWER), { before: "d3", after: null });
});

test("values are in the margin at the end, of first parts at the beginning, of middle ones on the mountain behind", () => {
  assert.deepEqual(valuePlace(ROW), { row: 2, column: 7, isOnBoard: false });
  assert.deepEqual(valuePlace(RIGHT), { row: 2, column: 7, isOnBoard: false });
  assert.deepEqual(valuePlace(LEFT), { row: 2, column: 0, isOnBoard: false });
  assert.deepEqual(valuePlace(BETWEEN), { row: 2, column: 5, isOnBoard: true });
  assert.deepEqual(valuePlace(COLUMN), { row: 6, column: 4, isOnBoard: false });
  assert.deepEqual(valuePlace(LOWER), { row: 6, column: 4, isOnBoard: false });
  assert.deepEqual(valuePlace(UPPER), { row: 0, column: 4, isOnBoard: false });
  assert.deepEqual(valuePlace(INNER), { row: 5, column: 4, isOnBoard: true });
});

test("words about the margin are where its upper part is free", () => {
  const above = (/** @type {string} */ column) => line(`${column}1`, `${column}3`, { direction: "column" });
  assert.deepEqual(freeAbove([ROW, LEFT, COLUMN, LOWER]), { from: 1, to: 6 });
  assert.deepEqual(freeAbove([UPPER, LOWER]), { from: 1, to: 3 });
  assert.deepEqual(freeAbove(["b", "a"].map(above)), { from: 3, to: 6 });
  assert.deepEqual(freeAbove(["e", "c"].map(above)), { from: 1, to: 2 }); // any game has two mountains at most
});

test("a frame covers a line in the grid with margins", () => {
  assert.equal(areaOf(LEFT), "3 / 2 / 4 / 5");
  assert.equal(areaOf(COLUMN), "2 / 5 / 7 / 6");
});

test("what a placement changes: other values, and parts that are new", () => {
  const before = [line("a2", "f2", { value: 3 }), line("d1", "d5", { value: 1 })];
  assert.deepEqual(changes(before, before), []);
  const worth = line("a2", "f2", { value: 8 });
  assert.deepEqual(changes(before, [worth, before[1]]), [{ line: worth, was: 3 }]);
  const parts = [line("a2", "c2", { value: 2 }), line("e2", "f2", { value: 1 })];
  assert.deepEqual(
    changes(before, [...parts, before[1]]),
    parts.map((part) => ({ line: part, was: 3 })),
  );
  const elsewhere = line("a5", "f5");
  assert.deepEqual(changes(before, [elsewhere]), [{ line: elsewhere, was: null }]);
});

test("what happens to tiles and castles, by square, in the row and in the column", () => {
  const row = line("a2", "f2", {
    tiles: [
      { square: "b2", tile: "+4", value: 8, effect: "doubled" },
      { square: "c2", tile: "-1", value: -1, effect: null },
    ],
    castles: [{ square: "a2", castle: "red1", bonus: 0, rank: 1 }],
  });
  const columns = [
    line("b1", "b5", { tiles: [{ square: "b2", tile: "+4", value: 0, effect: "cancelled" }] }),
    line("a1", "a5", { castles: [{ square: "a2", castle: "red1", bonus: 1, rank: 2 }] }),
  ];
  const found = effects([row, ...columns]);
  assert.deepEqual(found.get("b2"), { row: "doubled", column: "cancelled", bonus: 0, rank: 0 });
  assert.deepEqual(found.get("c2"), { row: null, column: null, bonus: 0, rank: 0 });
  assert.deepEqual(found.get("a2"), { row: null, column: null, bonus: 1, rank: 2 });
  assert.equal(found.get("f2"), undefined);
});
