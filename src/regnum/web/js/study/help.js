// @ts-check
/** Help in a game that is being played: hints, step by step, and the coach. */

import { noteHint } from "../hints.js";
import { html, useEffect, useMemo, useRef, useState } from "../html.js";
import { announce } from "../live.js";
import { Button, Icon, IconButton } from "../parts/basics.js";
import { Grade, useStudy } from "../parts/grade.js";
import { standing } from "../tables.js";
import { language } from "../words.js";
import { nudgeOf, objection, pairOf, STEPS } from "./advice.js";
import { useAnalysis } from "./hooks.js";

/** @typedef {import("../contract.js").Update} Update */
/** @typedef {import("../html.js").Drawn} Drawn */
/** @typedef {import("../more.js").Say} Say */
/** @typedef {import("../engine/contract.js").Analysis} Analysis */
/**
 * @typedef {{ marked?: import("../contract.js").Marked[], suggested?: string | null, hint?: Drawn | null, coach?: Drawn | null }} Help
 *   `hint`: in place of the sentence.
 */
/**
 * @typedef {object} HelpProps
 * @property {Update} update
 * @property {number} step Of the hint; 0 if none was asked for.
 * @property {(step: number) => void} ask
 * @property {boolean} hasCoach
 * @property {string | null} trial The move being considered.
 * @property {boolean} canUndo
 * @property {() => void} undo
 * @property {(help: Help) => void} onHelp Is told what the table should show.
 */

/** Seconds that the engine thinks about a move in a game. */
const EFFORT = 3;

/** The position of the player whose turn it is here; null if it is nobody's. @param {Update} update */
function positionOf({ summary, view, your_seats: own, events }) {
  if (!view || view.seat === null || !own.includes(view.seat) || !view.legal.length) return null;
  const turns = standing(events).map(({ seat, round, action }) => ({ seat, round, action }));
  return { game: summary.game, view, turns };
}

/**
 * It draws nothing itself: the table stays as it is, whatever is on trial there, and shows what it is told.
 * @param {HelpProps} props
 */
export function Helped(props) {
  const { update, step, ask, onHelp } = props;
  const say = useStudy();
  const { here, news, verdict, isNow, isFailed } = useThought(props);
  const analysis = isNow && news && (news.part >= 1 || news.isDone) ? news.analysis : null;
  const [suggested, suggest] = useSuggested(props, analysis);
  const coach = useCoach({ ...props, say, verdict, isNow, suggest });
  const isHinting = say !== null && here !== null && step > 0;
  const hint = isHinting
    ? html`<${Hint} ...${{ say, step, ask, analysis, isFailed }} game=${update.summary.game} />`
    : null;
  const marked = isHinting && step === 2 && analysis ? pairOf(analysis) : undefined;
  const signs = [
    language(),
    update.summary.ply,
    step,
    isFailed,
    analysis?.playouts,
    suggested,
    coach && verdict?.action,
    isNow,
  ];
  useEffect(() => onHelp({ marked, suggested, hint, coach }), [signs.join(" "), say]);
  useEffect(() => () => onHelp({}), []);
  return null;
}

/** What the engine thinks of the position, or still of the one before. @param {HelpProps} props */
function useThought({ update, step, hasCoach, trial }) {
  const key = `${update.table} ${update.summary.ply}`;
  const here = useMemo(() => positionOf(update), [update.view]);
  const isAsked = here !== null && (step > 0 || hasCoach);
  const played = playedIn(update)?.action ?? null;
  const known = useRef(""); // the last position in which it is known that nothing is wrong with what was played
  const isBusy = played !== null && trial === null && step === 0;
  const kept = useKept(
    isAsked ? { key, position: here } : null,
    hasCoach,
    (last) => isBusy && known.current !== last.key,
  );
  const isNow = here !== null && kept?.key === key;
  const action = hasCoach ? (isNow ? trial : played) : null;
  const { news, verdict, isFailed } = useAnalysis(kept?.position ?? null, kept?.key ?? "", { seconds: EFFORT, action });
  const isFine = verdict !== null && verdict.action === played && !objection(verdict.judged, played);
  const [, again] = useState(0);
  useEffect(() => {
    if (!kept || isNow || !(isFine || isFailed)) return;
    known.current = kept.key;
    again((count) => count + 1);
  }, [isFine, isFailed, isNow, kept?.key]);
  useEffect(() => {
    if (step > 0 && here) noteHint(update.table, update.summary.ply);
  }, [step > 0, key]);
  return { here, news, verdict, isFailed, isNow };
}

/**
 * A move to be put on trial: the last step of a hint, or what the coach shows.
 * @param {HelpProps} props
 * @param {Analysis | null} analysis
 * @returns {[string | null, (action: string) => void]}
 */
function useSuggested({ update, step }, analysis) {
  const { ply } = update.summary;
  const [wanted, setWanted] = useState({ ply: -1, action: "" });
  const best = step === STEPS ? (analysis?.candidates[0]?.action ?? null) : null;
  useEffect(() => {
    if (best) setWanted({ ply, action: best });
  }, [best, ply]);
  return [wanted.ply === ply ? wanted.action : null, (action) => setWanted({ ply, action })];
}

