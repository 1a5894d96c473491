// @ts-check
/** The order of the players: a rule of every game's module, with its numbers named. As `protocol.rank` in Python. */

/** @typedef {import("./contract.js").Standing} Standing */
/** @typedef {import("./engine.js").Engine} Engine */

const ENTRIES = "games.entries";

/**
 * The players from first to last, each with what decided between them and the next.
 * @param {Engine} engine
 * @param {number[][]} keys By seat, what is compared, the most important first.
 * @param {string[]} names Of the entries of a key.
 * @returns {Standing[]}
 */
export function ranked(engine, keys, names) {
  const told = engine.data(ENTRIES);
  const shapes = /** @type {Record<"keys" | "order" | "ranks" | "decided", string>} */ (told.ranking);
  const made = engine.make(shapes, { seats: keys.length, entries: names.length });
  made.keys.write(keys.flat());
  engine.call(`${ENTRIES}.rank_seats`, made.keys, made.order, made.ranks, made.decided);
  const decided = made.decided.numbers();
  const standings = made.order.numbers().map((seat, i) => ({
    seat,
    rank: made.ranks.number(seat),
    key: keys[seat] ?? [],
    decided_by:
      decided[i] === told.LAST ? "last" : decided[i] === told.SHARED ? "shared" : (names[decided[i] ?? 0] ?? ""),
  }));
  engine.release(made);
  return standings;
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
