// @ts-check
/** Positions that are set up: what is drawn is chosen, and every move is checked by the rules. */

/** @typedef {import("./types.d.ts").GameRecord} GameRecord */
/** @typedef {number[][][]} Draws Of a written deal: for each game or round the outcome of every draw. */

/**
 * A list with another entry at a place. If the list has that entry, the two change places.
 * @param {number[]} list
 * @param {number} at
 * @param {number} entry
 * @param {number} [from] Where to look for it: what comes before is settled.
 * @returns {number[]}
 */
export function exchanged(list, at, entry, from = 0) {
  const there = list[at];
  if (there === undefined || there === entry) return list;
  const other = list.indexOf(entry, from);
  return list.map((one, i) => (i === at ? entry : i === other ? there : one));
}

/**
 * The draws with the outcome of one of them replaced.
 * @param {Draws} draws
 * @param {number} part Which game or round, from 0.
 * @param {number} draw Which of its draws; -1 for the last.
 * @param {(outcome: number[]) => number[]} change
 * @returns {Draws}
 */
export const withDraw = (draws, part, draw, change) =>
  draws.map((outcomes, i) => (i === part ? outcomes.with(draw, change(outcomes.at(draw) ?? [])) : outcomes));

/** What an address keeps of a position. @param {GameRecord} record */
export const addressed = ({ options, deal: { draws }, players, actions }) =>
  `position=${encodeURIComponent(JSON.stringify({ options, draws, players, actions }))}`;

/**
 * The position in an address as a record, which may be anything: the rules check it.
 * @param {string} game
 * @param {string} more
 * @returns {string | null} Null if there is none.
 */
export function positionIn(game, more) {
  const found = new URLSearchParams(more).get("position");
  if (!found) return null;
  try {
    const { options, draws, players, actions } = JSON.parse(found);
    return JSON.stringify({ regnum: 1, game, options, deal: { draws }, players, actions, result: null });
  } catch {
    return found;
  }
}
