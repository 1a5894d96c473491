// @ts-check
/** How somebody did in games that were played to their end. */

import { ask, HERE } from "../api.js";
import { html, useEffect, useState } from "../html.js";
import { PLAYER } from "../here/names.js";
import { useMe } from "../identity.js";
import { PlainScreen } from "../parts/bar.js";
import { Loading, Notice } from "../parts/basics.js";
import { Paged } from "../parts/paged.js";
import { language, useWords } from "../words.js";
import { Row } from "./archive.js";

/** @typedef {import("../types.d.ts").PlayerStats} Record_ */

/** @param {{ params: Record<string, string> }} props */
export function Screen({ params }) {
  const say = useWords();
  const me = useMe();
  const player = params.player ?? "";
  const place = player === PLAYER ? HERE : "";
  const [records, setRecords] = useState(/** @type {Record_[] | null} */ (null));
  const [name, setName] = useState("");
  const [problem, setProblem] = useState("");
  useEffect(() => {
    /** @type {Promise<import("../types.d.ts").Statistics>} */
    const statistics = ask("GET", `${place}/api/players/${encodeURIComponent(player)}/statistics`);
    /** @type {Promise<import("../types.d.ts").Tables>} */
    const last = ask("GET", `${place}/api/archive?player=${encodeURIComponent(player)}&limit=1`);
    statistics.then(
      (told) => setRecords(told.records),
      (refused) => setProblem(refused.message),
    );
    last.then(
      (told) => setName(told.tables[0]?.seats.find((seat) => seat.player === player)?.name ?? ""),
      () => {},
    );
  }, [player]);
  const shown = me?.player === player ? me.name : name;
  return html`<${PlainScreen} title=${shown ? say("page-statistics-of", { name: shown }) : say("page-statistics")}>
    ${problem && html`<${Notice} kind="warn" role="alert">${problem}<//>`}
    ${!records && !problem && html`<${Loading} />`}
    ${records && html`<${Records} records=${records} />`}
    ${
      records &&
      html`<h2 class="apart">${say("page-games-played")}</h2>
      <${Paged} path=${`${place}/api/archive`} query=${{ player }} empty=${say("page-archive-empty")} Row=${Row} />`
    }
  <//>`;
}

/** @param {{ records: Record_[] }} props */
function Records({ records }) {
  const say = useWords();
  if (!records.length) return html`<p class="soft">${say("page-statistics-none")}</p>`;
  const percent = new Intl.NumberFormat(language(), { style: "percent" });
  const decimal = new Intl.NumberFormat(language(), { maximumFractionDigits: 1 });
  const titles = ["game", "players", "games", "wins", "mean-score", "best-score"].map((name) => say(`page-${name}`));
  const figures = (/** @type {Record_} */ { players, games, wins, mean_score: mean, best_score: best }) => [
    players,
    games,
    `${wins} (${percent.format(games ? wins / games : 0)})`,
    decimal.format(mean),
    best,
  ];
  // Roles are written out because on a phone the rows are laid out as cards, and browsers then forget that this is a table.
  return html`<table class="figures" role="table" aria-label=${say("page-statistics")}>
    <thead role="rowgroup"><tr role="row">${titles.map(
      (title) => html`<th key=${title} role="columnheader" scope="col">
      ${title}</th>`,
    )}</tr></thead>
    <tbody role="rowgroup">${records.map(
      (record) => html`<tr key=${`${record.game} ${record.players}`} role="row">
        <th role="rowheader" scope="row">${say(`${record.game}-name`)}</th>
        ${figures(record).map(
          (figure, at) => html`<td key=${at} role="cell" data-title=${titles[at + 1]}>
          ${figure}</td>`,
        )}
      </tr>`,
    )}</tbody>
  </table>`;
}
