// @ts-check
/** What the page knows of dominoes, notation and shapes: against the rulebook's own data where there is some. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import "./browser.js";

const { half, halves, isDouble, MOST, TERRAINS } =
  await import("../../src/regnum/web/js/games/kingdomino/components.js");
const shapes = await import("../../src/regnum/web/js/games/kingdomino/geometry.js");
const written = await import("../../src/regnum/web/js/games/kingdomino/notation.js");
const { doneIn, earned, earnedBy, landOf, pointsOf, promisedTo } =
  await import("../../src/regnum/web/js/games/kingdomino/view.js");
const { discardedOf, lastPlaces, roundsOf } = await import("../../src/regnum/web/js/games/kingdomino/log.js");

const CSV = new URL("../../src/regnum/games/kingdomino/data/dominoes.csv", import.meta.url);
const EMPTY = {
  squares: [],
  discards: 0,
  score: 0,
  properties: [],
  largest: 0,
  crowns: 0,
  bonuses: { middle_kingdom: 0, harmony: 0 },
};

/** Events of a log: `[seat, action, round, game]` was played, a number was the undo that kept so many actions. */
const log = (...done) =>
  done.map((one, number) =>
    Array.isArray(one)
      ? {
          number,
          time: 0,
          type: "played",
          seat: one[0],
          action: one[1],
          round: one[2] ?? 1,
          ...(one[3] ? { game_number: one[3] } : {}),
        }
      : { number, time: 0, type: "undone", kept: one },
  );

test("the dominoes are those of the rulebook", () => {
  const [head = "", ...rows] = readFileSync(CSV, "utf-8").trim().split(/\r?\n/);
  const names = head.split(",");
  assert.equal(MOST, rows.length);
  for (const row of rows) {
    const told = Object.fromEntries(row.split(",").map((value, at) => [names[at], value]));
    const [first, second] = halves(Number(told.number));
    assert.deepEqual(first, { terrain: told.left_terrain, crowns: Number(told.left_crowns) }, row);
    assert.deepEqual(second, { terrain: told.right_terrain, crowns: Number(told.right_crowns) }, row);
    assert.equal(
      isDouble(Number(told.number)),
      told.left_terrain === told.right_terrain && told.left_crowns === told.right_crowns,
      row,
    );
  }
});

test("a square is read as views write it", () => {
  assert.deepEqual(half("W"), { terrain: "wheat", crowns: 0 });
  assert.deepEqual(half("M3"), { terrain: "mine", crowns: 3 });
  assert.equal(TERRAINS.length, 6);
});

test("actions are split, and placements written as they were", () => {
  assert.deepEqual(written.parse("k17"), { kind: "claim", domino: 17 });
  assert.deepEqual(written.parse("17x"), { kind: "discard", domino: 17 });
  assert.deepEqual(written.parse("17h7e"), { kind: "place", domino: 17, x: 1, y: 0, direction: "e" });
  for (const text of ["", "k", "17", "17h7", "17n7e", "17h7x", "K17", "k17 "])
    assert.equal(written.parse(text), null, text);
  for (const text of ["1a1n", "48m13w", "6g8s"]) {
    const place = written.parse(text);
    assert.ok(place?.kind === "place");
    assert.equal(written.written(place.domino, place), text);
    assert.ok(written.isNamed(place.x, place.y));
  }
  assert.equal(written.isNamed(7, 0), false);
});

test("the second half is where the direction points", () => {
  const second = (direction) => written.squaresOf({ x: 2, y: 3, direction })[1];
  assert.deepEqual(["n", "e", "s", "w"].map(second), [
    [2, 4],
    [3, 3],
    [2, 2],
    [1, 3],
  ]);
});

test("a spot has all turns of its domino, clockwise; a double is taken by either half", () => {
  const spots = written.spotsOf(["13h7n", "13h7e", "13i7w", "k14"]);
  assert.deepEqual([...spots.keys()], ["1,0", "2,0"]);
  assert.deepEqual(spots.get("1,0")?.turns, [
    { direction: "e", action: "13h7e" },
    { direction: "n", action: "13h7n" },
  ]);
  const double = written.spotsOf(["1h7e"]);
  assert.deepEqual(double.get("2,0")?.turns, [{ direction: "w", action: "1h7e" }]);
});

test("Rotate goes on clockwise and skips what does not fit", () => {
  const spot = written.spotsOf(["13h7e", "13h7w"]).get("1,0");
  assert.ok(spot);
  assert.equal(written.turnAt(spot, "e").direction, "e");
  assert.equal(written.turnAt(spot, "e", true).direction, "w");
  assert.equal(written.turnAt(spot, "w", true).direction, "e");
  assert.equal(written.turnAt(spot, "n").direction, "e");
});

