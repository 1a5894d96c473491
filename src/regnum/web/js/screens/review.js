// @ts-check
/** A finished game looked at again: what was luck and what was skill, how the chances went, and the moments that decided. */

import { ask } from "../api.js";
import { usePart, useTableFace } from "../games.js";
import { html, useEffect, useState } from "../html.js";
import { announce } from "../live.js";
import { Bar, useTitle } from "../parts/bar.js";
import { Button, ButtonLink, Loading, Notice } from "../parts/basics.js";
import { useStudy } from "../parts/grade.js";
import { Reviewed } from "../study/reviewed.js";
import { knownReview, makeReview } from "../study/reviews.js";
import { moreNow } from "../router.js";
import { namesOf, tablePath } from "../tables.js";
import { useWords } from "../words.js";

/** @typedef {import("../contract.js").Update} Update */
/** @typedef {import("../types.d.ts").GameRecord} GameRecord */
/** @typedef {import("../study/contract.js").Review} Review */
/** @typedef {{ update: Update, record: GameRecord }} Game */

export const styles = ["css/review.css"];

/** @param {{ params: Record<string, string> }} props */
export function Screen({ params }) {
  const table = params.table ?? "";
  const say = useWords();
  const sayStudy = useStudy();
  const { game, problem } = useFinished(table);
  const face = useTableFace(game?.update.summary.game);
  const study = usePart(game?.update.summary.game ?? "", "study");
  const making = useReview(table, game);
  useTitle(say("page-review"));
  if (problem) return html`<${Framed} title=${say("page-name")}><${Notice} kind="warn" role="alert">${problem}<//><//>`;
  if (!game || !sayStudy || !face) return html`<${Framed} title=${say("page-name")}><${Loading} /><//>`;
  const { update, record } = game;
  const title = say(`${update.summary.game}-name`);
  const where = say("page-review");
  if (!making.review)
    return html`<${Framed} title=${title} where=${where} table=${table}><${Making} say=${sayStudy} ...${making} /><//>`;
  if (!study) return html`<${Framed} title=${title} where=${where} table=${table}><${Loading} /><//>`;
  const names = namesOf(update, face.colours);
  return html`<${Bar} title=${title} where=${where}><${Back} table=${table} /><//>
    <${Reviewed} ...${{ say: sayStudy, update, record, names, face, study, review: making.review }} />`;
}

/** @param {{ title: string, where?: string, table?: string, children?: import("../html.js").Children }} props */
const Framed = ({ title, where, table, children }) =>
  html`<${Bar} title=${title} where=${where}>${table && html`<${Back} table=${table} />`}<//>
    <main id="main" class="wrap" tabindex="-1">${children}</main>`;

/** @param {{ table: string }} props */
function Back({ table }) {
  const say = useWords();
  return html`<nav class="rv-back"><${ButtonLink} class="low quiet" href=${tablePath(table)}>${say("page-replay-result")}<//></nav>`;
}

/** A game that is over, with its record. @param {string} table @returns {{ game: Game | null, problem: string }} */
function useFinished(table) {
  const [game, setGame] = useState(/** @type {Game | null} */ (null));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    let isWanted = true;
    const path = `/api/tables/${encodeURIComponent(table)}`;
    /** @type {[Promise<Update>, Promise<GameRecord>]} */
    const coming = [ask("GET", path), ask("GET", `${path}/record`)];
    Promise.all(coming).then(
      ([update, record]) => isWanted && setGame({ update, record }),
      (refused) => isWanted && setProblem(refused.message),
    );
    return () => {
      isWanted = false;
    };
  }, [table]);
  return { game, problem };
}

/**
 * The review of a game, made if it was not made before.
 * @param {string} table
 * @param {Game | null} game
 */
function useReview(table, game) {
  const [review, setReview] = useState(/** @type {Review | null} */ (null));
  const [part, setPart] = useState(0);
  const [state, setState] = useState(/** @type {"making" | "stopped" | "failed"} */ ("making"));
  const [ender, setEnder] = useState(/** @type {AbortController | null} */ (null));
  const start = () => {
    if (!game) return undefined;
    const { record, update } = game;
    const [seat = null, ...more] = update.your_seats;
    const effort = Number(new URLSearchParams(moreNow()).get("effort")) || 1;
    const about = { table, record, effort, seat: more.length ? null : seat };
    const made = new AbortController();
    setEnder(made);
    setState("making");
    setPart(0);
    const done = (/** @type {Review} */ found) => !made.signal.aborted && setReview(found);
    knownReview(table, record)
      .then((found) => found ?? makeReview(about, { signal: made.signal, onProgress: setPart }))
      .then(done, (problem) => {
        if (!made.signal.aborted) console.warn(problem);
        setState(made.signal.aborted ? "stopped" : "failed");
      });
    return () => made.abort();
  };
  useEffect(start, [table, game]);
  return { review, part, state, start, stop: () => ender?.abort() };
}

/**
 * What is shown until the review is there.
 * @param {{ say: import("../more.js").Say, part: number, state: "making" | "stopped" | "failed", start: () => unknown,
 *   stop: () => void }} props
 */
function Making({ say, part, state, start, stop }) {
  useEffect(() => announce(say(`page-study-${state}`)), [state]);
  return html`<section class="rv-making card">
    <h2>${say("page-review")}</h2>
    <p class="soft">${say(`page-study-${state}`)}</p>
    ${
      state === "making"
        ? html`<progress class="rv-progress" max="1" value=${part} aria-label=${say("page-review")}></progress>
      <${Button} onClick=${stop}>${say("page-study-stop")}<//>`
        : html`<${Button} main onClick=${start}>${say("page-study-again")}<//>`
    }
  </section>`;
}
