// @ts-check
/** What this browser keeps of daily deals: the table of the counted try, its result, and the games to compare it with. */

import { dayBefore } from "./days.js";

/** @typedef {Record<string, number>} Tally How many games had each number of points. */
/** @typedef {Record<string, Tally>} Field The games of each level. */
/**
 * @typedef {object} Try
 * @property {string} table
 * @property {number | null} points Once it is over; null also if it was given up.
 * @property {boolean} isOver
 * @property {boolean} isClean Whether no move was undone after another player had answered it.
 */
/** @typedef {{ tries: Record<string, Try>, fields: Record<string, Field> }} Kept */

const KEY = "regnum-daily";
/** Of the games to compare with, only those of the last days are kept: they can be played again. */
const MOST_FIELDS = 6;

/** @param {string} game @param {string} date */
const keyOf = (game, date) => `${game} ${date}`;

/** @returns {Kept} */
function read() {
  try {
    return { tries: {}, fields: {}, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { tries: {}, fields: {} }; // the browser does not allow storage: every try is the first
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

/** The counted try of a day. @param {string} game @param {string} date @returns {Try | null} */
export const tryOf = (game, date) => read().tries[keyOf(game, date)] ?? null;

/** @param {string} game @param {string} date @param {Try} found */
export function keepTry(game, date, found) {
  const kept = read();
  write({ ...kept, tries: { ...kept.tries, [keyOf(game, date)]: found } });
}

/** The day whose counted try is played at a table. @param {string} table @returns {{ game: string, date: string } | null} */
export function dayOf(table) {
  const [key] = Object.entries(read().tries).find(([, one]) => one.table === table) ?? [];
  const [game = "", date = ""] = key?.split(" ") ?? [];
  return key ? { game, date } : null;
}

/** @param {string} game @param {string} date @returns {Field} */
export const fieldOf = (game, date) => read().fields[keyOf(game, date)] ?? {};

/** @param {string} game @param {string} date @param {Field} field */
export function keepField(game, date, field) {
  const kept = read();
  const others = Object.entries(kept.fields).filter(([key]) => key !== keyOf(game, date));
  const fields = Object.fromEntries([...others.slice(1 - MOST_FIELDS), [keyOf(game, date), field]]);
  write({ ...kept, fields });
}

/** On how many days in a row a game was played to its end, up to this day or the day before. @param {string} game @param {string} date */
export function streakOf(game, date) {
  const { tries } = read();
  const isDone = (/** @type {string} */ day) => tries[keyOf(game, day)]?.points != null;
  let [days, day] = [0, isDone(date) ? date : dayBefore(date)];
  for (; isDone(day); day = dayBefore(day)) days += 1;
  return days;
}
