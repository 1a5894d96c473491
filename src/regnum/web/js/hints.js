// @ts-check
/**
 * In which decisions of a game hints were asked for: noted in the browser in which the game is played, and told to the table
 * with the action, so that all players know.
 */

/** How many games are remembered. */
const MOST = 60;
const KEY = "regnum-hints";

/** By table, the oldest first. @returns {Record<string, number[]>} */
function read() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return kept && typeof kept === "object" ? kept : {};
  } catch {
    return {};
  }
}

/** Whether a hint was asked for. @param {string} table @param {number} ply */
export const isHinted = (table, ply) => read()[table]?.includes(ply) ?? false;

/** Note that a hint was asked for. @param {string} table @param {number} ply */
export function noteHint(table, ply) {
  const { [table]: before = [], ...others } = read();
  if (before.includes(ply)) return;
  const kept = Object.fromEntries([...Object.entries(others).slice(1 - MOST), [table, [...before, ply]]]);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // the page may not keep anything: the game goes on
  }
}
