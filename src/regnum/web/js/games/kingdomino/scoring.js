// @ts-check
/** What a game of a Dynasty brought: shown when it has ended before these eyes, and put away before the next one. */

import { html, useEffect, useLayoutEffect, useReducer, useRef } from "../../html.js";
import { announce } from "../../live.js";
import { Button, Shield } from "../../parts/basics.js";
import { serverTime } from "../../time.js";
import { useWords } from "../../words.js";
import { isMyTurn } from "./view.js";
import { nameOf } from "./words.js";

/** @typedef {import("./types.js").Name} Name */
/** @typedef {import("./types.js").Update} Update */
/** @typedef {import("./types.js").View} View */
/** @typedef {{ game: number, points: number[], totals: number[] }} EndedGame */

/** Maximum milliseconds it is shown to a player whose clock is running. */
const WHILE = 10_000;

/**
 * By table: the game seen last, what all players had before it, and the game before it unless that was put away. It
 * outlives
 * the table's picture.
 * @type {Map<string, { game: number, earlier: number[], ended: EndedGame | null }>}
 */
const seen = new Map();

/** What all players had before the present game. @param {View} view */
const earlierOf = (view) => view.kingdoms.map((kingdom, seat) => (view.totals[seat]?.[0] ?? 0) - kingdom.score);

/**
 * Note what is seen now.
 * @param {Update} update
 * @returns {EndedGame | null} the game that has ended and was not put away
 */
function look({ table, view }) {
  const before = seen.get(table);
  const [game, earlier] = [view.game_number, earlierOf(view)];
  let ended = before?.ended ?? null;
  if (before && game === before.game + 1) {
    ended = {
      game: before.game,
      points: earlier.map((sum, seat) => sum - (before.earlier[seat] ?? 0)),
      totals: earlier,
    };
  }
  if (ended?.game !== game - 1) ended = null; // its last move was taken back
  seen.set(table, { game, earlier, ended });
  return ended;
}

/**
 * The game that has just ended, and how to put it away. It closes by itself before a player's clock runs out.
 * @param {Update} update
 * @param {boolean} isReplay
 * @returns {{ ended: EndedGame | null, putAway: () => void }}
 */
export function useEnded(update, isReplay) {
  const [, redraw] = useReducer((/** @type {number} */ turn) => turn + 1, 0);
  const ended = isReplay ? null : look(update); // while drawing: not one frame of the next game is seen before
  const putAway = () => {
    const now = seen.get(update.table);
    if (now) now.ended = null;
    redraw(undefined);
  };
  const { deadline } = update;
  useEffect(() => {
    const now = serverTime();
    if (!ended || deadline === null || now === null || !isMyTurn(update)) return undefined;
    const timer = setTimeout(putAway, Math.min(WHILE, Math.max(0, deadline - now) / 2));
    return () => clearTimeout(timer);
  }, [ended, deadline]);
  return { ended, putAway };
}

/**
 * Who has how many points in the game that has ended, and in all games so far.
 * @param {{ ended: EndedGame, names: Name[], putAway: () => void }} props
 */
export function Ended({ ended, names, putAway }) {
  const say = useWords();
  const title = useRef(/** @type {HTMLElement | null} */ (null));
  const heading = say("kingdomino-page-game-over", { game: ended.game });
  const totalOf = (/** @type {number} */ seat) => ended.totals[seat] ?? 0;
  const seats = ended.totals.map((_, seat) => seat).sort((one, other) => totalOf(other) - totalOf(one) || one - other);
  useLayoutEffect(() => {
    if (document.activeElement?.contains(title.current)) title.current?.focus();
    else announce(heading); // the focus is elsewhere, perhaps in the chat
  }, []);
  return html`<section class="board page kd-ended" aria-label=${heading}>
    <h2 tabindex="-1" ref=${title}>${heading}</h2>
    <table class="kd-sheet">
      <caption class="vh">${heading}</caption>
      <thead>
        <tr>
          <td></td>
          <th scope="col">${say("kingdomino-page-this-game")}</th>
          <th scope="col">${say("kingdomino-page-all-games")}</th>
        </tr>
      </thead>
      <tbody>
        ${seats.map(
          (seat) => html`<tr key=${seat}>
            <th scope="row"><${Shield} colour=${names[seat]?.colour} />${nameOf(names, seat)}</th>
            <td>${ended.points[seat]}</td>
            <td><b>${totalOf(seat)}</b></td>
          </tr>`,
        )}
      </tbody>
    </table>
    <${Button} main onClick=${putAway}>${say("kingdomino-page-on", { game: ended.game + 1 })}<//>
  </section>`;
}
