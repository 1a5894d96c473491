// @ts-check
/** A small picture of a board. */

import { html } from "../../html.js";
import { actionsOf } from "./asking.js";
import { COLUMNS, ROWS, castleOf, squareName } from "./notation.js";
import { pictureOf, picturesOf } from "./pieces.js";

/** @param {{ view: any, update?: import("../../contract.js").Update }} props */
export function Thumbnail({ view, update }) {
  const isFresh =
    view?.present &&
    view.previous &&
    view.present.board.every((/** @type {string[]} */ row) => row.every((word) => word === "."));
  /** @type {string[][]} */
  const board =
    (isFresh ? view.previous.board : view?.present?.board) ??
    Array.from({ length: ROWS }, () => Array.from({ length: COLUMNS }, () => "."));
  const shown = picturesOf(board, update ? actionsOf(update) : [], isFresh ? view.present.board : undefined);
  return html`<svg class="kg-thumbnail" viewBox="0 0 128 107" aria-hidden="true" focusable="false">
    <rect class="field" width="128" height="107" rx="4" />
    ${board.map((line, row) =>
      line.map((word, column) => {
        const [x, y] = [2 + column * 21, 2 + row * 21];
        const castle = castleOf(word);
        const id = castle
          ? `castle-${castle.colour}-${castle.rank}`
          : `tile-${pictureOf(word, shown.get(squareName(row, column)))}`;
        return html`<g key=${squareName(row, column)}><rect class=${castle ? `ground p-${castle.colour}` : "empty"} x=${x} y=${y} width="19" height="19" rx="2" />
          ${word !== "." && html`<use href=${`#${id}`} x=${x} y=${y} width="19" height="19" />`}</g>`;
      }),
    )}</svg>`;
}
