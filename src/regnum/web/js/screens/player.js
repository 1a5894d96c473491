// @ts-check
/** How somebody did in games that were played to their end. */

import { ask } from "../api.js";
import { html, useEffect, useState } from "../html.js";
import { useMe } from "../identity.js";
import { PlainScreen } from "../parts/bar.js";
import { Loading, Notice } from "../parts/basics.js";
import { Paged } from "../parts/paged.js";
import { language, useWords } from "../words.js";
import { Row } from "./archive.js";

/** @typedef {{ game: string, players: number, games: number, wins: number, mean_score: number, best_score: number }} Record_ */

/** @param {{ params: Record<string, string> }} props */
export function Screen({ params }) {
  const say = useWords();
  const me = useMe();
  const player = params.player ?? "";
  const [records, setRecords] = useState(/** @type {Record_[] | null} */ (null));
  const [name, setName] = useState("");
  const [problem, setProblem] = useState("");
  useEffect(() => {
    ask("GET", `/api/players/${encodeURIComponent(player)}/statistics`).then(
      (told) => setRecords(told.records),
      (refused) => setProblem(refused.message),
    );
    ask("GET", `/api/archive?player=${encodeURIComponent(player)}&limit=1`).then(
      (told) => setName(told.tables[0]?.seats.find((/** @type {any} */ seat) => seat.player === player)?.name ?? ""),
      () => {},
    );
  }, [player]);
  const shown = me?.player === player ? me.name : name;
  return html`<${PlainScreen} title=${shown ? say("page-statistics-of", { name: shown }) : say("page-statistics")}>
    ${problem && html`<${Notice} kind="warn" role="alert">${problem}<//>`}
    ${!records && !problem && html`<${Loading} />`}
    ${records && html`<${Records} records=${records} />`}
    ${records && html`<h2 class="apart">${say("page-games-played")}</h2>
      <${Paged} path="/api/archive" query=${{ player }} empty=${say("page-archive-empty")} Row=${Row} />`}
  <//>`;
}

/** @param {{ records: Record_[] }} props */
function Records({ records }) {
  const say = useWords();
  if (!records.length) return html`<p class="soft">${say("page-statistics-none")}</p>`;
  const percent = new Intl.NumberFormat(language(), { style: "percent" });
  const decimal = new Intl.NumberFormat(language(), { maximumFractionDigits: 1 });
  return html`<div class="scroll-x" tabindex="0" role="region" aria-label=${say("page-statistics")}><table class="figures">
    <thead><tr>
      <th scope="col">${say("page-game")}</th><th scope="col">${say("page-players")}</th><th scope="col">${say("page-games")}</th>
      <th scope="col">${say("page-wins")}</th><th scope="col">${say("page-mean-score")}</th><th scope="col">${say("page-best-score")}</th>
    </tr></thead>
    <tbody>${records.map(
      (record) => html`<tr key=${`${record.game} ${record.players}`}>
        <th scope="row">${say(`game-${record.game}`)}</th><td>${record.players}</td><td>${record.games}</td>
        <td>${record.wins} (${percent.format(record.games ? record.wins / record.games : 0)})</td>
        <td>${decimal.format(record.mean_score)}</td><td>${record.best_score}</td>
      </tr>`,
    )}</tbody>
  </table></div>`;
}
