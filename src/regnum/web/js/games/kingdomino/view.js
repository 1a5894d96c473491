// @ts-check
/** Who sits where and who is next, read off a view. */

import { parse } from "./notation.js";

/** @typedef {import("./types.js").Update} Update */

/** @typedef {import("./types.js").View} View */

/** @typedef {"draft" | "claim" | "place" | "discard" | "over"} Task */

/** @typedef {"over" | "now" | "next" | "last" | "waits" | "claimed" | "done" | "drafts"} Standing */

/**
 * Whether somebody at this device has to act now.
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

/**
 * What somebody does or did in this round.
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
