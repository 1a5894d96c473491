// @ts-check
/** How a game ended: who won and by what, every kingdom, and its points one by one. */

import { classes, html, useState } from "../../html.js";
import { Shield } from "../../parts/basics.js";
import { useWords } from "../../words.js";
import { TERRAINS } from "./components.js";
import { freshOf, KingdomDialog, kingdomOf, Mini, Swatch } from "./rivals.js";
import { lastPlaces } from "./log.js";
import { kingdomSummary, kingdomTitle, nameOf, terrainName } from "./words.js";

/** @typedef {import("./types.js").Update} Update */
/** @typedef {import("./types.js").Name} Name */
/** @typedef {import("./types.js").View} View */

/** @param {{ update: Update, names: Name[] }} props */
export function Result({ update, names }) {
  const say = useWords();
  const view = /** @type {View | null} */ (update.view);
  const [opened, setOpened] = useState(/** @type {number | null} */ (null));
  if (!view) return null;
  const { ranks } = update.summary; // who resigned is last there, whatever the bot made of it
  const seats = view.kingdoms.map((_, seat) => seat);
  const rankOf = (/** @type {number} */ seat) => ranks?.[seat] ?? 0;
  seats.sort((one, other) => rankOf(one) - rankOf(other) || one - other);
  return html`<section class="kd-result" aria-label=${say("kingdomino-page-result")}>
    ${
      view.result &&
      (view.result.decided_by !== "score" || view.options.dynasty) && // otherwise the points say it
      !update.summary.seats.some((seat) => seat.is_resigned) &&
      html`<${Verdict}
      ...${{ view, names, seats }} />`
    }
    <ul class="kd-kingdoms">
      ${seats.map(
        (seat) => html`<li key=${seat}>
          <button type="button" class="card kd-kingdom" onClick=${() => setOpened(seat)}>
            <span class="head"><${Shield} colour=${names[seat]?.colour} /><b>${nameOf(names, seat)}</b>
              ${
                update.summary.seats[seat]?.is_resigned &&
                html`<small class="soft">
                ${say("page-has-resigned")}</small>`
              }</span>
            <span class="kd-standing">
              <span class="points">${pointsOf(view, seat)} <small>
                ${say("kingdomino-page-points-word", { points: pointsOf(view, seat) })}</small></span>
              ${
                ranks &&
                html`<span class="chip">
                ${say("page-rank", { rank: rankOf(seat) })}</span>`
              }
            </span>
            <${Mini}
              isFine
              kingdom=${kingdomOf(view, seat)}
              colour=${names[seat]?.colour}
              size=${view.options.size}
              label=${kingdomSummary(kingdomOf(view, seat), kingdomTitle(names, seat), kingdomOf(view, seat).score)}
            />
          </button>
        </li>`,
      )}
    </ul>
    <${Sheet} ...${{ view, names, seats }} />
    ${
      opened !== null &&
      html`<${KingdomDialog} ...${{ view, names }} seat=${opened} lasts=${freshOf(view, lastPlaces(update)[opened])}
        onClose=${() => setOpened(null)} />`
    }
  </section>`;
}

/** Where the totals of a seat have what decided. */
const COMPARED = { score: 0, largest: 1, crowns: 2, shared: 0 };

/**
 * What decided: the points, or what is compared if they are equal.
 * @param {{ view: View, names: Name[], seats: number[] }} props
 */
function Verdict({ view, names, seats }) {
  const say = useWords();
  const [first = 0, second = 1] = seats;
  const by = /** @type {keyof typeof COMPARED} */ (view.result?.decided_by ?? "score");
  const [points = 0, squares = 0, crowns = 0] = view.totals[first] ?? [];
  const fewer = view.totals[second]?.[COMPARED[by]] ?? 0;
  const [player, other] = [names[first]?.name ?? "", names[second]?.name ?? ""];
  return html`<div class="kd-verdict">
    <svg class="kd-laurel" viewBox="0 0 120 100" aria-hidden="true"><use href="#end-laurel" width="120"
      height="100" /></svg>
    <p>
      ${say("kingdomino-page-decided", { by, player, other, points, squares, crowns, fewer })}
      ${view.options.dynasty && html`<small>${say("kingdomino-page-dynasty-sum")}</small>`}
    </p>
  </div>`;
}

/** A player's points in all games of a Dynasty. @param {View} view @param {number} seat */
const pointsOf = (view, seat) => view.totals[seat]?.[0] ?? 0;

/** All points by terrain, the players abreast. @param {{ view: View, names: Name[], seats: number[] }} props */
function Sheet({ view, names, seats }) {
  const say = useWords();
  const { options, result } = view;
  const of = (/** @type {number} */ seat) => kingdomOf(view, seat);
  /** @type {(seat: number, terrain: string) => number} */
  const worth = (seat, terrain) =>
    of(seat)
      .properties.filter((one) => one.terrain === terrain)
      .reduce((sum, one) => sum + one.points, 0);
  /** @type {(seat: number, terrain: string) => string} */
  const parts = (seat, terrain) =>
    of(seat)
      .properties.filter((one) => one.terrain === terrain && one.points)
      .map((one) => `${one.squares}\u00a0×\u00a0${one.crowns}`)
      .join(" + ");
  const games = result?.games ?? [];
  /** @type {(title: string, value: (seat: number) => number, kind?: string) => import("../../html.js").Drawn} */
  const row = (title, value, kind = "") => html`<tr key=${title} class=${kind}>
    <th scope="row">${title}</th>
    ${seats.map((seat) => html`<td key=${seat}>${value(seat)}</td>`)}
  </tr>`;
  return html`<div class="kd-scroll" tabindex="0" role="region" aria-label=${say("kingdomino-page-sheet")}>
    <table class=${classes("kd-sheet kd-final", seats.length > 2 && "kd-many")}>
      <caption>
        ${options.dynasty ? say("kingdomino-page-sheet-game", { game: view.game_number }) : say("kingdomino-page-sheet")}
      </caption>
      <thead>
        <tr>
          <td></td>
          ${seats.map(
            (seat) => html`<th scope="col" key=${seat}><${Shield} colour=${names[seat]?.colour} />
            ${nameOf(names, seat)}</th>`,
          )}
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
        ${options.middle_kingdom !== "off" && row(say("kingdomino-page-middle-kingdom"), (seat) => of(seat).bonuses.middle_kingdom)}
        ${options.harmony && row(say("kingdomino-page-harmony"), (seat) => of(seat).bonuses.harmony)}
        ${row(say("kingdomino-page-sum"), (seat) => of(seat).score, "kd-sum")}
        ${row(say("kingdomino-page-largest"), (seat) => of(seat).largest)}
        ${row(say("kingdomino-page-crowns"), (seat) => of(seat).crowns)}
        ${row(say("kingdomino-page-discarded"), (seat) => of(seat).discards)}
      </tbody>
      ${
        games.length > 1 &&
        html`<tbody class="kd-games">
        ${games.map((game, i) => row(say("kingdomino-page-game", { game: i + 1, games: games.length }), (seat) => game[seat]?.[0] ?? 0))}
        ${row(say("kingdomino-page-all-games"), (seat) => pointsOf(view, seat), "kd-sum")}
      </tbody>`
      }
    </table>
  </div>`;
}
