// @ts-check
/** The games in this browser: go on with them, export, import and check them, delete them. */

import { ask, HERE } from "../api.js";
import { html, useState } from "../html.js";
import { announce } from "../live.js";
import { useMoreWords } from "../more.js";
import { PlainScreen } from "../parts/bar.js";
import { Button, ButtonLink, Loading, Notice } from "../parts/basics.js";
import { Bring } from "../parts/bring.js";
import { Confirm } from "../parts/dialog.js";
import { TableRow } from "../parts/list.js";
import { Paged } from "../parts/paged.js";
import { Proof } from "../parts/proof.js";
import { canHost } from "../opening.js";
import { tablePath } from "../tables.js";
import { forget } from "../study/kept.js";
import { useSaid, useWords } from "../words.js";
import { ReviewLink } from "./archive.js";

/** @typedef {import("../more.js").Say} Say */
/** @typedef {import("../parts/list.js").Entry} Entry */

export function Screen() {
  const say = useWords();
  const sayMore = useMoreWords("here");
  const [turn, setTurn] = useState(0);
  const [news, setNews] = useSaid("");
  const changed = (/** @type {string} */ text) => {
    setTurn((known) => known + 1);
    setNews(text);
    announce(text);
  };
  if (!canHost())
    return html`<${PlainScreen} title=${say("page-mine")}><${Notice} kind="warn">${say("page-here-insecure")}<//><//>`;
  if (!sayMore) return html`<${PlainScreen} title=${say("page-mine")}><${Loading} /><//>`;
  const Row = (/** @type {{ entry: Entry }} */ { entry }) =>
    html`<${Mine} entry=${entry} say=${sayMore} onChange=${changed} />`;
  return html`<${PlainScreen} title=${say("page-mine")}>
    <div class="heading"><p>${sayMore("page-mine-lead")}</p></div>
    <div class="cluster"><${Bring} place=${HERE} />
      <${ButtonLink} class="quiet" icon="add" href="/setup">${say("page-setup")}<//></div>
    ${news && html`<${Notice}>${news}<//>`}
    <${Paged} key=${turn} path=${`${HERE}/api/me/tables`} query=${{}} empty=${sayMore("page-mine-empty")} Row=${Row} />
  <//>`;
}

/** @param {{ entry: Entry, say: Say, onChange: (news: string) => void }} props */
function Mine({ entry, say, onChange }) {
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useSaid("");
  const isOver = entry.status === "over";
  const remove = async () => {
    try {
      await ask("DELETE", `/api/tables/${entry.table}`);
      await forget(entry.table).catch(console.warn);
      onChange(say("page-mine-deleted"));
    } catch (refused) {
      setProblem(/** @type {Error} */ (refused).message);
    }
  };
  return html`<${TableRow} entry=${entry}>
    <${ButtonLink} class="mid" main=${!isOver} href=${tablePath(entry.table)}>
      ${say(isOver ? "page-look-game" : "page-continue-game")}<//>
    ${isOver && html`<${ButtonLink} class="mid quiet" icon="play" href=${tablePath(entry.table, 0)}>${say("page-replay")}<//>`}
    <${ReviewLink} entry=${entry} />
    ${isOver && html`<${Proof} table=${entry.table} game=${entry.game} word=${say("page-mine-export")} />`}
    <${Button} class="mid quiet bad" onClick=${() => setAsking(true)}>${say("page-mine-delete")}<//>
    ${problem && html`<p class="error" role="alert">${problem}</p>`}
    ${
      isAsking &&
      html`<${Confirm} title=${say("page-mine-delete-title")} text=${say("page-mine-delete-about")}
      yes=${say("page-mine-delete")} onYes=${remove} onClose=${() => setAsking(false)} />`
    }
  <//>`;
}
