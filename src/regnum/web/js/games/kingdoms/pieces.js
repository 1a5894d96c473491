// @ts-check
/** How pieces and marks are drawn: tiles, castles, shields, seals with values, the wizard's star. */

import { html, useContext } from "../../html.js";
import { pictureOf, Worn } from "./components.js";
import { castleOf, signed, worthOf } from "./notation.js";

/** @param {{ id: string, class?: string, box?: string }} props */
export const Drawing = ({ id, class: name, box }) =>
  html`<svg class=${name} viewBox=${box} aria-hidden="true" focusable="false"><use href=${`#${id}`} /></svg>`;

/**
 * A shield; its charge tells the player without colour.
 * @param {{ colour: string, class?: string, label?: string }} props
 */
export const Shield = ({ colour, class: name = "", label }) =>
  label
    ? html`<svg class=${`shield ${name}`} role="img" aria-label=${label} viewBox="0 0 40 47"><use
      href=${`#shield-${colour}`} /></svg>`
    : html`<svg class=${`shield ${name}`} aria-hidden="true" viewBox="0 0 40 47"><use
      href=${`#shield-${colour}`} /></svg>`;

/** @type {Record<string, string>} */
const SEALS = { good: "seal-good", bad: "seal-bad", zero: "seal-zero" };

/** @param {number} value */
const shapeOf = (value) => (value > 0 ? "good" : value < 0 ? "bad" : "zero");

/**
 * A number on its seal: disc for plus, diamond for minus, square for nothing. Pencil: the current value; ink: scored.
 * @param {{ value: number, isPencil?: boolean, class?: string, children?: unknown, style?: Record<string, string>,
 *   title?: string, label?: string, line?: string, onClick?: (event: Event) => void }} props
 */
export function Mark({ value, isPencil = false, class: name = "", children, style, title, label, line, onClick }) {
  const text = signed(value);
  const shape = shapeOf(value);
  const long = text.length > 3 ? "four" : text.length > 2 ? "three" : "";
  return html`<span class=${`kg-seal ${shape} ${isPencil ? "pencil" : ""} ${long} ${name}`} style=${style}
    title=${title} data-line=${line}
    role=${label ? "img" : undefined} aria-label=${label} onClick=${onClick}>
    <${Drawing} id=${SEALS[shape]} box="0 0 40 40" /><b aria-hidden=${label ? "true" : undefined}>${text}</b>
      ${children}</span>`;
}

/** The rank of a castle on its plate. @param {{ rank: number }} props */
const Rank = ({ rank }) =>
  html`<span class="kg-seal rank"><${Drawing} id="plate-rank" box="0 0 40 40" /><b>${rank}</b></span>`;

/** What the wizard adds. @param {{ bonus: number }} props */
const Star = ({ bonus }) =>
  html`<span class="kg-star"><${Drawing} id="star-wizard" box="0 0 40 40" /><b>+${bonus}</b></span>`;

/**
 * A piece on a square, or in a line that is scored.
 * @param {{ word: string, variant?: number, row?: string | null, column?: string | null, bonus?: number,
 *   isRowHot?: boolean, isColumnHot?: boolean, isStruck?: boolean }} props
 */
export function Piece({ word, variant = 0, row = null, column = null, bonus = 0, isRowHot, isColumnHot, isStruck }) {
  const castle = castleOf(word);
  if (castle)
    return html`<${CastleArt} ...${castle} /><${Rank} rank=${castle.rank} />${
      bonus > 0 &&
      html`<${Star}
      bonus=${bonus} />`
    }`;
  const worth = worthOf(word);
  const art = html`<${Drawing} class="pic" id=${`tile-${pictureOf(word, variant)}`} box="0 0 100 100" />`;
  if (!worth) return art;
  const shape = shapeOf(worth);
  const isVoid = isStruck && (row === "cancelled" || column === "cancelled");
  return html`${art}<span class=${`kg-seal ${shape} ${isVoid ? "void" : ""}`}>
    ${row === "doubled" && html`<${Drawing} class="kg-echo row" id=${SEALS[shape]} box="0 0 40 40" />`}
    ${column === "doubled" && html`<${Drawing} class="kg-echo col" id=${SEALS[shape]} box="0 0 40 40" />`}
    <${Drawing} id=${SEALS[shape]} box="0 0 40 40" />
    ${isVoid && html`<i class="kg-strike"></i>`}<b>${signed(worth)}</b>
    <${Tag} effect=${row} class="row" isHot=${isRowHot} /><${Tag} effect=${column} class="col"
      isHot=${isColumnHot} /></span>`;
}

/** @param {{ effect: string | null, class: string, isHot?: boolean }} props */
const Tag = ({ effect, class: name, isHot }) =>
  effect &&
  html`<i class=${`kg-tag ${name} ${effect === "cancelled" ? "nil" : ""} ${isHot ? "hot" : ""}`}>
    ${effect === "cancelled" ? "×0" : "×2"}</i>`;

/** A castle with its owner's shield. @param {{ colour: string, rank: number }} props */
export function CastleArt({ colour, rank }) {
  const worn = useContext(Worn);
  return html`<${Drawing} class="pic" id=${`castle-${worn(colour)}-${rank}`} box="0 0 100 100" />`;
}

/** The back of a tile. */
export const Back = () => html`<${Drawing} class="pic" id="tile-back" box="0 0 100 100" />`;

/**
 * The class of a square with a castle on it, for its owner's colour.
 * @param {string} word
 * @param {(colour: string) => string} [worn]
 */
export const castleClass = (word, worn = (colour) => colour) => {
  const castle = castleOf(word);
  return castle && `kg-castle p-${worn(castle.colour)}`;
};

/**
 * A sign in text: x2, x0 or the star.
 * @param {{ id: "badge-x2" | "badge-x0" | "star-wizard", title?: string }} props
 */
export const Badge = ({ id, title }) =>
  html`<span class="kg-badge" role=${title ? "img" : undefined} aria-label=${title} title=${title}>
    <${Drawing} class=${id === "star-wizard" ? "kg-badge-star" : "kg-badge-x"} id=${id}
      box=${id === "star-wizard" ? "0 0 40 40" : "0 0 34 24"} /></span>`;
