// @ts-check
/**
 * The games that a day's result is compared with: every level at the player's seat, with the same deal and the same rivals. Only
 * the random numbers of the level at that seat differ from game to game. The compiled rules of `bots/field.py` compare.
 */

import { bytesOf } from "../engine/dealing.js";

/** @typedef {import("./kept.js").Tally} Tally */
/** @typedef {import("./kept.js").Field} Field */
/** @typedef {{ level: string, from: number, games: number }} Job Games to play, numbered from 0. */
/** @typedef {{ spent: Record<string, number>, field: Field }} Progress `spent`: milliseconds, by level. */
/** @typedef {import("../engine/engine.js").Engine} Engine */
/**
 * @typedef {object} Summary Of the games of a level.
 * @property {number} games
 * @property {number} mean
 * @property {number} low Eight of ten games have points from this
 * @property {number} high to this.
 * @property {number} below The share of games with fewer points than the result, equals counted half.
 * @property {boolean} is_complete Whether the level has played all its games.
 */
/**
 * @typedef {{ levels: Record<string, Summary>, better: number, most: number }} Comparison `better`: than so many of a hundred games;
 *   `most`: games of a level.
 */

/** Milliseconds that a worker is given work for at once. */
const SLICE = 250;
const MOST_AT_ONCE = 50;

/** @param {Tally} [tally] */
export const countOf = (tally = {}) => Object.values(tally).reduce((sum, count) => sum + count, 0);

/** @param {Tally} tally @returns {[points: number, games: number][]} In order. */
export const sorted = (tally) =>
  Object.entries(tally)
    .map(([points, games]) => /** @type {[number, number]} */ ([Number(points), games]))
    .sort(([one], [other]) => one - other);

const FIELD = "bots.field";

/** What the rules tell of these games. @param {Engine} engine */
const toldOf = (engine) =>
  /** @type {{ MOST_GAMES: number, PLAYOUTS: number, fields: string[], shapes: Record<"points" | "games" | "summary" | "shares",
   *   string> }} */ (/** @type {unknown} */ (engine.data(FIELD)));

/**
 * What the games of one level say about a result.
 * @param {Engine} engine
 * @param {Tally} tally
 * @param {number} mine
 * @returns {Summary}
 */
function summaryOf(engine, tally, mine) {
  const { shapes, fields } = toldOf(engine);
  const listed = sorted(tally);
  const made = engine.make(shapes, { games: listed.length, levels: 0 });
  made.points.write(listed.map(([points]) => points));
  made.games.write(listed.map(([, games]) => games));
  engine.call(`${FIELD}.summarise_games`, made.points, made.games, mine, made.summary);
  const numbers = made.summary.numbers();
  engine.release(made);
  const found = Object.fromEntries(fields.map((name, i) => [name, numbers[i] ?? 0]));
  return /** @type {Summary} */ (/** @type {unknown} */ ({ ...found, is_complete: Boolean(found.is_complete) }));
}

/**
 * How a result compares with the games of each level. As `compared` in Python.
 * @param {Engine} engine
 * @param {Field} field
 * @param {number} mine
 * @returns {Comparison}
 */
export function comparedWith(engine, field, mine) {
  const begun = Object.entries(field).filter(([, tally]) => countOf(tally) > 0);
  const levels = Object.fromEntries(begun.map(([level, tally]) => [level, summaryOf(engine, tally, mine)]));
  const { shapes, MOST_GAMES: most } = toldOf(engine);
  const shares = engine.make(shapes.shares, { levels: begun.length });
  shares.write(Object.values(levels).map(({ below }) => below));
  const better = engine.number(`${FIELD}.better_than`, shares);
  engine.release(shares);
  return { levels, better, most };
}

/**
 * What to play next: the level with the least time so far, so that the quick ones come to their thousand games and the slow
 * ones to some; null if all is done.
 * @param {string[]} levels
 * @param {Progress} progress
 * @param {Comparison} known As far as the games were compared.
 * @param {Record<string, number>} asked Games that were given to workers, by level.
 * @returns {Job | null}
 */
export function nextJob(levels, { spent, field }, known, asked) {
  const open = levels.filter((level) => !known.levels[level]?.is_complete && (asked[level] ?? 0) < known.most);
  const [level] = [...open].sort((one, other) => (spent[one] ?? 0) - (spent[other] ?? 0));
  if (level === undefined) return null;
  const [from, done] = [asked[level] ?? 0, countOf(field[level])];
  const each = done ? (spent[level] ?? 0) / done : Infinity;
  const games = Math.max(1, Math.min(MOST_AT_ONCE, Math.floor(SLICE / each), known.most - from));
  return { level, from, games };
}

/** A field with more games of a level. @param {Field} field @param {string} level @param {number[]} points @returns {Field} */
export function withGames(field, level, points) {
  const tally = { ...field[level] };
  for (const one of points) tally[one] = (tally[one] ?? 0) + 1;
  return { ...field, [level]: tally };
}

/**
 * The points of the first seat in one game.
 * @param {Pick<import("../here/games.js").Playable, "bots" | "hashing" | "engine">} game
 * @param {import("../engine/contract.js").RefereeState} first The deal of the day.
 * @param {import("../types.d.ts").GameRecord["players"]} players
 * @param {{ level: string, number: number }} what
 * @returns {Promise<number>}
 */
export async function played({ bots, hashing, engine }, first, players, { level, number }) {
  const deal = /** @type {import("../engine/contract.js").SeededDeal} */ (first.deal);
  const secret = bytesOf(hashing.key(bots.game, deal));
  const { PLAYOUTS: playouts } = toldOf(engine);
  let own = bots.chance(new TextEncoder().encode(level), number);
  let state = first;
  while (state.seat !== null) {
    const rival = players[state.seat]?.bot;
    const chance = rival ? bots.chance(secret, state.actions.length) : own;
    const thought = await bots.think(rival ?? level, state.seen(), { playouts }, chance);
    while (!thought.isDone) thought.go(SLICE);
    const choice = thought.choice();
    thought.release();
    if (!rival) own = choice.chance;
    state = state.play(choice.action);
  }
  return state.result().scores[0] ?? 0;
}
