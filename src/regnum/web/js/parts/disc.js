// @ts-check
/** The label of an action that is shown without being played, on a piece that it is about. */

import { classes, html } from "../html.js";

/** @param {{ mark: import("../contract.js").Marked, class?: string }} props */
export const Disc = ({ mark: { label, look, grade }, class: more }) =>
  grade
    ? html`<svg class=${classes("disc g-seal", `g-${grade}`, more)} viewBox="0 0 24 24" aria-hidden="true"><use
        href=${`#grade-${grade}`} /></svg>`
    : label && html`<i class=${classes("disc", look === "chosen" && "on", more)} aria-hidden="true">${label}</i>`;
