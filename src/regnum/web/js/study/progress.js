// @ts-check
/** Whether an analysis has come to rest: nothing here thinks. */

/** @typedef {import("../engine/contract.js").Analysis} Analysis */

/** How many candidates are shown. */
export const SHOWN = 3;

/** How many are kept from being dropped, so that those shown are known equally well. */
export const KEPT = 5;

/**
 * The candidates that are shown: the best of those that were tried about as often as any.
 * @param {Analysis} analysis
 */
export function shownOf({ exact, candidates }) {
  const most = Math.max(...candidates.map(({ share }) => share));
  return candidates.filter(({ share }) => exact || 2 * share >= most).slice(0, SHOWN);
}

/** What has changed while an analysis went on. */
export class Progress {
  #order = "";
  #movedAt = 0;

  /**
   * Whether the order of the candidates shown was the same during the last half of the work.
   * @param {Analysis} analysis
   */
  note(analysis) {
    const { exact, playouts } = analysis;
    const order = shownOf(analysis)
      .map(({ action }) => action)
      .join(" ");
    if (order !== this.#order) this.#movedAt = playouts;
    this.#order = order;
    return exact || 2 * this.#movedAt <= playouts;
  }
}

/**
 * Within how much the chance of the best action is known: half the interval that holds in 95 of 100 cases.
 * @param {Analysis} analysis
 */
export const withinOf = ({ candidates }) => 1.96 * (candidates[0]?.error ?? 0);

/**
 * Seats in the order of the chance bar: the reader first, then by chance.
 * @param {number[]} win
 * @param {number[]} own The reader's seats.
 * @returns {number[]}
 */
export const barOrder = (win, own) =>
  win
    .map((_, seat) => seat)
    .sort(
      (one, other) => Number(own.includes(other)) - Number(own.includes(one)) || (win[other] ?? 0) - (win[one] ?? 0),
    );

/**
 * Shares as whole percentages that add up to 100.
 * @param {number[]} shares
 * @returns {number[]}
 */
export function percentages(shares) {
  const total = shares.reduce((sum, share) => sum + share, 0) || 1;
  const exact = shares.map((share) => (100 * share) / total);
  const whole = exact.map(Math.floor);
  const missing = 100 - whole.reduce((sum, part) => sum + part, 0);
  const rest = (/** @type {number} */ i) => (exact[i] ?? 0) - (whole[i] ?? 0);
  const order = exact.map((_, i) => i).sort((one, other) => rest(other) - rest(one) || one - other);
  for (const i of order.slice(0, missing)) whole[i] = (whole[i] ?? 0) + 1;
  return whole;
}

/**
 * The scale that the ranges of several candidates share.
 * @param {{ range: [number, number] }[]} candidates
 * @returns {(points: number) => number} Where points are on it, from 0 to 100.
 */
export function scaleOf(candidates) {
  const all = candidates.flatMap(({ range }) => range);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const [from, wide] = [least - 0.06 * (most - least) - 1, 1.12 * (most - least) + 2];
  return (points) => Math.max(0, Math.min(100, (100 * (points - from)) / wide));
}
