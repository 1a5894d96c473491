// @ts-check
/** A review, drawn: headline, account, graph, one moment in full and the list of moments. */

import { html, useEffect, useMemo, useState } from "../html.js";
import { momentsOf, filtered, pointsOf, tone } from "./story.js";
import { viewsOf } from "./reviews.js";
import { hasShortcuts } from "../settings.js";
import { standing } from "../tables.js";
import { capital, language } from "../words.js";
import { Account, sumOf } from "./account.js";
import { Grade } from "../parts/grade.js";
import { Graph, Legend } from "./graph.js";
import { Full, MomentCard } from "./moment.js";
import { outcome } from "../parts/outcome.js";
import { SharePicture } from "../parts/sharing.js";

/** @typedef {import("../more.js").Say} Say */
/** @typedef {import("../contract.js").Name} Name */
/** @typedef {import("../contract.js").Update} Update */
/** @typedef {import("../contract.js").View} View */
/** @typedef {import("./contract.js").Review} Review */
/** @typedef {import("./story.js").Moment} Moment */
/** @typedef {import("../types.d.ts").GameRecord} GameRecord */
/**
 * @typedef {object} ReviewedProps
 * @property {Say} say
 * @property {Update} update
 * @property {GameRecord} record
 * @property {Name[]} names
 * @property {import("../contract.js").WholeFace} face
 * @property {import("../contract.js").StudyFace} study
 * @property {Review} review
 */
/**
 * @typedef {object} Told What is needed to tell of a moment.
 * @property {Say} say
 * @property {Update} update
 * @property {GameRecord} record
 * @property {Name[]} names
 * @property {number} seat Whose story it is.
 * @property {import("../contract.js").StudyFace} study
 * @property {Map<Moment, View>} views
 * @property {(part: number) => string} percent
 * @property {(part: number) => string} gained A change of a chance, with its sign.
 * @property {(ply: number) => string} roundOf What the round of an action is called.
 */

const GRADES = /** @type {const} */ (["best", "good", "inaccuracy", "mistake", "blunder"]);
/** @type {import("./story.js").Filter[]} */
const FILTERS = ["all", "mine", "luck"];

/** Numbers in the language that is spoken; a minus is a minus. */
function useFigures() {
  const spoken = language();
  return useMemo(() => {
    const format = (/** @type {Intl.NumberFormatOptions} */ style) => new Intl.NumberFormat(spoken, style);
    const minus = (/** @type {string} */ text) => text.replace("-", "−");
    const [percent, gained, whole, points] = [
      format({ style: "percent" }),
      format({ style: "percent", signDisplay: "exceptZero" }),
      format({ maximumFractionDigits: 0, signDisplay: "exceptZero" }),
      format({ maximumFractionDigits: 1, signDisplay: "exceptZero" }),
    ];
    return {
      percent: (/** @type {number} */ part) => percent.format(part),
      gained: (/** @type {number} */ part) => minus(gained.format(part)),
      points: (/** @type {number} */ amount) => minus((Math.abs(amount) < 100 ? points : whole).format(amount)),
    };
  }, [spoken]);
}

