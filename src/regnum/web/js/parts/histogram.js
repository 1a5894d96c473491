// @ts-check
/** How often games had how many points: bars, the player's own points among them, and marks over them. A table contains the same data. */

import { sorted } from "../daily/field.js";
import { classes, html } from "../html.js";
import { Level } from "./basics.js";

/** @typedef {{ level: string, at: number }} Mark */

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200];
const MOST_BARS = 15;
/** How close marks may be, in hundredths of the width, before one of them moves to another row. */
const CLOSE = 9;

/**
 * The bars: where they begin, how wide they are in points, and how many games each has.
 * @param {import("../daily/kept.js").Tally} tally
 * @param {number[]} others Points that have to be within.
 */
export function barsOf(tally, others) {
  const all = [...sorted(tally).map(([points]) => points), ...others];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const step = STEPS.find((one) => Math.floor(most / one) - Math.floor(least / one) < MOST_BARS) ?? 500;
  const first = Math.floor(least / step) * step;
  const bars = Array.from({ length: Math.floor((most - first) / step) + 1 }, () => 0);
  for (const [points, games] of sorted(tally)) {
    const at = Math.floor((points - first) / step);
    bars[at] = (bars[at] ?? 0) + games;
  }
  return { first, step, bars };
}

/** In which row each mark finds room, the marks in order. @param {number[]} places In hundredths of the width. */
export function rowsOf(places) {
  /** The last place taken in each row. @type {number[]} */
  const taken = [];
  return places.map((place) => {
    const free = taken.findIndex((last) => place - last >= CLOSE);
    const row = free < 0 ? taken.length : free;
    taken[row] = place;
    return row;
  });
}

/** @param {{ tally: import("../daily/kept.js").Tally, mine: number, you: string, marks: Mark[] }} props */
export function Histogram({ tally, mine, you, marks }) {
  const ordered = [...marks].sort((one, other) => one.at - other.at);
  const { first, step, bars } = barsOf(tally, [mine, ...ordered.map(({ at }) => at)]);
  const most = Math.max(...bars, 1);
  const placeOf = (/** @type {number} */ points) => (100 * (points - first)) / (step * bars.length);
  const own = Math.floor((mine - first) / step);
  const rows = rowsOf(ordered.map(({ at }) => placeOf(at)));
  const every = bars.length > 8 ? 2 : 1;
  return html`<div class="dl-chart" aria-hidden="true">
    <div class="dl-marks" style=${{ height: `${(Math.max(...rows, 0) + 1) * 46}px` }}>
      ${ordered.map(
        (
          { level, at },
          i,
        ) => html`<span key=${level} style=${{ left: `${placeOf(at)}%`, bottom: `${(rows[i] ?? 0) * 46}px` }}>
          <b class="num">${Math.round(at)}</b><${Level} level=${level} /></span>`,
      )}
    </div>
    <div class="dl-bars">
      ${bars.map((games, at) => html`<i key=${at} class=${classes(at === own && "own")} style=${{ height: `${(100 * games) / most}%` }}></i>`)}
      <em style=${{ left: `${placeOf(mine)}%` }}><span>${you} ${mine}</span></em>
    </div>
    <div class="dl-axis">
      ${bars.map((_, at) => at % every === 0 && html`<small key=${at} style=${{ left: `${(100 * at) / bars.length}%` }}>${first + at * step}</small>`)}
    </div>
  </div>`;
}
