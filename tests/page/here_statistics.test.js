// @ts-check
/** Results by kind, counted from entries as the server counts them: tests/server/test_own_games.py has the same cases. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { kindsOf } from "../../src/regnum/web/js/here/statistics.js";

const PLAIN = { harmony: false };
const HARMONY = { harmony: true };

/** @returns {any} */
const entry = (ended, seats, { options = PLAIN, ...details } = {}) => ({
  game: "kingdomino",
  details: { options, ended, resigned: [], is_practice: false, ...details },
  seats: seats.map(([who, score, rank], seat) => ({
    ...{ seat, score, rank },
    ...(who === "knight" ? { bot: who, player: null } : { bot: null, player: who }),
  })),
});

test("results are counted by opponents and options, with resignations and without practice", () => {
  const entries = [
    entry("played", [
      ["ann", 50, 1],
      ["knight", 40, 2],
    ]),
    entry("played", [
      ["ann", 30, 2],
      ["knight", 40, 1],
    ]),
    entry(
      "resigned",
      [
        ["ann", null, 2],
        ["knight", null, 1],
      ],
      { resigned: [0] },
    ),
    entry("resigned", [
      ["ann", null, 2],
      ["knight", null, 1],
    ]), // as an older version kept it
    entry(
      "resigned",
      [
        ["ann", null, 1],
        ["ben", null, 2],
      ],
      { resigned: [1] },
    ),
    entry(
      "played",
      [
        ["ann", 60, 1],
        ["knight", 40, 2],
      ],
      { options: HARMONY },
    ),
    entry(
      "played",
      [
        ["knight", 9, 1],
        ["ann", 8, 3],
        ["ben", 7, 2],
      ],
      { resigned: [1] },
    ),
    entry(
      "played",
      [
        ["ann", 99, 1],
        ["knight", 0, 2],
      ],
      { is_practice: true },
    ),
    entry("closed", [
      ["ann", null, 1],
      ["ben", null, 2],
    ]),
  ];
  const told = kindsOf(entries, "ann").map((one) => [
    ...[one.players, one.opponents.join(), one.options, one.games, one.wins, one.resigned, one.scored],
    ...[one.mean_score, one.best_score],
  ]);
  assert.deepEqual(told, [
    [2, "", PLAIN, 1, 1, 0, 0, null, null],
    [2, "knight", PLAIN, 4, 1, 2, 2, 40, 50],
    [2, "knight", HARMONY, 1, 1, 0, 1, 60, 60],
    [3, ",knight", PLAIN, 1, 0, 1, 0, null, null],
  ]);
  assert.deepEqual(kindsOf(entries, "nobody"), []);
});
