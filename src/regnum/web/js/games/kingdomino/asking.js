// @ts-check
/** What the server is asked about a move that is only being considered: what it brings. */

import { ask, withQuery } from "../../api.js";
import { useEffect, useState } from "../../html.js";

/** @type {Map<string, Promise<number | null>>} */
const scores = new Map();
const MOST_KEPT = 400;

/**
 * The score of the kingdom after a legal action; null if the game has moved on meanwhile.
 * @param {string} table
 * @param {number} ply
 * @param {string} action
 * @returns {Promise<number | null>}
 */
function scoreAfter(table, ply, action) {
  const key = `${table} ${ply} ${action}`;
  const known = scores.get(key);
  if (known) return known;
  const path = withQuery(`/api/tables/${table}/preview`, { action, ply });
  const asked = ask("GET", path).then((answer) => answer.preview?.kingdom.score ?? null);
  asked.catch(() => scores.delete(key)); // so that it is asked again
  if (scores.size >= MOST_KEPT) scores.clear();
  scores.set(key, asked);
  return asked;
}

/**
 * How many points a placement would bring; null as long as that is not known.
 * @param {string} table
 * @param {number} ply
 * @param {string | null} action
 * @param {number} score before
 * @returns {number | null}
 */
export function useGain(table, ply, action, score) {
  const key = action && `${ply} ${action}`;
  const [known, setKnown] = useState({ key: /** @type {string | null} */ (null), gain: 0 });
  useEffect(() => {
    if (!action) return undefined;
    let isWanted = true;
    scoreAfter(table, ply, action).then(
      (after) => isWanted && after !== null && setKnown({ key, gain: after - score }),
      () => {}, // a gain that cannot be told is left out; confirming says what is wrong
    );
    return () => {
      isWanted = false;
    };
  }, [table, ply, action, score]);
  return key && known.key === key ? known.gain : null;
}
