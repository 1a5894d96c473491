// @ts-check
/** Who is first, and what decided it: as `rank` in `games/protocol.py`. */

/** @typedef {import("./contract.js").Standing} Standing */

/** Positive if one key comes before another. @param {number[]} one @param {number[]} other */
function compared(one, other) {
  const at = one.findIndex((entry, i) => entry !== other[i]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/**
 * The seats from first to last by their keys, with what decided each standing.
 * @param {number[][]} keys By seat, most important entry first.
 * @param {string[]} names Of the entries.
 * @returns {Standing[]}
 */
export function ranked(keys, names) {
  const order = keys.map((key, seat) => ({ key, seat })).sort((one, other) => compared(other.key, one.key));
  return order.map(({ key, seat }, i) => {
    const below = order[i + 1]?.key;
    const rank = 1 + keys.filter((other) => compared(other, key) > 0).length;
    const decided = below ? (names.find((_, entry) => key[entry] !== below[entry]) ?? "shared") : "last";
    return { seat, rank, key, decided_by: decided };
  });
}

/**
 * The outcome of a game, as all games keep it.
 * @param {number[]} scores By seat.
 * @param {Standing[]} standings
 */
export function resultOf(scores, standings) {
  const ranks = scores.map((_, seat) => standings.find((one) => one.seat === seat)?.rank ?? 0);
  const isShared = ranks.filter((rank) => rank === 1).length > 1;
  return { scores, ranks, decided_by: isShared ? "shared" : (standings[0]?.decided_by ?? "") };
}
