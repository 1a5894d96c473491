// @ts-check
/** What is shown instead of a screen that needs a server, where there is none. */

import { html } from "../html.js";
import { PlainScreen } from "../parts/bar.js";
import { ButtonLink, Vacant } from "../parts/basics.js";
import { useWords } from "../words.js";

export function Screen() {
  const say = useWords();
  return html`<${PlainScreen} title=${say("page-alone-title")} class="nothing">
    <${Vacant} />
    <p class="lead">${say("page-alone")}</p>
    <${ButtonLink} href="/" main>${say("page-home")}<//>
  <//>`;
}
