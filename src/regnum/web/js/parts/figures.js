// @ts-check
/** What the rules of every game are illustrated with. */

import { html } from "../html.js";

/** @typedef {import("../more.js").Say} Say */

/**
 * Which is right and which is not, told by a sign and by a word.
 * @param {{ say: Say, isRight: boolean, text?: string, children?: import("../html.js").Children }} props
 */
export const Case = ({ say, isRight, text, children }) =>
  html`<span class=${`ls-case ${isRight ? "is-right" : "is-wrong"}`}>${children}
    <span><svg class="ic" viewBox="0 0 24 24" aria-hidden="true"><use
      href=${isRight ? "#icon-check" : "#icon-close"} /></svg>
      ${text ?? say(isRight ? "law-right" : "law-wrong")}</span></span>`;

/**
 * A table that compares editions or variants; what is not as in the first column stands out. On narrow screens each row
 * becomes a list, so
 * that what each cell is about is said in it, too, and the roles are written down, which browsers forget when they are
 * laid out otherwise.
 * @param {{ say: Say, game: string, columns: string[], rows: string[] }} props
 */
export function Comparison({ say, game, columns, rows }) {
  const title = (/** @type {string} */ column) => say(`${game}-law-column-${column}`);
  const first = (/** @type {string} */ row) => say(`${game}-law-${row}-${columns[0]}`);
  return html`<div class="ls-wide"><table class="ls-table ls-compare" role="table">
    <thead role="rowgroup"><tr role="row"><td role="cell"></td>${columns.map(
      (column) => html`<th key=${column}
      scope="col" role="columnheader">${title(column)}</th>`,
    )}</tr></thead>
    <tbody role="rowgroup">${rows.map(
      (row) => html`<tr key=${row} role="row"><th scope="row" role="rowheader">${say(`${game}-law-row-${row}`)}</th>
        ${columns.map((column) => {
          const text = say(`${game}-law-${row}-${column}`);
          return html`<td key=${column} role="cell"
            class=${column === columns[0] ? "" : text === first(row) ? "is-same" : "is-other"}><span class="ls-of"
            aria-hidden="true">${title(column)}</span>${text}</td>`;
        })}</tr>`,
    )}</tbody></table></div>`;
}
