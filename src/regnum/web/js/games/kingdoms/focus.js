// @ts-check
/** Where the focus goes with the turn, and keys that work anywhere at the table. */

import { useEffect, useRef } from "../../html.js";
import { hasShortcuts } from "../../settings.js";
import { pressed } from "./move.js";

/** @typedef {{ current: HTMLElement | null }} Ref */

/** Put the focus on the board, where its arrows left it. @param {ParentNode | null} within */
export const focusBoard = (within) =>
  /** @type {HTMLElement | null | undefined} */ (within?.querySelector('.kg-cells [tabindex="0"]'))?.focus({
    preventScroll: true,
  });

/**
 * Keys work anywhere in the playing area, except in fields.
 * @param {Ref} root something in the playing area
 * @param {{ now: () => import("./move.js").State, tell: (incident: import("./move.js").Incident) => void }} going
 */
export function useKeys(root, { now, tell }) {
  useEffect(() => {
    const area = root.current?.closest("main");
    if (!area) return undefined;
    const press = (/** @type {KeyboardEvent} */ event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (target.closest("input, textarea, select, dialog, [role=dialog]")) return;
      const isOnControl = target.closest("button, a, summary") !== null;
      const incident = pressed(now(), {
        key: event.key.toLowerCase(),
        hasShortcuts: hasShortcuts(),
        isOnControl,
        time: Date.now(),
      });
      if (!incident) return;
      tell(incident);
      event.preventDefault();
    };
    area.addEventListener("keydown", press);
    return () => area.removeEventListener("keydown", press);
  }, []);
}

/**
 * The focus comes to the board with a tile that was drawn, and when what had it is gone.
 * @param {Ref} root
 * @param {string | null} drawn
 */
export function useFollowing(root, drawn) {
  const last = useRef(/** @type {Node | null} */ (null));
  useEffect(() => {
    const area = root.current?.closest("main");
    if (!area) return undefined;
    const note = (/** @type {FocusEvent} */ event) => {
      last.current = /** @type {Node} */ (event.target);
    };
    area.addEventListener("focusin", note);
    return () => area.removeEventListener("focusin", note);
  }, []);
  useEffect(() => {
    if (document.activeElement === document.body && last.current && !last.current.isConnected) focusBoard(root.current);
  });
  useEffect(() => {
    const at = document.activeElement;
    if (drawn && root.current?.contains(at) && !at?.matches("input")) focusBoard(root.current); // players who write go on writing
  }, [drawn]);
}
