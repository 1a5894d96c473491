// @ts-check
/** Where a link leads that moves a seat to this device. Its token follows #, so it is never sent by itself. */

import { ask } from "../api.js";
import { html, useEffect, useRef, useState } from "../html.js";
import { anyone } from "../identity.js";
import { PlainScreen } from "../parts/bar.js";
import { Button, ButtonLink, Loading, Notice } from "../parts/basics.js";
import { go, keepMore, moreNow } from "../router.js";
import { tablePath } from "../tables.js";
import { useWords } from "../words.js";

export function Screen() {
  const say = useWords();
  const token = useRef(moreNow());
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(token.current ? "" : say("page-seat-link-broken"));
  useEffect(() => keepMore(""), []); // so that it is in no history
  const take = async () => {
    setBusy(true);
    try {
      await anyone();
      /** @type {import("../types.d.ts").SeatOf} */
      const { table } = await ask("POST", "/api/seat-links", { token: token.current });
      go(tablePath(table), { replace: true });
    } catch (refused) {
      setProblem(/** @type {Error} */ (refused).message);
      setBusy(false);
    }
  };
  return html`<${PlainScreen} title=${say("page-seat-link")} class="narrow">
    <p class="lead">${say("page-seat-link-about")}</p>
    ${
      problem
        ? html`<${Notice} kind="warn" role="alert">${problem}<//><${ButtonLink} href="/">${say("page-home")}<//>`
        : html`<${Button} main busy=${busy} onClick=${take}>${say("page-seat-link-take")}<//>`
    }
    ${busy && html`<${Loading} />`}
  <//>`;
}
