// @ts-check
/** What the server sends of a game of Kingdomino, as types; nothing runs here. */

/** @typedef {import("../../contract.js").Name} Name */
/** @typedef {import("../../contract.js").Update} Update */
/** @typedef {"n" | "e" | "s" | "w"} Direction Where a domino's second half lies from its first. */
/** @typedef {{ terrain: string, crowns: number }} Half */
/** @typedef {{ x: number, y: number }} Point Columns east and rows north of the castle. */
/** @typedef {Point & Half} Square */
/** @typedef {Point & { direction: Direction }} Lying */
/** @typedef {Lying & { kind: "place", domino: number }} Place */
/** @typedef {{ domino: number, seat: number | null, done: boolean }} Slot A domino lying in a row. */
/** @typedef {{ terrain: string, squares: number, crowns: number, points: number }} Property */
/** @typedef {{ west: number, east: number, south: number, north: number }} Box */

/**
 * @typedef {object} KingdomData
 * @property {[number, number, string][]} squares
 * @property {number} discards
 * @property {number} score
 * @property {Property[]} properties
 * @property {number} largest
 * @property {number} crowns
 * @property {{ middle_kingdom: number, harmony: number }} bonuses
 */

/** @typedef {{ deck: number, row: number, size: number, middle_kingdom: string, harmony: boolean, dynasty: boolean }} Options */
/** @typedef {"score" | "largest" | "crowns" | "shared"} Decision */
/** @typedef {{ ranks: number[], scores: number[], decided_by: Decision, games: number[][][] }} Outcome */

/**
 * @typedef {object} View
 * @property {Options} options
 * @property {number} game_number
 * @property {number} round
 * @property {"draft" | "place" | "claim" | "over"} phase
 * @property {number | null} seat
 * @property {Slot[]} current_row
 * @property {Slot[]} next_row
 * @property {number} in_box
 * @property {number[]} unseen
 * @property {KingdomData[]} kingdoms
 * @property {number[][]} totals
 * @property {string[]} legal
 * @property {Outcome | null} result
 * @property {number | null} [observer]
 */

export {};
