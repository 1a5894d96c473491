// @ts-check
/** A player's results, from the entries of their finished games. As server/statistics.py. */

/** @typedef {import("../types.d.ts").Entry} Entry */
/** @typedef {Entry["seats"][number]} SeatEntry */
/** @typedef {import("../types.d.ts").KindStats} KindStats */
/** @typedef {{ entry: Entry, seat: SeatEntry, opponents: string[] }} Result */

/**
 * By game, number of players, opponents and options. Games that came from records are left out, and the score of a player
 * who resigned does not count.
 * @param {Entry[]} entries
 * @param {string} player
 * @returns {KindStats[]}
 */
export function kindsOf(entries, player) {
  /** @type {Map<string, Result[]>} */
  const groups = new Map();
  for (const entry of entries) {
    if (!["played", "resigned"].includes(entry.details.ended ?? "") || entry.details.is_practice) continue;
    for (const seat of entry.seats) {
      if (seat.player !== player) continue;
      const opponents = entry.seats.flatMap((other) => (other === seat ? [] : [other.bot ?? ""])).sort();
      const key = JSON.stringify([entry.game, entry.seats.length, opponents, entry.details.options]);
      groups.set(key, [...(groups.get(key) ?? []), { entry, seat, opponents }]);
    }
  }
  return [...groups.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, results]) => summed(results));
}

/** An older version did not keep who resigned: a game that ended so has one player left, who won. @param {Result} result */
function hasResigned({ entry: { details }, seat }) {
  if (details.ended === "resigned" && !details.resigned?.length) return seat.rank !== 1;
  return details.resigned?.includes(seat.seat) ?? false;
}

/** @param {Result[]} results @returns {KindStats} */
function summed(results) {
  const [{ entry, opponents }] = /** @type {[Result, ...Result[]]} */ (results);
  const scores = results.flatMap((result) => (hasResigned(result) ? [] : (result.seat.score ?? [])));
  return {
    ...{ game: entry.game, players: entry.seats.length, opponents, options: entry.details.options },
    games: results.length,
    wins: results.filter(({ seat }) => seat.rank === 1).length,
    resigned: results.filter(hasResigned).length,
    scored: scores.length,
    mean_score: scores.length ? scores.reduce((sum, score) => sum + score, 0) / scores.length : null,
    best_score: scores.length ? Math.max(...scores) : null,
  };
}
