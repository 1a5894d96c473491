// @ts-check
/** How actions and squares are written. Nothing here knows a rule. */

/** @typedef {import("./types.js").Action} Action */

export const ROWS = 5;

export const COLUMNS = 6;

const LETTERS = "abcdef";

/** The name of a square: `b3`. @param {number} row @param {number} column both from 0 */
export const squareName = (row, column) => `${LETTERS[column]}${row + 1}`;

/** Where a square is, from 0. @param {string} square */
export const placeOf = (square) => ({ row: Number(square[1]) - 1, column: LETTERS.indexOf(square[0]) });

/** All squares in reading order. */
export const SQUARES = Array.from({ length: ROWS * COLUMNS }, (_, number) =>
  squareName(Math.floor(number / COLUMNS), number % COLUMNS),
);

/** An action taken apart. @param {string} action @returns {Action} */
export function split(action) {
  const at = action.lastIndexOf("@");
  return at < 0 ? { piece: action, square: null } : { piece: action.slice(0, at), square: action.slice(at + 1) };
}

/** What may be placed where: for each piece the squares. @param {string[]} legal */
export function offers(legal) {
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  for (const action of legal) {
    const { piece, square } = split(action);
    if (!found.has(piece)) found.set(piece, new Set());
    if (square) found.get(piece)?.add(square);
  }
  return found;
}

/** What is on a square: `.` for nothing. @param {string[][]} board @param {string} square */
export function pieceAt(board, square) {
  const { row, column } = placeOf(square);
  return board[row][column];
}

/** A castle's colour and rank, or null for anything else. @param {string} word */
export function castleOf(word) {
  const found = /^(red|yellow|green|blue)([1-4])$/.exec(word);
  return found && { colour: found[1], rank: Number(found[2]) };
}

/** The number on a tile, 0 if it has none. @param {string} word */
export const worthOf = (word) => (/^[+-][1-6]$/.test(word) ? Number(word) : 0);

/** A number with its sign, as marks show it. @param {number} number */
export const signed = (number) => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0");

/** The first empty square, in reading order. @param {string[][]} board */
export const firstEmpty = (board) => SQUARES.find((square) => pieceAt(board, square) === ".") ?? SQUARES[0];
