// @ts-check
/** A piece of a board, for the front page. */

import { html } from "../../html.js";

const BOARD = [
  ["tile-windmill", "castle-red-2", "tile-mountain", "tile-wizard", "castle-blue-1"],
  ["castle-yellow-4", "tile-dragon", "castle-blue-3", "tile-knight", "tile-town"],
];

export const Scene = () =>
  html`<svg viewBox="52 4 420 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    ${BOARD.map((row, y) =>
      row.map(
        (
          symbol,
          x,
        ) => html`<svg x=${x * 106} y=${y * 106} width="100" height="100" class="scene-tile"><use href=${`#${symbol}`}
          width="100" height="100" /></svg>
          <rect class="kg-scene-edge" x=${x * 106} y=${y * 106} width="100" height="100" rx="7"
            fill="none" />`,
      ),
    )}
  </svg>`;
