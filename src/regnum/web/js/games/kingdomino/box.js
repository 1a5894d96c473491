// @ts-check
/** What has not been seen yet, counted as any player could count it. */

import { html } from "../../html.js";
import { Dialog } from "../../parts/dialog.js";
import { useWords } from "../../words.js";
import { halves, TERRAINS } from "./dominoes.js";
import { Swatch } from "./kingdoms.js";
import { Domino } from "./land.js";
import { dominoName, terrainName } from "./spoken.js";

const CROWNS = [0, 1, 2, 3];

/**
 * The dominoes that have not appeared: those in the box, and with a smaller deck those out of the game, which nobody can tell apart.
 * @param {{ view: import("./types.js").View, onClose: () => void }} props
 */
export function BoxDialog({ view, onClose }) {
  const say = useWords();
  const { unseen } = view;
  const out = unseen.length - view.in_box;
  /** @type {(terrain: string, crowns: number | null) => number} */
  const count = (terrain, crowns) =>
    unseen.flatMap(halves).filter((half) => half.terrain === terrain && (crowns === null || half.crowns === crowns)).length;
  return html`<${Dialog} title=${say("page-kingdomino-box")} onClose=${onClose} class="kd-dialog broad">
    <div class="body">
      <p>
        ${say("page-kingdomino-left", { dominoes: view.in_box })}.
        ${" "}${out > 0 ? say("page-kingdomino-unseen-out", { unseen: unseen.length, out }) : say("page-kingdomino-unseen", { unseen: unseen.length })}
      </p>
      <div class="kd-scroll" tabindex="0" role="region" aria-label=${say("page-kingdomino-unseen-squares")}>
        <table class="kd-sheet">
          <caption>${say("page-kingdomino-unseen-squares")}</caption>
          <thead>
            <tr>
              <th scope="col">${say("page-kingdomino-terrain-head")}</th>
              ${CROWNS.map((crowns) => html`<th scope="col" key=${crowns}>${say("page-kingdomino-with-crowns", { crowns })}</th>`)}
              <th scope="col">${say("page-kingdomino-all")}</th>
            </tr>
          </thead>
          <tbody>
            ${TERRAINS.map(
              (terrain) => html`<tr key=${terrain}>
                <th scope="row"><${Swatch} terrain=${terrain} />${terrainName(terrain)}</th>
                ${CROWNS.map((crowns) => html`<td key=${crowns} class=${count(terrain, crowns) ? "" : "soft"}>${count(terrain, crowns)}</td>`)}
                <td><b>${count(terrain, null)}</b></td>
              </tr>`,
            )}
          </tbody>
        </table>
      </div>
      ${unseen.length > 0 &&
      html`<h3>${say("page-kingdomino-unseen-dominoes")}</h3>
        <ol class="kd-unseen">
          ${unseen.map(
            (domino) => html`<li key=${domino}>
              <span class="vh">${dominoName(domino)}</span><${Domino} number=${domino} /><span class="num" aria-hidden="true">${domino}</span>
            </li>`,
          )}
        </ol>`}
    </div>
  <//>`;
}
