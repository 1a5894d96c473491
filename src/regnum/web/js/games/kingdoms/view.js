// @ts-check
/** What is read off a view. */

import { COLOURS } from "./components.js";
import { changes } from "./geometry.js";
import { split } from "./notation.js";

/** @typedef {import("./types.js").View} View */

/**
 * What all players had at the start and after each finished round.
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

/** @typedef {import("./types.js").Line} Line */
/** @typedef {import("../../contract.js").Deed} Deed */

/** The game before and after an action. @param {Deed} deed @returns {[View, View]} */
const viewsOf = ({ before, after }) => [/** @type {View} */ (before), /** @type {View} */ (after)];

/**
 * What an action has placed where, and which lines have another value since; null if it placed nothing, or ended a round.
 * @param {Deed} deed
 * @returns {{ square: string, changed: ReturnType<typeof changes> } | null}
 */
export function placedBy(deed) {
  const [before, after] = viewsOf(deed);
  const { square } = split(deed.event.action);
  if (!square || before.round !== after.round) return null;
  return { square, changed: changes(before.present.lines, after.present.lines) };
}

/**
 * What some actions of one round have changed in all players' income; null if there are none, or a round has ended.
 * @param {Deed[]} deeds
 * @returns {number[] | null}
 */
export function changedBy(deeds) {
  const [first, last] = [deeds[0], deeds.at(-1)];
  if (!first || !last) return null;
  const [before, after] = [viewsOf(first)[0], viewsOf(last)[1]];
  if (before.round !== after.round) return null;
  return after.players.map((player, seat) => player.income.total - (before.players[seat]?.income.total ?? 0));
}

/**
 * Where pieces were placed, by which player and in which order: everything since the reader's last turn, or the last of all.
 * @param {Deed[]} since
 * @param {{ square: string, seat: number } | null} last
 * @returns {Map<string, { seat: number, order: number | null }>} By square.
 */
export function marksOf(since, last) {
  /** @type {Map<string, { seat: number, order: number | null }>} */
  const found = new Map();
  const placed = since.filter(placedBy);
  for (const [index, deed] of placed.entries())
    found.set(split(deed.event.action).square ?? "", { seat: deed.event.seat, order: index + 1 });
  if (!found.size && last) found.set(last.square, { seat: last.seat, order: null });
  return found;
}

/** @typedef {{ deed: Deed, order: number, square: string, changed: ReturnType<typeof changes>, change: number }} Move */

/** How many moves are listed: as many as others make in a round of turns. */
const MOST = 3;

/**
 * What others have placed, one after another, and what each changed in one player's income.
 * @param {Deed[]} since
 * @param {number | null} seat
 * @returns {Move[]} The last of them, with the numbers that they have on the board.
 */
export function movesOf(since, seat) {
  const moves = since.flatMap((deed) => {
    const placed = placedBy(deed);
    return placed ? [{ deed, ...placed, change: changedBy([deed])?.[seat ?? -1] ?? 0 }] : [];
  });
  return moves.map((move, index) => ({ ...move, order: index + 1 })).slice(-MOST);
}