/** @param {ReviewedProps} props */
export function Reviewed({ say, update, record, names, face, study, review }) {
  const [seat, setSeat] = useState(() => firstSeat(update));
  const [unit, setUnit] = useState(/** @type {"points" | "win"} */ ("points"));
  const [filter, setFilter] = useState(/** @type {import("./story.js").Filter} */ ("all"));
  const [ply, setPly] = useState(/** @type {string | null} */ (null));
  const figures = useFigures();
  const rounds = useMemo(() => roundsOf(say, update, face), [say, update]);
  const points = useMemo(() => pointsOf(review, startOf(review, update), rounds.numbers), [review, update]);
  const all = useMemo(() => momentsOf(review, seat), [review, seat]);
  const moments = filtered(all, filter, seat);
  const chosen = Math.max(
    0,
    moments.findIndex((one) => keyOf(one) === ply),
  );
  const moment = moments[chosen];
  const views = useViews(record, all);
  /** @type {Told} */
  const told = {
    say,
    update,
    record,
    names,
    seat,
    study,
    views,
    ...figures,
    roundOf: (at) => rounds.headings[at] ?? rounds.headings.at(-1) ?? "",
  };
  const choose = (/** @type {number} */ number) => setPly(keyOf(/** @type {Moment} */ (moments[number])));
  const next = () => moments.length && choose((chosen + 1) % moments.length);
  useKey("n", next);
  const parts = review.players.map((player) => (unit === "points" ? player.points : player));
  const scores = scoresOf(record);
  return html`<main id="main" class="rv" tabindex="-1">
    <section class="rv-head">
      <${Verdict} ...${{ say, update, names, scores, seat, review }}><${SharePicture} ...${{ update, names, face }} /><//>
      <div class="rv-sums">
        <${Account} ...${{ say, names, scores, seat, parts }} signed=${unit === "points" ? figures.points : figures.gained} />
        <small class="soft">${unit === "points" && say("page-study-points-about")}</small>
        <${Choice} title=${say("page-study-unit")} chosen=${unit} onChange=${setUnit}
          values=${[
            ["points", say("page-study-unit-points")],
            ["win", say("page-study-unit-win")],
          ]} />
      </div>
    </section>
    <section class="card rv-chart"><div class="rv-title"><h2>${say("page-study-graph")} <small>${say("page-study-by-round")}</small></h2>
        <${Legend} ...${{ say, names, seat }} onSeat=${setSeat} /></div>
      <${Graph} ...${{ say, points, names, seat, moments, chosen }} rounds=${rounds.names} onChoose=${choose}
        percent=${figures.percent} about=${(/** @type {Moment} */ one) => aboutOf(told, one)} />
    </section>
    ${moment && html`<${Full} told=${told} moment=${moment} number=${chosen + 1} count=${moments.length} onNext=${next} />`}
    <section class="rv-moments" aria-label=${say("page-study-moments")}>
      <div class="rv-title"><h2>${say("page-study-moments")}</h2>
        <${Choice} title=${say("page-study-filter")} chosen=${filter} onChange=${setFilter}
          values=${FILTERS.map((one) => [one, say(`page-study-filter-${one}`, { moments: filtered(all, one, seat).length })])} /></div>
      ${!moments.length && html`<p class="soft">${say("page-study-moments-none")}</p>`}
      <ol>${moments.map(
        (one, number) =>
          html`<li key=${keyOf(one)}><${MomentCard} told=${told} moment=${one} isOn=${number === chosen} onChoose=${() => choose(number)} /></li>`,
      )}</ol>
    </section>
  </main>`;
}

/** Several things of which one is chosen, as chips. @param {{ title: string, chosen: string, values: string[][], onChange: (value: never) => void }} props */
const Choice = ({ title, chosen, values, onChange }) =>
  html`<span class="rv-choice" role="group" aria-label=${title}>${values.map(
    ([value, text]) => html`<button key=${value} type="button" class="chip" aria-pressed=${value === chosen}
      onClick=${() => onChange(/** @type {never} */ (value))}>${text}</button>`,
  )}</span>`;

/** Which moment it is; a draw and an action may have the same ply. @param {Moment} moment */
const keyOf = ({ ply, seat }) => `${ply} ${seat === null ? "draw" : "move"}`;

/** Whose story it is at first: the reader's, or the winner's. @param {Update} update */
const firstSeat = ({ your_seats: own, summary }) =>
  own.length === 1 ? (own[0] ?? 0) : Math.max(0, summary.ranks?.indexOf(1) ?? 0);

/** @param {GameRecord} record @returns {number[]} */
const scoresOf = (record) => /** @type {{ scores?: number[] } | null} */ (record.result)?.scores ?? [];

/**
 * What all players could expect at the beginning: the result, less what the game added to it.
 * @param {Review} review
 * @param {Update} update
 */
function startOf({ players }, { summary }) {
  const ranks = summary.ranks ?? [];
  const winners = ranks.filter((rank) => rank === 1).length;
  return players.map((parts, seat) => (ranks[seat] === 1 ? 1 / winners : 0) - sumOf(parts));
}

