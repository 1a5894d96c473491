// @ts-check
/** The list of a day's results on a server: hidden from those who are not on it. */

import { ask } from "../api.js";
import { classes, html, useEffect, useState } from "../html.js";
import { named } from "../identity.js";
import { Button } from "./basics.js";

/** @typedef {import("../more.js").Say} Say */
/** @typedef {import("../types.d.ts").DailyList} DailyList */

/** @param {{ say: Say, day: { game: string, date: string }, table: string, isClean: boolean }} props */
export function Todays({ say, day, table, isClean }) {
  const path = `/api/daily/${day.game}/${day.date}`;
  const [list, setList] = useState(/** @type {DailyList | null} */ (null));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    /** @type {Promise<DailyList>} */ (ask("GET", path)).then(setList, () => {}); // without a network there is no list
  }, []);
  const add = async () => {
    try {
      if (!(await named())) return;
      const record = JSON.stringify(await ask("GET", `/api/tables/${table}/record`));
      setList(await ask("POST", path, { record }));
      setProblem("");
    } catch (refused) {
      setProblem(/** @type {Error} */ (refused).message);
    }
  };
  if (!list) return null;
  const { players, yours, better } = list;
  return html`<section class="card stack" aria-labelledby="dl-todays">
    <h2 id="dl-todays">${say("daily-list")}</h2>
    <p role="status">${
      yours === null
        ? say("daily-list-count", { players })
        : better === null || better === undefined
          ? say("daily-list-alone")
          : say("daily-list-better", { better: Math.round(100 * better) })
    }</p>
    ${yours === null && isClean && html`<div><${Button} icon="add" onClick=${add}>${say("daily-list-add")}<//></div>`}
    ${problem && html`<p class="error" role="alert">${problem}</p>`}
    <ol class="list dl-todays">
      ${list.results?.map(
        (
          { place, name, points, is_yours: isYours },
          at,
        ) => html`<li key=${at} class=${classes("rank", isYours && "own")}>
          <b class="num">${say("daily-list-place", { place })}</b>
          <span>${isYours ? say("page-you-as", { name }) : name}</span><b class="num rank-score">${points}</b></li>`,
      )}
    </ol>
  </section>`;
}
