// @ts-check
/** What is read off a view. */

import { COLOURS } from "./components.js";

/**
 * What everybody had at the start and after each finished round.
 * @param {import("./types.js").View} view
 * @returns {number[][]}
 */
export const moneyOverRounds = (view) => [view.players.map(() => view.first_money), ...view.money_history];

/** What lines have paid already in this round. @param {import("./types.js").View} view @returns {number[]} */
export function paidBySeat(view) {
  /** @type {number[]} */
  const paid = view.players.map(() => 0);
  for (const line of view.present.lines)
    if (line.scored)
      for (const [colour, money] of Object.entries(line.income)) paid[COLOURS.indexOf(colour)] += Number(money);
  return paid;
}