/**
 * The rounds of all actions, what they are called in short, and what each action is under in the log.
 * @param {Say} say
 * @param {Update} update
 * @param {import("../contract.js").WholeFace} face
 */
function roundsOf(say, update, face) {
  const played = standing(update.events);
  const headed = face.moments?.({ update });
  const keys = played.map(({ round, game_number: game = 1 }) => `${game} ${round}`);
  const known = [...new Set(keys)];
  const isMatch = new Set(played.map(({ game_number: game = 1 }) => game)).size > 1;
  return {
    numbers: keys.map((key) => known.indexOf(key)),
    headings: played.map(({ number, round }) => headed?.get(number)?.heading || say("page-study-at-round", { round })),
    names: known.map((key) => (isMatch ? key.replace(" ", "/") : (key.split(" ")[1] ?? ""))),
  };
}

/** What the moments show, from the worker. @param {GameRecord} record @param {Moment[]} moments */
function useViews(record, moments) {
  const [views, setViews] = useState(/** @type {Map<Moment, View>} */ (new Map()));
  useEffect(() => {
    let isWanted = true;
    viewsOf(record, moments).then(
      (found) => isWanted && setViews(new Map(found.map((view, at) => [/** @type {Moment} */ (moments[at]), view]))),
      console.warn,
    );
    return () => {
      isWanted = false;
    };
  }, [record, moments]);
  return views;
}

/** @param {string} key @param {() => unknown} act */
function useKey(key, act) {
  useEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      const isTyping = /** @type {Element} */ (event.target).closest("input, select, textarea, dialog");
      if (
        event.key.toLowerCase() !== key ||
        event.ctrlKey ||
        event.altKey ||
        event.metaKey ||
        isTyping ||
        !hasShortcuts()
      )
        return;
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}

/** A moment in one sentence. @param {Told} told @param {Moment} moment */
const aboutOf = (told, moment) =>
  `${told.roundOf(moment.ply)}: ${told.say(`page-study-mark-${moment.mark}`)}, ${told.gained(moment.change)}`;

/**
 * @param {{ say: Say, update: Update, names: Name[], scores: number[], seat: number, review: Review, children:
 *   import("../html.js").Children }} props
 */
function Verdict({ say, update, names, scores, seat, review, children }) {
  const { points } = /** @type {import("./contract.js").Played} */ (review.players[seat]);
  const name = names[seat]?.name ?? "";
  const whose = names[seat]?.isYou ? "you" : "other";
  const graded = review.decisions.filter((one) => one.seat === seat);
  return html`<div class="rv-verdict">
    <svg class="rv-emblem" viewBox="0 0 64 64" aria-hidden="true"><use href="#figure-crown" /></svg>
    <div><h2>${headline(say, update, names, scores)}</h2>
      <p>${capital(say("page-study-verdict", { whose, name, skill: tone(points.skill), luck: tone(points.luck) }))}</p>
      <ul class="rv-counts" aria-label=${say("page-study-grades")}>${GRADES.map((grade) => {
        const count = graded.filter((one) => one.grade === grade).length;
        return (
          count > 0 && html`<li key=${grade}><${Grade} say=${say} mark=${grade} /><b class="num">${count}</b></li>`
        );
      })}</ul>
      <div class="cluster">${children}</div></div>
  </div>`;
}

/** Who won and by how much. @param {Say} say @param {Update} update @param {Name[]} names @param {number[]} scores */
function headline(say, update, names, scores) {
  const ranks = update.summary.ranks ?? [];
  const first = ranks.indexOf(1);
  const second = ranks.indexOf(2);
  if (first < 0 || second < 0 || ranks.filter((rank) => rank === 1).length > 1) return outcome(say, update, names);
  return say("page-study-headline", {
    winner: names[first]?.isYou ? "you" : "other",
    name: names[first]?.name ?? "",
    second: names[second]?.isYou ? "you" : "other",
    rival: names[second]?.name ?? "",
    score: scores[first] ?? 0,
    ahead: (scores[first] ?? 0) - (scores[second] ?? 0),
  });
}
