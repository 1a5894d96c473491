// @ts-check
/** How pieces and marks are drawn: tiles, castles, shields, seals with values, the wizard's star. */

import { html } from "../../html.js";
import { SQUARES, castleOf, pieceAt, signed, split, worthOf } from "./notation.js";

/** By seat. */
export const COLOURS = ["red", "yellow", "green", "blue"];

/** The pictures of each kind of tile; where there are two tiles of a kind with different pictures, both. */
/** @type {Record<string, string[]>} */
const PICTURES = {
  "+1": ["village"],
  "+2": ["farm"],
  "+3": ["town"],
  "+4": ["windmill", "camp"],
  "+5": ["knight", "tower"],
  "+6": ["city", "harbour"],
  "-1": ["swamp"],
  "-2": ["cemetery"],
  "-3": ["wolves"],
  "-4": ["witch"],
  "-5": ["raider"],
  "-6": ["troll"],
};

/** All kinds of tiles, as the supply is laid out. */
export const KINDS = [...Object.keys(PICTURES), "mountain", "dragon", "goldmine", "wizard"];

/** @typedef {Map<string, number>} Variants which of a kind's pictures lies on a square */

const FROM_PILE = 0;
const FROM_START = 1; // so that the tile in somebody's hand keeps its picture when another of its kind is drawn

/**
 * Which picture each tile on a board shows, from the log alone: everybody sees the same, whenever he comes. Of two tiles of
 * a kind, the later one gets the picture that the earlier one has not.
 * @param {string[][]} board
 * @param {string[]} actions all that stand, in notation
 * @param {string[][]} [next] the board of the round after, if this one is over: what lies there was placed later
 * @returns {Variants}
 */
export function picturesOf(board, actions, next) {
  /** @type {Map<string, { piece: string, order: number }[]>} */
  const placements = new Map(SQUARES.map((square) => [square, []]));
  for (const [order, action] of actions.entries()) {
    const { piece, square } = split(action);
    if (square) placements.get(square)?.push({ piece, order });
  }
  const tiles = SQUARES.filter((square) => hasTwin(pieceAt(board, square))).map((square) => {
    const isTaken = next && pieceAt(next, square) !== ".";
    const { piece = "", order = -1 } = placements.get(square)?.at(isTaken ? -2 : -1) ?? {};
    return { square, word: pieceAt(board, square), order, first: firstPicture(piece === "s") };
  });
  return painted(tiles.sort((one, other) => one.order - other.order), new Map());
}

/**
 * The same for a board without a log. Pictures shown before stay.
 * @param {string[][]} board @param {(row: number, column: number) => string} nameOf @param {Variants} [before]
 * @returns {Variants}
 */
export function variants(board, nameOf, before = new Map()) {
  const tiles = board.flatMap((line, row) =>
    line.map((word, column) => ({ word, square: nameOf(row, column), first: FROM_PILE })).filter(({ word }) => hasTwin(word)),
  );
  return painted(tiles, before);
}

/** @param {string} word */
const hasTwin = (word) => PICTURES[word]?.length > 1;

/** @param {boolean} isStart whether it is somebody's starting tile */
const firstPicture = (isStart) => (isStart ? FROM_START : FROM_PILE);

/** @param {{ square: string, word: string, first: number }[]} tiles @param {Variants} before @returns {Variants} */
function painted(tiles, before) {
  const found = new Map(tiles.flatMap(({ square }) => (before.has(square) ? [[square, before.get(square) ?? 0]] : [])));
  for (const { square, word, first } of tiles) {
    const twin = tiles.find((other) => other.word === word && other.square !== square && found.has(other.square));
    if (!found.has(square)) found.set(square, twin ? 1 - (found.get(twin.square) ?? 0) : first);
  }
  return found;
}

/**
 * The picture of a tile that is not on the board yet.
 * @param {string[][]} board @param {Variants} shown @param {string} word @param {(row: number, column: number) => string} nameOf
 * @param {boolean} [isStart] whether it is somebody's starting tile
 */
export function nextVariant(board, shown, word, nameOf, isStart = false) {
  for (const [row, line] of board.entries())
    for (const [column, there] of line.entries()) if (there === word) return 1 - (shown.get(nameOf(row, column)) ?? 0);
  return firstPicture(isStart);
}

/** The name of a tile's picture. @param {string} word @param {number} [variant] */
export function pictureOf(word, variant = 0) {
  const found = PICTURES[word];
  return found ? found[variant % found.length] : word;
}

/** @param {{ id: string, class?: string, box?: string }} props */
export const Drawing = ({ id, class: name, box }) =>
  html`<svg class=${name} viewBox=${box} aria-hidden="true" focusable="false"><use href=${`#${id}`} /></svg>`;

/** A shield; its charge tells the player without colour. @param {{ colour: string, class?: string, label?: string }} props */
export const Shield = ({ colour, class: name = "", label }) =>
  label
    ? html`<svg class=${`shield ${name}`} role="img" aria-label=${label} viewBox="0 0 40 47"><use href=${`#shield-${colour}`} /></svg>`
    : html`<svg class=${`shield ${name}`} aria-hidden="true" viewBox="0 0 40 47"><use href=${`#shield-${colour}`} /></svg>`;

