// @ts-check
/** The server's time: deadlines are told in it, and a device's own clock may be wrong. */

/** Smaller differences may come from the way of the answer, and from a header that tells whole seconds. */
const TRIFLE = 2000;

/** How much the server's clock is ahead of ours; null until both have been compared. @type {number | null} */
let ahead = null;

/**
 * Compare clocks by the header `Date` of an answer.
 * @param {string | null} header
 * @param {number} sent When it was asked for, by this device.
 * @param {number} [got] When the answer came.
 */
export function compareClocks(header, sent, got = Date.now()) {
  const told = Date.parse(header ?? "");
  const difference = told + 500 - (sent + got) / 2;
  if (Math.abs(difference) >= TRIFLE) ahead = difference;
  else ahead = Number.isNaN(told) ? (ahead ?? 0) : 0; // something in between has taken the header away: our own clock will do
}

/** Milliseconds since 1970, as the server counts them; null as long as that is not known. */
export const serverTime = () => (ahead === null ? null : Date.now() + ahead);
