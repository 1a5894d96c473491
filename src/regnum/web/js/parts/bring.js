// @ts-check
/** A record from elsewhere, pasted or from a file: kept as a table, to look at or to play on. */

import { ask } from "../api.js";
import { html, useId, useState } from "../html.js";
import { anyone } from "../identity.js";
import { go } from "../router.js";
import { change } from "../settings.js";
import { tablePath } from "../tables.js";
import { useSaid, useWords } from "../words.js";
import { Button, Icon } from "./basics.js";
import { Dialog } from "./dialog.js";

/**
 * @param {{ place: string }} props `place`: what the path begins with for those who keep it.
 */
export function Bring({ place }) {
  const say = useWords();
  const [isOpen, setOpen] = useState(false);
  return html`<${Button} icon="add" onClick=${() => setOpen(true)}>${say("page-bring")}<//>
    ${isOpen && html`<${BringDialog} place=${place} onClose=${() => setOpen(false)} />`}`;
}

/** @param {{ place: string, onClose: () => void }} props */
function BringDialog({ place, onClose }) {
  const say = useWords();
  const id = useId();
  const [text, setText] = useState("");
  const [problem, setProblem] = useSaid("");
  const [busy, setBusy] = useState(false);
  const keep = async (/** @type {string} */ record) => {
    if (!record.trim()) return;
    setBusy(true);
    setProblem("");
    try {
      if (!place) await anyone();
      /** @type {import("../types.d.ts").NewTable} */
      const { table } = await ask("POST", `${place}/api/records`, { record: record.trim() });
      if (place) change({ hasGames: true, isUsedHere: true });
      go(tablePath(table));
    } catch (refused) {
      setProblem(/** @type {Error} */ (refused).message);
      setBusy(false);
    }
  };
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    void keep(text);
  };
  const read = async (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const found = (await input.files?.[0]?.text()) ?? "";
    input.value = ""; // so that the same file can be chosen again
    setText(found);
    await keep(found);
  };
  return html`<${Dialog} title=${say("page-bring")} onClose=${onClose}>
    <form class="dialog-form" onSubmit=${send}>
      <div class="body">
        <div class="ask bring">
          <label for=${id}>${say("page-bring-paste")}</label>
          <textarea id=${id} data-first rows="5" spellcheck=${false} autocomplete="off" value=${text}
            aria-describedby=${`${id}-about`}
            onInput=${(/** @type {import("../html.js").Changed} */ event) => setText(event.target.value)}></textarea>
          <span class="hint" id=${`${id}-about`}>${say("page-bring-about")}</span>
          <label class="btn quiet">
            <input class="vh" type="file" accept=".json,.jsonl,application/json" onChange=${read} />
            <${Icon} name="archive" />${say("page-bring-file")}
          </label>
          ${problem && html`<span class="error" role="alert">${problem}</span>`}
        </div>
      </div>
      <div class="foot"><button class="btn main" type="submit" disabled=${busy || !text.trim()}>
        ${say("page-bring-do")}</button></div>
    </form>
  <//>`;
}