/** What the reader has played last, if nothing has happened since. @param {Update} update */
function playedIn({ events, your_seats: own }) {
  const last = standing(events).at(-1);
  return last && own.includes(last.seat) ? last : null;
}

/**
 * The coach goes on thinking about a move after it was played, until it is known what it was worth, also where the same player
 * goes on.
 * @template {{ key: string }} T
 * @param {T | null} now
 * @param {boolean} isKept
 * @param {(last: T) => boolean} isWanted Whether there is still something to find out about the position before.
 * @returns {T | null}
 */
function useKept(now, isKept, isWanted) {
  const last = useRef(now);
  const before = last.current;
  if (!isKept || (now && (!before || before.key === now.key || !isWanted(before)))) last.current = now;
  return last.current;
}

/**
 * A step of a hint, where the sentence was.
 * @param {{ say: Say, game: string, step: number, ask: (step: number) => void, analysis: Analysis | null, isFailed: boolean }} props
 */
function Hint({ say, game, step, ask, analysis, isFailed }) {
  const text = isFailed
    ? say("page-study-no-analysis")
    : analysis
      ? hintWords(say, game, step, analysis)
      : say("page-study-thinking");
  useEffect(() => announce(text), [text]);
  return html`<section class="sentence hint-line" aria-label=${say("page-study-hint")}>
    <${Icon} name="hint" /><p>${text}</p>
    <ol>${Array.from({ length: STEPS }, (_, i) => i + 1).map(
      (
        number,
      ) => html`<li key=${number}><button type="button" class="hint-step" aria-current=${number === step ? "step" : undefined}
        aria-label=${say("page-study-hint-step", { step: number })} onClick=${() => ask(number)}>${number}</button></li>`,
    )}</ol>
    <${IconButton} icon="close" label=${say("page-study-hint-close")} onClick=${() => ask(0)} />
  </section>`;
}

/** What costs most; empty if nothing stands out. @param {Say} say @param {string} game @param {import("../engine/contract.js").Candidate} tried */
function reasonWords(say, game, { reasons = [] }) {
  const worst = reasons.toSorted((one, other) => one.points - other.points)[0];
  if (!worst || worst.points >= 0) return "";
  const { code, points: _points, ...words } = worst;
  return say(`${game}-cost-${code}`, words);
}

/** @param {Say} say @param {string} game @param {number} step @param {Analysis} analysis */
function hintWords(say, game, step, analysis) {
  if (analysis.candidates.length < 2) return say("page-study-hint-only");
  if (step === 2) return say("page-study-hint-two");
  if (step === STEPS) return say("page-study-hint-move");
  const nudge = nudgeOf(analysis);
  if (!nudge) return say("study-nudge");
  const { code, points: _points, ...words } = nudge;
  return say(`${game}-nudge-${code}`, words);
}

/**
 * What the coach says of a move on trial, at most once a turn; and of one that was played before it was known what it is worth.
 * @param {HelpProps & { say: Say | null, verdict: import("./analyst.js").Verdict | null, isNow: boolean, suggest: (action: string) => void }} about
 * @returns {Drawn | null}
 */
function useCoach({ update, say, verdict, isNow, hasCoach, step, canUndo, undo, suggest }) {
  const [quiet, setQuiet] = useState({ table: "", ply: -1 });
  const ply = isNow ? update.summary.ply : (playedIn(update)?.ply ?? -1);
  const isWanted = hasCoach && step === 0 && quiet.table !== update.table && quiet.ply !== ply;
  const found = isWanted && (isNow || canUndo) ? objection(verdict?.judged ?? null, verdict?.action ?? null) : null;
  useEffect(() => {
    // once a turn: nothing more is said when the move is taken away, or played
    if (found) return () => setQuiet((now) => ({ ...now, ply }));
    return undefined;
  }, [found === null, ply]);
  if (!found || !say) return null;
  const keep = () => setQuiet({ ...quiet, ply });
  const help = isNow
    ? { icon: "eye", text: say("page-study-coach-show"), act: () => suggest(found.best.action) }
    : { icon: "undo", text: say("page-undo"), act: undo };
  return html`<section class="coach" role="status" aria-label=${say("page-study-coach")}>
    <${Grade} say=${say} mark=${found.tried.grade} />
    <p>${say("page-study-coach-lost", { lost: Math.round(100 * found.tried.loss) })}${" "}${reasonWords(say, update.summary.game, found.tried)}</p>
    <div>
      <${Button} class="low" icon=${help.icon} onClick=${help.act}>${help.text}<//>
      <${Button} class="low quiet" onClick=${keep}>${say("page-study-coach-keep")}<//>
      <${IconButton} icon="sound-off" label=${say("page-study-coach-quiet")} onClick=${() => setQuiet({ table: update.table, ply })} />
    </div>
  </section>`;
}
