// @ts-check
/**
 * By table: what was seen last, and whether the account of a finished round was not yet put away. It outlives the table's
 * picture, which goes while a device is handed round, when the game is over, and when the page is loaded again.
 */

import { lineKey } from "./notation.js";

/** @typedef {import("../../contract.js").Update} Update */
/** @typedef {import("./notation.js").Line} Line */
/** @typedef {{ round: number, isOver: boolean, scored: string[], isUncounted: boolean }} Seen */

const KEY = "regnum-kingdoms-seen";
const MOST = 4; // tables of which it is kept

/** The tables looked at last, the latest at the end. */
const seen = read();

/** @returns {Map<string, Seen>} */
function read() {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(KEY) ?? "[]"));
  } catch {
    return new Map(); // somebody forbids the page to keep anything: it works all the same
  }
}

/** @param {string} table @param {Seen} now */
function keep(table, now) {
  seen.delete(table);
  seen.set(table, now);
  for (const oldest of [...seen.keys()].slice(0, -MOST)) seen.delete(oldest);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...seen]));
  } catch {
    // as above
  }
}

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
  keep(table, {
    round: view.round,
    isOver: view.phase === "over",
    scored: scored.map(lineKey),
    isUncounted: isRoundOver || Boolean(before?.isUncounted),
  });
  const paid = before && !isRoundOver ? scored.filter((line) => !before.scored.includes(lineKey(line))) : [];
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
  if (now) keep(table, { ...now, isUncounted: false });
}
