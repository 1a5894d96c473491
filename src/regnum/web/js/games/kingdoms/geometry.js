// @ts-check
/** Where lines are on the board, and what a placement does to them. */

import { COLUMNS, placeOf, ROWS, squareName } from "./notation.js";

/** @typedef {import("./types.js").Line} Line */
/** @typedef {import("./types.js").CountedTile} CountedTile */

/** Names a line among others. @param {Line} line */
export const lineKey = (line) => `${line.first}-${line.last}-${line.direction}`;

/** The row's number or the column's letter. @param {Line} line */
export const lineName = (line) => (line.direction === "row" ? line.first[1] : line.first[0]);

/** Which part of its row or column a line is. @param {Line} line @returns {"whole" | "first" | "middle" | "last"} */
export function linePart(line) {
  const isRow = line.direction === "row";
  const begins = isRow ? line.first[0] === "a" : line.first[1] === "1";
  const ends = isRow ? line.last[0] === "f" : line.last[1] === "5";
  if (begins && ends) return "whole";
  return begins ? "first" : ends ? "last" : "middle";
}

/** The squares of a line. @param {Line} line */
export function squaresOf(line) {
  const first = placeOf(line.first);
  const last = placeOf(line.last);
  const found = [];
  for (let row = first.row; row <= last.row; row++)
    for (let column = first.column; column <= last.column; column++) found.push(squareName(row, column));
  return found;
}

/** Whether a square belongs to a line. @param {Line} line @param {string} square */
export function holds(line, square) {
  const [first, last, here] = [placeOf(line.first), placeOf(line.last), placeOf(square)];
  return first.row <= here.row && here.row <= last.row && first.column <= here.column && here.column <= last.column;
}

/** The mountains at the ends of a line. @param {Line} line */
export function endsOf(line) {
  const [first, last] = [placeOf(line.first), placeOf(line.last)];
  const isRow = line.direction === "row";
  const before = isRow
    ? first.column > 0 && squareName(first.row, first.column - 1)
    : first.row > 0 && squareName(first.row - 1, first.column);
  const after = isRow
    ? last.column < COLUMNS - 1 && squareName(last.row, last.column + 1)
    : last.row < ROWS - 1 && squareName(last.row + 1, last.column);
  return { before: before || null, after: after || null };
}

/**
 * Where the value of a line is written: in the margin at its end, at its beginning for the first of several parts, and on
 * the mountain behind it for one in the middle.
 * @param {Line} line
 * @returns {{ row: number, column: number, isOnBoard: boolean }} of a grid with margins: 0 and 6 or 7 are the margins
 */
export function valuePlace(line) {
  const [first, last] = [placeOf(line.first), placeOf(line.last)];
  const part = linePart(line);
  const isRow = line.direction === "row";
  if (part === "middle")
    return { row: last.row + (isRow ? 1 : 2), column: last.column + (isRow ? 2 : 1), isOnBoard: true };
  const atStart = part === "first";
  if (isRow) return { row: first.row + 1, column: atStart ? 0 : COLUMNS + 1, isOnBoard: false };
  return { row: atStart ? 0 : ROWS + 1, column: first.column + 1, isOnBoard: false };
}

/**
 * Where the upper margin has most room between its values.
 * @param {Line[]} lines
 * @returns {{ from: number, to: number }} columns of a grid with margins, both of them free
 */
export function freeAbove(lines) {
  const above = lines.map(valuePlace).filter(({ row }) => row === 0);
  const taken = [0, ...above.map(({ column }) => column).sort((one, other) => one - other), COLUMNS + 1];
  const gaps = taken.slice(1).map((next, at) => ({ from: taken[at] + 1, to: next - 1 }));
  return gaps.reduce((most, gap) => (gap.to - gap.from > most.to - most.from ? gap : most));
}

/** For CSS: `grid-area` over a line of the grid with margins. @param {Line} line */
export function areaOf(line) {
  const [first, last] = [placeOf(line.first), placeOf(line.last)];
  return `${first.row + 2} / ${first.column + 2} / ${last.row + 3} / ${last.column + 3}`;
}

/**
 * What a placement changes: each line that is new or has another value, with what it was worth before.
 * @param {Line[]} before @param {Line[]} after
 * @returns {{ line: Line, was: number | null }[]}
 */
export function changes(before, after) {
  const known = new Map(before.map((line) => [lineKey(line), line]));
  return after.flatMap((line) => {
    const same = known.get(lineKey(line));
    if (same) return same.value === line.value ? [] : [{ line, was: same.value }];
    const whole = before.find((one) => one.direction === line.direction && holds(one, line.first));
    return [{ line, was: whole ? whole.value : null }];
  });
}

/**
 * What happens to each tile and castle in its lines, by square.
 * @param {Line[]} lines
 * @returns {Map<string, { row: CountedTile["effect"], column: CountedTile["effect"], bonus: number, rank: number }>}
 */
export function effects(lines) {
  const found = new Map();
  const at = (/** @type {string} */ square) => {
    if (!found.has(square)) found.set(square, { row: null, column: null, bonus: 0, rank: 0 });
    return found.get(square);
  };
  for (const line of lines) {
    for (const tile of line.tiles) at(tile.square)[line.direction] = tile.effect;
    for (const castle of line.castles) {
      const one = at(castle.square);
      if (castle.bonus >= one.bonus) [one.bonus, one.rank] = [castle.bonus, castle.rank];
    }
  }
  return found;
}

/** The lines through a square after a placement; those before it, where a mountain has taken their place. */
/** @param {Line[]} after @param {Line[]} before @param {string} square */
export function linesAt(after, before, square) {
  const found = after.filter((line) => holds(line, square));
  return found.length ? found : before.filter((line) => holds(line, square));
}
