// @ts-check
/** A game at a glance: its thumbnail in lists, and its progress in the header. */

import { html } from "../../html.js";
import { useWords } from "../../words.js";
import { COLOURS } from "./components.js";
import { Mini } from "./rivals.js";

/** How many games a Dynasty has. */
const GAMES = 3;

const BARE = {
  squares: [],
  properties: [],
  score: 0,
  discards: 0,
  largest: 0,
  crowns: 0,
  bonuses: { middle_kingdom: 0, harmony: 0 },
};

/**
 * The kingdom of who looks, or of who leads; before a game a castle alone.
 * @param {{ view: import("./types.js").View | null, update?: import("./types.js").Update }} props
 */
export function Thumbnail({ view, update }) {
  const scores = view ? view.kingdoms.map((kingdom) => kingdom.score) : [0];
  const seat = view?.observer ?? update?.your_seats[0] ?? scores.indexOf(Math.max(...scores));
  return html`<${Mini} kingdom=${view?.kingdoms[seat] ?? BARE} colour=${COLOURS[update?.summary.seats[seat]?.colour ?? seat] ?? COLOURS[0]}
    size=${view?.options.size ?? 5} />`;
}

/**
 * Which round it is, and which game of a Dynasty.
 * @param {{ update: import("./types.js").Update }} props
 */
export function Progress({ update }) {
  const say = useWords();
  const view = /** @type {import("./types.js").View | null} */ (update.view);
  if (!view) return null;
  const rounds = view.options.deck / view.options.row;
  const kindOf = (/** @type {number} */ round) =>
    round < view.round || view.phase === "over" ? "on" : round === view.round ? "at" : "";
  return html`<div class="round">
    ${
      view.options.dynasty &&
      html`<span class="soft kd-game">
      ${say("kingdomino-page-game", { game: view.game_number, games: GAMES })}</span>`
    }
    <span class="pips" aria-hidden="true">${Array.from(
      { length: rounds },
      (_, i) => html`<i key=${i}
      class=${kindOf(i + 1)}></i>`,
    )}</span>
    ${
      view.round
        ? html`<span><b>${say("kingdomino-page-round", { round: view.round })}</b> <span class="kd-of">
          ${say("kingdomino-page-of-rounds", { rounds })}</span></span>`
        : html`<b>${say("kingdomino-page-first-draft")}</b>`
    }
  </div>`;
}
