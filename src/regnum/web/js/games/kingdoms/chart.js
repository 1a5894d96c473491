// @ts-check
/** Money over the rounds, as a picture with a table as its twin. */

import { html } from "../../html.js";
import { say } from "../../words.js";
import { signedMoney } from "./players.js";
import { signed } from "./notation.js";
import { COLOURS, Drawing, Shield } from "./pieces.js";
import { nameOf } from "./spoken.js";

const [WIDE, HIGH, LEFT, RIGHT, TOP, FOOT] = [640, 220, 44, 452, 14, 186];
const LABEL = 30; // between the names at the right
const MOST = 10; // letters of a name

/** Round numbers for the scale. @param {number} low @param {number} high */
function ticks(low, high) {
  const step = [5, 10, 20, 25, 50, 100, 200, 250, 500, 1000].find((one) => (high - low) / one <= 5) ?? 2000;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/**
 * @param {{ rounds: number[][], names: any[], isOpen?: boolean, hasTwin?: boolean }} props what everybody had at the start and after
 *   each round; `isOpen`: the last is still being counted
 */
export function Chart({ rounds, names, isOpen = false, hasTwin = false }) {
  const known = rounds.map((money, index) => ({ money, index }));
  const all = known.flatMap(({ money }) => money);
  const scale = ticks(Math.min(0, ...all), Math.max(...all));
  const [low, high] = [scale[0], scale[scale.length - 1]];
  const x = (/** @type {number} */ index) => LEFT + 14 + (index * (RIGHT - LEFT - 22)) / Math.max(1, rounds.length - 1);
  const y = (/** @type {number} */ value) => FOOT - ((value - low) * (FOOT - TOP)) / Math.max(1, high - low);
  const seats = known[0].money.map((_, seat) => seat);
  const last = known[known.length - 1];
  const labels = spread(seats.map((seat) => ({ seat, at: y(last.money[seat]) })));
  const pathOf = (/** @type {typeof known} */ part, /** @type {number} */ seat) =>
    part.map(({ money, index }, number) => `${number ? "L" : "M"}${x(index).toFixed(1)} ${y(money[seat]).toFixed(1)}`).join("");
  const sure = isOpen ? known.slice(0, -1) : known;
  const title = (/** @type {number} */ index) =>
    index ? say("page-kingdoms-round", { round: index }) : say("page-kingdoms-start");

  return html`<figure class="chart-box">
    <svg class="chart" viewBox=${`0 0 ${WIDE} ${HIGH}`} aria-hidden="true" focusable="false">
      ${scale.map((value) => html`<g key=${value}><path d=${`M${LEFT} ${y(value)}H${RIGHT}`} class=${value === 0 ? "grid base" : "grid"} /><text x=${LEFT - 8} y=${y(value) + 4.5} class="tick" text-anchor="end">${signedMoney(value)}</text></g>`)}
      ${rounds.map((_, index) => html`<text key=${index} x=${x(index)} y=${HIGH - 12} class="tick" text-anchor="middle">${rounds.length > 5 ? index || "" : title(index)}</text>`)}
      ${seats.map(
        (
          seat,
        ) => html`<g key=${seat} class=${`p-${COLOURS[seat]}`}><path d=${pathOf(sure, seat)} class="case" /><path d=${pathOf(sure, seat)} class="ln" />
          ${isOpen && html`<path d=${pathOf(known.slice(-2), seat)} class="case d" /><path d=${pathOf(known.slice(-2), seat)} class="ln d" />`}</g>`,
      )}
      ${labels.map(
        ({ seat, at, label }) => html`<g key=${seat} class=${`p-${COLOURS[seat]}`}>
          ${known.slice(0, -1).map(({ money, index }) => (index === 0 ? html`<circle key=${index} cx=${x(0)} cy=${y(money[seat])} r="4.5" class="dot s" />` : html`<use key=${index} href=${`#shield-${COLOURS[seat]}`} x=${x(index) - 8} y=${y(money[seat]) - 9.5} width="16" height="19" />`))}
          <circle cx=${x(last.index)} cy=${at} r="4.5" class="dot" /><path d=${`M${x(last.index) + 6} ${at}L${RIGHT + 14} ${label}H${RIGHT + 24}`} class="lead" />
          <use href=${`#shield-${COLOURS[seat]}`} x=${RIGHT + 30} y=${label - 13} width="22" height="26" />
          <text x=${RIGHT + 60} y=${label + 6.5} class="lab">${signedMoney(last.money[seat])}</text>
          <text x=${RIGHT + 104} y=${label + 5} class="nm">${short(nameOf(names, seat))}</text></g>`,
      )}
    </svg>
    ${
      !hasTwin &&
      html`<div class="vh"><table><caption>${say("page-kingdoms-chart")}</caption>
      <thead><tr><th scope="col">${say("page-kingdoms-player")}</th>${known.map(({ index }) => html`<th key=${index} scope="col">${title(index)}</th>`)}</tr></thead>
      <tbody>${seats.map((seat) => html`<tr key=${seat}><th scope="row">${nameOf(names, seat)}</th>${known.map(({ money, index }) => html`<td key=${index}>${signedMoney(money[seat])}</td>`)}</tr>`)}</tbody></table></div>`
    }
  </figure>`;
}

/** What fits beside the picture, with the number that tells namesakes apart; the table has it in full. @param {string} name */
function short(name) {
  if (name.length <= MOST) return name;
  const number = /\s*\d*$/.exec(name)?.[0].slice(-4) ?? "";
  return `${name.slice(0, MOST - 1 - number.length).trimEnd()}…${number}`;
}

/** Labels that do not lie on one another. @param {{ seat: number, at: number }[]} wanted */
function spread(wanted) {
  const sorted = [...wanted].sort((one, other) => one.at - other.at);
  const labels = sorted.map(({ at }) => at);
  for (let index = 1; index < labels.length; index++) labels[index] = Math.max(labels[index], labels[index - 1] + LABEL);
  const over = Math.max(0, labels[labels.length - 1] - FOOT);
  for (let index = labels.length - 1; index >= 0; index--) {
    const most = index === labels.length - 1 ? labels[index] - over : labels[index + 1] - LABEL;
    labels[index] = Math.min(labels[index], most);
  }
  return sorted.map((one, index) => ({ ...one, label: labels[index] }));
}

/**
 * Everybody's money after each round, as a table to look at, the winners first.
 * @param {{ rounds: number[][], names: any[], order: number[], ranks: number[], seats: import("../../contract.js").SeatSummary[] }} props
 */
export function MoneyTable({ rounds, names, order, ranks, seats }) {
  return html`<div class="kg-scroll"><table class="account kg-rounds-table">
    <caption class="vh">${say("page-kingdoms-chart")}</caption>
    <thead><tr><th scope="col">${say("page-kingdoms-player")}</th>${rounds.map((_, index) => html`<th key=${index} scope="col">${index ? say("page-kingdoms-round", { round: index }) : say("page-kingdoms-start")}</th>`)}</tr></thead>
    <tbody>${order.map(
      (
        seat,
      ) => html`<tr key=${seat} class="line"><th scope="row"><span class="pl"><span class="kg-place">${say("page-kingdoms-place", { place: ranks[seat] })}</span><${Shield} colour=${COLOURS[seat]} />${nameOf(names, seat)}${seats[seat]?.is_resigned && html` <small>${say("page-has-resigned")}</small>`}${ranks[seat] === 1 && html`<${Drawing} class="win" id="emblem-crown" box="0 0 26 21" />`}</span></th>
      ${rounds.map((money, index) => html`<td key=${index}>${index > 0 && html`<small>${signed(money[seat] - rounds[index - 1][seat])}</small> `}<b>${signedMoney(money[seat])}</b></td>`)}</tr>`,
    )}</tbody></table></div>`;
}
