// @ts-check
/** Tables that wait for players, and games that may be watched. */

import { useChosenGame } from "../games.js";
import { html, useEffect, useState } from "../html.js";
import { useMe } from "../identity.js";
import { PlainScreen } from "../parts/bar.js";
import { Button, ButtonLink } from "../parts/basics.js";
import { GameFilter } from "../parts/games.js";
import { freeSeats, TableRow } from "../parts/list.js";
import { NewTable } from "../parts/newtable.js";
import { Paged } from "../parts/paged.js";
import { tablePath } from "../tables.js";
import { useWords } from "../words.js";

const REFRESH = 15_000;

export function Screen() {
  const say = useWords();
  const kept = useChosenGame();
  const [game, setGame] = useState("");
  const [isOpening, setOpening] = useState(false);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && setTurn((known) => known + 1), REFRESH);
    return () => clearInterval(timer);
  }, []);
  const wanted = game || kept;
  return html`<${PlainScreen} title=${say("page-lobby")}>
    <div class="heading"><p>${say("page-lobby-lead")}</p></div>
    <div class="between filters">
      <${GameFilter} chosen=${game} onChange=${setGame} />
      <${Button} main icon="add" onClick=${() => setOpening(true)}>${say("page-new-table")}<//>
    </div>
    <${Paged} key=${turn} path="/api/tables" query=${{ game }} empty=${say("page-lobby-empty")} Row=${Row} />
    ${
      isOpening &&
      html`<${NewTable} way="friends" game=${wanted} title=${say(`${wanted}-name`)}
      onClose=${() => setOpening(false)} />`
    }
  <//>`;
}

/** What those can do who do not sit there. @param {import("../parts/list.js").Entry} entry */
const wordFor = (entry) =>
  entry.status !== "open" ? "page-watch" : freeSeats(entry) > 0 ? "page-join-table" : "page-look-table";

/** @param {{ entry: import("../parts/list.js").Entry }} props */
function Row({ entry }) {
  const say = useWords();
  const me = useMe();
  const isMine = entry.seats.some(({ player }) => player !== null && player === me?.player);
  const word = isMine ? "page-continue-game" : wordFor(entry);
  return html`<${TableRow} entry=${entry}><${ButtonLink} class="mid" main=${isMine || word === "page-join-table"}
    href=${tablePath(entry.table)}>${say(word)}<//><//>`;
}
