// @ts-check
/** The champion of Kingdoms as a worker uses it: memory that does not grow, and games that no network has learned. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { Engine } from "../../src/regnum/web/js/engine/engine.js";
import { bots, Position } from "../../src/regnum/web/js/games/kingdoms/bots.js";
import { Champion } from "../../src/regnum/web/js/games/kingdoms/champion.js";
import { referee } from "../../src/regnum/web/js/games/kingdoms/referee.js";
import { decided, emptyNetwork, moduleOf, room } from "./networks.js";

const rules = await Engine.load(moduleOf("kingdoms"));
const TWO = 0;

test("a round is played in memory that does not grow", async () => {
  /** @type {string[]} */
  const loaded = [];
  const champion = await Champion.load(moduleOf("kingdoms-champion"), async (name) => {
    loaded.push(name);
    return emptyNetwork("kingdoms");
  });
  let state = referee(rules).start(referee(rules).options({ players: 2 }), { seed: "memory" });
  /** @type {number[][][]} */
  const seen = [];
  while (seen.length < 20) {
    const position = new Position(rules, structuredClone(state.seen()));
    const action = decided(await champion.think(position, TWO, { playouts: 8 }, 7n));
    assert.ok(state.legal().includes(action), action);
    state = state.play(action);
    seen.push([room(champion.engine), room(rules)]);
  }
  assert.deepEqual(seen.at(-1), seen[2]);
  assert.deepEqual(loaded, ["kingdoms-2-players.network"]);
});

test("where no network has learned the game, nothing is fetched and the champion searches", async () => {
  const player = bots(rules, () => Promise.reject(new Error("nothing is to be fetched")));
  for (const variant of [{ last_castle: true }, { no_luck: true }]) {
    const state = referee(rules).start(referee(rules).options(variant), { seed: "variants" });
    const choices = ["king", "champion", "search"].map(async (name) =>
      decided(await player.think(name, state.seen(), { playouts: 40 }, 5n)),
    );
    const [king, champion, search] = await Promise.all(choices);
    assert.deepEqual([king, champion], [search, search]);
  }
});
