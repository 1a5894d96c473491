// @ts-check
/** The analysis of a moment of a finished game: the table with its margins annotated. The table itself stays as it is. */

import { fetchPart, usePart } from "../games.js";
import { html, useEffect, useMemo, useState } from "../html.js";
import { announce } from "../live.js";
import { wordsOf } from "../more.js";
import { dressStudy, useStudy } from "../parts/grade.js";
import { hasShortcuts } from "../settings.js";
import { useStore } from "../store.js";
import { language } from "../words.js";
import { analyst } from "./analyst.js";
import { Candidates, Effort, Next, Nothing, Waiting, Why } from "./candidates.js";
import { ChanceBar } from "./chance.js";
import { momentOf, recordOf, useAnalysis, useRecord } from "./hooks.js";
import { SHOWN, shownOf } from "./progress.js";

/** @typedef {import("../contract.js").Update} Update */
/** @typedef {import("../contract.js").Name} Name */
/** @typedef {import("../html.js").Drawn} Drawn */
/**
 * @typedef {object} Found What is found out about a moment, for the other parts of the table.
 * @property {number} ply
 * @property {number[] | null} win Of the chosen candidate, by seat.
 * @property {import("../contract.js").Marked[]} marked
 * @property {(action: string) => void} choose
 */
/** @typedef {import("../store.js").Store<Found>} Finding */

/** Fetch all that an analysis of a game needs. @param {Update} update */
export function prepare({ table, summary: { game } }) {
  analyst.expect(game);
  for (const coming of [recordOf(table), wordsOf("study", language()), dressStudy(), fetchPart(game, "study")])
    coming.catch(() => {}); // it is tried again when it is needed
}

/**
 * The panel beside the board. It is drawn first; the rest of the table is told afterwards.
 * @param {{ past: Update, names: Name[], ply: number, finding: Finding }} props
 */
export function Analysed({ past, names, ply, finding }) {
  const say = useStudy();
  const record = useRecord(past.table);
  const { game } = past.summary;
  useEffect(() => analyst.expect(game), [game]); // while the record is on its way
  const seat = past.view?.seat ?? null;
  const position = useMemo(
    () => (record && seat !== null ? momentOf(record, ply) : null),
    [record, ply, seat === null],
  );
  const key = `${past.table} ${ply}`;
  const { news, isFailed, more } = useAnalysis(position, key);
  const shown = news ? shownOf(news.analysis) : [];
  const [wanted, setWanted] = useState({ key, action: "" });
  const chosen = Math.max(0, wanted.key === key ? shown.findIndex(({ action }) => action === wanted.action) : 0);
  const choose = (/** @type {number} */ number) => {
    const action = shown[number]?.action;
    if (action) setWanted({ key, action });
  };
  useDigits(choose);
  const told = usePart(game, "study");
  const tell = (/** @type {string} */ action) => (say && told ? told.name({ say, action }) : action);
  const best = shown[chosen];
  useSpoken(say, news, tell);
  useEffect(() => {
    if (!best) return;
    const marked = shown.map(({ action }, i) => {
      const look = /** @type {"chosen" | "maybe"} */ (i === chosen ? "chosen" : "maybe");
      return { action, label: String(i + 1), look };
    });
    finding.set({ ply, win: best.win, marked, choose: (action) => setWanted({ key, action }) });
  }, [news, chosen]);
  if (!say) return null;
  return html`<aside class="study-panel" aria-label=${say("page-study-analysis")}>
    <section><h2>${say("page-study-best")} <small>${say("page-study-best-about", { game })}</small></h2>
      ${
        seat === null
          ? html`<${Nothing} text=${say("page-study-over")} />`
          : isFailed
            ? html`<${Nothing} text=${say("page-study-no-analysis")} />`
            : shown.length
              ? html`<${Candidates} ...${{ say, candidates: shown, seat, chosen, choose, tell }} />`
              : html`<${Waiting} say=${say} count=${SHOWN} />`
      }
    </section>
    ${best?.reasons && html`<${Why} ...${{ say, game, number: chosen + 1, reasons: best.reasons }} />`}
    ${best?.next && html`<${Next} ...${{ say, next: best.next, names, tell }} />`}
    ${news && html`<${Effort} ...${{ say, news, more }} />`}
  </aside>`;
}

/**
 * The chances over the board.
 * @param {{ past: Update, names: Name[], ply: number, finding: Finding, waiting: Drawn }} props `waiting`: until the words are here
 */
export function Chances({ past, names, ply, finding, waiting }) {
  const say = useStudy();
  const found = useStore(finding);
  if (!say) return waiting;
  const win = found.ply === ply ? found.win : resultOf(past);
  return html`<${ChanceBar} ...${{ say, names, win }} own=${past.your_seats} />`;
}

/** Who has won, when nothing is left to play. @param {Update} past */
const resultOf = ({ view }) => {
  const ranks = view?.result?.ranks;
  if (!Array.isArray(ranks)) return null;
  return ranks.map((rank) => (rank === 1 ? 1 / ranks.filter((one) => one === 1).length : 0));
};

/** Keys 1, 2, 3 choose a candidate. @param {(number: number) => void} choose */
function useDigits(choose) {
  useEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      if (event.altKey || event.ctrlKey || event.metaKey || !hasShortcuts()) return;
      if (target.closest?.("input:not([type=range]), textarea, select, dialog")) return;
      const number = Number(event.key) - 1;
      if (!Number.isInteger(number) || number < 0 || number >= SHOWN) return;
      choose(number);
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}

/**
 * The result is said once, when the thinking is over.
 * @param {import("../more.js").Say | null} say
 * @param {import("./analyst.js").News | null} news
 * @param {(action: string) => string} tell
 */
function useSpoken(say, news, tell) {
  const isOver = news !== null && (news.isDone || news.part >= 1);
  const best = news?.analysis.candidates[0];
  useEffect(() => {
    if (!say || !isOver || !best || !news) return;
    const part = Math.round(100 * (best.win[news.analysis.seat] ?? 0));
    announce(say("page-study-said", { move: tell(best.action), part }));
  }, [isOver, best?.action]);
}
