// @ts-check
/** The game of a day before its first action, from the date alone. As bots/daily.py. */

import { isOpen, numberOf } from "../daily/days.js";
import { invalid } from "./refusal.js";

/** @typedef {import("../types.d.ts").GameRecord} GameRecord */

/**
 * @param {import("./host.js").Game} game
 * @param {string} name Of the game.
 * @param {string} date
 * @param {string} player What the player is called.
 * @returns {GameRecord}
 */
export function dailyRecord({ rules, bots, hashing }, name, date, player) {
  if (!bots.daily || !isOpen(date)) throw invalid("page-here-no-daily", { date });
  const { options, rivals } = bots.daily;
  const found = rivals[numberOf(date) % rivals.length] ?? [];
  const deal = { seed: `daily ${date}` };
  const record = {
    ...{ regnum: 1, game: name, options: rules.options({ ...options, players: found.length + 1 }) },
    deal: { ...deal, commitment: hashing.commitment(deal) },
    players: [{ name: player }, ...found.map((bot) => ({ name: bot, bot }))],
    ...{ actions: [], result: null },
  };
  return /** @type {GameRecord} */ (/** @type {unknown} */ (record));
}
