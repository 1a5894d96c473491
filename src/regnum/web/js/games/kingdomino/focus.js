// @ts-check
/** Where the focus goes with the turn, and keys that work anywhere at the table. */

import { useEffect, useLayoutEffect, useRef } from "../../html.js";
import { hasMotion, hasShortcuts } from "../../settings.js";
import { pressed } from "./move.js";

/** @typedef {{ current: HTMLElement | null }} Ref */
/** @typedef {import("./move.js").State} State */

/**
 * What is asked of a player: where the focus belongs, and what should be in sight.
 * @param {import("./view.js").Task} task
 * @param {Record<"board" | "claim" | "confirm", Ref>} refs
 */
function placesOf(task, refs) {
  if (task === "claim" || task === "draft") return { target: refs.claim.current, place: refs.claim.current };
  const board = refs.board.current;
  const spots = /** @type {HTMLElement | null | undefined} */ (board?.querySelector(".kd-spots"));
  return { target: task === "discard" ? refs.confirm.current : spots, place: board };
}

/**
 * Focus and sight follow the turn, but only for players who are at the table with them already: nobody is torn away
 * from the chat.
 * @param {Record<"root" | "board" | "claim" | "confirm", Ref>} refs
 * @param {State} state
 */
export function useFollowing(refs, { turn: { isMine, task }, seen }) {
  const { root, claim } = refs;
  const isInside = useRef(false);
  const isFirst = useRef(true);
  useEffect(() => {
    const follow = (/** @type {FocusEvent} */ event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      isInside.current = Boolean(root.current?.contains(target)) && !target.closest("input, .log, .chat, dialog");
    };
    document.addEventListener("focusin", follow);
    return () => document.removeEventListener("focusin", follow);
  }, []);
  useLayoutEffect(() => {
    const wasFirst = isFirst.current;
    isFirst.current = false;
    const at = document.activeElement;
    if (!isMine) {
      const isGone = at === document.body || at === claim.current || Boolean(at?.closest("[inert]"));
      if (isInside.current && isGone) root.current?.focus({ preventScroll: true }); // it waits here for the next turn
      return;
    }
    const { target, place } = placesOf(task, refs);
    const isFree = at === document.body || root.current?.contains(at);
    if (isInside.current && isFree) target?.focus({ preventScroll: true });
    if (!wasFirst || place === claim.current)
      place?.scrollIntoView({ block: "nearest", behavior: hasMotion() ? "smooth" : "auto" });
  }, [seen?.update.summary.ply, isMine, task, seen?.isCovered]);
}

/**
 * Keys work wherever the focus is, except in fields.
 * @param {Ref} root
 * @param {{ now: () => State, tell: (incident: import("./move.js").Incident) => void }} going
 */
export function useKeys(root, { now, tell }) {
  useEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      if (target !== document.body && !root.current?.contains(target)) return;
      if (target.closest?.("input:not([type=checkbox]), textarea, select, dialog, [contenteditable]")) return;
      const incident = pressed(now(), { key: event.key, hasShortcuts: hasShortcuts() });
      if (!incident) return;
      tell(incident);
      event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
