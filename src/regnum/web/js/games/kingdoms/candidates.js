// @ts-check
/** Actions that are shown without being played: candidates, hints, what was played and what was better. */

import { wordOf } from "./components.js";
import { split } from "./notation.js";

/** @typedef {import("../../contract.js").Marked} Marked */
/** @typedef {import("./types.js").View} View */
/** @typedef {{ mark: Marked, word: string, variant: number }} Shown What is drawn on a square. */

/**
 * Placements by their squares; of several on one square the best.
 * @param {Marked[]} marked The best first.
 * @param {View} view
 * @param {(word: string | null, isStart?: boolean) => number} variantOf
 * @returns {Map<string, Shown>}
 */
export function shownOf(marked, view, variantOf) {
  /** @type {Map<string, Shown>} */
  const found = new Map();
  const starting = view.seat === null ? null : (view.players[view.seat]?.starting_tile ?? null);
  const chosenFirst = marked.toSorted((one, other) => Number(other.look === "chosen") - Number(one.look === "chosen"));
  for (const mark of chosenFirst) {
    const { piece, square } = split(mark.action);
    const word = wordOf(piece, view.seat, starting, false);
    if (square && word && !found.has(square))
      found.set(square, { mark, word, variant: variantOf(word, piece === "s") });
  }
  return found;
}

/** To draw, if that is one of them. @param {Marked[]} marked */
export const drawOf = (marked) => marked.find(({ action }) => action === "draw");

/** The square of the chosen one, whose lines are framed. @param {Marked[]} marked */
export const chosenSquare = (marked) =>
  split(marked.find(({ look }) => look === "chosen")?.action ?? "").square ?? null;
