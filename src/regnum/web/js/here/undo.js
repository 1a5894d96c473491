// @ts-check
/** Undo by four rules, and by consent beyond them. As table/undo.py, which states the rules. */

import { gameOf, seatsOf } from "./table.js";

/** @typedef {import("./table.js").Table} Table */

/**
 * How many actions would be kept if a player took back their last one; null if they have played none.
 * @param {Table} table
 * @param {string} player
 */
export function keptByUndo(table, player) {
  const own = seatsOf(table, player).filter((number) => !table.seats[number]?.isResigned);
  const last = table.steps.findLastIndex(({ seat }) => own.includes(seat));
  return last < 0 ? null : last;
}

/** Whether the four rules allow to go back so far. @param {Table} table @param {number} kept */
export function isFree(table, kept) {
  const taken = table.steps.slice(kept);
  const seat = taken[0]?.seat;
  return gameOf(table).seat === seat && taken.every((step) => step.seat === seat) && !crossesReveal(table, kept);
}

/** Whether not even consent allows to go back so far. @param {Table} table @param {number} kept */
export function isBarred(table, kept) {
  if (table.opened.is_undo_strict) return crossesReveal(table, kept);
  return table.seats.filter(isPerson).length === 1 && isLook(table, kept);
}

/** @param {Table["seats"][number]} seat */
const isPerson = ({ player, isResigned }) => player !== null && !isResigned;

/**
 * Whether an action brought something hidden or random to light, and it was still its player's turn.
 * @param {Table} table
 * @param {number} number
 */
function isLook(table, number) {
  const step = table.steps[number];
  const after = table.steps[number + 1] ?? gameOf(table);
  return after.seat === step?.seat && String(after.revealed) !== String(step?.revealed);
}

/** The players who must consent to an undo that the four rules do not allow. @param {Table} table @returns {string[]} */
export const consenting = ({ seats }) => [
  ...new Set(seats.flatMap((seat) => (seat.player !== null && isPerson(seat) ? [seat.player] : []))),
];

/** Whether something hidden or random has come to light since then. @param {Table} table @param {number} kept */
const crossesReveal = (table, kept) => String(table.steps[kept]?.revealed) !== String(gameOf(table).revealed);
