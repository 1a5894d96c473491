// @ts-check
/** The record of a finished game, and the proof that nobody has meddled with the deal. */

import { ask, isHere } from "../api.js";
import { html, useState } from "../html.js";
import { serverAt } from "../place.js";
import { useSaid, useWords } from "../words.js";
import { Button, Icon } from "./basics.js";

/** @typedef {import("../types.d.ts").Verified} Verified */

/**
 * Two buttons: to have the record as a file, and to have it checked.
 * @param {{ table: string, game: string, word: string }} props `word`: what the first of them is called.
 */
export function Proof({ table, game, word }) {
  const say = useWords();
  const [told, setTold] = useState(/** @type {Verified | null} */ (null));
  const [problem, setProblem] = useSaid("");
  const path = `/api/tables/${table}`;
  const file = `${game}-${table}.json`;
  const fail = (/** @type {Error} */ refused) => setProblem(refused.message);
  const verify = () => /** @type {Promise<Verified>} */ (ask("GET", `${path}/verify`)).then(setTold, fail);
  const download = () =>
    ask("GET", `${path}/record`).then(
      (record) => save(new Blob([JSON.stringify(record)], { type: "application/json" }), file),
      fail,
    );
  return html`<div class="cluster">
      ${
        isHere(table)
          ? html`<${Button} class="mid" onClick=${download}>${word}<//>`
          : html`<a class="btn mid" href=${serverAt(`${path}/record`)} download=${file}>${word}</a>`
      }
      <${Button} class="mid" icon="check" onClick=${verify}>${say("page-verify")}<//>
    </div>
    <div role="status">
      ${
        told &&
        html`<p class="verified"><${Icon} name="check" />${say(told.seed ? "page-verified" : "page-verified-written", { plies: told.plies })}</p>
        ${
          told.seed &&
          html`<dl class="small proof"><dt>${say("page-commitment")}</dt><dd class="hash">${told.commitment}</dd>
          <dt>${say("page-seed")}</dt><dd class="hash">${told.seed}</dd></dl>`
        }`
      }
      ${problem && html`<p class="error">${problem}</p>`}
    </div>`;
}

/** Give something as a file. @param {Blob} blob @param {string} name */
export function save(blob, name) {
  const address = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000); // some browsers begin to save only later
}
