// @ts-check
/** The best moves of a position as a list: chances, expected points, grades, and why. */

import { classes, html } from "../html.js";
import { Button, Icon, Shield } from "../parts/basics.js";
import { Grade } from "../parts/grade.js";
import { capital } from "../words.js";
import { scaleOf, withinOf } from "./progress.js";

/** @typedef {import("../more.js").Say} Say */
/** @typedef {import("../engine/contract.js").Candidate} Candidate */
/** @typedef {import("../engine/contract.js").Analysis} Analysis */
/** @typedef {(action: string) => string} Telling An action in words. */

/**
 * @param {{ say: Say, candidates: Candidate[], seat: number, chosen: number, choose: (number: number) => void, tell: Telling }} props
 */
export function Candidates({ say, candidates, seat, chosen, choose, tell }) {
  const scale = scaleOf(candidates);
  return html`<ol class="cands">${candidates.map(
    (candidate, number) => html`<li key=${candidate.action}><button type="button"
      class=${classes("cand", number === chosen && "on")} aria-pressed=${number === chosen} aria-keyshortcuts=${number + 1}
      onClick=${() => choose(number)}>
      <i class=${classes("disc", number === chosen && "on")}>${number + 1}</i>
      <b class="cand-what">${capital(tell(candidate.action))}</b>
      <span class="cand-win"><b>${say("page-study-percent", { part: Math.round(100 * (candidate.win[seat] ?? 0)) })}</b>
        ${candidate.grade && html`<${Grade} say=${say} mark=${candidate.grade} />`}</span>
      <span class="cand-points"><span><b>${Math.round(candidate.points[seat] ?? 0)}</b> <small>
        ${say("page-study-range", { from: Math.round(candidate.range[0]), to: Math.round(candidate.range[1]) })}</small></span>
        <${Interval} range=${candidate.range} at=${candidate.points[seat] ?? 0} scale=${scale} /></span>
    </button></li>`,
  )}</ol>`;
}

/** @param {{ range: [number, number], at: number, scale: (points: number) => number }} props */
const Interval = ({ range: [low, high], at, scale }) =>
  html`<span class="interval" aria-hidden="true"
    style=${{ "--low": `${scale(low)}%`, "--high": `${scale(high)}%`, "--at": `${scale(at)}%` }}><i></i><u></u><b></b></span>`;

/** Rows without numbers, until there are some. @param {{ say: Say, count: number }} props */
export const Waiting = ({ say, count }) =>
  html`<ol class="cands" aria-busy="true" aria-label=${say("page-study-thinking")}>${Array.from(
    { length: count },
    (_, i) =>
      html`<li key=${i}><div class="cand is-waiting"><i class="disc">${i + 1}</i><span>${
        i === 0 ? say("page-study-thinking") : ""
      }</span></div></li>`,
  )}</ol>`;

/**
 * How far the thinking is, and more of it.
 * @param {{ say: Say, news: import("./analyst.js").News, more: () => void }} props
 */
export function Effort({ say, news: { analysis, isDone, isSettled, part }, more }) {
  const within = Math.max(1, Math.ceil(100 * withinOf(analysis)));
  const isOver = isDone || analysis.exact;
  return html`<div class=${classes("effort", (isSettled || isOver) && "is-steady")}><p class="soft">
    ${
      analysis.exact
        ? html`<b>${say("page-study-exact")}</b>`
        : html`<b>${say(isSettled ? "page-study-settled" : "page-study-moving")}</b>${" "}
          ${say("page-study-effort", { games: analysis.playouts, within })}`
    }
    <span class="meter" aria-hidden="true"><i style=${{ width: `${100 * (isOver ? 1 : part)}%` }}></i></span></p>
    ${!isOver && html`<${Button} class="mid" icon="think" aria-disabled=${part < 1} onClick=${() => part >= 1 && more()}>${say("page-study-more")}<//>`}
  </div>`;
}

/**
 * What speaks for a move and against it.
 * @param {{ say: Say, game: string, number: number, reasons: NonNullable<Candidate["reasons"]> }} props
 */
export function Why({ say, game, number, reasons }) {
  if (!reasons.length) return null;
  return html`<section class="why-list"><h2>${say("page-study-why", { number })} <small>${say("page-study-worth")}</small></h2>
    <ul>${reasons.map(
      ({ code, points, ...words }) => html`<li key=${code}>
        <b class=${classes("worth", points < 0 && "is-cost")}>${signed(points)}</b>
        <span>${say(`${game}-${points > 0 ? "reason" : "cost"}-${code}`, words)}</span></li>`,
    )}</ul></section>`;
}

/**
 * What would probably follow.
 * @param {{ say: Say, next: NonNullable<Candidate["next"]>, names: import("../contract.js").Name[], tell: Telling }} props
 */
export function Next({ say, next, names, tell }) {
  if (!next.length) return null;
  return html`<section class="next-list"><h2>${say("page-study-then")} <small>${say("page-study-then-about")}</small></h2>
    <ol>${next.map(
      ({ seat, action }, i) => html`<li key=${i}><${Shield} colour=${names[seat]?.colour} /><span class="vh">
        ${names[seat]?.isYou ? say("page-you") : names[seat]?.name}:</span> ${tell(action)}</li>`,
    )}</ol></section>`;
}

/** Rounded, with its sign; never a zero. @param {number} points */
const signed = (points) => `${points < 0 ? "−" : "+"}${Math.max(1, Math.round(Math.abs(points)))}`;

/** A sentence where there is nothing to show. @param {{ text: string }} props */
export const Nothing = ({ text }) => html`<p class="note"><${Icon} name="info" /> ${text}</p>`;
