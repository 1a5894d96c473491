// @ts-check
/** What the signs mean, for newcomers. */

import { html } from "../../html.js";
import { hasShortcuts } from "../../settings.js";
import { say } from "../../words.js";
import { Badge, Drawing, Mark } from "./pieces.js";

/** @param {{ isContinuous: boolean }} props */
export function Legend({ isContinuous }) {
  const signs = [
    [
      html`<${Mark} value=${5} isPencil /><${Mark} value=${-3} isPencil /><${Mark} value=${0} isPencil />`,
      "page-kingdoms-legend-line",
    ],
    ...(isContinuous ? [[html`<${Mark} value=${5} /><${Mark} value=${-3} />`, "page-kingdoms-legend-paid"]] : []),
    [html`<${Badge} id="badge-x2" />`, "page-kingdoms-legend-double"],
    [html`<${Badge} id="badge-x0" />`, "page-kingdoms-legend-nil"],
    [html`<${Badge} id="star-wizard" />`, "page-kingdoms-legend-star"],
    [html`<${Drawing} class="kg-legend-tile" id="tile-mountain" box="0 0 100 100" />`, "page-kingdoms-legend-mountain"],
    [html`<${Drawing} class="kg-legend-mark" id="mark-legal" box="0 0 24 24" />`, "page-kingdoms-legend-legal"],
  ];
  return html`<section><h3>${say("page-kingdoms-legend")}</h3>
    <ul class="kg-legend">${signs.map(([sign, name]) => html`<li key=${name}><span class="kg-signs" aria-hidden="true">${sign}</span><span>${say(/** @type {string} */ (name))}</span></li>`)}</ul>
    <p class="kg-keys">${say("page-kingdoms-keys", { shortcuts: hasShortcuts() ? "on" : "off" })}</p></section>`;
}
