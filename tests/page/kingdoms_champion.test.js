// @ts-check
/** The champion of Kingdoms as a worker uses it: memory that does not grow, and one network for all variants. */

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

test("one network plays Last castle and No luck, another everything else", async () => {
  /** @type {string[]} */
  const loaded = [];
  const player = bots(rules, async (name) => {
    loaded.push(name);
    if (name.endsWith(".wasm")) return Uint8Array.from(moduleOf("kingdoms-champion")).buffer;
    return emptyNetwork("kingdoms");
  });
  for (const variant of [{ last_castle: true }, { no_luck: true }, { continuous: "parts" }]) {
    const state = referee(rules).start(referee(rules).options(variant), { seed: "variants" });
    const choices = ["king", "champion"].map(async (name) =>
      decided(await player.think(name, state.seen(), { playouts: 8 }, 5n)),
    );
    const [king, champion] = await Promise.all(choices);
    assert.equal(king, champion);
    assert.ok(state.legal().includes(String(king)));
  }
  const networks = ["kingdoms-2-players-variants.network", "kingdoms-2-players.network"];
  assert.deepEqual(loaded.sort(), [...networks, "kingdoms-champion.wasm"]);
});
