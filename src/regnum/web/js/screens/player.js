// @ts-check
/** How a player did: by game, and by the number of players, the opponents or the variants. */

import { ask, HERE } from "../api.js";
import { useFace } from "../games.js";
import { html, useEffect, useState } from "../html.js";
import { studyEngine } from "../here/games.js";
import { PLAYER } from "../here/names.js";
import { useMe } from "../identity.js";
import { PlainScreen } from "../parts/bar.js";
import { Loading, Notice } from "../parts/basics.js";
import { Segments, variantWords } from "../parts/options.js";
import { Paged } from "../parts/paged.js";
import { useMoreWords } from "../more.js";
import { linesOf } from "../statistics.js";
import { allKept } from "../study/kept.js";
import { ratesOf } from "../study/rates.js";
import { againstWords } from "../tables.js";
import { language, useWords } from "../words.js";
import { Row } from "./archive.js";

/** @typedef {import("../types.d.ts").KindStats} Kind */

/** @param {{ params: Record<string, string> }} props */
export function Screen({ params }) {
  const say = useWords();
  const me = useMe();
  const player = params.player ?? "";
  const place = player === PLAYER ? HERE : "";
  const [kinds, setKinds] = useState(/** @type {Kind[] | null} */ (null));
  const [name, setName] = useState("");
  const [problem, setProblem] = useState("");
  useEffect(() => {
    /** @type {Promise<import("../types.d.ts").Statistics>} */
    const statistics = ask("GET", `${place}/api/players/${encodeURIComponent(player)}/statistics`);
    /** @type {Promise<import("../types.d.ts").Tables>} */
    const last = ask("GET", `${place}/api/archive?player=${encodeURIComponent(player)}&limit=1`);
    statistics.then(
      (told) => setKinds(told.kinds),
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
    ${!kinds && !problem && html`<${Loading} />`}
    ${kinds && html`<${Results} kinds=${kinds} />`}
    ${(player === PLAYER || me?.player === player) && html`<${Rates} />`}
    ${
      kinds &&
      html`<h2 class="apart">${say("page-games-played")}</h2>
      <${Paged} path=${`${place}/api/archive`} query=${{ player }} empty=${say("page-archive-empty")} Row=${Row} />`
    }
  <//>`;
}

/** What readers give away per decision, by the games that were reviewed here. */
function Rates() {
  const say = useMoreWords("study");
  const [rates, setRates] = useState(/** @type {import("../study/rates.js").Rate[]} */ ([]));
  useEffect(() => {
    allKept()
      .then((kept) => ratesOf(kept, studyEngine))
      .then(setRates, console.warn);
  }, []);
  if (!say || !rates.length) return null;
  const decimal = new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return html`<section class="apart"><h2>${say("page-study-rate")}</h2>
    <p class="soft">${say("page-study-rate-about")}</p>
    <ul class="list">${rates.map(
      ({ game, games, points, margin }) =>
        html`<li key=${game}><b>${say(`${game}-name`)}</b>: ${say("page-study-rate-of", {
          points: decimal.format(points),
          margin: decimal.format(margin),
          games,
        })}</li>`,
    )}</ul></section>`;
}

/** What results can be told apart by. */
const WAYS = ["players", "opponents", "variants"];

/** @param {{ kinds: Kind[] }} props */
function Results({ kinds }) {
  const say = useWords();
  const [way, setWay] = useState("players");
  const games = [...new Set(kinds.map(({ game }) => game))];
  const groups = new Map(games.map((game) => [game, useFace(game)?.options ?? []]));
  if (!kinds.length) return html`<p class="soft">${say("page-statistics-none")}</p>`;
  /** @type {Record<string, (kind: Kind) => string>} */
  const abouts = {
    players: ({ players }) => say("page-for-players", { players }),
    opponents: ({ opponents }) => againstWords(opponents),
    variants: ({ game, options }) =>
      variantWords(say, groups.get(game) ?? [], /** @type {import("../contract.js").Options} */ (options)).join(", ") ||
      say("page-usual-rules"),
  };
  return html`<${Segments} title=${say("page-statistics-by")} chosen=${way} onChange=${setWay}
      values=${WAYS.map((value) => ({ value, title: say(`page-statistics-${value}`) }))} />
    <${Figures} lines=${linesOf(kinds, (kind) => abouts[way]?.(kind) ?? "")} />`;
}

/** @param {{ lines: import("../statistics.js").Line[] }} props */
function Figures({ lines }) {
  const say = useWords();
  const percent = new Intl.NumberFormat(language(), { style: "percent" });
  const decimal = new Intl.NumberFormat(language(), { maximumFractionDigits: 1 });
  const titles = ["game", "which", "games", "wins", "resigned", "mean-score", "best-score"].map((name) =>
    say(`page-${name}`),
  );
  const figures = (/** @type {import("../statistics.js").Line} */ { about, games, wins, resigned, mean, best }) => [
    about,
    games,
    `${wins} (${percent.format(games ? wins / games : 0)})`,
    resigned,
    mean === null ? "–" : decimal.format(mean),
    best ?? "–",
  ];
  // Roles are written out because on a phone the rows are laid out as cards, and browsers then forget that this is a table.
  return html`<table class="figures" role="table" aria-label=${say("page-statistics")}>
    <thead role="rowgroup"><tr role="row">${titles.map(
      (title) => html`<th key=${title} role="columnheader" scope="col">
      ${title}</th>`,
    )}</tr></thead>
    <tbody role="rowgroup">${lines.map(
      (line) => html`<tr key=${`${line.game} ${line.about}`} role="row">
        <th role="rowheader" scope="row">${say(`${line.game}-name`)}</th>
        ${figures(line).map(
          (figure, at) => html`<td key=${at} role="cell" data-title=${titles[at + 1]}>
          ${figure}</td>`,
        )}
      </tr>`,
    )}</tbody>
  </table>`;
}
