// @ts-check
/** The colours and the kinds of tiles, and which of its pictures each tile shows. */

import { createContext } from "../../html.js";

import { pieceAt, split, SQUARES } from "./notation.js";

/** By seat. */
export const COLOURS = ["red", "yellow", "green", "blue"];

/** The colour in which a castle or a player is drawn: players choose, and the rules know only the colour of a seat. */
export const Worn = createContext((/** @type {string} */ colour) => colour);

/**
 * What the players of a table wear.
 * @param {{ colour: string }[]} names By seat.
 * @returns {(colour: string) => string}
 */
export const wornBy = (names) => (colour) => names[COLOURS.indexOf(colour)]?.colour ?? colour;

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

const FROM_START = 1; // so that the tile in a player's hand keeps its picture when another of its kind is drawn

/**
 * Which picture each tile on a board shows, from the log alone: all readers see the same, whenever they come. Of two
 * tiles of
 * a kind, the later one gets the picture that the earlier one has not.
 * @param {string[][]} board
 * @param {string[]} actions all that stand, in notation
 * @param {string[][]} [next] the board of the round after, if this one is over: its pieces were placed later
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
  return painted(
    tiles.sort((one, other) => one.order - other.order),
    new Map(),
  );
}

/**
 * The same for a board without a log. Pictures shown before stay.
 * @param {string[][]} board @param {(row: number, column: number) => string} nameOf @param {Variants} [before]
 * @returns {Variants}
 */
export function variants(board, nameOf, before = new Map()) {
  const tiles = board.flatMap((line, row) =>
    line
      .map((word, column) => ({ word, square: nameOf(row, column), first: FROM_PILE }))
      .filter(({ word }) => hasTwin(word)),
  );
  return painted(tiles, before);
}

/** @param {string} word */
const hasTwin = (word) => PICTURES[word]?.length > 1;

/** @param {boolean} isStart whether it is a starting tile */
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
 * @param {string[][]} board @param {Variants} shown @param {string} word @param {(row: number, column: number) =>
 *   string} nameOf
 * @param {boolean} [isStart] whether it is a starting tile
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

/** The word of a piece in hand, `back` for a tile that stays hidden. */
/**
 * @param {string | null} piece
 * @param {number | null} seat
 * @param {string | null} starting
 * @param {boolean} isHidden
 */
export function wordOf(piece, seat, starting, isHidden) {
  if (!piece || piece === "draw" || piece === "pass" || seat === null) return null;
  if (piece === "s") return isHidden || !starting || starting === "?" ? "back" : starting;
  return /^r[1-4]$/.test(piece) ? `${COLOURS[seat]}${piece[1]}` : piece;
}
