// @ts-check
/** Who sits where and who is next, read off a view. */

import { parse } from "./notation.js";

/** @typedef {import("./types.js").Update} Update */

/** @typedef {import("./types.js").View} View */

/** @typedef {"draft" | "claim" | "place" | "discard" | "over"} Task */

/** @typedef {"over" | "now" | "next" | "last" | "waits" | "claimed" | "done" | "drafts"} Standing */

/**
 * Whether a player at this device has to act now.
 * @param {Update} update
 * @param {boolean} [isReplay]
 */
export function isMyTurn({ view, your_seats: mine }, isReplay = false) {
  return !isReplay && view.seat !== null && view.legal.length > 0 && mine.includes(view.seat);
}

/**
 * What has to be done now: `draft`, `claim`, `place` or, if a domino fits nowhere, `discard`.
 * @param {View} view
 * @returns {Task}
 */
export function taskOf(view) {
  return view.phase === "place" && parse(view.legal[0] ?? "")?.kind === "discard" ? "discard" : view.phase;
}

/**
 * The slot of the current row that is being dealt with, and those that wait.
 * @param {View} view
 */
export function waiting(view) {
  const left = view.current_row.filter((slot) => !slot.done);
  return { now: view.phase === "place" ? left[0] : null, later: view.phase === "place" ? left.slice(1) : left };
}

/** The domino to be placed now, or null. @param {View} view */
export const dominoNow = (view) => waiting(view).now?.domino ?? null;

/** @typedef {import("./types.js").KingdomData} KingdomData */
/** @typedef {KingdomData["properties"][number]} Property */

/** What the land alone is worth. @param {KingdomData} kingdom */
export const landOf = ({ score, bonuses }) => score - bonuses.middle_kingdom - bonuses.harmony;

/** What a kingdom counts now: bonuses only when the game is over, for until then they may be lost. */
/** @param {View} view @param {KingdomData} kingdom */
export const pointsOf = (view, kingdom) => (view.phase === "over" ? kingdom.score : landOf(kingdom));

/**
 * The bonuses that a kingdom has for the time being.
 * @param {View} view
 * @param {KingdomData} kingdom
 * @returns {{ name: string, points: number }[]}
 */
export const promisedTo = (view, { bonuses }) =>
  [
    { name: "middle-kingdom", points: bonuses.middle_kingdom },
    { name: "harmony", points: bonuses.harmony },
  ].filter(({ points }) => points > 0 && view.phase !== "over");

/**
 * What a placement changes: points, and the properties that have more than before.
 * @param {KingdomData} before
 * @param {KingdomData} after
 * @returns {{ points: number, grown: Property[] }}
 */
export function earned(before, after) {
  const known = new Set(before.properties.map((one) => JSON.stringify(one)));
  const grown = after.properties.filter((one) => one.points > 0 && !known.has(JSON.stringify(one)));
  return { points: landOf(after) - landOf(before), grown: grown.toSorted((one, other) => other.points - one.points) };
}

/**
 * What an action has scored in the kingdom of its player; null if it placed nothing, or ended a game of several.
 * @param {import("../../contract.js").Deed} deed
 */
export function earnedBy({ event, before, after }) {
  const [then, now] = [/** @type {View} */ (before), /** @type {View} */ (after)];
  if (parse(event.action)?.kind !== "place" || then.game_number !== now.game_number) return null;
  const [old, fresh] = [then.kingdoms[event.seat], now.kingdoms[event.seat]];
  return old && fresh ? earned(old, fresh) : null;
}

/** @typedef {{ order: number, places: import("./types.js").Place[], placed: number[], claimed: number[], points: number, grown: Property[] }} Done */

/**
 * What each of some actions' players has done in them, and who did so first.
 * @param {import("../../contract.js").Deed[]} deeds
 * @returns {Map<number, Done>} By seat.
 */
export function doneIn(deeds) {
  /** @type {Map<number, Done>} */
  const found = new Map();
  for (const deed of deeds) {
    const { seat, action } = deed.event;
    const done = found.get(seat) ?? {
      order: found.size + 1,
      places: [],
      placed: [],
      claimed: [],
      points: 0,
      grown: [],
    };
    found.set(seat, done);
    const what = parse(action);
    if (what?.kind === "claim") done.claimed.push(what.domino);
    if (what?.kind !== "place") continue;
    const { points = 0, grown = [] } = earnedBy(deed) ?? {};
    done.places.push(what);
    done.placed.push(what.domino);
    done.points += points;
    done.grown.push(...grown);
  }
  return found;
}

/**
 * What a player does or did in this round.
 * @param {View} view
 * @param {number} seat
 * @returns {{ state: Standing, placed: number[], claimed: number[] }}
 */
export function standing(view, seat) {
  const placed = view.current_row.filter((slot) => slot.done && slot.seat === seat).map((slot) => slot.domino);
  const claimed = view.next_row.filter((slot) => slot.seat === seat).map((slot) => slot.domino);
  const { later } = waiting(view);
  const at = later.findIndex((slot) => slot.seat === seat);
  /** @type {Standing} */
  let state = placed.length ? "done" : claimed.length ? "claimed" : "waits";
  if (view.phase === "over") state = "over";
  else if (view.seat === seat) state = "now";
  else if (at === 0) state = "next";
  else if (at > 0) state = at === later.length - 1 ? "last" : "waits";
  else if (view.phase === "draft") state = claimed.length ? "claimed" : "drafts";
  return { state, placed, claimed };
}
