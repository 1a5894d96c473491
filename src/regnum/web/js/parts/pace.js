// @ts-check
/** How fast other players' moves are shown, and how to see the rest of them at once. */

import { html } from "../html.js";
import { PACES } from "../pace.js";
import { change, useSettings } from "../settings.js";
import { useWords } from "../words.js";
import { Button, Icon } from "./basics.js";
import { Segments } from "./options.js";

/** @typedef {import("../settings.js").Settings} Settings */

export function PaceChoice() {
  const say = useWords();
  const { pace } = useSettings();
  const values = Object.keys(PACES).map((value) => ({ value, title: say(`page-pace-${value}`) }));
  return html`<${Segments} title=${say("page-pace")} values=${values} chosen=${pace}
    onChange=${(/** @type {Settings["pace"]} */ chosen) => change({ pace: chosen })} />`;
}

/**
 * What others have done since the reader's last turn, once more.
 * @param {{ paced: import("../pace.js").Paced }} props
 */
export function Again({ paced: { since, again } }) {
  const say = useWords();
  if (!since.length) return null;
  const label = say("page-pace-again");
  return html`<button type="button" class="again" onClick=${again} title=${label} aria-label=${label}><span
    aria-hidden="true"><${Icon} name="play" /><b>${say("page-pace-again-short")}</b></span></button>`;
}

/**
 * Where the buttons of the reader's own turn are at other times.
 * @param {{ paced: import("../pace.js").Paced }} props
 */
export function PaceBar({ paced: { isBehind, skip } }) {
  const say = useWords();
  return html`<div class="buttons pace">
    <${Button} icon="last" aria-disabled=${!isBehind} onClick=${skip} title=${say("page-pace-skip-key")}>
      <span>${say("page-pace-skip")}</span><//>
    <${PaceChoice} />
  </div>`;
}
