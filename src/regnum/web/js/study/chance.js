// @ts-check
/** Who wins how often, as one slim bar: the reader first, then by chance. */

import { html } from "../html.js";
import { Shield } from "../parts/basics.js";
import { barOrder, percentages } from "./progress.js";

/** The least that a part of the bar takes, in percent: it has to be seen. */
const LEAST = 1.5;

/**
 * @param {{ say: import("../more.js").Say, names: import("../contract.js").Name[], win: number[] | null, own: number[] }} props
 *   `win`: by seat; null while it is not known
 */
export function ChanceBar({ say, names, win, own }) {
  const parts = win && percentages(win);
  const order = barOrder(win ?? names.map(() => 0), own);
  const nameOf = (/** @type {number} */ seat) => (names[seat]?.isYou ? say("page-you") : (names[seat]?.name ?? ""));
  return html`<section class="chance sentence" aria-label=${say("page-study-chance")}>
    <ol>${order.map(
      (seat) => html`<li key=${seat} class=${own.includes(seat) ? "me" : ""}><${Shield} colour=${names[seat]?.colour} />
        <b>${parts ? say("page-study-percent", { part: parts[seat] ?? 0 }) : "–"}</b><span>${nameOf(seat)}</span></li>`,
    )}</ol>
    <div class="chance-track" aria-hidden="true">${order.map(
      (seat) => html`<i key=${seat} class=${`chance-part p-${names[seat]?.colour}`}
        style=${{ "--part": Math.max(LEAST, parts?.[seat] ?? 1) }}></i>`,
    )}</div>
  </section>`;
}
