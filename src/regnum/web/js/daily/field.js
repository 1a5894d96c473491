// @ts-check
/**
 * The games that a day's result is compared with: every level at the player's seat, with the same deal and the same rivals. Only
 * the random numbers of the level at that seat differ from game to game. Pure but for the playing itself.
 */

import { bytesOf } from "../engine/dealing.js";

/** @typedef {import("./kept.js").Tally} Tally */
/** @typedef {import("./kept.js").Field} Field */
/** @typedef {{ level: string, from: number, games: number }} Job Games to play, numbered from 0. */
/** @typedef {{ spent: Record<string, number>, field: Field }} Progress `spent`: milliseconds, by level. */

/** So many games of each level, if there is time. */
export const MOST_GAMES = 1000;
/** What a level that would otherwise think as long as it likes may spend on a decision. */
export const PLAYOUTS = 100;
/** Games after which a level whose games have all ended alike is not asked again: it leaves nothing to chance. */
const ALIKE = 20;
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

/** @param {Tally} tally */
export const meanOf = (tally) =>
  sorted(tally).reduce((sum, [points, games]) => sum + points * games, 0) / countOf(tally);

/** The points that this share of games does not exceed. @param {Tally} tally @param {number} share */
export function quantile(tally, share) {
  const wanted = share * countOf(tally);
  let below = 0;
  for (const [points, games] of sorted(tally)) {
    below += games;
    if (below >= wanted) return points;
  }
  return NaN;
}

/** The share of games with fewer points, equals counted half. @param {Tally} tally @param {number} mine */
export function shareBelow(tally, mine) {
  const below = sorted(tally).reduce(
    (sum, [points, games]) => sum + (points < mine ? games : points === mine ? games / 2 : 0),
    0,
  );
  return below / countOf(tally);
}

/** Better than so many of a hundred games, all levels counting alike. @param {Field} field @param {number} mine */
export function betterThan(field, mine) {
  const shares = Object.values(field).map((tally) => shareBelow(tally, mine));
  return Math.round((100 * shares.reduce((sum, share) => sum + share, 0)) / Math.max(1, shares.length));
}

/** @param {Tally} [tally] */
const isCertain = (tally = {}) => Object.keys(tally).length === 1 && countOf(tally) >= ALIKE;

/** Whether a level has had all its games. @param {Tally} [tally] */
export const isComplete = (tally) => countOf(tally) >= MOST_GAMES || isCertain(tally);

/**
 * What to play next: the level with the least time so far, so that the quick ones come to their thousand games and the slow
 * ones to some; null if all is done.
 * @param {string[]} levels
 * @param {Progress} progress
 * @param {Record<string, number>} asked Games that were given to workers, by level.
 * @returns {Job | null}
 */
export function nextJob(levels, { spent, field }, asked) {
  const open = levels.filter((level) => !isCertain(field[level]) && (asked[level] ?? 0) < MOST_GAMES);
  const [level] = [...open].sort((one, other) => (spent[one] ?? 0) - (spent[other] ?? 0));
  if (level === undefined) return null;
  const [from, done] = [asked[level] ?? 0, countOf(field[level])];
  const each = done ? (spent[level] ?? 0) / done : Infinity;
  const games = Math.max(1, Math.min(MOST_AT_ONCE, Math.floor(SLICE / each), MOST_GAMES - from));
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
 * @param {import("../here/host.js").Game} game
 * @param {import("../engine/contract.js").RefereeState} first The deal of the day.
 * @param {import("../types.d.ts").GameRecord["players"]} players
 * @param {{ level: string, number: number }} what
 * @returns {Promise<number>}
 */
export async function played({ bots, hashing }, first, players, { level, number }) {
  const deal = /** @type {import("../engine/contract.js").SeededDeal} */ (first.deal);
  const secret = bytesOf(hashing.key(bots.game, deal));
  let own = bots.chance(new TextEncoder().encode(level), number);
  let state = first;
  while (state.seat !== null) {
    const rival = players[state.seat]?.bot;
    const chance = rival ? bots.chance(secret, state.actions.length) : own;
    const thought = await bots.think(rival ?? level, state.seen(), { playouts: PLAYOUTS }, chance);
    while (!thought.isDone) thought.go(SLICE);
    const choice = thought.choice();
    thought.release();
    if (!rival) own = choice.chance;
    state = state.play(choice.action);
  }
  return state.result().scores[0] ?? 0;
}
