// @ts-check
/** What is folded away at a table, or at its end: it opens over the table, one at a time, and a press elsewhere closes it. */

import { classes, html, useEffect, useState } from "../html.js";
import { Icon } from "./basics.js";

/** Windows without room for log and chat, as css/table.css has them. */
export const SMALL = "(max-width: 719px), (max-height: 560px)";

/** All folds of a table share it: browsers close the others when one opens. */
export const FOLDS = "table";

/**
 * @param {{ icon: string, title: string, hint?: import("../html.js").Children, class?: string, children?:
 *   import("../html.js").Children }} props `hint`: what is said beside the title while it is closed.
 */
export const Fold = ({ icon, title, hint, class: more, children }) =>
  html`<details class=${classes("fold", more)} name=${FOLDS}>
    <summary title=${title}><${Icon} name=${icon} /><span class="fold-title">${title}</span>
      <span class="soft">${hint}</span><${Icon} name="chevron" /></summary>
    ${children}
  </details>`;

/** Close what is open: with Escape, which gives the focus back, or with a press outside of it. */
export function useFolds() {
  useEffect(() => {
    const opened = () =>
      /** @type {NodeListOf<HTMLDetailsElement>} */ (
        document.querySelectorAll(":is(.table, .over) details[name][open]")
      );
    const press = (/** @type {Event} */ event) => {
      for (const fold of opened()) if (!fold.contains(/** @type {Node} */ (event.target))) fold.open = false;
    };
    const key = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Escape") return;
      for (const fold of opened()) {
        event.stopPropagation(); // it closes what is on top, and does not cancel the move below
        if (fold.contains(document.activeElement)) fold.querySelector("summary")?.focus();
        fold.open = false;
      }
    };
    document.addEventListener("pointerdown", press);
    document.addEventListener("keydown", key, true);
    return () => {
      document.removeEventListener("pointerdown", press);
      document.removeEventListener("keydown", key, true);
    };
  }, []);
}

/**
 * Whether the window is as a media query asks, now.
 * @param {string} query
 */
export function useMedia(query) {
  const [, again] = useState(0);
  const list = globalThis.matchMedia?.(query);
  useEffect(() => {
    const draw = () => again((turn) => turn + 1);
    list?.addEventListener("change", draw);
    return () => list?.removeEventListener("change", draw);
  }, [query]);
  return list?.matches ?? false;
}
