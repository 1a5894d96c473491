// @ts-check
/** The rules and bots of the games that can be played in the browser, each loaded when it is first needed. */

import { Hashing } from "../engine/dealing.js";
import { compiled, Engine } from "../engine/engine.js";
import { message } from "../engine/refusal.js";
import { TableRefusal } from "./refusal.js";

/** @typedef {import("../engine/contract.js").MakeReferee} MakeReferee */
/** @typedef {import("../engine/contract.js").MakeBots} MakeBots */
/** @typedef {import("./host.js").Game & { engine: Engine }} Playable */

/** @param {string} name */
const fileOf = (name) => new URL(`../../engine/${name}`, import.meta.url);

/** A file beside the modules. @param {string} name @returns {Promise<ArrayBuffer>} */
export async function fetched(name) {
  const answer = await fetch(fileOf(name));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.arrayBuffer();
}

/** @param {string} name */
const moduleAt = (name) => compiled(fetch(fileOf(`${name}.wasm`)));

/** @type {Map<string, Promise<Playable>>} */
const loaded = new Map();

/**
 * A game; one that cannot be played here is refused.
 * @param {string} name
 * @param {WebAssembly.Module} [module] If it was compiled elsewhere.
 * @returns {Promise<Playable>}
 */
export const gameOf = (name, module) => once(name, () => module ?? moduleAt(name));

/**
 * The same for workers that study games: their module is larger, and who only plays does without it.
 * @param {string} name
 * @returns {Promise<Playable>}
 */
export const studiedGame = (name) => once(name, () => moduleAt(`${name}-study`));

/** The rules of studies alone, where nothing is played. @param {string} name */
export const studyEngine = async (name) => Engine.load(await moduleAt(`${name}-study`));

/** @param {string} name @param {() => WebAssembly.Module | Promise<WebAssembly.Module>} module */
function once(name, module) {
  const known = loaded.get(name);
  if (known) return known;
  const coming = load(name, module);
  loaded.set(name, coming);
  coming.catch(() => loaded.delete(name)); // so that it can be tried again
  return coming;
}

/**
 * @param {string} name
 * @param {() => WebAssembly.Module | Promise<WebAssembly.Module>} module
 * @returns {Promise<Playable>}
 */
async function load(name, module) {
  if (!/^[a-z][a-z0-9_-]*$/.test(name)) throw new TableRefusal("invalid", message("page-here-no-game"));
  try {
    const [{ referee }, { bots }, rules] = await Promise.all([
      /** @type {Promise<{ referee: MakeReferee }>} */ (import(`../games/${name}/referee.js`)),
      /** @type {Promise<{ bots: MakeBots }>} */ (import(`../games/${name}/bots.js`)),
      module(),
    ]);
    const engine = await Engine.load(rules);
    return { engine, rules: referee(engine), bots: bots(engine, fetched), hashing: new Hashing(engine) };
  } catch (problem) {
    console.warn(problem);
    throw new TableRefusal("unavailable", message("page-unreachable")); // without a network, for instance
  }
}
