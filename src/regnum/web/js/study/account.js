// @ts-check
/** What every player's result is made of: own choices, draws, rivals' choices, as bars on one scale. */

import { classes, html } from "../html.js";
import { Shield } from "../parts/basics.js";

/** @typedef {import("../more.js").Say} Say */
/** @typedef {import("../contract.js").Name} Name */
/** @typedef {import("./contract.js").Parts} Parts */
/** @typedef {"skill" | "luck" | "rivals"} Part */

/** @type {Part[]} */
const PARTS = ["skill", "luck", "rivals"];
/** How much of its half a bar takes at most: the rest is for its number. */
const WIDEST = 24;

/** The sum of the three. @param {Parts} parts */
export const sumOf = ({ skill, luck, rivals }) => skill + luck + rivals;

/**
 * @param {{ say: Say, names: Name[], scores: number[], seat: number, parts: Parts[], signed: (amount: number) => string }}
 *   props `signed`: how an amount is written
 */
export function Account({ say, names, scores, seat, parts, signed }) {
  const most = Math.max(1e-9, ...parts.flatMap((one) => PARTS.map((part) => Math.abs(one[part]))));
  const order = names.map((_, who) => who).sort((one, other) => Number(other === seat) - Number(one === seat));
  return html`<table class="rv-account"><caption class="vh">${say("page-study-account")}</caption>
    <thead><tr><th scope="col" class="rv-who"><span class="vh">${say("page-study-player")}</span></th>
      ${PARTS.map((part) => html`<th key=${part} scope="col"><b>${say(`page-study-${part}`)}</b><span>, ${say(`page-study-${part}-about`)}</span></th>`)}
      <th scope="col" class="rv-sum"><b>${say("page-study-sum")}</b></th></tr></thead>
    <tbody>${order.map(
      (who) => html`<tr key=${who} class=${who === seat ? "rv-me" : ""}>
        <th scope="row" class="rv-who"><span><${Shield} colour=${names[who]?.colour} /><b>
          ${names[who]?.isYou ? say("page-you") : names[who]?.name}</b><span class="rv-score">${scores[who] ?? ""}</span></span></th>
        ${PARTS.map((part) => html`<td key=${part}><${Bar} part=${part} amount=${parts[who]?.[part] ?? 0} most=${most} signed=${signed} /></td>`)}
        <td class="rv-sum num">${parts[who] && signed(sumOf(parts[who]))}</td>
      </tr>`,
    )}</tbody></table>`;
}

/** @param {{ part: Part, amount: number, most: number, signed: (amount: number) => string }} props */
const Bar = ({ part, amount, most, signed }) =>
  html`<span class=${classes("rv-bar", `rv-${part}`, amount < 0 && "rv-left")} style=${{ "--w": `${((WIDEST * Math.abs(amount)) / most).toFixed(1)}%` }}>
    <i></i><b class="num">${signed(amount)}</b></span>`;
