// @ts-check
/** A list of tables that comes page by page. */

import { ask, withQuery } from "../api.js";
import { html, useEffect, useState } from "../html.js";
import { useWords } from "../words.js";
import { Button, Loading, Notice, Vacant } from "./basics.js";

/** @typedef {import("./list.js").Entry} Entry */

/**
 * @param {{ path: string, query: Record<string, string | number | null | undefined>, empty: string, Row: (props: {
 *   entry: Entry }) => import("../html.js").Drawn }} props
 */
export function Paged({ path, query, empty, Row }) {
  const say = useWords();
  const [entries, setEntries] = useState(/** @type {Entry[] | null} */ (null));
  const [next, setNext] = useState(/** @type {string | null} */ (null));
  const [problem, setProblem] = useState("");
  const key = withQuery(path, query);
  const load = (/** @type {string | null} */ before) =>
    /** @type {Promise<import("../types.d.ts").Tables>} */ (ask("GET", withQuery(path, { ...query, before }))).then(
      (told) => {
        setProblem("");
        setNext(told.next);
        setEntries((known) => (before && known ? [...known, ...told.tables] : told.tables));
      },
      (refused) => setProblem(refused.message),
    );
  useEffect(() => {
    setEntries(null);
    void load(null);
  }, [key]);
  if (problem) return html`<${Notice} kind="warn" role="alert">${problem}<//>`;
  if (!entries) return html`<${Loading} />`;
  return html`<p class="vh" role="status">${say("page-tables-found", { tables: entries.length })}</p>
    ${
      entries.length
        ? html`<ul class="tables">${entries.map((entry) => html`<${Row} key=${entry.table} entry=${entry} />`)}</ul>`
        : html`<div class="nothing"><${Vacant} /><p>${empty}</p></div>`
    }
    ${next && html`<p class="cluster"><${Button} onClick=${() => load(next)}>${say("page-more-tables")}<//></p>`}`;
}
