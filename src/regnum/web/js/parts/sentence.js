// @ts-check
/** The sentence that says what to do, with its emblem. */

import { classes, html } from "../html.js";
import { useWords } from "../words.js";

/**
 * The square beside it: a figure on the emblem's ground, or any other picture as it is.
 * @param {{ symbol: string, isQuiet?: boolean, hasTendril?: boolean }} props `hasTendril`: foliage hangs from it, where
 *   there is room.
 */
export const Emblem = ({ symbol, isQuiet = false, hasTendril = false }) =>
  symbol.startsWith("figure-")
    ? html`<span class=${classes("emblem", !isQuiet && "mine")} aria-hidden="true">
        <svg class="under" viewBox="0 0 80 80"><use href="#emblem-ground" /></svg>
        <svg class="figure" viewBox="0 0 48 48"><use href=${`#${symbol}`} /></svg>
        ${hasTendril && html`<svg class="tendril" viewBox="0 0 34 330"><use href="#vine-tendril" /></svg>`}
      </span>`
    : html`<span class="emblem piece" aria-hidden="true"><svg class="pic" viewBox="0 0 100 100"><use
      href=${`#${symbol}`} /></svg></span>`;

/**
 * @param {{ emblem: string, text: import("../html.js").Children, hint?: string, isYours: boolean, gain?: string, why?:
 *   string, action?: import("../html.js").Children }} props `gain`: what a move has brought; `why`: how that was
 *   counted, which is seen however little room there is; `action`: something to do about it
 */
export function Sentence({ emblem, text, hint, isYours, gain, why, action }) {
  useWords();
  return html`<section class=${classes("sentence", isYours && "yours")}>
    <${Emblem} symbol=${emblem} isQuiet=${!isYours} hasTendril=${isYours} />
    ${action}
    <p>${text}${gain && html` <b class="gain">${gain}</b>`}</p>
    ${why ? html`<small class="why">${why}</small>` : hint && html`<small>${hint}</small>`}
  </section>`;
}
