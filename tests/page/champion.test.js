// @ts-check
/** The champion of Kingdomino as a worker uses it: memory that does not grow, a network that comes late or not at all. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { Engine } from "../../src/regnum/web/js/engine/engine.js";
import { bots, Position } from "../../src/regnum/web/js/games/kingdomino/bots.js";
import { Champion } from "../../src/regnum/web/js/games/kingdomino/champion.js";
import { Desk, referee } from "../../src/regnum/web/js/games/kingdomino/referee.js";
import { emptyNetwork, moduleOf } from "./networks.js";

const rules = await Engine.load(moduleOf("kingdomino"));
const code = moduleOf("kingdomino-champion");

/** Nothing is left to think about after this. @param {import("../../src/regnum/web/js/engine/contract.js").Thought} thought */
function decided(thought) {
  while (!thought.isDone) thought.go(5);
  const { action } = thought.choice();
  thought.release();
  return action;
}

/** Where the next array would be. @param {Engine} engine */
function room(engine) {
  const probe = engine.make("uint8[1]");
  engine.release(probe);
  return [probe.memory.buffer.byteLength, probe.at];
}

test("a whole game is played in memory that does not grow", async () => {
  /** @type {string[]} */
  const loaded = [];
  const load = async (/** @type {string} */ name) => {
    loaded.push(name);
    return emptyNetwork();
  };
  const champion = await Champion.load(code, load);
  const desk = new Desk(rules);
  let state = referee(rules).start(referee(rules).options({}), { seed: "memory" });
  /** @type {number[][][]} */
  const seen = [];
  while (!state.isOver) {
    const position = new Position(desk, structuredClone(state.seen()));
    const thought = await champion.think(position, { playouts: 8 }, 7n, null);
    const action = decided(thought);
    assert.ok(state.legal().includes(action), action);
    state = state.play(action);
    seen.push([room(champion.engine), room(rules)]);
  }
  assert.deepEqual(seen.at(-1), seen[seen.length - 3]); // proofs of endings included
  assert.deepEqual(loaded, ["kingdomino-2-players-5x5.network"]);
});

test("a choice can be asked for at any time", async () => {
  const champion = await Champion.load(code, async () => emptyNetwork());
  let state = referee(rules).start(referee(rules).options({}), { seed: "early" });
  const player = bots(rules, async () => new ArrayBuffer(0));
  while (state.actions.length < 38) state = state.play(decided(await player.think("greedy", state.seen(), {}, 5n)));
  const position = new Position(new Desk(rules), state.seen());
  const thought = await champion.think(position, { playouts: 1 }, 7n, null);
  assert.ok(state.legal().includes(thought.choice().action));
  thought.release();
});

test("without its network the king plays on for people, and refuses what must be the same everywhere", async () => {
  let isThere = false;
  const load = async (/** @type {string} */ name) => {
    if (name.endsWith(".weights")) return new ArrayBuffer(0);
    if (!isThere) throw new TypeError("no network");
    return name.endsWith(".wasm") ? Uint8Array.from(code).buffer : emptyNetwork();
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

test("until its network is here the king decides as search does, within its budget", async () => {
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
  waiting[0]?.(emptyNetwork());
  assert.ok(state.legal().includes(await patient));
  const late = await player.think("king", state.seen(), { seconds: 60, playouts: 20 }, 5n);
  assert.equal(decided(late), await patient);
});

test("a network that is cut off is refused", async () => {
  const champion = await Champion.load(code, async () => emptyNetwork().slice(0, -2));
  const state = referee(rules).start(referee(rules).options({}), { seed: "cut" });
  await assert.rejects(
    champion.think(new Position(new Desk(rules), state.seen()), { playouts: 2 }, 5n, null),
    RangeError,
  );
});
