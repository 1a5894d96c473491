// @ts-check
/** How many points a player gives away per decision, over several reviewed games. As `study/rates.py`. */

/** @typedef {import("./kept.js").Kept} Kept */
/** @typedef {{ game: string, games: number, decisions: number, points: number, margin: number }} Rate With the margin of a 95 % interval. */

/** A rate over fewer games says too little. */
export const FEWEST_GAMES = 5;
const INTERVAL = 1.96;

/**
 * The reader's rate in every game of which enough were reviewed. Decisions count that are unforced; a game is one observation: the
 * interval comes from how much the games differ.
 * @param {Kept[]} kept
 * @returns {Rate[]}
 */
export function ratesOf(kept) {
  const own = kept.filter(({ seat }) => seat !== null);
  return [...new Set(own.map(({ game }) => game))].sort().flatMap((game) => {
    const games = own.filter((one) => one.game === game).map(lostIn);
    return games.length < FEWEST_GAMES ? [] : [{ game, ...rateOf(games) }];
  });
}

/** @param {Kept} kept @returns {[lost: number, decisions: number]} */
function lostIn({ seat, review }) {
  const own = review.decisions.filter((one) => one.seat === seat && !one.forced);
  return [own.reduce((sum, { points_lost: lost }) => sum + lost, 0), own.length];
}

/** The ratio of two sums, and its error as that of a ratio. @param {[lost: number, decisions: number][]} games */
function rateOf(games) {
  const sum = (/** @type {(game: [number, number]) => number} */ of) =>
    games.reduce((total, game) => total + of(game), 0);
  const decisions = sum(([, number]) => number);
  const points = sum(([lost]) => lost) / Math.max(decisions, 1);
  const spread = sum(([lost, number]) => (lost - points * number) ** 2);
  const error = Math.sqrt((spread * games.length) / (games.length - 1)) / Math.max(decisions, 1);
  return { games: games.length, decisions, points, margin: INTERVAL * error };
}
