// @ts-check
/** Addresses where nothing is. */

import { html } from "../html.js";
import { PlainScreen } from "../parts/bar.js";
import { ButtonLink, Vacant } from "../parts/basics.js";
import { useWords } from "../words.js";

/** @param {{ title: string, text: string }} props */
function Nothing({ title, text }) {
  const say = useWords();
  return html`<${PlainScreen} title=${title} class="nothing">
    <${Vacant} />
    <p class="lead">${text}</p>
    <${ButtonLink} href="/" main>${say("page-home")}<//>
  <//>`;
}

/** There is no such screen. */
export function Screen() {
  const say = useWords();
  return html`<${Nothing} title=${say("page-missing-title")} text=${say("page-missing")} />`;
}

/** A screen that could not be fetched. */
export function Broken() {
  const say = useWords();
  return html`<${Nothing} title=${say("page-broken-title")} text=${say("page-unreachable")} />`;
}
