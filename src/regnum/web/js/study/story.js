// @ts-check
/** A review as a story: how the chances went, and the moments that moved them most. Nothing is computed anew here. */

/** @typedef {import("./contract.js").Review} Review */
/** @typedef {import("./contract.js").Decision} Decision */
/** @typedef {import("./contract.js").Chance} Chance */
/** @typedef {import("../parts/grade.js").Mark} Mark */
/**
 * @typedef {object} Moment
 * @property {number} ply How many actions were played before it.
 * @property {number | null} seat Who moved; null for a draw.
 * @property {Mark} mark
 * @property {number} change Of the chance of the one whose story it is.
 * @property {Decision} [decision]
 * @property {Chance} [chance]
 */
/** @typedef {"all" | "mine" | "luck"} Filter */
/** @typedef {{ ply: number, x: number, chances: number[] }} Point `x`: in rounds from the beginning. */

/** At most so many moments are told. */
const MOST = 8;
/** From so much on a draw is worth telling, and what a rival gave away or found. */
const DRAW = 0.05;
/** From so much on a good move is worth telling: it was better than what the reference player would have done. */
const FOUND = 0.02;
const POOR = ["inaccuracy", "mistake", "blunder"];

/**
 * Of how many decisions that were not forced each seat made how many well.
 * @param {Review} review
 * @returns {{ good: number, decisions: number }[]}
 */
export const wellPlayed = ({ players, decisions }) =>
  players.map((_, at) => {
    const own = decisions.filter(({ seat, forced: isForced }) => seat === at && !isForced);
    return { good: own.filter(({ grade }) => !POOR.includes(grade)).length, decisions: own.length };
  });

/**
 * The chances of all seats at the beginning, and after every draw and every action; the last are the result.
 * @param {Review} review
 * @param {number[]} start The chances at the beginning.
 * @param {number[]} rounds The round of every action.
 * @returns {Point[]}
 */
export function pointsOf({ decisions, chances }, start, rounds) {
  const changes = [
    ...chances.map(({ ply, luck }) => ({ ply, at: ply, by: luck })),
    ...decisions.map(({ ply, change }) => ({ ply, at: ply + 1, by: change })),
  ].sort((one, other) => one.at - other.at || one.ply - other.ply);
  const places = placesOf(rounds);
  /** @type {Point[]} */
  const points = [{ ply: 0, x: 0, chances: start }];
  for (const { at, by } of changes) {
    const before = /** @type {Point} */ (points.at(-1)).chances;
    points.push({ ply: at, x: places[at] ?? 0, chances: before.map((chance, seat) => chance + (by[seat] ?? 0)) });
  }
  return points;
}

/**
 * Where the moments after 0, 1, 2 ... actions are, in rounds: rounds are equally wide, and actions divide them equally.
 * @param {number[]} rounds The round of every action, as numbers that never go down.
 */
export function placesOf(rounds) {
  const names = [...new Set(rounds)];
  const places = [0];
  for (const [at, name] of names.entries()) {
    const count = rounds.filter((round) => round === name).length;
    for (let done = 1; done <= count; done++) places.push(at + done / count);
  }
  return places;
}

/**
 * The chances after each round.
 * @param {Point[]} points
 * @param {number} rounds How many there were.
 */
export const byRound = (points, rounds) =>
  Array.from({ length: rounds + 1 }, (_, round) => points.findLast(({ x }) => x <= round + 1e-9)?.chances ?? []);

/**
 * The moments that moved the chance of one seat most, in their order.
 * @param {Review} review
 * @param {number} seat
 * @returns {Moment[]}
 */
export function momentsOf({ decisions, chances }, seat) {
  const found = [...decisions.flatMap((one) => moveIn(one, seat)), ...chances.flatMap((one) => drawIn(one, seat))];
  const most = found.sort((one, other) => Math.abs(other.change) - Math.abs(one.change)).slice(0, MOST);
  return most.sort((one, other) => one.ply - other.ply || Number(one.seat !== null) - Number(other.seat !== null));
}

/** @param {Decision} decision @param {number} seat @returns {Moment[]} */
function moveIn(decision, seat) {
  const { ply, seat: mover, grade, loss, change } = decision;
  const moment = { ply, seat: mover, mark: grade, decision };
  const own = change[seat] ?? 0;
  if (mover !== seat) return Math.abs(own) >= DRAW && POOR.includes(grade) ? [{ ...moment, change: own }] : [];
  if (POOR.includes(grade)) return [{ ...moment, change: -loss }];
  return own >= FOUND ? [{ ...moment, change: own }] : [];
}

/** @param {Chance} chance @param {number} seat @returns {Moment[]} */
function drawIn(chance, seat) {
  const change = chance.luck[seat] ?? 0;
  if (Math.abs(change) < DRAW) return [];
  return [{ ply: chance.ply, seat: null, mark: change > 0 ? "up" : "down", change, chance }];
}

/** The moments that a filter leaves. @param {Moment[]} moments @param {Filter} filter @param {number} seat */
export const filtered = (moments, filter, seat) =>
  moments.filter((one) => filter === "all" || (filter === "luck" ? one.seat === null : one.seat === seat));

/** How the choices and the draws of a player went, as words have it. @param {number} points */
export const tone = (points) =>
  points >= 8 ? "much" : points >= 2 ? "some" : points > -2 ? "none" : points > -8 ? "minus" : "much-minus";
