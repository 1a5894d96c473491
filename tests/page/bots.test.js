// @ts-check
/** Referees and bots of all games as a worker uses them: a whole game by the levels, in memory that does not grow. */

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";

import { Engine } from "../../src/regnum/web/js/engine/engine.js";
import { Refusal } from "../../src/regnum/web/js/engine/refusal.js";
import { emptyNetwork, moduleOf } from "./networks.js";

const GAMES = new URL("../../src/regnum/web/js/games/", import.meta.url);
/** No weights: whatever bots choose, they have to give their memory back. @param {string} name */
async function load(name) {
  if (name.endsWith(".network")) return emptyNetwork(name.split("-")[0] ?? "");
  return name.endsWith(".wasm") ? Uint8Array.from(moduleOf(name.replace(".wasm", ""))).buffer : new ArrayBuffer(0);
}

for (const game of readdirSync(GAMES)) {
  const code = moduleOf(game);
  const [{ referee }, { bots }] = await Promise.all(
    ["referee", "bots"].map((name) => import(new URL(`${game}/${name}.js`, GAMES).href)),
  );

  test(`the levels play a whole game: ${game}`, async () => {
    const [rules, engine] = [referee(await Engine.load(code)), await Engine.load(code)];
    const players = bots(engine, load);
    assert.equal(players.levels.length, 6);
    const memory = () => {
      const probe = engine.make("uint8[1]");
      engine.release(probe);
      return [probe.memory.buffer.byteLength, probe.at];
    };
    let state = rules.start(rules.options({}), { seed: "memory" });
    /** @type {number[][]} */
    const seen = [];
    for (let ply = 0; !state.isOver; ply++) {
      const level = players.levels[ply % players.levels.length];
      const chance = players.chance(new TextEncoder().encode("secret"), ply);
      const thought = await players.think(level, structuredClone(state.seen()), { playouts: 8 }, chance);
      while (!thought.isDone) thought.go(5);
      const { action } = thought.choice();
      thought.release();
      assert.ok(state.legal().includes(action), `${level}: ${action}`);
      state = state.play(action);
      seen.push(memory());
    }
    assert.deepEqual(seen.at(-1), seen[players.levels.length - 1]);
    assert.equal(state.undo(state.actions.length).actions.length, 0);
  });

  test(`bots that do not exist are refused: ${game}`, async () => {
    const engine = await Engine.load(code);
    const state = referee(engine).start(referee(engine).options({}), { seed: "none" });
    await assert.rejects(bots(engine, load).think("nobody", state.seen(), { playouts: 1 }, 1n), Refusal);
  });
}
