// @ts-check
/** A small picture of a board. */

import { html } from "../../html.js";
import { say, useWords } from "../../words.js";
import { COLOURS, pictureOf, picturesOf, wornBy } from "./components.js";
import { actionsOf } from "./log.js";
import { castleOf, COLUMNS, ROWS, squareName } from "./notation.js";
import { Drawing } from "./pieces.js";

/** @param {{ view: import("./types.js").View | null, update?: import("./types.js").Update }} props */
export function Thumbnail({ view, update }) {
  const isFresh = view?.previous && view.present.board.every((row) => row.every((word) => word === "."));
  const board =
    (isFresh ? view.previous?.board : view?.present.board) ??
    Array.from({ length: ROWS }, () => Array.from({ length: COLUMNS }, () => "."));
  const worn = wornBy((update?.summary.seats ?? []).map(({ colour }) => ({ colour: COLOURS[colour] ?? "" })));
  const shown = picturesOf(board, update ? actionsOf(update) : [], isFresh ? view.present.board : undefined);
  return html`<svg class="kg-thumbnail" viewBox="0 0 128 107" aria-hidden="true" focusable="false">
    <rect class="kg-field" width="128" height="107" rx="4" />
    ${board.map((line, row) =>
      line.map((word, column) => {
        const [x, y] = [2 + column * 21, 2 + row * 21];
        const castle = castleOf(word);
        const id = castle
          ? `castle-${worn(castle.colour)}-${castle.rank}`
          : `tile-${pictureOf(word, shown.get(squareName(row, column)))}`;
        return html`<g key=${squareName(row, column)}><rect class=${castle ? `kg-ground p-${worn(castle.colour)}` : "empty"}
          x=${x} y=${y} width="19" height="19" rx="2" />
          ${word !== "." && html`<use href=${`#${id}`} x=${x} y=${y} width="19" height="19" />`}</g>`;
      }),
    )}</svg>`;
}

const MOST_BANNERS = 6; // there are no more drawings

/** Which round it is, as banners. @param {{ update: import("./types.js").Update }} props */
export function Progress({ update }) {
  useWords();
  const view = update.view;
  if (!view) return null;
  const { round, rounds } = view;
  const isOver = view.phase === "over";
  const said =
    rounds === null ? say("kingdoms-page-round-open", { round }) : say("kingdoms-page-round-of", { round, rounds });
  return html`<div class="kg-rounds" role="img" aria-label=${said} title=${said}><ol class="kg-banners"
    aria-hidden="true">
    ${Array.from(
      { length: Math.min(rounds ?? round, MOST_BANNERS) },
      (_, index) => html`<li key=${index}
      class=${index + 1 < round || isOver ? "kg-done" : index + 1 === round ? "kg-current" : ""}><${Drawing}
      id=${`banner-${index + 1}`} box="0 0 30 36" /></li>`,
    )}
    </ol><span class="kg-round-text" aria-hidden="true"><b>${say("kingdoms-page-round", { round })}</b>
      ${rounds !== null && html` ${say("kingdoms-page-of-rounds", { rounds })}`}</span></div>`;
}
