// A score sheet is in its address: it comes out as it went in, and nonsense becomes a sheet that can be filled in.
import assert from "node:assert/strict";
import test from "node:test";

// what modules of the page look at when they are loaded
Object.assign(globalThis, { location: { pathname: "/score", search: "", hash: "" }, addEventListener() {} });
const kingdomino = await import("../../src/regnum/web/js/games/kingdomino/sheet.js");
const kingdoms = await import("../../src/regnum/web/js/games/kingdoms/sheet.js");
const { packed, unpacked } = await import("../../src/regnum/web/js/sheets/address.js");

const again = (sheets, sheet) => sheets.read(new URLSearchParams(sheets.write(sheet).toString()));
const grid = (height, width, at) =>
  Array.from({ length: height }, (_, row) => Array.from({ length: width }, (_, column) => at(row, column)));

test("rows of squares are written short and read again", () => {
  const rows = [
    [".", "W1", "."],
    ["C", ".", "."],
    [".", ".", "."],
  ];
  assert.equal(packed(rows), ".W1_C");
  assert.deepEqual(unpacked(packed(rows), /W1|C|\./g, 3, 3), rows);
});

for (const size of [5, 7])
  for (const count of [1, 2, 3, 4])
    test(`kingdoms of ${count} players, ${size} × ${size}`, () => {
      const squares = ["W", "W1", "F", "F1", "L1", "P2", "S2", "M3", "."];
      const middle = (size - 1) / 2;
      const players = Array.from({ length: count }, (_, seat) => ({
        name: ["", "Zsófia & Co = 1", "#?%", "Õnne"][seat],
        rows: grid(size, size, (row, column) =>
          row === middle && column === (seat ? 0 : middle) ? "C" : squares[(row * 3 + column + seat) % squares.length],
        ),
      }));
      const sheet = { size, middle: count > 2, exact: count > 3, harmony: size === 7, players };
      assert.deepEqual(again(kingdomino, sheet), sheet);
    });

test("every kingdom has one castle, whatever the address says", () => {
  for (const text of ["k=WW", "k=CC", "k=", "k=xyz&s=7", "k=W9&n=" + "x".repeat(99)]) {
    const { players } = kingdomino.read(new URLSearchParams(text));
    for (const { rows, name } of players) {
      assert.equal(rows.flat().filter((square) => square === "C").length, 1, text);
      assert.ok(name.length <= 24);
    }
  }
});

test("an empty address is an empty sheet for two", () => {
  assert.equal(kingdomino.read(new URLSearchParams("")).players.length, 2);
  assert.deepEqual(
    kingdoms.read(new URLSearchParams("")).players.map(({ colour, money }) => [colour, money]),
    [
      ["red", 50],
      ["yellow", 50],
    ],
  );
});

test("a board with every kind of piece", () => {
  const pieces = [
    "+1",
    "-6",
    "mountain",
    "dragon",
    "goldmine",
    "+1",
    "wizard",
    "red1",
    "yellow4",
    "green2",
    "blue3",
    "goldmine",
    "green1",
    ".",
  ];
  const players = [
    ["red", "Ő", 50],
    ["yellow", "", -12],
    ["green", "b", 0],
    ["blue", "c", 100000],
  ].map(([colour, name, money]) => ({ colour, name, money }));
  const sheet = { board: grid(5, 6, (row, column) => pieces[(row * 6 + column) % pieces.length]), players };
  assert.deepEqual(again(kingdoms, sheet), sheet);
});

test("nonsense about players is left out", () => {
  const { players } = kingdoms.read(new URLSearchParams("p=r1&p=r2&p=x5&p=y9999999&p=b999999"));
  assert.deepEqual(
    players.map(({ colour, money }) => [colour, money]),
    [
      ["red", 1],
      ["blue", 100000],
    ],
  );
});
