// @ts-check
/** Where the focus goes with the turn, and keys that work anywhere at the table. */

import { useEffect, useRef } from "../../html.js";

/** Put the focus on the board, where its arrows left it. @param {ParentNode | null} within */
export const focusBoard = (within) =>
  /** @type {HTMLElement | null | undefined} */ (within?.querySelector('.kg-cells [tabindex="0"]'))?.focus({ preventScroll: true });

/**
 * @param {{ current: HTMLElement | null }} root something in the playing area
 * @param {(event: KeyboardEvent) => void} onKeyDown
 */
export function usePlayingArea(root, onKeyDown) {
  const pressed = useRef(onKeyDown);
  pressed.current = onKeyDown;
  const last = useRef(/** @type {Node | null} */ (null));
  useEffect(() => {
    const area = root.current?.closest("main");
    if (!area) return undefined;
    const press = (/** @type {KeyboardEvent} */ event) => pressed.current(event);
    const note = (/** @type {FocusEvent} */ event) => {
      last.current = /** @type {Node} */ (event.target);
    };
    area.addEventListener("keydown", press);
    area.addEventListener("focusin", note);
    return () => {
      area.removeEventListener("keydown", press);
      area.removeEventListener("focusin", note);
    };
  }, []);
  useEffect(() => {
    if (document.activeElement === document.body && last.current && !last.current.isConnected) focusBoard(root.current);
  });
}
