// @ts-check
/** What the log has a line for: usually one event, sometimes all that a player did in one turn. */

import { places } from "../tables.js";

/** @typedef {import("../contract.js").Happened} Happened */
/** @typedef {{ events: Happened[], heading: string }} Line `heading` is empty before the first action of a game. */

/** Told elsewhere, or of no interest to anybody. */
const UNTOLD = ["said", "muted", "opened", "rematched"];

/** Whether the log tells of an event. @param {Happened} event */
export const isTold = (event) => !UNTOLD.includes(event.type);

/**
 * The lines of the log, the oldest first.
 * @param {Happened[]} events
 * @param {Map<number, import("../contract.js").Moment>} [moments] What the face says of the actions, by the number of
 *   the event.
 * @returns {Line[]}
 */
export function linesOf(events, moments = new Map()) {
  const kept = places(events);
  const isUndone = (/** @type {Happened} */ event) => kept.get(event.number) === null;
  /** @type {Line[]} */
  const lines = [];
  for (const event of events.filter(isTold)) {
    const moment = moments.get(event.number);
    const last = lines.at(-1);
    const before = last?.events.at(-1);
    // undone actions never share a line with others: they are struck out
    if (moment?.isSameTurn && last && before?.type === "played" && isUndone(before) === isUndone(event))
      last.events.push(event);
    else lines.push({ events: [event], heading: moment?.heading ?? last?.heading ?? "" });
  }
  return lines;
}
