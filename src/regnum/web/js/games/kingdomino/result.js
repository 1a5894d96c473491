/** How a game ended: who won and by what, every kingdom, and its points one by one. */

import { html, useState } from "../../html.js";
import { Shield } from "../../parts/basics.js";
import { useWords } from "../../words.js";
import { TERRAINS } from "./dominoes.js";
import { KingdomDialog, Mini, Swatch } from "./kingdoms.js";
import { lastPlaces } from "./history.js";
import { kingdomSummary, kingdomTitle, nameOf, terrainName } from "./spoken.js";

/** @typedef {import("../../contract.js").Update} Update */
/** @typedef {import("../../contract.js").Name} Name */

/** @param {{ update: Update, names: Name[] }} props */
export function Result({ update, names }) {
  const say = useWords();
  const { view, summary } = update;
  const [opened, setOpened] = useState(/** @type {number | null} */ (null));
  if (!view) return null;
  const ranks = view.result?.ranks ?? summary.ranks;
  const seats = view.kingdoms.map((_, seat) => seat);
  if (ranks) seats.sort((one, other) => ranks[one] - ranks[other] || one - other);
  return html`<section class="kd-result" aria-label=${say("page-kingdomino-result")}>
    ${view.result && html`<${Verdict} ...${{ view, names, seats }} />`}
    <ul class="kd-kingdoms">
      ${seats.map(
        (seat) => html`<li key=${seat}>
          <button type="button" class="card kd-kingdom" onClick=${() => setOpened(seat)}>
            <span class="head"><${Shield} colour=${names[seat].colour} /><b>${nameOf(names, seat)}</b></span>
            <span class="kd-standing">
              <span class="points">${view.totals[seat][0]} <small>${say("page-kingdomino-points-word", { points: view.totals[seat][0] })}</small></span>
              ${ranks && html`<span class="chip">${say("page-kingdomino-place-number", { place: ranks[seat] })}</span>`}
            </span>
            <${Mini}
              kingdom=${view.kingdoms[seat]}
              colour=${names[seat].colour}
              size=${view.options.size}
              label=${kingdomSummary(view.kingdoms[seat], kingdomTitle(names, seat))}
            />
          </button>
        </li>`,
      )}
    </ul>
    <${Sheet} ...${{ view, names, seats }} />
    ${opened !== null &&
    html`<${KingdomDialog} ...${{ view, names }} seat=${opened} last=${lastPlaces(update)[opened]} onClose=${() => setOpened(null)} />`}
  </section>`;
}

/** What decided: the points, or what is compared if they are equal. */
function Verdict({ view, names, seats }) {
  const say = useWords();
  const [first, second] = seats;
  const by = view.result.decided_by;
  const [points, squares, crowns] = view.totals[first];
  const fewer = view.totals[second][{ score: 0, largest: 1, crowns: 2, shared: 0 }[by]];
  return html`<div class="kd-verdict">
    <svg class="kd-laurel" viewBox="0 0 120 100" aria-hidden="true"><use href="#end-laurel" width="120" height="100" /></svg>
    <p>
      ${say("page-kingdomino-decided", { by, player: names[first].name, other: names[second].name, points, squares, crowns, fewer })}
      ${view.options.dynasty && html`<small>${say("page-kingdomino-dynasty-sum")}</small>`}
    </p>
  </div>`;
}

/** All points by terrain, the players abreast. */
function Sheet({ view, names, seats }) {
  const say = useWords();
  const { options, kingdoms, totals, result } = view;
  const worth = (seat, terrain) =>
    kingdoms[seat].properties.filter((one) => one.terrain === terrain).reduce((sum, one) => sum + one.points, 0);
  const parts = (seat, terrain) =>
    kingdoms[seat].properties
      .filter((one) => one.terrain === terrain && one.points)
      .map((one) => `${one.squares} × ${one.crowns}`)
      .join(" + ");
  const games = result?.games ?? [];
  const row = (name, value, kind = "") => html`<tr key=${name} class=${kind}>
    <th scope="row">${name}</th>
    ${seats.map((seat) => html`<td key=${seat}>${value(seat)}</td>`)}
  </tr>`;
  return html`<div class="kd-scroll" tabindex="0" role="region" aria-label=${say("page-kingdomino-sheet")}>
    <table class="kd-sheet kd-final">
      <caption>
        ${options.dynasty ? say("page-kingdomino-sheet-game", { game: view.game_number }) : say("page-kingdomino-sheet")}
      </caption>
      <thead>
        <tr>
          <td></td>
          ${seats.map((seat) => html`<th scope="col" key=${seat}><${Shield} colour=${names[seat].colour} />${nameOf(names, seat)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${TERRAINS.map(
          (terrain) => html`<tr key=${terrain}>
            <th scope="row"><${Swatch} terrain=${terrain} />${terrainName(terrain)}</th>
            ${seats.map(
              (seat) => html`<td key=${seat} class=${worth(seat, terrain) ? "" : "soft"}>
                ${worth(seat, terrain)}<small>${parts(seat, terrain)}</small>
              </td>`,
            )}
          </tr>`,
        )}
        ${options.middle_kingdom !== "off" && row(say("page-kingdomino-middle-kingdom"), (seat) => kingdoms[seat].bonuses.middle_kingdom)}
        ${options.harmony && row(say("page-kingdomino-harmony"), (seat) => kingdoms[seat].bonuses.harmony)}
        ${row(say("page-kingdomino-sum"), (seat) => kingdoms[seat].score, "kd-sum")}
        ${row(say("page-kingdomino-largest"), (seat) => kingdoms[seat].largest)}
        ${row(say("page-kingdomino-crowns"), (seat) => kingdoms[seat].crowns)}
        ${row(say("page-kingdomino-discarded"), (seat) => kingdoms[seat].discards)}
      </tbody>
      ${games.length > 1 &&
      html`<tbody class="kd-games">
        ${games.map((game, i) => row(say("page-kingdomino-game", { game: i + 1, games: games.length }), (seat) => game[seat][0]))}
        ${row(say("page-kingdomino-all-games"), (seat) => totals[seat][0], "kd-sum")}
      </tbody>`}
    </table>
  </div>`;
}
