// @ts-check
/** The one live region: what happened and whose turn it is, for those who hear the page. */

import { html } from "./html.js";
import { store, useStore } from "./store.js";

const said = store({ text: "", turn: 0 });

/**
 * Have something read aloud when the reader pauses.
 * @param {string} text
 */
export function announce(text) {
  if (text) said.set({ text, turn: said.get().turn + 1 });
}

/** Drawn once, by `main.js`. Two lines take turns, so that the same words are read again if they are said again. */
export function LiveRegion() {
  const { text, turn } = useStore(said);
  return html`<div class="vh" role="status" aria-live="polite" aria-atomic="true">
    <p>${turn % 2 ? text : ""}</p>
    <p>${turn % 2 ? "" : text}</p>
  </div>`;
}
