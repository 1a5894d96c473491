// @ts-check
/** One moment of a review: what was played, what was better, and why. */

import { classes, html, useState } from "../html.js";
import { announce } from "../live.js";
import { hasShortcuts } from "../settings.js";
import { capital, sayList } from "../words.js";
import { Button, Icon } from "../parts/basics.js";
import { Grade } from "../parts/grade.js";
import { PlayOn } from "../parts/playon.js";
import { keepOwn } from "../puzzles/kept.js";

/** @typedef {import("./story.js").Moment} Moment */
/** @typedef {import("./reviewed.js").Told} Told */
/** @typedef {import("../contract.js").Marked} Marked */
/** @typedef {import("./contract.js").Decision} Decision */

/** What is shown on the board: what was better in full, what was played dashed. @param {Moment} moment @returns {Marked[]} */
function marksOf({ decision, mark }) {
  if (!decision) return [];
  const { action, best } = decision;
  if (action === best || mark === "best") return [{ action, label: "", look: "good", grade: mark }];
  return [
    { action: best, label: "", look: "good", grade: "best" },
    { action, label: "", look: "bad", grade: mark },
  ];
}

/** What a moment is called. @param {Told} told @param {Moment} moment */
function titleOf({ say, study, views }, moment) {
  if (moment.decision) return capital(study.name({ say, action: moment.decision.action }));
  const view = views.get(moment);
  return view ? capital(study.drawn({ say, list: sayList, view })) : "";
}

/** @param {{ told: Told, moment: Moment, isSmall?: boolean }} props */
function Shown({ told: { study, views, names }, moment, isSmall = false }) {
  const view = views.get(moment);
  if (!view) return html`<span class="rv-picture"></span>`;
  return html`<span class="rv-picture"><${study.Picture} ...${{ view, names, isSmall, seat: moment.seat }} marked=${marksOf(moment)} /></span>`;
}

/** A moment in the list. @param {{ told: Told, moment: Moment, isOn: boolean, onChoose: () => void }} props */
export function MomentCard({ told, moment, isOn, onChoose }) {
  const { say, names } = told;
  const who = moment.seat === null || names[moment.seat]?.isYou ? "" : names[moment.seat]?.name;
  return html`<button type="button" class=${classes("rv-moment", isOn && "rv-on")} aria-pressed=${isOn} onClick=${onChoose}>
    <${Shown} told=${told} moment=${moment} isSmall />
    <span class="rv-text"><span class="rv-top"><${Grade} say=${say} mark=${moment.mark} /><span class="soft">
        ${told.roundOf(moment.ply)}</span></span>
      <b>${who && `${who}: `}${titleOf(told, moment)}</b>
      <small>${whyOf(told, moment)}</small></span>
    <span class="rv-change num">${told.gained(moment.change)}</span>
  </button>`;
}

/** Why, in a sentence or two; they speak to the one who moved. @param {Told} told @param {Moment} moment */
function whyOf({ say, update, seat }, { decision }) {
  if (decision?.seat !== seat) return "";
  const game = update.summary.game;
  return decision.reasons
    .slice(0, 2)
    .map(({ code, points, ...given }) => say(`${game}-${points > 0 ? "reason" : "cost"}-${code}`, given))
    .join(" ");
}

/**
 * @param {{ told: Told, moment: Moment, number: number, count: number, onNext: () => void }} props
 */
export function Full({ told, moment, number, count, onNext }) {
  const { say, update, names } = told;
  const [isPlaying, setPlaying] = useState(false);
  const acting = moment.seat ?? told.views.get(moment)?.seat ?? 0;
  return html`<section class="card rv-full" aria-labelledby="rv-moment-title">
    <div class="rv-title"><h2 id="rv-moment-title"><${Grade} say=${say} mark=${moment.mark} /></h2>
      <span class="soft">${say("page-study-place", { round: told.roundOf(moment.ply), move: moment.ply + 1, number, count })}</span></div>
    <${Shown} told=${told} moment=${moment} />
    ${moment.decision ? html`<${Compared} told=${told} moment=${moment} decision=${moment.decision} />` : html`<${Drawn} told=${told} moment=${moment} />`}
    <p class="rv-why">${whyOf(told, moment)}</p>
    <div class="rv-acts">
      <${Button} class="mid" icon="play" onClick=${() => setPlaying(true)}><span>${say("page-study-play-on")}</span><//>
      ${moment.decision && isPuzzle(moment.decision) && html`<${MakePuzzle} key=${moment.ply} told=${told} decision=${moment.decision} />`}
      <${Button} class="mid" main onClick=${onNext} aria-keyshortcuts=${hasShortcuts() ? "n" : undefined}>
        <span>${say("page-study-next")}</span><${Icon} name="arrow" /><//>
    </div>
    ${isPlaying && html`<${PlayOn} update=${update} names=${names} ply=${moment.ply} acting=${acting} onClose=${() => setPlaying(false)} />`}
  </section>`;
}

/** Whether there is something to find. @param {Decision} decision */
const isPuzzle = ({ grade, action, best }) => grade !== "best" && action !== best;

/** A position in which the best action was not found becomes a puzzle. @param {{ told: Told, decision: Decision }} props */
function MakePuzzle({ told: { say, record }, decision }) {
  const [isMade, setMade] = useState(false);
  const make = () => {
    const { ply, action, best, win, loss, exact, reasons } = decision;
    keepOwn({
      record: { ...record, actions: record.actions.slice(0, ply), result: null },
      answers: [best],
      chances: { [best]: Math.round(1000 * (win + loss)), [action]: Math.round(1000 * win) },
      exact,
      reasons: reasons.map(({ code, points, ...given }) => ({ code, points, arguments: given })),
    });
    setMade(true);
    announce(say("page-study-puzzle-made"));
  };
  return html`<${Button} class="mid" icon=${isMade ? "check" : "puzzle"} aria-disabled=${isMade} onClick=${() => !isMade && make()}>
    <span>${say(isMade ? "page-study-puzzle-made" : "page-study-puzzle")}</span><//>`;
}

/** What was played and what was better. @param {{ told: Told, moment: Moment, decision: Decision }} props */
function Compared({ told, moment, decision }) {
  const { say, names, study, percent } = told;
  const { seat, action, best, win } = decision;
  const rows = [
    {
      mark: moment.mark,
      label: say("page-study-played", { whose: names[seat]?.isYou ? "you" : "other", name: names[seat]?.name ?? "" }),
      action,
      chance: win,
    },
  ];
  if (action !== best && moment.mark !== "best")
    rows.push({ mark: "best", label: say("page-study-better"), action: best, chance: win + decision.loss });
  return html`<ul class="rv-compared">${rows.map(
    (
      row,
    ) => html`<li key=${row.action}><${Grade} say=${say} mark=${row.mark} isBare /><span class="soft">${row.label}</span>
      <b>${capital(study.name({ say, action: row.action }))}</b><b class="rv-chance num">${percent(row.chance)}</b></li>`,
  )}</ul>`;
}

/** What a draw did. @param {{ told: Told, moment: Moment }} props */
const Drawn = ({ told, moment }) =>
  html`<ul class="rv-compared"><li><${Grade} say=${told.say} mark=${moment.mark} isBare /><span class="soft">${told.say("page-study-drawn")}</span>
    <b>${titleOf(told, moment)}</b><b class="rv-chance num">${told.gained(moment.change)}</b></li></ul>`;
