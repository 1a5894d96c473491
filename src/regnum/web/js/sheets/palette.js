// @ts-check
/**
 * What can be put down on a sheet, of which one thing is in hand: radio buttons, so that the arrow keys work as they do
 * everywhere.
 */

import { classes, html } from "../html.js";

/**
 * @param {{ label: string, isChosen: boolean, keys: string, onChoose: () => void, class: string, children?:
 *   import("../html.js").Children }} props
 *   `keys`: what is typed on a square for the same
 */
export const Brush = ({ label, isChosen, keys, onChoose, class: more, children }) =>
  html`<label class=${classes("ls-pick", more)} title=${`${label} (${keys})`}>
    <input class="vh" type="radio" name="ls-brush" checked=${isChosen} aria-label=${label} onChange=${onChoose} />
      ${children}
  </label>`;
