// @ts-check
/** The notice that a new version of the web app is ready. It covers nothing that has to be read, and goes when told to. */

import { html } from "../html.js";
import { postpone, takeOver, useNewVersion } from "../offline.js";
import { useWords } from "../words.js";
import { Button, Notice } from "./basics.js";

export function NewVersion() {
  const say = useWords();
  const isReady = useNewVersion();
  const actions = html`<${Button} main onClick=${takeOver}>${say("page-version-use")}<//>
    <${Button} onClick=${postpone}>${say("page-version-later")}<//>`;
  return html`<div class="notices passing new-version" role="status">
    ${isReady && html`<${Notice} actions=${actions}>${say("page-version")}<//>`}</div>`;
}
