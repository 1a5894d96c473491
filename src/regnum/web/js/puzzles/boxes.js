// @ts-check
/** When a puzzle comes back: boxes of days, after each answer the next one or the first. Pure. */

/** @typedef {"right" | "wrong" | "hint"} Grade What the first try was worth. */
/** @typedef {{ box: number, due: string }} Card Boxes are counted from 1; `due`: a day, as 2026-11-16. */

/** Days until a puzzle of each box comes back. */
export const DAYS = [1, 3, 7, 16, 35, 90];

/** A day some days later. @param {string} date @param {number} days */
export const daysAfter = (date, days) =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * A puzzle after an answer: right moves it on by a box, wrong back to the first, with a hint it stays. One that was never
 * answered is in the first box.
 * @param {Card | undefined} card
 * @param {Grade} grade
 * @param {string} today
 * @returns {Card}
 */
export function answered(card, grade, today) {
  const now = card?.box ?? 1;
  const box = grade === "wrong" ? 1 : grade === "right" ? Math.min(now + 1, DAYS.length) : now;
  return { box, due: daysAfter(today, DAYS[box - 1] ?? 1) };
}

/** @param {Card | undefined} card @param {string} today */
export const isDue = (card, today) => card !== undefined && card.due <= today;
