// @ts-check
/** Positions that are set up: a record whose draws are written out and may be chosen, played through move by move. */

import { newSeed } from "./names.js";
import { load, replayed } from "./record.js";
import { invalid } from "./refusal.js";
import { gameOf } from "./table.js";

/** @typedef {import("../types.d.ts").GameRecord} GameRecord */
/** @typedef {import("./host.js").Host} Host */
/** @typedef {import("./table.js").Actor} Actor */
/**
 * @typedef {object} Wish What is to be set up.
 * @property {string} [record] As far as it has come, as JSON. Without it a new one is begun:
 * @property {string} [game]
 * @property {import("../contract.js").Options} [options]
 * @property {string[]} [names] Of the players.
 * @property {string} [bot] A bot that plays the next moves.
 * @property {number} [moves] How many; one move before the end at the latest.
 */
/** @typedef {{ record: GameRecord, update: import("../types.d.ts").Update }} SetUp */

/**
 * The position after all that was chosen and played; the first thing that the rules forbid is refused.
 * @param {Host} host
 * @param {Wish} wish
 * @param {Actor} actor
 * @returns {Promise<SetUp>}
 */
export async function setUp(host, wish, actor) {
  let record = wish.record === undefined ? await begun(host, wish) : load(wish.record);
  const state = replayed(record, await host.world.game(record.game));
  if (state.isOver) throw invalid("page-here-setup-over");
  let live = await host.sketch(record, state, actor);
  for (let moves = wish.bot ? (wish.moves ?? 1) : 0; moves > 0; moves -= 1) {
    const next = gameOf(live.table).play(await host.choice(live.table, wish.bot ?? ""));
    if (next.isOver) break;
    record = { ...record, actions: next.actions };
    live = await host.sketch(record, next, actor);
  }
  return { record, update: host.update(live, actor.player) };
}

/** A new game whose draws are written out. @param {Host} host @param {Wish} wish @returns {Promise<GameRecord>} */
async function begun(host, { game = "", options = {}, names = [] }) {
  const { rules } = await host.world.game(game);
  const chosen = rules.options({ ...options, players: names.length });
  const record = {
    ...{ regnum: 1, game, options: chosen, deal: { draws: rules.draws(chosen, newSeed()) } },
    ...{ players: names.map((name) => ({ name })), actions: [], result: null },
  };
  return /** @type {GameRecord} */ (/** @type {unknown} */ (record));
}
