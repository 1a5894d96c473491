// @ts-check
/** In which decisions of a game hints were asked for: counted in the browser in which the game is played. */

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

/** How many decisions of a game were made with a hint. @param {string} table */
export const hintsIn = (table) => read()[table]?.length ?? 0;

/** Note that a hint was asked for. @param {string} table @param {number} ply */
export function countHint(table, ply) {
  const { [table]: before = [], ...others } = read();
  if (before.includes(ply)) return;
  const kept = Object.fromEntries([...Object.entries(others).slice(1 - MOST), [table, [...before, ply]]]);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // the page may not keep anything: the game goes on
  }
}
