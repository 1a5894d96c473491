// @ts-check
/** The champion of Kingdomino as a worker uses it: memory that does not grow, a network that comes late or not at all. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { Engine } from "../../src/regnum/web/js/engine/engine.js";
import { bots, Position } from "../../src/regnum/web/js/games/kingdomino/bots.js";
import { Champion } from "../../src/regnum/web/js/games/kingdomino/champion.js";
import { Desk, referee } from "../../src/regnum/web/js/games/kingdomino/referee.js";
import { decided, emptyNetwork, moduleOf, room } from "./networks.js";

const rules = await Engine.load(moduleOf("kingdomino"));
const code = moduleOf("kingdomino-champion");
/** Nothing is solved, and no weights: whatever is chosen, memory has to be given back. */
const TOLD = { solved: null, table: new Float32Array(0) };

test("a whole game is played in memory that does not grow", async () => {
  /** @type {string[]} */
  const loaded = [];
  const load = async (/** @type {string} */ name) => {
    loaded.push(name);
    return emptyNetwork("kingdomino");
  };
  const champion = await Champion.load(code, load);
  const desk = new Desk(rules);
  let state = referee(rules).start(referee(rules).options({}), { seed: "memory" });
  /** @type {number[][][]} */
  const seen = [];
  while (!state.isOver) {
    const position = new Position(desk, structuredClone(state.seen()));
    const thought = await champion.think(position, { playouts: 8 }, 7n, TOLD);
    const action = decided(thought);
    assert.ok(state.legal().includes(action), action);
    state = state.play(action);
    seen.push([room(champion.engine), room(rules)]);
  }
  assert.deepEqual(seen.at(-1), seen[seen.length - 3]); // proofs of endings included
  assert.deepEqual(loaded, ["kingdomino-2-players-5x5.network"]);
});

test("a choice can be asked for at any time", async () => {
  const champion = await Champion.load(code, async () => emptyNetwork("kingdomino"));
  let state = referee(rules).start(referee(rules).options({}), { seed: "early" });
  const player = bots(rules, async () => new ArrayBuffer(0));
  while (state.actions.length < 38) state = state.play(decided(await player.think("greedy", state.seen(), {}, 5n)));
  const position = new Position(new Desk(rules), state.seen());
  const thought = await champion.think(position, { playouts: 1 }, 7n, TOLD);
  assert.ok(state.legal().includes(thought.choice().action));
  thought.release();
});

test("a network that is cut off is refused", async () => {
  const champion = await Champion.load(code, async () => emptyNetwork("kingdomino").slice(0, -2));
  const state = referee(rules).start(referee(rules).options({}), { seed: "cut" });
  await assert.rejects(
    champion.think(new Position(new Desk(rules), state.seen()), { playouts: 2 }, 5n, TOLD),
    RangeError,
  );
});