test("an arrow key leads to the nearest spot ahead, and nowhere if there is none", () => {
  const spots = [
    { x: 1, y: 0, turns: [] },
    { x: 3, y: 0, turns: [] },
    { x: 2, y: 1, turns: [] },
  ];
  assert.equal(written.neighbour(spots, { x: 0, y: 0 }, "e"), spots[0]);
  assert.equal(written.neighbour(spots, { x: 1, y: 0 }, "e"), spots[1], "straight ahead before nearer and aside");
  assert.equal(written.neighbour(spots, { x: 1, y: 0 }, "n"), spots[2]);
  assert.equal(written.neighbour(spots, { x: 1, y: 0 }, "s"), null);
});

test("a kingdom may grow as far as every frame that holds it", () => {
  const box = shapes.boxOf([
    { x: 1, y: 0 },
    { x: 1, y: 2 },
  ]);
  assert.deepEqual(box, { west: 0, east: 1, south: 0, north: 2 });
  assert.deepEqual(shapes.reachOf(box, 5), { west: -3, east: 4, south: -2, north: 4 });
  assert.deepEqual(shapes.windowOf(box, 5), { west: -2, east: 2, south: -2, north: 2 });
  assert.deepEqual(shapes.windowOf({ west: 0, east: 4, south: 0, north: 0 }, 5), {
    west: 0,
    east: 4,
    south: -2,
    north: 2,
  });
  assert.deepEqual(shapes.squaresIn({ west: 0, east: 1, south: 0, north: 1 }), [
    [0, 1],
    [1, 1],
    [0, 0],
    [1, 0],
  ]);
});

test("properties have what is on the squares that the server names", () => {
  const wheat = {
    terrain: "wheat",
    squares: 2,
    crowns: 1,
    points: 2,
    on: [
      [1, 0],
      [2, 0],
    ],
  };
  const lone = { terrain: "wheat", squares: 1, crowns: 0, points: 0, on: [[-1, 0]] };
  const kingdom = {
    ...EMPTY,
    squares: /** @type {[number, number, string][]} */ ([
      [1, 0, "W1"],
      [2, 0, "W"],
      [-1, 0, "W"],
    ]),
    properties: [wheat, lone],
  };
  const found = shapes.propertiesOf(kingdom);
  assert.deepEqual(
    found.map(({ on, ...told }) => ({ ...told, on: on.map(({ x, y }) => [x, y]) })),
    [wheat, lone],
  );
  assert.deepEqual(
    shapes.labelSquare(found[0]?.on ?? []),
    { x: 2, y: 0, terrain: "wheat", crowns: 0 },
    "no label on crowns",
  );
});

test("an outline goes once round, and squares that touch at a corner stay apart", () => {
  const square = shapes.outline([{ x: 0, y: 0 }], 0);
  assert.equal(square.match(/z/g)?.length, 1);
  assert.equal(square.match(/Q/g)?.length, 4);
  assert.equal(
    shapes
      .outline(
        [
          { x: 0, y: 0 },
          { x: 1, y: 0 },
        ],
        0,
      )
      .match(/Q/g)?.length,
    4,
    "no corner between two squares",
  );
  assert.equal(
    shapes
      .outline(
        [
          { x: 0, y: 0 },
          { x: 1, y: 1 },
        ],
        0,
      )
      .match(/z/g)?.length,
    2,
  );
});

test("lines are seams within a terrain and borders between two", () => {
  const ground = shapes.groundOf({
    ...EMPTY,
    squares: [
      [1, 0, "F"],
      [2, 0, "F"],
      [2, -1, "M"],
    ],
  });
  const { seam, border, core } = shapes.lines(ground);
  assert.equal(seam.match(/M/g)?.length, 1);
  assert.equal(border.match(/M/g)?.length, 2, "castle and forest, forest and mine");
  assert.equal(core.match(/M/g)?.length, 1, "forest against mine");
});

test("rounds are what the server says, and placing and claiming are one turn", () => {
  const rounds = roundsOf(
    log(
      [0, "k5", 0],
      [1, "k9", 0],
      [0, "5h7e", 1],
      [0, "k12", 1],
      [1, "9x", 1],
      [1, "k20", 1],
      [0, "12h8n", 2],
      [1, "20f7w", 2],
    ),
  );
  assert.deepEqual(
    [...rounds.values()].map(({ round }) => round),
    [0, 0, 1, 1, 1, 1, 2, 2],
  );
  assert.deepEqual(
    [...rounds.values()].map(({ isSameTurn }) => isSameTurn),
    [false, false, false, true, false, true, false, false],
  );
});

