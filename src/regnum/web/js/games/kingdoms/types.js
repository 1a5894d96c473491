// @ts-check
/** What the server sends of a game of Kingdoms, as types; nothing runs here. */

/** @typedef {{ square: string, tile: string, value: number, effect: "cancelled" | "doubled" | null }} CountedTile */
/** @typedef {{ square: string, castle: string, bonus: number, rank: number }} CountedCastle */
/**
 * @typedef {{ direction: "row" | "column", first: string, last: string, value: number, scored: boolean,
 *   income: Record<string, number>, tiles: CountedTile[], castles: CountedCastle[] }} Line
 */
/** @typedef {{ board: string[][], lines: Line[] }} Account */
/** @typedef {{ piece: string, square: string | null }} Action `r3`, `s`, `+4`, `dragon`, `draw` or `pass`, and where */

export {};
