// @ts-check
/** Files that bots fetch, for tests: the web app's modules, and networks that know nothing. */

import { readFileSync } from "node:fs";

import { described } from "../../src/regnum/web/js/engine/arrays.js";
import { manifestOf } from "../../src/regnum/web/js/engine/engine.js";

const MODULES = new URL("../../src/regnum/engine/modules/web/", import.meta.url);
/** Small, but with as many rows as a game of two needs; multiples of four. */
const SIZES = { inner: 16, embedding: 16, mixed: 4, tokens: 12, joint: 16, rest: 200, last: 16, results: 4 };

/** @param {string} name */
export const moduleOf = (name) => readFileSync(new URL(`${name}.wasm`, MODULES));

/** The file of a network for two players. */
export function emptyNetwork() {
  const { data = {} } = manifestOf(new WebAssembly.Module(moduleOf("kingdomino-champion")));
  const { axes, network } = /** @type {{ axes: (keyof typeof SIZES)[], network: Record<string, string> }} */ (
    data["bots.kingdomino.networks"]
  );
  const many = Object.values(network).reduce((sum, text) => sum + described(text, SIZES).length, 0);
  const file = new Uint16Array(axes.length + many);
  file.set(axes.map((axis) => SIZES[axis]));
  return file.buffer;
}
