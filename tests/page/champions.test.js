// @ts-check
/** The champions of all games as workers get them: their networks come late, or not at all. */

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";

import { Engine } from "../../src/regnum/web/js/engine/engine.js";
import { decided, emptyNetwork, moduleOf } from "./networks.js";

const GAMES = new URL("../../src/regnum/web/js/games/", import.meta.url);

for (const game of readdirSync(GAMES)) {
  const rules = await Engine.load(moduleOf(game));
  const code = moduleOf(`${game}-champion`);
  const [{ referee }, { bots }] = await Promise.all(
    ["referee", "bots"].map((name) => import(new URL(`${game}/${name}.js`, GAMES).href)),
  );

  test(`without its network the king plays on for people, and refuses what must be the same everywhere: ${game}`, async () => {
    let isThere = false;
    const load = async (/** @type {string} */ name) => {
      if (name.endsWith(".weights")) return new ArrayBuffer(0);
      if (!isThere) throw new TypeError("no network");
      return name.endsWith(".wasm") ? Uint8Array.from(code).buffer : emptyNetwork(game);
    };
    const player = bots(rules, load);
    const state = referee(rules).start(referee(rules).options({}), { seed: "away" });
    const { warn } = console;
    console.warn = () => {};
    assert.ok(state.legal().includes(decided(await player.think("king", state.seen(), { seconds: 0.001 }, 5n))));
    console.warn = warn;
    await assert.rejects(player.think("king", state.seen(), { playouts: 2 }, 5n), TypeError);
    await assert.rejects(player.think("champion", state.seen(), { seconds: 0.001 }, 5n), TypeError);
    isThere = true; // and it is tried again
    const choices = ["king", "champion"].map((name) =>
      player.think(name, state.seen(), { playouts: 20 }, 5n).then(decided),
    );
    const [king, champion] = await Promise.all(choices);
    assert.equal(king, champion);
  });

  test(`until its network is here the king decides as search does, within its budget: ${game}`, async () => {
    /** @type {((file: ArrayBuffer) => void)[]} */
    const waiting = [];
    const load = async (/** @type {string} */ name) => {
      if (name.endsWith(".weights")) return new ArrayBuffer(0);
      if (name.endsWith(".wasm")) return Uint8Array.from(code).buffer;
      return /** @type {Promise<ArrayBuffer>} */ (new Promise((resolve) => waiting.push(resolve)));
    };
    const player = bots(rules, load);
    const state = referee(rules).start(referee(rules).options({}), { seed: "late" });
    const choices = await Promise.all(
      ["king", "search"].map(async (name) => {
        const thought = await player.think(name, state.seen(), { seconds: 0.001, playouts: 1 }, 5n);
        return decided(thought);
      }),
    );
    assert.equal(choices[0], choices[1]);
    const patient = player.think("king", state.seen(), { playouts: 20 }, 5n).then(decided);
    while (!waiting.length) await new Promise((resolve) => setImmediate(resolve));
    assert.equal(waiting.length, 1); // both wait for the same file
    waiting[0]?.(emptyNetwork(game));
    assert.ok(state.legal().includes(await patient));
    const late = await player.think("king", state.seen(), { seconds: 60, playouts: 20 }, 5n);
    assert.equal(decided(late), await patient);
  });
}
