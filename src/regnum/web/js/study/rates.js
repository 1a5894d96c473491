// @ts-check
/** How many points a player gives away per decision, over several reviewed games: by the same compiled rule as `study/rates.py`. */

/** @typedef {import("./kept.js").Kept} Kept */
/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {{ game: string, games: number, decisions: number, points: number, margin: number }} Rate With the margin of a 95 % interval. */

const GRADING = "bots.grading";
/** Fewer games than any rate needs: until then no engine is fetched. */
const FEWEST = 2;

/**
 * The reader's rate in every game of which enough were reviewed. Decisions count that are unforced.
 * @param {Kept[]} kept
 * @param {(game: string) => Promise<Engine>} engineOf
 * @returns {Promise<Rate[]>}
 */
export async function ratesOf(kept, engineOf) {
  const own = kept.filter(({ seat }) => seat !== null);
  const names = [...new Set(own.map(({ game }) => game))].sort();
  const found = await Promise.all(
    names.map(async (game) => {
      const games = own.filter((one) => one.game === game).map(lostIn);
      return games.length < FEWEST ? [] : rateOf(await engineOf(game), game, games);
    }),
  );
  return found.flat();
}

/** @param {Kept} kept @returns {[lost: number, decisions: number]} */
function lostIn({ seat, review }) {
  const own = review.decisions.filter((one) => one.seat === seat && !one.forced);
  return [own.reduce((sum, { points_lost: lost }) => sum + lost, 0), own.length];
}

/** @param {Engine} engine @param {string} game @param {[lost: number, decisions: number][]} played @returns {Rate[]} */
function rateOf(engine, game, played) {
  const { FEWEST_GAMES } = engine.data(GRADING);
  const games = played.length;
  if (games < Number(FEWEST_GAMES)) return [];
  const made = engine.make({ lost: "float64[games]", decisions: "float64[games]" }, { games });
  made.lost.write(played.map(([lost]) => lost));
  made.decisions.write(played.map(([, decisions]) => decisions));
  const [points, margin] = engine.call(`${GRADING}.rate`, made.lost, made.decisions).map(Number);
  engine.release(made);
  const decisions = played.reduce((sum, [, number]) => sum + number, 0);
  return [{ game, games, decisions, points: points ?? 0, margin: margin ?? 0 }];
}
