// @ts-check
/** What the face asks the server for: previews of placements, how a game began, the accounts of rounds long past. */

import { ask, withQuery } from "../../api.js";
import { useEffect, useState } from "../../html.js";

/** @typedef {{ present: import("./notation.js").Account, incomes: { rows: number, columns: number, total: number }[] }} Preview */

const PAUSE = 70; // milliseconds: a mouse that passes over squares asks for none of them

/** @type {{ moment: string, found: Map<string, Preview> }} what was answered, for one moment of one table */
const known = { moment: "", found: new Map() };

/**
 * What an action would change, or null as long as that is not known.
 * @param {string} table @param {number} ply @param {string | null} action
 * @returns {Preview | null}
 */
export function usePreview(table, ply, action) {
  const [, draw] = useState(0);
  const moment = `${table} ${ply}`;
  if (known.moment !== moment) {
    known.moment = moment;
    known.found = new Map();
  }
  const { found } = known;
  useEffect(() => {
    if (!action || found.has(action)) return;
    const waiting = setTimeout(async () => {
      const answer = await ask("GET", withQuery(`/api/tables/${table}/preview`, { action })).catch(() => null);
      if (!answer) return; // the game has moved on, or the server is not to be reached: nothing is shown
      found.set(action, answer.preview);
      draw((count) => count + 1);
    }, PAUSE);
    return () => clearTimeout(waiting);
  }, [moment, action]);
  return (action && found.get(action)) || null;
}

/**
 * Why an action is allowed or not.
 * @param {string} table @param {string} action
 * @returns {Promise<{ is_legal: boolean, rule: string | null, message: string }>}
 */
export const explain = (table, action) =>
  ask("GET", withQuery(`/api/tables/${table}/explain`, { action })).catch((problem) => ({
    is_legal: false,
    rule: problem.rule ?? null,
    message: problem.message,
  }));

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

/** What everybody had at the start, or null as long as that is not known. @param {string} table @returns {number[] | null} */
export function useStart(table) {
  const [start, set] = useState(/** @type {number[] | null} */ (null));
  useEffect(() => {
    let isHere = true;
    after(table, 0).then(
      (view) => isHere && set(view.players.map((/** @type {any} */ player) => player.money)),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [table]);
  return start;
}

/**
 * The account of a finished round: from the view if it is there, otherwise from the moment when the next round began.
 * @param {string} table @param {any} view @param {number} round @param {number} plies how many actions were played
 * @returns {Promise<import("./notation.js").Account | null>}
 */
export async function accountOf(table, view, round, plies) {
  if (round === view.round) return view.present;
  if (round === view.round - 1) return view.previous;
  let [low, high] = [0, plies];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((await after(table, middle)).round > round) high = middle;
    else low = middle + 1;
  }
  return (await after(table, low)).previous;
}

/** How many actions of the game stand, from the log. @param {{ type: string, kept?: number }[]} events */
export function playedCount(events) {
  let count = 0;
  for (const event of events) {
    if (event.type === "played") count++;
    else if (event.type === "undone") count = event.kept ?? count;
  }
  return count;
}
