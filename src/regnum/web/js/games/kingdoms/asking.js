// @ts-check
/** What the face asks the server for: previews of placements, the accounts of rounds long past. */

import { ask, withQuery } from "../../api.js";
import { useEffect, useRef, useState } from "../../html.js";
import { standing } from "../../tables.js";
import { picturesOf } from "./pieces.js";

/** @typedef {{ present: import("./notation.js").Account, incomes: { rows: number, columns: number, total: number }[] }} Preview */

const PAUSE = 70; // milliseconds: a mouse that passes over squares asks for none of them

/** @type {{ moment: string, found: Map<string, Preview> }} what was answered, for one moment of one table */
const known = { moment: "", found: new Map() };

/**
 * What an action would change, or null as long as that is not known; and how to stop asking at once, for when an action goes out.
 * @param {string} table @param {number} ply @param {string | null} action
 * @returns {{ preview: Preview | null, stopAsking: () => void }}
 */
export function usePreview(table, ply, action) {
  const [, draw] = useState(0);
  const moment = `${table} ${ply}`;
  if (known.moment !== moment) {
    known.moment = moment;
    known.found = new Map();
  }
  const { found } = known;
  const stop = useRef(() => {});
  useEffect(() => {
    if (!action || found.has(action)) return;
    const going = new AbortController();
    const waiting = setTimeout(async () => {
      const path = withQuery(`/api/tables/${table}/preview`, { action, ply });
      const answer = await ask("GET", path, undefined, { signal: going.signal }).catch(() => null);
      if (!answer?.preview) return; // not wanted any more, the game has moved on, or the server is not to be reached: nothing is shown
      found.set(action, answer.preview);
      draw((count) => count + 1);
    }, PAUSE);
    stop.current = () => {
      clearTimeout(waiting);
      going.abort();
    };
    return stop.current;
  }, [moment, action]);
  return { preview: (action && found.get(action)) || null, stopAsking: () => stop.current() };
}

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
 * @typedef {{ account: import("./notation.js").Account, pictures: import("./pieces.js").Variants }} Counted
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
