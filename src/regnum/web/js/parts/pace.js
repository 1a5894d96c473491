// @ts-check
/** How fast other players' moves are shown, and how to see the rest of them at once. */

import { html } from "../html.js";
import { PACES } from "../pace.js";
import { change, useSettings } from "../settings.js";
import { useWords } from "../words.js";
import { Button } from "./basics.js";
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
 * Where the buttons of the reader's own turn are at other times.
 * @param {{ paced: import("../pace.js").Paced, isSeated: boolean }} props
 */
export function PaceBar({ paced: { isBehind, skip }, isSeated }) {
  const say = useWords();
  return html`<div class="buttons pace">
    <${Button} icon="last" aria-disabled=${!isBehind} onClick=${skip} title=${say("page-pace-skip-key")}>
      <span>${say(isSeated ? "page-pace-skip-turn" : "page-pace-skip")}</span><//>
    <${PaceChoice} />
  </div>`;
}
