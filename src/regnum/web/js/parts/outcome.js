// @ts-check
/** How a game ended, in words. */

import { sayList } from "../words.js";

/** @typedef {import("../contract.js").Update} Update */
/** @typedef {import("../contract.js").Name} Name */

/**
 * Who won, in one sentence.
 * @param {typeof import("../words.js").say} say
 * @param {Update} update
 * @param {Name[]} names
 * @returns {string}
 */
export function outcome(say, update, names) {
  const { ranks, ended } = update.summary;
  if (!ranks) return say("page-closed");
  const first = names.filter((_, seat) => ranks[seat] === 1);
  const reason = ended ?? "played";
  if (first.length > 1)
    return say("page-shared", {
      whose: first.some((name) => name.isYou) ? "you" : "other",
      names: sayList(first.map((name) => (name.isYou ? say("page-you") : name.name))),
    });
  return first[0]?.isYou ? say("page-you-won", { reason }) : say("page-won-by", { name: first[0]?.name ?? "", reason });
}
