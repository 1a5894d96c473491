// @ts-check
/** What this browser keeps of puzzles: when each comes back, all answers, and those of the player's own games. */

import { today } from "../daily/days.js";
import { answered, isDue } from "./boxes.js";

/** @typedef {import("./boxes.js").Card} Card */
/** @typedef {import("./boxes.js").Grade} Grade */
/** @typedef {{ code: string, points: number, arguments?: Record<string, string | number> }} Reason */
/**
 * @typedef {object} Puzzle As `study/puzzles.py` writes it.
 * @property {string} name
 * @property {import("../types.d.ts").GameRecord} record The game up to the decision.
 * @property {string[]} answers The actions that count as right, the best first.
 * @property {Record<string, number>} chances Of every action compared, how often it wins, in thousandths.
 * @property {number} difficulty From 1 to 5; 0 if nobody has judged it.
 * @property {string | null} [level] The weakest level that finds an answer.
 * @property {boolean} [exact]
 * @property {string[]} [themes]
 * @property {Reason[]} [reasons]
 */
/** @typedef {[time: number, puzzle: string, grade: Grade]} Answer */
/** @typedef {{ cards: Record<string, Card>, log: Answer[], own: Puzzle[] }} Kept */

const KEY = "regnum-puzzles";
const MOST_ANSWERS = 5000;
const MOST_OWN = 200;

/** @returns {Kept} */
export function read() {
  try {
    return { cards: {}, log: [], own: [], ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { cards: {}, log: [], own: [] }; // the page may not keep anything: nothing comes back then
  }
}

/** @param {Kept} kept */
function write(kept) {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // as above
  }
}

/** Note the first answer to a puzzle. @param {string} puzzle @param {Grade} grade @param {Date} [now] */
export function note(puzzle, grade, now = new Date()) {
  const kept = read();
  const card = answered(kept.cards[puzzle], grade, today(now));
  /** @type {Answer} */
  const answer = [now.getTime(), puzzle, grade];
  write({ ...kept, cards: { ...kept.cards, [puzzle]: card }, log: [...kept.log, answer].slice(-MOST_ANSWERS) });
}

/**
 * Make a puzzle of a position of the player's own game: it is in the first box, and due at once. One that is there already
 * stays as it is.
 * @param {Pick<Puzzle, "record" | "answers" | "chances"> & Partial<Puzzle>} puzzle
 * @returns {string} Its name.
 */
export function keepOwn(puzzle) {
  const kept = read();
  const name = puzzle.name ?? `own-${hash(JSON.stringify([puzzle.record.deal, puzzle.record.actions]))}`;
  if (kept.own.some((one) => one.name === name)) return name;
  const own = [...kept.own, { themes: [], difficulty: 0, ...puzzle, name }].slice(-MOST_OWN);
  write({ ...kept, own, cards: { ...kept.cards, [name]: { box: 1, due: today() } } });
  return name;
}

/** The puzzles of the player's own games. @param {string} game */
export const ownOf = (game) => read().own.filter(({ record }) => record.game === game);

/** Which of these are to be solved again today. @param {Puzzle[]} puzzles @param {Date} [now] */
export function dueOf(puzzles, now = new Date()) {
  const { cards } = read();
  return puzzles.filter(({ name }) => isDue(cards[name], today(now)));
}

/** How many were right in a row, counted from the last. */
export function streak() {
  const { log } = read();
  const last = log.findLastIndex(([, , grade]) => grade !== "right");
  return log.length - 1 - last;
}

/** A short name for a text. @param {string} text */
function hash(text) {
  let found = 0x811c9dc5;
  for (const letter of text) found = Math.imul(found ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return found.toString(36);
}
