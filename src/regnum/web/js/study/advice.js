// @ts-check
/** What a hint tells at each of its steps, and when the coach speaks; nothing here thinks or draws. */

/** @typedef {import("../engine/contract.js").Analysis} Analysis */
/** @typedef {import("../engine/contract.js").Candidate} Candidate */
/** @typedef {import("../contract.js").Marked} Marked */

import { shownOf } from "./progress.js";

/** Where to look, two moves to choose from, the move itself. */
export const STEPS = 3;
/** Grades from which the coach speaks. */
const BAD = ["mistake", "blunder"];

/**
 * The two moves of the second step. They are in the order of how they are written, so that the first is not always the best.
 * @param {Analysis} analysis
 * @returns {Marked[]}
 */
export const pairOf = (analysis) =>
  shownOf(analysis)
    .slice(0, 2)
    .map(({ action }) => action)
    .sort()
    .map((action, i) => ({ action, label: "ab"[i] ?? "", look: /** @type {const} */ ("place") }));

/**
 * What the first step is about: the code of what speaks most for the best move; none if nothing stands out.
 * @param {Analysis} analysis
 * @returns {import("../engine/contract.js").Reason | null}
 */
export const nudgeOf = ({ candidates }) => candidates[0]?.reasons?.find(({ points }) => points > 0) ?? null;

/**
 * A move that gives away so much that the coach says so; null for any other.
 * @param {Analysis | null} analysis Of that move and the best one, at least.
 * @param {string | null} action
 * @returns {{ tried: Candidate, best: Candidate } | null}
 */
export function objection(analysis, action) {
  const [best] = analysis?.candidates ?? [];
  const tried = analysis?.candidates.find((one) => one.action === action);
  return best && tried && tried !== best && BAD.includes(tried.grade) ? { tried, best } : null;
}
