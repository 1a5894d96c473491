// @ts-check
/** Games that are over: to look for, to watch again. */

import { html, useState } from "../html.js";
import { useMe } from "../identity.js";
import { PlainScreen } from "../parts/bar.js";
import { ButtonLink } from "../parts/basics.js";
import { Bring } from "../parts/bring.js";
import { GameFilter } from "../parts/games.js";
import { TableRow } from "../parts/list.js";
import { Paged } from "../parts/paged.js";
import { reviewPath, tablePath } from "../tables.js";
import { useWords } from "../words.js";

const DAY = 86_400_000;

/** The beginning of a day, by its date. @param {string} date @param {number} [later] */
const dayOf = (date, later = 0) => (date ? new Date(`${date}T00:00`).getTime() + later : null);

export function Screen() {
  const say = useWords();
  const me = useMe();
  const [game, setGame] = useState("");
  const [name, setName] = useState("");
  const [wanted, setWanted] = useState("");
  const [since, setSince] = useState("");
  const [until, setUntil] = useState("");
  const look = (/** @type {Event} */ event) => {
    event.preventDefault();
    setWanted(name.trim());
  };
  const query = { game, name: wanted, since: dayOf(since), until: dayOf(until, DAY) };
  return html`<${PlainScreen} title=${say("page-archive")}>
    <div class="heading"><p>${say("page-archive-lead")}</p></div>
    <form class="filters archive-filters" role="search" onSubmit=${look}>
      <${GameFilter} chosen=${game} onChange=${setGame} />
      <div class="ask"><label for="archive-name">${say("page-archive-name")}</label>
        <input id="archive-name" type="search" maxlength="40" value=${name} onChange=${look}
          onInput=${(/** @type {import("../html.js").Changed} */ event) => setName(event.target.value)} /></div>
      <div class="ask"><label for="archive-since">${say("page-archive-since")}</label>
        <input id="archive-since" type="date" value=${since} max=${until}
          onChange=${(/** @type {import("../html.js").Changed} */ event) => setSince(event.target.value)} /></div>
      <div class="ask"><label for="archive-until">${say("page-archive-until")}</label>
        <input id="archive-until" type="date" value=${until} min=${since}
          onChange=${(/** @type {import("../html.js").Changed} */ event) => setUntil(event.target.value)} /></div>
      <button class="btn" type="submit">${say("page-search")}</button>
    </form>
    <div class="cluster">
      <${Bring} place="" />
      <${ButtonLink} class="quiet" icon="add" href="/setup">${say("page-setup")}<//>
      <${ButtonLink} class="quiet" icon="archive" href="/mine">${say("page-mine")}<//>
      ${
        me &&
        html`<${ButtonLink} class="quiet" icon="points" href=${`/player/${me.player}`}>
        ${say("page-my-statistics")}<//>`
      }
    </div>
    <${Paged} path="/api/archive" query=${query} empty=${say("page-archive-empty")} Row=${Row} />
  <//>`;
}

/** To the review of a game that was played to its end. @param {{ entry: import("../parts/list.js").Entry }} props */
export function ReviewLink({ entry }) {
  const say = useWords();
  if (entry.details.ended !== "played") return null;
  return html`<${ButtonLink} class="mid quiet" icon="eye" href=${reviewPath(entry.table)}>${say("page-review")}<//>`;
}

/** @param {{ entry: import("../parts/list.js").Entry }} props */
export function Row({ entry }) {
  const say = useWords();
  return html`<${TableRow} entry=${entry}>
    <${ButtonLink} class="mid" href=${tablePath(entry.table)}>${say("page-look-game")}<//>
    ${
      entry.details.ended !== "closed" &&
      html`<${ButtonLink} class="mid quiet" icon="play"
      href=${tablePath(entry.table, 0)}>${say("page-replay")}<//>`
    }
    <${ReviewLink} entry=${entry} />
  <//>`;
}
