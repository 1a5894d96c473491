// @ts-check
/** The days of the daily deal: dates as readers write them, and the number of each. As bots/daily.py. */

const DAY = 86_400_000;
/** The deal of the next day is number 1. */
const BEFORE_FIRST = Date.UTC(2025, 11, 31);

/** The middle of a day, so that no change of clocks moves it. @param {string} date */
const timeOf = (date) => Date.parse(`${date}T12:00:00Z`);

/** The day where the reader is, as 2026-11-16. @param {Date} [now] */
export function today(now = new Date()) {
  const [year, ...others] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return [String(year).padStart(4, "0"), ...others.map((part) => String(part).padStart(2, "0"))].join("-");
}

/** Which deal a day has: 1 on the first day of 2026; not a number if that is no day. @param {string} date */
export function numberOf(date) {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? timeOf(date) : NaN;
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(date); // 30 February would be in March
  return isDay ? Math.floor((time - BEFORE_FIRST) / DAY) : NaN;
}

/** Whether a day has a deal that may be played: none is dealt before its day. @param {string} date @param {Date} [now] */
export const isOpen = (date, now) => numberOf(date) >= 1 && date <= today(now);

/** The day before. @param {string} date */
export const dayBefore = (date) => new Date(timeOf(date) - DAY).toISOString().slice(0, 10);

/** Hours and minutes until the next deal. @param {Date} [now] */
export function untilNext(now = new Date()) {
  const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const minutes = Math.max(0, Math.ceil((next.getTime() - now.getTime()) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
