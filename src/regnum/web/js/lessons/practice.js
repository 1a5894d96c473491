// @ts-check
/** Games without a table: the server replays a scene's actions for every question, and keeps nothing. */

import { ask } from "../api.js";

/** @typedef {string | number | boolean | string[]} Wanted What a lesson says about one purpose. */
/**
 * @typedef {Record<string, Wanted> & { rules?: string[] }} Want By the name of the purpose. `rules`: those of which one
 *   has to refuse; any of all if it is empty or left out.
 */
/** @typedef {{ name: string, kind: string, want: Want, emblem: string, rules: string[] }} Step */
/**
 * @typedef {object} Scene A position, and what is to be done there one after the other.
 * @property {import("../contract.js").Options} options
 * @property {string} seed
 * @property {string[]} actions
 * @property {string[]} rivals What the others do: the first of these that is legal; `k*` is the last legal one that
 *   begins with `k`.
 * @property {Step[]} steps
 */
/**
 * @typedef {object} Lesson
 * @property {string} game
 * @property {string} [name] In its address and messages; the first lesson of a game needs none.
 * @property {Scene[]} scenes
 */
/** @typedef {import("../types.d.ts").Practised} Practised */

/**
 * @param {string} game
 * @param {Scene} scene
 * @param {string[]} actions
 * @param {{ tried?: string | null, seat?: number }} [more]
 * @returns {Promise<Practised>}
 */
export const practise = (game, { options, seed }, actions, { tried = null, seat = 0 } = {}) =>
  ask("POST", "/api/practice", { game, options, seed, actions, try: tried, seat });

/**
 * Let the others act until it is the learner's turn.
 * @param {string} game
 * @param {Scene} scene
 * @param {string[]} actions
 * @returns {Promise<{ actions: string[], view: import("../contract.js").View, moves: { seat: number, action: string }[]
 *   }>}
 */
export async function untilMine(game, scene, actions) {
  let played = actions;
  let { view } = await practise(game, scene, played);
  /** @type {{ seat: number, action: string }[]} */
  const moves = [];
  while (view.seat !== null && view.seat !== 0) {
    const { seat } = view;
    const theirs = (await practise(game, scene, played, { seat })).view;
    const action = wished(scene.rivals, theirs.legal);
    moves.push({ seat, action });
    played = [...played, action];
    ({ view } = await practise(game, scene, played));
  }
  return { actions: played, view, moves };
}

/** @param {string[]} wishes @param {string[]} legal @returns {string} */
function wished(wishes, legal) {
  for (const wish of wishes) {
    const found = wish.endsWith("*")
      ? legal.findLast((action) => action.startsWith(wish.slice(0, -1)))
      : legal.find((action) => action === wish);
    if (found) return found;
  }
  return legal[0] ?? "";
}
