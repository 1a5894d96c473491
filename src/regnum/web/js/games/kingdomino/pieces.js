// @ts-check
/**
 * Land drawn: squares, dominoes, kingdoms. One land, not a grid: patterns run on, an ink line only where the terrain
 * changes.
 */

import { classes, html, useMemo } from "../../html.js";
import { memo } from "../../same.js";
import { halves } from "./components.js";
import {
  groundOf,
  labelSquare,
  lines,
  outline,
  propertiesOf,
  rectangle,
  squaresIn,
  UNIT,
  viewBox,
} from "./geometry.js";
import { columnName, keyOf, rowName, squaresOf } from "./notation.js";

/** @typedef {import("./types.js").Square} Square */
/** @typedef {import("./types.js").Box} Box */
/** @typedef {import("./types.js").KingdomData} KingdomData */
/** @typedef {import("./types.js").Direction} Direction */
/** @typedef {import("./types.js").Lying} Lying */
/** @typedef {{ x: number, y: number, width: number, height: number }} Rectangle */

/** How large a glyph is, and how low it is, without and with crowns above it. */
const GLYPHS = { large: { bare: [72, 52], crowned: [63, 63] }, small: { bare: [82, 52], crowned: [70, 61] } };

let pictures = 0;

/** A name for a clip path that no other picture on the page has. */
export function usePictureId() {
  return useMemo(() => `kd-clip-${++pictures}`, []);
}

/**
 * One square of land with its glyph and crowns.
 * @param {{ square: Square, isSmall?: boolean, isCrownRight?: boolean }} props
 */
