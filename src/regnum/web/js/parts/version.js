// @ts-check
/** The notice that a new version of the web app is ready. It covers nothing that has to be read, and goes when told to. */

import { html, useEffect } from "../html.js";
import { announce } from "../live.js";
import { postpone, takeOver, useNewVersion } from "../offline.js";
import { useWords } from "../words.js";
import { Button, Notice } from "./basics.js";

export function NewVersion() {
  const say = useWords();
  const isReady = useNewVersion();
  useEffect(() => {
    if (isReady) announce(say("page-version"));
  }, [isReady]);
  if (!isReady) return null;
  const actions = html`<${Button} main onClick=${takeOver}>${say("page-version-use")}<//>
    <${Button} onClick=${postpone}>${say("page-version-later")}<//>`;
  return html`<section class="notices passing new-version" aria-label=${say("page-version")}>
    <${Notice} actions=${actions}>${say("page-version")}<//></section>`;
}
