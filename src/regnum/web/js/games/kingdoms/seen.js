// @ts-check
/**
 * By table: what was seen last, and whether the account of a finished round was not yet put away. It outlives the table's
 * picture, which goes while a device is handed round and when the game is over.
 */

import { lineKey } from "./notation.js";

/** @typedef {import("../../contract.js").Update} Update */
/** @typedef {import("./notation.js").Line} Line */
/** @typedef {{ round: number, isOver: boolean, scored: Set<string>, isUncounted: boolean }} Seen */

/** @type {Map<string, Seen>} */
const seen = new Map();

/** @param {Seen} before @param {any} view */
const hasEnded = (before, view) => view.round > before.round || (view.phase === "over" && !before.isOver);

/**
 * Note what is seen now.
 * @param {Update} update
 * @returns {{ isRoundOver: boolean, paid: Line[] }} whether a round has ended, and the lines of this round that were paid since
 */
export function look({ table, view }) {
  const before = seen.get(table);
  const isRoundOver = before !== undefined && hasEnded(before, view);
  /** @type {Line[]} */
  const scored = view.present.lines.filter((/** @type {Line} */ line) => line.scored);
  seen.set(table, {
    round: view.round,
    isOver: view.phase === "over",
    scored: new Set(scored.map(lineKey)),
    isUncounted: isRoundOver || Boolean(before?.isUncounted),
  });
  const paid = before && !isRoundOver ? scored.filter((line) => !before.scored.has(lineKey(line))) : [];
  return { isRoundOver, paid };
}

/** Whether a round has ended, here and before these eyes, whose account was not put away. @param {Update} update */
export function isUncounted({ table, view }) {
  const before = seen.get(table);
  return before !== undefined && (before.isUncounted || hasEnded(before, view));
}

/** The account was looked at. @param {string} table */
export function putAway(table) {
  const now = seen.get(table);
  if (now) now.isUncounted = false;
}
