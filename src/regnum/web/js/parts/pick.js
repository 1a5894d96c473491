// @ts-check
/** One of several things, from a list that opens. */

import { html } from "../html.js";

/** @param {{ label: string, chosen: number, values: { value: number, title: string }[], onChoose: (value: number) => void }} props */
export const PickOne = ({ label, chosen, values, onChoose }) =>
  html`<label class="ask pick-one"><span>${label}</span>
    <select value=${String(chosen)}
      onChange=${(/** @type {import("../html.js").Changed} */ { target }) => onChoose(Number(target.value))}>
      ${values.map(({ value, title }) => html`<option key=${value} value=${String(value)}>${title}</option>`)}
    </select></label>`;