test("the first claim of the next game of a match is another turn", () => {
  const rounds = roundsOf(
    log(
      [0, "k5", 0],
      [1, "k9", 0],
      [0, "5h7e", 1],
      [1, "9h7e", 1],
      [1, "k3", 0, 2],
      [0, "k4", 0, 2],
      [1, "3h7e", 1, 2],
    ),
  );
  assert.deepEqual(
    [...rounds.values()].map(({ game, round }) => [game, round]),
    [
      [1, 0],
      [1, 0],
      [1, 1],
      [1, 1],
      [2, 0],
      [2, 0],
      [2, 1],
    ],
  );
  assert.equal(rounds.get(4)?.isSameTurn, false, "the same player, but another game");
});

test("after an undo a turn begins anew", () => {
  const rounds = roundsOf(
    log([0, "k5", 0], [1, "k9", 0], [0, "5h7e", 1], [0, "k12", 1], 2, [0, "5f7w", 1], [0, "k10", 1]),
  );
  assert.deepEqual(rounds.get(5), { game: 1, round: 1, isSameTurn: false });
  assert.deepEqual(rounds.get(6), { game: 1, round: 1, isSameTurn: true });
});

test("a domino of the row was discarded only if that is what happened to it last", () => {
  const row = [
    { domino: 5, seat: 0, done: true },
    { domino: 9, seat: 1, done: true },
    { domino: 12, seat: 0, done: false },
  ];
  const update = /** @type {any} */ ({ view: { current_row: row }, events: log([0, "5x"], [1, "9x"], 1, [1, "9h7e"]) });
  assert.deepEqual([...discardedOf(update)], [5]);
});

test("the last placement is shown only where it is", () => {
  const kingdoms = [
    {
      ...EMPTY,
      squares: [
        [1, 0, "W"],
        [2, 0, "F"],
      ],
    },
    EMPTY,
  ];
  const update = /** @type {any} */ ({ view: { kingdoms }, events: log([0, "13h7e"], [1, "1h7e"], [0, "k14"]) });
  assert.deepEqual(lastPlaces(update), [{ kind: "place", domino: 13, x: 1, y: 0, direction: "e" }, null]);
});

const lake = (squares, crowns, on) => ({ terrain: "lake", squares, crowns, points: squares * crowns, on });
const valued = (properties, middle_kingdom = 0) => ({
  ...EMPTY,
  properties,
  score: properties.reduce((sum, { points }) => sum + points, middle_kingdom),
  bonuses: { middle_kingdom, harmony: 0 },
});
const moment = (kingdom, more = {}) => ({ phase: "place", game_number: 1, kingdoms: [EMPTY, kingdom], ...more });

test("an empty kingdom has no points, whatever bonus it has for the time being", () => {
  const empty = valued([], 10);
  assert.equal(landOf(empty), 0);
  assert.equal(pointsOf(moment(empty), empty), 0);
  assert.deepEqual(promisedTo(moment(empty), empty), [{ name: "middle-kingdom", points: 10 }]);
  const over = moment(empty, { phase: "over" });
  assert.equal(pointsOf(over, empty), 10);
  assert.deepEqual(promisedTo(over, empty), []);
});

test("a first placement that moves the castle from the middle costs nothing", () => {
  assert.deepEqual(earned(valued([], 10), valued([lake(2, 0, [[1, 0]])])), { points: 0, grown: [] });
});

test("a gain tells which properties have grown, the best first", () => {
  const known = lake(1, 1, [[0, 1]]);
  const [small, large] = [lake(2, 1, [[3, 0]]), lake(3, 2, [[1, 0]])];
  assert.deepEqual(earned(valued([known]), valued([known, small, large])), { points: 8, grown: [large, small] });
});

test("what each of the others has done since the player's turn", () => {
  const [none, one] = [moment(EMPTY), moment(valued([lake(2, 1, [[1, 0]])]))];
  const deed = (seat, action, before, after) => ({ event: { seat, action }, before, after });
  const done = doneIn([
    deed(1, "7h7e", none, one),
    deed(1, "k12", one, one),
    deed(2, "k9", one, one),
    deed(1, "12x", one, one),
  ]);
  assert.deepEqual([...done.keys()], [1, 2]);
  const { order, placed, claimed, points, grown } = done.get(1);
  assert.deepEqual([order, placed, claimed, points, grown.length], [1, [7], [12], 2, 1]);
  assert.deepEqual([done.get(2).order, done.get(2).claimed], [2, [9]]);
  assert.equal(earnedBy(deed(1, "7h7e", none, moment(EMPTY, { game_number: 2 }))), null, "the next game has begun");
});
