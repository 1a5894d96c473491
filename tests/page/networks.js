// @ts-check
/** What bots fetch, for tests: the web app's modules, and networks that know nothing; and what is asked of bots. */

import { readFileSync } from "node:fs";

import { described } from "../../src/regnum/web/js/engine/arrays.js";
import { manifestOf } from "../../src/regnum/web/js/engine/engine.js";

const MODULES = new URL("../../src/regnum/engine/modules/web/", import.meta.url);
/** Small, but with as many rows as a game of two needs; multiples of four. @type {Record<string, Record<string, number>>} */
const SIZES = {
  kingdomino: { inner: 16, embedding: 16, mixed: 4, tokens: 12, joint: 16, rest: 200, last: 16, results: 4 },
  kingdoms: {
    ...{ row: 200, column: 200, line: 200, features: 100, inner: 16, embedding: 16, crossed: 4, joint: 16 },
    ...{ last: 16, results: 4 },
  },
};

/** @param {string} name */
export const moduleOf = (name) => readFileSync(new URL(`${name}.wasm`, MODULES));

/** The file of a network for two players. @param {string} game */
export function emptyNetwork(game) {
  const sizes = SIZES[game] ?? {};
  const { data = {} } = manifestOf(new WebAssembly.Module(moduleOf(`${game}-champion`)));
  const { axes, network } = /** @type {{ axes: string[], network: Record<string, string> }} */ (
    data[`bots.${game}.networks`]
  );
  const many = Object.values(network).reduce((sum, text) => sum + described(text, sizes).length, 0);
  const file = new Uint16Array(axes.length + many);
  file.set(axes.map((axis) => sizes[axis] ?? 0));
  return file.buffer;
}

/** Nothing is left to think about after this. @param {import("../../src/regnum/web/js/engine/contract.js").Thought} thought */
export function decided(thought) {
  while (!thought.isDone) thought.go(5);
  const { action } = thought.choice();
  thought.release();
  return action;
}

/** Where the next array would be. @param {import("../../src/regnum/web/js/engine/engine.js").Engine} engine */
export function room(engine) {
  const probe = engine.make("uint8[1]");
  engine.release(probe);
  return [probe.memory.buffer.byteLength, probe.at];
}
