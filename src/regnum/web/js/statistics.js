// @ts-check
/** Results put together: for every game, and within it by whatever the reader wants to know. */

/** @typedef {import("./types.d.ts").KindStats} Kind */
/**
 * @typedef {object} Line
 * @property {string} game
 * @property {string} about What the games of this line have in common.
 * @property {number} games
 * @property {number} wins
 * @property {number} resigned
 * @property {number | null} mean
 * @property {number | null} best
 */

/**
 * The lines of a table of results, those with the most games first within a game.
 * @param {Kind[]} kinds
 * @param {(kind: Kind) => string} aboutOf
 * @returns {Line[]}
 */
export function linesOf(kinds, aboutOf) {
  /** @type {Map<string, Kind[]>} */
  const groups = new Map();
  for (const kind of kinds) {
    const key = `${kind.game}\n${aboutOf(kind)}`;
    groups.set(key, [...(groups.get(key) ?? []), kind]);
  }
  const lines = [...groups.values()].map((group) => lineOf(group, aboutOf));
  const games = [...new Set(kinds.map(({ game }) => game))];
  return lines.sort((one, other) => games.indexOf(one.game) - games.indexOf(other.game) || other.games - one.games);
}

/** @param {Kind[]} group @param {(kind: Kind) => string} aboutOf @returns {Line} */
function lineOf(group, aboutOf) {
  const [first] = /** @type {[Kind, ...Kind[]]} */ (group);
  const sum = (/** @type {(kind: Kind) => number} */ of) => group.reduce((total, kind) => total + of(kind), 0);
  const scored = sum((kind) => kind.scored);
  const best = group.flatMap((kind) => kind.best_score ?? []);
  return {
    game: first.game,
    about: aboutOf(first),
    games: sum((kind) => kind.games),
    wins: sum((kind) => kind.wins),
    resigned: sum((kind) => kind.resigned),
    mean: scored ? sum((kind) => kind.scored * (kind.mean_score ?? 0)) / scored : null,
    best: best.length ? Math.max(...best) : null,
  };
}
