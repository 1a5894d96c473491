// @ts-check
/** A piece of a kingdom, for the front page. */

import { html } from "../../html.js";

/** @typedef {[land: string, crowns: number, isTurned?: boolean, glyph?: string]} Square */

/** @type {Square[][]} */
const LAND = [
  [
    ["forest", 0, false, "forest-oak"],
    ["forest", 0, false, "forest-oak"],
    ["wheat", 0],
    ["wheat", 0],
    ["lake", 0],
  ],
  [
    ["pasture", 0],
    ["castle", 0],
    ["wheat", 0],
    ["lake", 1, true],
    ["lake", 0],
  ],
  [
    ["pasture", 0, true],
    ["pasture", 0],
    ["swamp", 2],
    ["mine", 2],
    ["forest", 1],
  ],
];

const SEAMS = "M100 0V100M300 0V100M200 100H300M400 100H500M0 200H100M400 100V200M100 200V300";

const BORDERS =
  "M0 100H100M200 0V100M100 100H200M400 0V100M300 100H400M100 100V200M200 100V200M100 200H200M300 100V200M200 200H500" +
  "M200 200V300M300 200V300M400 200V300";

/** @param {{ square: Square, x: number, y: number }} props */
function Ground({ square: [land, crowns, isTurned, glyph], x, y }) {
  const [size, left, top] = crowns ? [63, 18.5, 31.5] : [72, 14, 16];
  const turn = isTurned ? `translate(${2 * x + 100} 0) scale(-1 1)` : undefined;
  return html`<use href=${`#land-${land}`} x=${x} y=${y} width="100" height="100" />
    ${
      land !== "castle" &&
      html`<use href=${`#glyph-${glyph ?? land}`} transform=${turn} x=${x + left} y=${y + top} width=${size}
        height=${size} />`
    }
    ${
      crowns > 0 &&
      html`<use href=${`#crown-${crowns}`} x=${x + 5} y=${y + 5} width=${crowns === 1 ? 39 : 70}
      height="30" />`
    }`;
}

export const Scene = () =>
  html`<svg viewBox="24 34 420 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    ${LAND.map((row, y) => row.map((square, x) => html`<${Ground} square=${square} x=${x * 100} y=${y * 100} />`))}
    <path class="kd-scene-seam" d=${SEAMS} /><path class="kd-scene-border" d=${BORDERS} />
    <use href="#castle-pink" x="101" y="102" width="100" height="100" />
  </svg>`;
