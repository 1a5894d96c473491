// @ts-check
/** What the log tells: the actions that stand, and the scoring of the rounds that are over. */

import { ask } from "../../api.js";
import { standing } from "../../tables.js";
import { COLOURS, picturesOf } from "./components.js";
import { castleOf, pieceAt, split } from "./notation.js";

/** @type {Map<string, Promise<any>>} */
const looks = new Map();

/** The game after its first actions. @param {string} table @param {number} plies @returns {Promise<any>} */
function after(table, plies) {
  const key = `${table} ${plies}`;
  const coming = looks.get(key) ?? ask("GET", `/api/tables/${table}/plies/${plies}`).then((answer) => answer.view);
  looks.set(key, coming);
  coming.catch(() => looks.delete(key));
  return coming;
}

/** The actions that stand, in notation. @param {import("../../contract.js").Update} update @returns {string[]} */
export const actionsOf = (update) => standing(update.events).map((event) => event.action);

/**
 * @typedef {{ account: import("./types.js").Account, pictures: import("./components.js").Variants }} Counted
 * An account, and which pictures the tiles in it show
 */

/** The account of the round that a view shows. @param {any} view @param {string[]} actions @returns {Counted} */
export const presentAccount = (view, actions) => ({ account: view.present, pictures: picturesOf(view.present.board, actions) });

/** The account of the round before. @param {any} view @param {string[]} actions @returns {Counted} */
export const previousAccount = (view, actions) => ({
  account: view.previous,
  pictures: picturesOf(view.previous.board, actions, view.present.board),
});

/**
 * The account of a finished round: from the view if it is there, otherwise from the moment when the next round began.
 * @param {string} table @param {any} view @param {number} round @param {string[]} actions all that stand
 * @returns {Promise<Counted>}
 */
export async function accountOf(table, view, round, actions) {
  if (round === view.round) return presentAccount(view, actions);
  if (round === view.round - 1) return previousAccount(view, actions);
  let [low, high] = [0, actions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((await after(table, middle)).round > round) high = middle;
    else low = middle + 1;
  }
  return previousAccount(await after(table, low), actions.slice(0, low));
}

/** The last thing placed, if it still stands. @param {import("../../contract.js").Update} update @param {any} view */
export function lastMove(update, view) {
  const last = update.events.findLast((event) => event.type === "played" || event.type === "undone");
  if (!last || last.type === "undone") return null;
  const { piece, square } = split(last.action);
  if (!square) return null;
  const there = pieceAt(view.present.board, square);
  const rank = /^r([1-4])$/.exec(piece);
  const isSame = rank
    ? there === `${COLOURS[last.seat]}${rank[1]}`
    : piece === "s"
      ? there !== "." && !castleOf(there)
      : there === piece;
  return isSame ? { square, seat: last.seat } : null;
}