function GroundDrawn({ square, isSmall = false, isCrownRight = false }) {
  const { x, y, terrain, crowns } = square;
  const [left, top] = [x * UNIT, -y * UNIT];
  if (terrain === "castle") {
    return html`<use href="#land-castle" x=${left} y=${top} width=${UNIT} height=${UNIT} />`;
  }
  const [size = 0, low = 0] = GLYPHS[isSmall ? "small" : "large"][crowns ? "crowned" : "bare"];
  return html`<g>
    <use href=${`#land-${terrain}`} x=${left} y=${top} width=${UNIT} height=${UNIT} />
    <${Glyph} terrain=${terrain} x=${left + UNIT / 2} y=${top + low} size=${size} variant=${variantOf(x, y, crowns)} />
    ${crowns > 0 && html`<${Crowns} x=${left} y=${top} crowns=${crowns} isRight=${isCrownRight} />`}
  </g>`;
}

export const Ground = memo(GroundDrawn);

/**
 * Neighbouring squares of a terrain look a little different from each other, the same square always alike.
 * @type {(x: number, y: number, crowns: number) => number}
 */
const variantOf = (x, y, crowns) =>
  ((Math.imul(x + 9, 2654435761) ^ Math.imul(y + 9, 2246822519) ^ Math.imul(crowns + 1, 3266489917)) >>> 15) & 1;

/** @param {{ terrain: string, x: number, y: number, size: number, variant: number }} props */
function Glyph({ terrain, x, y, size, variant }) {
  const name = terrain === "forest" && variant ? "forest-oak" : terrain;
  const isTurned = variant === 1 && (terrain === "lake" || terrain === "pasture");
  return html`<use
    href=${`#glyph-${name}`}
    transform=${`translate(${x} ${y})${isTurned ? " scale(-1 1)" : ""}`}
    x=${-size / 2}
    y=${-size / 2}
    width=${size}
    height=${size}
  />`;
}

/** How wide the seals with one, two and three crowns are. */
const SEALS = [0, 39, 70, 90];

/** @param {{ x: number, y: number, crowns: number, isRight: boolean }} props */
function Crowns({ x, y, crowns, isRight }) {
  const width = SEALS[crowns] ?? 0;
  return html`<use href=${`#crown-${crowns}`} x=${isRight ? x + UNIT - 5 - width : x + 5} y=${y + 5} width=${width}
    height="30" />`;
}

/**
 * A domino in a row: first half left, crowns in the outer corners, so that no king hides them.
 * @param {{ number: number, isCrossed?: boolean }} props
 */
function DominoDrawn({ number, isCrossed = false }) {
  const clip = usePictureId();
  const [first, second] = halves(number);
  return html`<svg class="kd-tile" viewBox="0 0 200 100" aria-hidden="true">
    <clipPath id=${clip}><rect x="1.5" y="1.5" width="197" height="97" rx="13" /></clipPath>
    <g clip-path=${`url(#${clip})`}>
      <${Ground} square=${{ x: 0, y: 0, ...first }} />
      <${Ground} square=${{ x: 1, y: 0, ...second }} isCrownRight />
      <path class="half" d="M100 0v100" />
    </g>
    <rect class="kd-line" x="1.5" y="1.5" width="197" height="97" rx="13" />
    ${isCrossed && html`<use href="#domino-discard" width="200" height="100" />`}
  </svg>`;
}

export const Domino = memo(DominoDrawn);

/**
 * A domino on its way into a kingdom, its first half at 0, 0; the caller moves it there.
 * @param {{ number: number, direction: Direction, isLegal?: boolean, gain?: string }} props
 */
export function Ghost({ number, direction, isLegal = true, gain = "" }) {
  const clip = usePictureId();
  const [, [x, y]] = squaresOf({ x: 0, y: 0, direction });
  const [first, second] = halves(number);
  const box = rectangle({ west: Math.min(0, x), east: Math.max(0, x), south: Math.min(0, y), north: Math.max(0, y) });
  const middle = `${box.x + box.width / 2} ${box.y + box.height / 2}`;
  const fold = x ? `M${Math.max(0, x) * UNIT} 0v100` : `M0 ${Math.max(0, -y) * UNIT}h100`;
  return html`<g class=${classes("kd-ghost-domino", !isLegal && "wrong")}>
    <rect class="kd-shade" x=${box.x + 10} y=${box.y + 14} width=${box.width} height=${box.height} rx="12" />
    <g class="kd-lifted" transform=${`rotate(-2 ${middle}) translate(-2 -6)`}>
      <clipPath id=${clip}><rect ...${box} rx="12" /></clipPath>
      <g clip-path=${`url(#${clip})`}>
        <${Ground} square=${{ x: 0, y: 0, ...first }} />
        <${Ground} square=${{ x, y, ...second }} />
        <path class=${first.terrain === second.terrain ? "kd-seam" : "kd-between"} d=${fold} />
      </g>
      <rect class="kd-ring" ...${grown(box, 1)} rx="13" />
      <rect class="kd-ring2" ...${grown(box, 5)} rx="17" />
      ${gain && html`<${Gain} box=${box} gain=${gain} />`}
    </g>
  </g>`;
}

/** @param {{ box: Rectangle, gain: string }} props */
function Gain({ box, gain }) {
  const width = 30 + 18 * gain.length;
  const [x, y] = [box.x + box.width + 10 - width, box.y + box.height - 20];
  return html`<g class="kd-gain">
    <rect x=${x} y=${y} width=${width} height="42" rx="21" />
    <text x=${x + width / 2} y=${y + 31}>${gain}</text>
  </g>`;
}

/** @type {(box: Rectangle, by: number) => Rectangle} */
const grown = ({ x, y, width, height }, by) => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/**
 * A kingdom.
 * @param {{
 *   kingdom: KingdomData, colour: string, box: Box, label?: string, isSmall?: boolean, hasFrame?: boolean, hasPoints?:
 *   boolean,
 *   hasNames?: boolean, lasts?: Lying[], lit?: KingdomData["properties"], hidden?: Set<string>, class?: string, children?: import("../../html.js").Children,
 * }} props `box`: what is shown; `lasts`: the dominoes placed last, stitched round; `lit`:
 *   the properties in question; `hidden`: squares that are covered
 */
export function Kingdom({
  kingdom,
  colour,
  box,
  label,
  isSmall,
  hasFrame,
  hasPoints,
  hasNames,
  lasts = [],
  lit = [],
  hidden,
  class: name = "",
  children,
}) {
  const clip = usePictureId();
  const ground = useMemo(() => groundOf(kingdom), [kingdom]);
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`<svg class=${classes(isSmall ? "map small-art" : "kd-land", name)}
  viewBox=${viewBox(box, isSmall ? 4 : 12)} ...${spoken}>
    ${hasFrame && html`<${Frame} box=${box} ground=${ground} />`}
    ${isSmall && html`<${Dots} box=${box} ground=${ground} />`}
    <${Land} ground=${ground} colour=${colour} isSmall=${isSmall} clip=${clip} />
    ${lit.map(({ on }) => html`<${Lit} key=${on.join()} on=${on} />`)}
    ${lasts.map((place) => html`<${Stitches} key=${keyOf(place.x, place.y)} place=${place} />`)} ${hasPoints && html`<${Points} kingdom=${kingdom} clip=${clip} />`}
    ${hasNames && html`<${Names} box=${box} />`} ${children}
    ${!isSmall && lit.map((one) => html`<${Why} key=${one.on.join()} property=${one} hidden=${hidden} />`)}
  </svg>`;
}

/**
 * The squares of a kingdom, with its castle.
 * @param {{ ground: Map<string, Square>, colour: string, isSmall?: boolean, clip: string }} props
 */
function LandDrawn({ ground, colour, isSmall, clip }) {
  const { rim, seam, border, core } = { rim: outline(ground.values()), ...lines(ground) };
  return html`<clipPath id=${clip}><path d=${rim} /></clipPath>
    <g clip-path=${`url(#${clip})`}>${[...ground.values()].map(
      (square) => html`<${Ground} key=${keyOf(square.x, square.y)} square=${square} isSmall=${isSmall} />`,
    )}<path class="kd-seam" d=${seam} /></g>
    <path class="kd-between" d=${border} />
    <path class="kd-between-core" d=${core} />
    <path class="kd-rim" d=${rim} />
    <use href=${`#castle-${colour}`} x="0" y="0" width=${UNIT} height=${UNIT} />`;
}

const Land = memo(LandDrawn);

/**
 * The dotted frame round everything the kingdom may come to, with small crosses at the corners of empty squares.
 * @param {{ box: Box, ground: Map<string, Square> }} props
 */
function FrameDrawn({ box, ground }) {
  const inner = squaresIn({ ...box, west: box.west + 1, north: box.north - 1 });
  const crosses = inner.filter(isFreeIn(ground)).map(([x, y]) => `M${x * UNIT - 7} ${-y * UNIT}h14m-7 -7v14`);
  return html`<rect class="kd-frame" ...${rectangle(box)} rx="12" /><path class="kd-cross" d=${crosses.join("")} />`;
}

const Frame = memo(FrameDrawn);

/** A dot at each corner of empty squares. @param {{ box: Box, ground: Map<string, Square> }} props */
function DotsDrawn({ box, ground }) {
  const corners = squaresIn({ west: box.west, east: box.east + 1, south: box.south - 1, north: box.north });
  return html`<path class="kd-dots" d=${corners
    .filter(isFreeIn(ground))
    .map(([x, y]) => `M${x * UNIT} ${-y * UNIT}h.1`)
    .join("")} />`;
}

const Dots = memo(DotsDrawn);

/**
 * Whether no land touches the upper left corner of a square.
 * @param {Map<string, Square>} ground
 * @returns {(square: [number, number]) => boolean}
 */
const isFreeIn =
  (ground) =>
  ([x, y]) =>
    ![keyOf(x, y), keyOf(x - 1, y), keyOf(x, y + 1), keyOf(x - 1, y + 1)].some((key) => ground.has(key));

/** A property that lights up. @param {{ on: [number, number][] }} props */
const Lit = ({ on }) => html`<path class="kd-lit" d=${outline(on.map(([x, y]) => ({ x, y })))} />`;

/**
 * How the points of a property are counted, on one of its squares that can be seen.
 * @param {{ property: KingdomData["properties"][number], hidden?: Set<string> }} props
 */
function Why({ property: { on, squares, crowns, points }, hidden }) {
  const seen = on.filter(([x, y]) => !hidden?.has(keyOf(x, y)));
  const { x, y } = labelSquare(
    (seen.length ? seen : on).map(([left, up]) => ({ x: left, y: up, terrain: "", crowns: 0 })),
  );
  const text = `${squares} × ${crowns} = ${points}`;
  const width = 24 + 11 * text.length;
  const top = -y * UNIT + 32; // below crowns, and above the gain at the foot of a domino that is tried
  return html`<g class="kd-why-label">
    <rect x=${x * UNIT + (UNIT - width) / 2} y=${top} width=${width} height="34" rx="9" />
    <text x=${x * UNIT + UNIT / 2} y=${top + 25}>${text}</text>
  </g>`;
}

/** Cream stitches on an ink line round the domino that was placed last. @param {{ place: Lying }} props */
function Stitches({ place }) {
  const [, [x2, y2]] = squaresOf(place);
  const box = rectangle({
    west: Math.min(place.x, x2),
    east: Math.max(place.x, x2),
    south: Math.min(place.y, y2),
    north: Math.max(place.y, y2),
  });
  return html`<g class="last"><rect class="kd-last-a" ...${box} rx="9" /><rect class="kd-last-b" ...${box}
    rx="9" /></g>`;
}

/**
 * Each property outlined and labelled with squares, crowns and points, as the server counted them.
 * @param {{ kingdom: KingdomData, clip: string }} props
 */
function Points({ kingdom, clip }) {
  const properties = useMemo(() => propertiesOf(kingdom), [kingdom]);
  return html`<g class="kd-pts">
    ${properties.map(({ on, squares, crowns, points }, i) => {
      const { x, y } = labelSquare(on);
      const round = outline(on);
      const text = crowns ? `${squares} × ${crowns} = ${points}` : "0";
      const width = crowns ? 20 + 9 * text.length : 30;
      return html`<g class=${points ? "" : "zero"} key=${keyOf(x, y)}>
        <clipPath id=${`${clip}-${i}`}><path d=${round} /></clipPath>
        <path class="kd-property" d=${round} clip-path=${`url(#${clip}-${i})`} />
        <rect x=${x * UNIT + (UNIT - width) / 2} y=${-y * UNIT + 67} width=${width} height="28" rx="8" />
        <text x=${x * UNIT + UNIT / 2} y=${-y * UNIT + 88}>${text}</text>
      </g>`;
    })}
  </g>`;
}

/** The names of columns and rows along the frame, for those who type actions. @param {{ box: Box }} props */
function Names({ box }) {
  const columns = Array.from({ length: box.east - box.west + 1 }, (_, i) => box.west + i);
  const rows = Array.from({ length: box.north - box.south + 1 }, (_, i) => box.south + i);
  const { x: left, y: top, height } = rectangle(box);
  return html`<g class="kd-names" aria-hidden="true">
    ${columns.map(
      (x) => html`<text key=${`c${x}`} x=${x * UNIT + UNIT / 2} y=${top + height - 8}>
      ${columnName(x)}</text>`,
    )}
    ${rows.map((y) => html`<text key=${`r${y}`} x=${left + 16} y=${-y * UNIT + 58}>${rowName(y)}</text>`)}
  </g>`;
}
