// @ts-check
/** Placements that are shown without being played: candidates, hints, what was played and what was better. */

import { classes, html } from "../../html.js";
import { halves } from "./components.js";
import { rectangle, UNIT } from "./geometry.js";
import { keyOf, parse, squaresOf } from "./notation.js";
import { Ghost, Ground, usePictureId } from "./pieces.js";

/** @typedef {import("../../contract.js").Marked} Marked */
/** @typedef {import("./types.js").Place} Place */
/** @typedef {{ mark: Marked, place: Place, flag: [number, number] }} Shown `flag`: the square in whose upper right corner its label is. */

/** How far from the edge of the squares the dashed edge is drawn. */
const INSET = 5;
/** Of the disc of a label. */
const RADIUS = 25;

/**
 * The placements among some actions with the places of their labels. What covers another comes last. A label is in
 * the upper right of its domino, where no crown ever is; where others cover that, on the half that is free.
 * @param {Marked[]} marked The best first.
 * @returns {Shown[]}
 */
export function shownOf(marked) {
  /** @type {Set<string>} */
  const covered = new Set();
  /** @type {Set<string>} */
  const labelled = new Set();
  const found = placementsOf(marked).map(({ mark, place }) => {
    const squares = squaresOf(place).toSorted(([x, y], [x2, y2]) => y2 - y || x2 - x);
    const free = squares.filter(([x, y]) => !covered.has(keyOf(x, y)) && !labelled.has(keyOf(x, y)));
    const unlabelled = squares.filter(([x, y]) => !labelled.has(keyOf(x, y)));
    const flag = free[0] ?? unlabelled[0] ?? squares[0] ?? [0, 0];
    for (const [x, y] of squares) covered.add(keyOf(x, y));
    labelled.add(keyOf(...flag));
    return { mark, place, flag };
  });
  return found.reverse();
}

/** @param {Marked[]} marked */
function placementsOf(marked) {
  const found = marked.flatMap((mark) => {
    const place = parse(mark.action);
    return place?.kind === "place" ? [{ mark, place }] : [];
  });
  const isFirst = (/** @type {{ mark: Marked }} */ { mark }) => mark.look === "chosen" || mark.look === "good";
  return [...found.filter(isFirst), ...found.filter((one) => !isFirst(one))];
}

/** The label of the action that is nothing but a domino's number: a claim, or a discard. @param {Marked[]} marked @param {number} domino */
export const markOn = (marked, domino) =>
  marked.find(({ action }) => {
    const parsed = parse(action);
    return parsed !== null && parsed.kind !== "place" && parsed.domino === domino;
  });

/** Inside the picture of a kingdom: labels over everything, so that none is hidden. @param {{ marked: Marked[] }} props */
export function Candidates({ marked }) {
  const shown = shownOf(marked);
  return html`<g class="kd-candidate">
    ${shown.map(({ mark, place }) =>
      mark.look === "chosen"
        ? html`<g key=${mark.action} transform=${`translate(${place.x * UNIT} ${-place.y * UNIT})`}><${Ghost} number=${place.domino}
            direction=${place.direction} /></g>`
        : html`<${Pencilled} key=${mark.action} place=${place} look=${mark.look} />`,
    )}
    ${shown.map(({ mark, flag }) => html`<${Label} key=${mark.action} mark=${mark} at=${flag} />`)}
  </g>`;
}

/** @param {Place} place */
function boxOfPlace(place) {
  const squares = squaresOf(place);
  const columns = squares.map(([x]) => x);
  const rows = squares.map(([, y]) => y);
  return rectangle({
    west: Math.min(...columns),
    east: Math.max(...columns),
    south: Math.min(...rows),
    north: Math.max(...rows),
  });
}

/** A domino that only might go there. @param {{ place: Place, look: Marked["look"] }} props */
function Pencilled({ place, look }) {
  const clip = usePictureId();
  const { x, y, width, height } = boxOfPlace(place);
  const inner = { x: x + INSET, y: y + INSET, width: width - 2 * INSET, height: height - 2 * INSET, rx: 10 };
  const squares = squaresOf(place);
  return html`<g class=${classes("kd-maybe", `kd-is-${look}`)}>
    <clipPath id=${clip}><rect ...${inner} /></clipPath>
    ${
      look === "place"
        ? html`<rect class="kd-maybe-ground" ...${inner} />`
        : html`<g clip-path=${`url(#${clip})`} class="kd-maybe-art">${halves(place.domino).map(
            (half, i) => html`<${Ground} key=${i} square=${{ x: squares[i]?.[0], y: squares[i]?.[1], ...half }} />`,
          )}</g>`
    }
    <rect class="kd-maybe-edge" ...${inner} />
  </g>`;
}

/** @param {{ mark: Marked, at: [number, number] }} props */
function Label({ mark, at: [x, y] }) {
  const [left, top] = [(x + 1) * UNIT - 10, -y * UNIT + 10];
  if (mark.grade)
    return html`<svg class=${`g-seal g-${mark.grade} kd-grade`} x=${left - RADIUS} y=${top - RADIUS} width=${2 * RADIUS}
      height=${2 * RADIUS} viewBox="0 0 24 24"><use href=${`#grade-${mark.grade}`} /></svg>`;
  if (!mark.label) return null;
  return html`<g class=${classes("kd-flag", mark.look === "chosen" && "kd-on")}><circle cx=${left} cy=${top} r=${RADIUS} /><text
    x=${left} y=${top + 11}>${mark.label}</text></g>`;
}
