// @ts-check
/** A piece of each game, for the front page. */

import { Scene as Kingdomino } from "../games/kingdomino/scene.js";
import { Scene as Kingdoms } from "../games/kingdoms/scene.js";
import { html } from "../html.js";

/** @type {Record<string, () => any>} */
const SCENES = { kingdomino: Kingdomino, kingdoms: Kingdoms };

/** @param {{ game: string }} props */
export function Scene({ game }) {
  const Shown = SCENES[game];
  return Shown ? html`<${Shown} />` : html`<svg viewBox="-20 -8 66 37" aria-hidden="true"><use href="#emblem-crown" width="26" height="21" /></svg>`;
}
