// @ts-check
/** The accounts of earlier rounds: where a round ended is what the server says, and is asked for once. */

import assert from "node:assert/strict";
import { test } from "node:test";

import "./browser.js";

if (!globalThis.navigator) Object.assign(globalThis, { navigator: { languages: ["en"] } });

const { accountOf } = await import("../../src/regnum/web/js/games/kingdoms/log.js");

const BOARD = Array.from({ length: 5 }, () => Array.from({ length: 6 }, () => "."));
const account = (/** @type {string} */ name) => ({ board: BOARD, lines: [], name });
const played = (/** @type {number} */ number, /** @type {number} */ round) => ({
  number,
  time: 0,
  type: "played",
  seat: 0,
  ply: number,
  action: "draw",
  round,
});
const undone = (/** @type {number} */ number, /** @type {number} */ kept) => ({
  number,
  time: 0,
  type: "undone",
  seat: 0,
  ply: number,
  kept,
});

/** An update in the third round; one action of the first was taken back. */
const update = /** @type {any} */ ({
  table: "t",
  view: { round: 3, present: account("third"), previous: account("second") },
  events: [played(0, 1), played(1, 1), undone(2, 1), played(3, 1), played(4, 2), played(5, 2), played(6, 3)],
});

test("this round and the one before are at hand", async () => {
  globalThis.fetch = () => assert.fail("nothing is to be asked");
  assert.equal(/** @type {any} */ (await accountOf(update, 3)).account.name, "third");
  assert.equal(/** @type {any} */ (await accountOf(update, 2)).account.name, "second");
});

test("an earlier one is asked for once, at the moment when it ended", async () => {
  /** @type {string[]} */
  const asked = [];
  globalThis.fetch = /** @type {any} */ (
    async (/** @type {string} */ address) => {
      asked.push(String(address));
      const view = { round: 2, present: account("second"), previous: account("first") };
      return new Response(JSON.stringify({ view }), { headers: { "content-type": "application/json" } });
    }
  );
  assert.equal(/** @type {any} */ (await accountOf(update, 1)).account.name, "first");
  assert.deepEqual(
    asked.map((address) => address.replace(/^.*\/api/, "/api")),
    ["/api/tables/t/plies/2"],
  );
});
