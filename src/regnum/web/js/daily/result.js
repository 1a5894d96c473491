// @ts-check
/** What a table of the daily deal tells about the player's result. */

/** @typedef {import("../contract.js").Update} Update */

/** The player's points; null if the game was not played to its end. @param {Update} update */
export function resultOf({ summary, view }) {
  const scores = /** @type {number[] | undefined} */ (view?.result?.scores);
  return summary.ended === "played" ? (scores?.[0] ?? null) : null;
}

/**
 * Whether no move was undone after another player had answered it: a player who has seen the answer knows more.
 * @param {Pick<Update, "events">} update
 */
export function cleanly({ events }) {
  /** @type {number[]} */
  let seats = [];
  for (const event of events) {
    if (event.type === "played") seats.push(event.seat);
    if (event.type !== "undone") continue;
    if (seats.slice(event.kept).some((seat) => seat !== event.seat)) return false;
    seats = seats.slice(0, event.kept);
  }
  return true;
}
