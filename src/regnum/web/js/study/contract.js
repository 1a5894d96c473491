// @ts-check
/** What study finds out, as types; nothing runs here. The forms are those of `regnum review --json`. */

/**
 * @typedef {object} Parts What a result is made of, for one player: draws, own choices, and the rivals' choices.
 * @property {number} luck
 * @property {number} skill
 * @property {number} rivals
 */
/**
 * @typedef {Parts & { name: string, errors: Parts, points: Parts & { errors: Parts } }} Played In shares of a victory, and in
 *   points less the mean of the rivals' points; with standard errors.
 */

/** @typedef {"best" | "good" | "inaccuracy" | "mistake" | "blunder"} Grade */
/**
 * @typedef {object} Decision
 * @property {number} ply How many actions were played before it.
 * @property {number} seat
 * @property {string} action
 * @property {string} best
 * @property {string} reference What the reference player would have done.
 * @property {number} loss The chance of winning that it gave away compared with the best action.
 * @property {number} error Its standard error.
 * @property {Grade} grade
 * @property {number} win The mover's chance of winning after it.
 * @property {number} points_lost
 * @property {number} points_error
 * @property {number[]} change By seat: of the chance to win, compared with what the reference player would have done.
 * @property {number[]} points_change
 * @property {boolean} exact Whether the ending was solved.
 * @property {boolean} forced Whether there was only one action, or all lead to about the same points.
 * @property {import("../engine/contract.js").Reason[]} reasons Why the best action is better.
 */
/** @typedef {{ ply: number, luck: number[], points: number[] }} Chance What chance decided after so many actions, by seat. */

/**
 * @typedef {object} Review
 * @property {string} game
 * @property {boolean} over
 * @property {number[]} start Every seat's chance of winning before anything was dealt.
 * @property {Played[]} players By seat.
 * @property {Decision[]} decisions
 * @property {Chance[]} chances
 */

export {};
