// @ts-check
/** Whether a legal action is what a step of a lesson asks for. What it changes was told by the server. */

/** @typedef {import("../contract.js").Desk} Desk */
/** @typedef {import("./practice.js").Wanted} Wanted */

/**
 * @param {Desk} desk
 * @param {Record<string, Wanted>} want
 * @param {import("../contract.js").Meant} meant
 */
export const fits = ({ purposes }, want, meant) =>
  Object.entries(want).every(([name, wanted]) => purposes[name]?.(meant, wanted) ?? true);

/**
 * What a step wants, in two parts: what can be told of an action alone, and what only the server knows.
 * @param {Desk} desk
 * @param {Record<string, Wanted>} want
 */
export function parted({ weighed }, want) {
  const entries = Object.entries(want);
  const isWeighed = (/** @type {[string, Wanted]} */ [name]) => weighed.includes(name);
  return {
    plain: Object.fromEntries(entries.filter((entry) => !isWeighed(entry))),
    weighed: Object.fromEntries(entries.filter(isWeighed)),
  };
}