/** @type {Record<string, string>} */
const SEALS = { good: "seal-good", bad: "seal-bad", zero: "seal-zero" };

/** @param {number} value */
const shapeOf = (value) => (value > 0 ? "good" : value < 0 ? "bad" : "zero");

/**
 * A number on its seal: disc for plus, diamond for minus, square for nothing. Pencil stands now, ink is counted.
 * @param {{ value: number, isPencil?: boolean, class?: string, children?: unknown, style?: Record<string, string>,
 *   title?: string, label?: string, onClick?: (event: Event) => void }} props
 */
export function Mark({ value, isPencil = false, class: name = "", children, style, title, label, onClick }) {
  const text = signed(value);
  const shape = shapeOf(value);
  const long = text.length > 3 ? "four" : text.length > 2 ? "three" : "";
  return html`<span class=${`seal ${shape} ${isPencil ? "pencil" : ""} ${long} ${name}`} style=${style} title=${title}
    role=${label ? "img" : undefined} aria-label=${label} onClick=${onClick}>
    <${Drawing} id=${SEALS[shape]} box="0 0 40 40" /><b aria-hidden=${label ? "true" : undefined}>${text}</b>${children}</span>`;
}

/** The rank of a castle on its plate. @param {{ rank: number }} props */
const Rank = ({ rank }) => html`<span class="seal rank"><${Drawing} id="plate-rank" box="0 0 40 40" /><b>${rank}</b></span>`;

/** What the wizard adds. @param {{ bonus: number }} props */
export const Star = ({ bonus }) =>
  html`<span class="star"><${Drawing} id="star-wizard" box="0 0 40 40" /><b>+${bonus}</b></span>`;

/**
 * A piece as it lies on a square or in a line that is counted.
 * @param {{ word: string, variant?: number, row?: string | null, column?: string | null, bonus?: number,
 *   isRowHot?: boolean, isColumnHot?: boolean, isStruck?: boolean }} props
 */
export function Piece({ word, variant = 0, row = null, column = null, bonus = 0, isRowHot, isColumnHot, isStruck }) {
  const castle = castleOf(word);
  if (castle)
    return html`<${CastleArt} ...${castle} /><${Rank} rank=${castle.rank} />${bonus > 0 && html`<${Star} bonus=${bonus} />`}`;
  const worth = worthOf(word);
  const art = html`<${Drawing} class="pic" id=${`tile-${pictureOf(word, variant)}`} box="0 0 100 100" />`;
  if (!worth) return art;
  const shape = shapeOf(worth);
  const isVoid = isStruck && (row === "cancelled" || column === "cancelled");
  return html`${art}<span class=${`seal ${shape} ${isVoid ? "void" : ""}`}>
    ${row === "doubled" && html`<${Drawing} class="echo row" id=${SEALS[shape]} box="0 0 40 40" />`}
    ${column === "doubled" && html`<${Drawing} class="echo col" id=${SEALS[shape]} box="0 0 40 40" />`}
    <${Drawing} id=${SEALS[shape]} box="0 0 40 40" />
    ${isVoid && html`<i class="strike"></i>`}<b>${signed(worth)}</b>
    <${Tag} effect=${row} class="row" isHot=${isRowHot} /><${Tag} effect=${column} class="col" isHot=${isColumnHot} /></span>`;
}

/** @param {{ effect: string | null, class: string, isHot?: boolean }} props */
const Tag = ({ effect, class: name, isHot }) =>
  effect &&
  html`<i class=${`tag ${name} ${effect === "cancelled" ? "nil" : ""} ${isHot ? "hot" : ""}`}>${effect === "cancelled" ? "×0" : "×2"}</i>`;

/** A castle with its owner's shield. @param {{ colour: string, rank: number }} props */
export const CastleArt = ({ colour, rank }) =>
  html`<${Drawing} class="pic" id=${`castle-${colour}-${rank}`} box="0 0 100 100" />`;

/** The back of a tile. */
export const Back = () => html`<${Drawing} class="pic" id="tile-back" box="0 0 100 100" />`;

/** The class of a square with a castle on it, for its owner's colour. @param {string} word */
export const castleClass = (word) => {
  const castle = castleOf(word);
  return castle && `castle p-${castle.colour}`;
};

/** A sign in text: x2, x0 or the star. @param {{ id: "badge-x2" | "badge-x0" | "star-wizard", title?: string }} props */
export const Badge = ({ id, title }) =>
  html`<span class="kg-badge" role=${title ? "img" : undefined} aria-label=${title} title=${title}>
    <${Drawing} class=${id === "star-wizard" ? "badge-star" : "badge-x"} id=${id} box=${id === "star-wizard" ? "0 0 40 40" : "0 0 34 24"} /></span>`;
