// @ts-check
/** What the log shows: the actions that were not undone, and the scoring of the rounds that are over. */

import { ask } from "../../api.js";
import { standing } from "../../tables.js";
import { COLOURS, picturesOf } from "./components.js";
import { castleOf, pieceAt, split } from "./notation.js";

/** @typedef {import("./types.js").Update} Update */
/** @typedef {import("./types.js").View} View */

/** @type {Map<string, Promise<View>>} */
const looks = new Map();

/** @param {string} table @param {number} plies @returns {Promise<View>} */
async function askFor(table, plies) {
  /** @type {import("../../types.d.ts").Replay & { view: View }} */
  const { view } = await ask("GET", `/api/tables/${table}/plies/${plies}`);
  return view;
}

/** The game after its first actions. @param {string} table @param {number} plies @returns {Promise<View>} */
function after(table, plies) {
  const key = `${table} ${plies}`;
  const coming = looks.get(key) ?? askFor(table, plies);
  looks.set(key, coming);
  coming.catch(() => looks.delete(key));
  return coming;
}

/** The actions that were not undone, in notation. @param {Update} update @returns {string[]} */
export const actionsOf = (update) => standing(update.events).map((event) => event.action);

/**
 * @typedef {{ account: import("./types.js").Account, pictures: import("./components.js").Variants }} Counted
 * An account, and which pictures the tiles in it show
 */

/** The account of the round that a view shows. @param {View} view @param {string[]} actions @returns {Counted} */
export const presentAccount = (view, actions) => ({
  account: view.present,
  pictures: picturesOf(view.present.board, actions),
});

/** The account of the round before. @param {View} view @param {string[]} actions @returns {Counted} */
export function previousAccount(view, actions) {
  const account = view.previous ?? view.present;
  return { account, pictures: picturesOf(account.board, actions, view.present.board) };
}

/**
 * The account of a finished round: from the view if it is there, otherwise from the moment when the next round began.
 * @param {Update} update
 * @param {number} round
 * @returns {Promise<Counted>}
 */
export async function accountOf(update, round) {
  const { table, view, events } = update;
  if (round === view.round) return presentAccount(view, actionsOf(update));
  if (round === view.round - 1) return previousAccount(view, actionsOf(update));
  const plies = standing(events).filter((event) => event.round <= round).length;
  return previousAccount(await after(table, plies), actionsOf(update).slice(0, plies));
}

/** The last piece placed, if it is still there. @param {Update} update @param {View} view */
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
