// @ts-check
/** How the chances of all players went: a chart with marks, the same as a table for those who listen. */

import { classes, html } from "../html.js";
import { byRound } from "./story.js";
import { drawingOf } from "../parts/grade.js";
import { Shield } from "../parts/basics.js";
import { useMedia } from "../parts/fold.js";

/** @typedef {import("../more.js").Say} Say */
/** @typedef {import("./story.js").Moment} Moment */
/** @typedef {import("./story.js").Point} Point */
/** @typedef {import("../contract.js").Name} Name */
/** @typedef {{ width: number, height: number, left: number, right: number, top: number, bottom: number, every: number }} Frame */
/**
 * @typedef {object} GraphProps
 * @property {Say} say
 * @property {Point[]} points
 * @property {string[]} rounds What the rounds are called, in short.
 * @property {Name[]} names
 * @property {number} seat Whose story it is.
 * @property {Moment[]} moments
 * @property {number} chosen The number of the chosen moment.
 * @property {(number: number) => void} onChoose
 * @property {(moment: Moment) => string} about A moment in words.
 * @property {(part: number) => string} percent
 */

/** Room for everything, and what is left of it on a phone. @type {Frame} */
const WIDE = { width: 780, height: 236, left: 44, right: 752, top: 16, bottom: 206, every: 1 };
/** @type {Frame} */
const NARROW = { width: 318, height: 190, left: 36, right: 302, top: 16, bottom: 158, every: 2 };
const PHONE = "(max-width: 719px)";
const MARK = 22;
/** What arrow keys do: how many moments further. @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1, Home: -Infinity, End: Infinity };

/** @param {GraphProps} props */
export function Graph(props) {
  const { say, points, rounds, names, seat, moments, chosen, onChoose, about, percent } = props;
  const frame = useMedia(PHONE) ? NARROW : WIDE;
  const across = (/** @type {number} */ x) =>
    frame.left + ((frame.right - frame.left) * x) / Math.max(1, rounds.length);
  // estimates may be a little beyond what can be
  const down = (/** @type {number} */ chance) =>
    frame.bottom - (frame.bottom - frame.top) * Math.min(1, Math.max(0, chance));
  const line = (/** @type {number} */ who) =>
    points.map(({ x, chances }) => `${across(x).toFixed(1)} ${down(chances[who] ?? 0).toFixed(1)}`).join(" ");
  const others = names.map((_, who) => who).filter((who) => who !== seat);
  const moment = moments[chosen];
  const marks = placed(props, across, down);
  const step = (/** @type {KeyboardEvent} */ event) => {
    const by = STEPS[event.key];
    if (by === undefined || !moments.length) return;
    event.preventDefault();
    onChoose(Math.min(moments.length - 1, Math.max(0, chosen + by)));
  };
  const press = (/** @type {MouseEvent} */ event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * frame.width;
    const far = marks.map((mark) => Math.abs(mark.x - x));
    if (far.length) onChoose(far.indexOf(Math.min(...far)));
  };
  return html`<div class="rv-graph" role="slider" tabindex="0" aria-label=${say("page-study-moments")} aria-valuemin="1"
      aria-valuemax=${Math.max(1, moments.length)} aria-valuenow=${chosen + 1}
      aria-valuetext=${moment ? about(moment) : say("page-study-moments-none")} onKeyDown=${step} onClick=${press}>
    <svg viewBox=${`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
      <${Grid} ...${{ frame, rounds, across, down, percent }} at=${moment ? Math.floor(placeOf(points, moment) - 1e-9) : -1} />
      ${others.map((who) => html`<path key=${who} class=${`rv-line rv-${names[who]?.colour}`} d=${`M${line(who)}`} />`)}
      <path class=${`rv-area rv-${names[seat]?.colour}`} d=${`M${line(seat)}L${across(rounds.length)} ${frame.bottom}H${frame.left}z`} />
      <path class=${`rv-line rv-mine rv-${names[seat]?.colour}`} pathLength="1" d=${`M${line(seat)}`} />
      ${marks.map(
        (
          { x, y, at, mark },
          number,
        ) => html`<g key=${number} class=${classes("rv-mark", `g-${mark}`)} style=${{ "--number": number }}>
          <path class="rv-drop" d=${`M${x} ${y}V${frame.bottom}`} /><circle class="rv-dot" cx=${x} cy=${y} r="4" />
          <use href=${drawingOf(mark)} x=${x - MARK / 2} y=${at - MARK} width=${MARK} height=${MARK} /></g>`,
      )}
    </svg>
  </div>
  <${Spoken} ...${{ say, points, rounds, names, percent }} />`;
}

/** Where a moment is, in rounds: where it has been decided. @param {Point[]} points @param {Moment} moment */
const placeOf = (points, moment) =>
  points.find(({ ply }) => ply === (moment.seat === null ? moment.ply : moment.ply + 1))?.x ?? 0;

/**
 * The marks on the line of one seat, each over its point; where two would cover each other, the later one is higher.
 * @param {GraphProps} props
 * @param {(x: number) => number} across
 * @param {(chance: number) => number} down
 */
function placed({ points, moments, seat }, across, down) {
  /** @type {{ x: number, y: number, at: number, mark: Moment["mark"] }[]} */
  const found = [];
  for (const moment of moments) {
    const place = placeOf(points, moment);
    const point = points.findLast(({ x }) => x <= place + 1e-9);
    const [x, y] = [across(place), down(point?.chances[seat] ?? 0)];
    let at = y - 9;
    const isTaken = () => found.some((other) => Math.abs(other.x - x) < MARK && Math.abs(other.at - at) < MARK);
    while (at > MARK && isTaken()) at -= MARK + 2;
    at = Math.max(at, MARK - 4); // in the chart, even if one is partly covered then
    found.push({ x, y, at, mark: moment.mark });
  }
  return found;
}

/**
 * @param {{ frame: Frame, rounds: string[], across: (x: number) => number, down: (chance: number) => number, at: number,
 *   percent: (part: number) => string }} props `at`: the chosen round
 */
function Grid({ frame, rounds, across, down, at, percent }) {
  const wide = across(1) - across(0);
  const every = rounds.length > 6 ? frame.every : 1;
  return html`<g class="rv-grid">
    ${at >= 0 && html`<rect class="rv-band" x=${across(at)} y=${frame.top - 6} width=${wide} height=${frame.height - frame.top} />`}
    ${[0, 0.25, 0.5, 0.75, 1].map(
      (part) => html`<path key=${part} d=${`M${frame.left} ${down(part)}H${frame.right}`} /><text x=${frame.left - 8}
        y=${down(part) + 4} text-anchor="end">${part === 1 ? percent(1) : part * 100}</text>`,
    )}
    ${rounds.map(
      (name, round) =>
        (round % every === every - 1 || round === at) &&
        html`<text key=${round} class=${round === at ? "rv-at" : ""} x=${across(round + 0.5)} y=${frame.bottom + 20}
        text-anchor="middle">${name}</text>`,
    )}
  </g>`;
}

/** The same in words. @param {Pick<GraphProps, "say" | "points" | "rounds" | "names" | "percent">} props */
const Spoken = ({ say, points, rounds, names, percent }) =>
  html`<table class="vh"><caption>${say("page-study-graph")}</caption>
    <thead><tr><th scope="col">${say("page-study-after-round")}</th>${names.map(
      (name, who) => html`<th key=${who} scope="col">${name.isYou ? say("page-you") : name.name}</th>`,
    )}</tr></thead>
    <tbody>${byRound(points, rounds.length).map(
      (
        chances,
        round,
      ) => html`<tr key=${round}><th scope="row">${round ? rounds[round - 1] : say("page-study-start")}</th>
        ${chances.map((chance, who) => html`<td key=${who}>${percent(chance)}</td>`)}</tr>`,
    )}</tbody></table>`;

/**
 * Which line is whose; a press makes it that player's story.
 * @param {{ say: Say, names: Name[], seat: number, onSeat: (seat: number) => void }} props
 */
export const Legend = ({ say, names, seat, onSeat }) =>
  html`<ul class="rv-legend" aria-label=${say("page-study-whose")}>${names.map(
    (
      name,
      who,
    ) => html`<li key=${who}><button type="button" class="chip" aria-pressed=${who === seat} onClick=${() => onSeat(who)}>
      <svg class="rv-key" viewBox="0 0 26 8" aria-hidden="true"><path class=${classes("rv-line", `rv-${name.colour}`, who === seat && "rv-mine")}
        d="M2 4H24" /></svg><${Shield} colour=${name.colour} />${name.isYou ? say("page-you") : name.name}</button></li>`,
  )}</ul>`;
