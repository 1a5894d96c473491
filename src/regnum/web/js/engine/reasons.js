// @ts-check
/** Why one action is better than another, as far as it is the same for every game: `bots/reasons.py`. */

/** @typedef {import("./arrays.js").EngineArray} EngineArray */
/** @typedef {import("./arrays.js").Bundle} Bundle */
/** @typedef {import("./contract.js").Reason} Reason */
/** @typedef {import("./engine.js").Engine} Engine */
/**
 * @typedef {object} Weighed Actions of one position, weighed by their game.
 * @property {Record<"worth" | "told", EngineArray> & { [name: string]: Bundle }} scales
 * @property {string[]} codes The names of the groups in messages.
 * @property {(chosen: number, other: number, group: number) => Record<string, string | number>} argue What fills the
 *   sentence of a group.
 */
/** @typedef {{ ALL_OTHERS: number, MOST_SHOWN: number }} Told */

const REASONS = "bots.reasons";

/** @param {Engine} engine */
const toldOf = (engine) => /** @type {Told} */ (/** @type {unknown} */ (engine.data(REASONS)));

/**
 * Why an action is better or worse than another, or than all others, by their places among those weighed.
 * @param {Engine} engine
 * @param {Weighed} weighed
 * @param {{ chosen: number, other: number | null, measured: number }} question `measured`: by how much it was found to be better
 * @returns {Reason[]}
 */
export function reasonsOf(engine, { scales, codes, argue }, { chosen, other, measured }) {
  const { ALL_OTHERS, MOST_SHOWN } = toldOf(engine);
  const rival = other ?? ALL_OTHERS;
  const listed = engine.number(`${REASONS}.find_reasons`, scales, chosen, rival, measured, MOST_SHOWN);
  return scales.told.numbers(0, listed).map((group) => {
    const points = scales.worth.number(group);
    return { code: codes[group] ?? "", points, ...argue(chosen, rival, group) };
  });
}

/** The reason where an ending was solved: so many points more or less at the end. @param {number} lead @returns {Reason[]} */
export function endingOf(lead) {
  const number = Math.floor(Math.abs(lead) + 0.5);
  return number ? [{ code: "ending", points: lead, number }] : [];
}

/** Gains before costs, and no more than are shown. @param {Engine} engine @param {Reason[]} reasons */
export const gainsFirst = (engine, reasons) =>
  reasons
    .toSorted((one, other) => Number(one.points < 0) - Number(other.points < 0))
    .slice(0, toldOf(engine).MOST_SHOWN);
