// @ts-check
/** Tables in lists: my games, the lobby, the archive. */

import { ask } from "../api.js";
import { useFace, useTableFace } from "../games.js";
import { html, useEffect, useState } from "../html.js";
import { Link } from "../router.js";
import { botName, listed, tablePath } from "../tables.js";
import { sayTime, useWords } from "../words.js";
import { Guard, Icon, IconButton, Shield } from "./basics.js";
import { Confirm } from "./dialog.js";

/** @typedef {import("../types.d.ts").Entry} Entry A table as `GET /api/tables` lists it. */

/** The colour of a seat. @param {Entry} entry @param {{ colours: string[] } | null} face @param {number} seat */
const colourOf = ({ details }, face, seat) => face?.colours[details.colours?.[seat] ?? seat];

/** How many seats nobody has taken. @param {Entry} entry @returns {number} */
export const freeSeats = (entry) => entry.details.options.players - entry.seats.length;

/**
 * A table that one sits at, with a picture of the game; it can be continued or removed.
 * @param {{ entry: Entry, me: string, onGone: () => void }} props
 */
export function MyTable({ entry, me, onGone }) {
  const say = useWords();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState("");
  const remove = () =>
    ask("DELETE", `/api/tables/${entry.table}`).then(onGone, (refused) => setProblem(refused.message));
  const isShared = entry.seats.some(({ player }) => player !== null && player !== me);
  const face = useTableFace(entry.game);
  const [update, setUpdate] = useState(/** @type {import("../types.d.ts").Update | null} */ (null));
  useEffect(() => {
    /** @type {Promise<import("../types.d.ts").Update>} */
    const coming = ask("GET", `/api/tables/${entry.table}`);
    coming.then(setUpdate, () => {});
  }, [entry.table, entry.changed]);
  const own = entry.seats.filter((seat) => seat.player === me).map((seat) => seat.seat);
  const others = entry.seats.filter((seat) => seat.player !== me || own.length > 1);
  const acting = entry.seats.find((seat) => seat.seat === entry.to_act);
  const names = listed(entry.seats);
  return html`<li><${Link} class="go" href=${tablePath(entry.table)}>
    <span class="go-picture small-art" aria-hidden="true">${
      face && update?.view
        ? html`<${Guard} instead=${null}><${face.Thumbnail} view=${update.view} update=${update} /><//>`
        : html`<svg class="map" viewBox="-6 -6 38 33"><use href="#emblem-crown" width="26" height="21" /></svg>`
    }</span>
    <span class="go-words">
      <b>${say(`${entry.game}-name`)}</b>
      <span class="with">${
        face &&
        others.map(
          (seat) => html`<${Shield} key=${seat.seat} class="tiny"
        colour=${colourOf(entry, face, seat.seat)} />`,
        )
      }
        <span>${others.map(({ seat }) => names.get(seat)).join(", ")}</span></span>
      ${problem ? html`<span class="error" role="alert">${problem}</span>` : turn(say, entry, own, acting && { ...acting, name: names.get(acting.seat) ?? "" })}
    </span>
  <//>
    <${IconButton} icon="close" label=${say("page-remove", { game: say(`${entry.game}-name`) })}
      onClick=${() => setAsking(true)} />
    ${
      isAsking &&
      html`<${Confirm} title=${say("page-remove-title")} yes=${say("page-remove-do")} onYes=${remove}
        text=${say(isShared ? "page-remove-shared" : "page-remove-about")} onClose=${() => setAsking(false)} />`
    }
  </li>`;
}

/**
 * @param {typeof import("../words.js").say} say
 * @param {Entry} entry
 * @param {number[]} own
 * @param {{ seat: number, name: string } | undefined} acting
 */
function turn(say, entry, own, acting) {
  if (entry.status === "open") return html`<span class="waiting">${say("page-waiting-for-players")}</span>`;
  if (!acting) return null;
  if (own.length === 1 && own.includes(acting.seat))
    return html`<span class="your-turn"><i class="diamond"></i>${say("page-your-turn-short")}</span>`;
  return html`<span class="waiting">${say("page-waiting-for", { name: acting.name })}</span>`;
}

/**
 * Any table: who sits there, when, and how it ended.
 * @param {{ entry: Entry, children?: import("../html.js").Children }} props
 */
export function TableRow({ entry, children }) {
  const say = useWords();
  const face = useFace(entry.game);
  const free = freeSeats(entry);
  const names = listed(entry.seats);
  const ordered = [...entry.seats].sort((one, other) => (one.rank ?? 9) - (other.rank ?? 9) || one.seat - other.seat);
  return html`<li class="card entry">
    <div class="entry-words">
      <${Link} class="entry-game display" href=${tablePath(entry.table)}>${say(`${entry.game}-name`)}<//>
      <time class="soft small" datetime=${new Date(entry.changed).toISOString()}>${sayTime(entry.changed)}</time>
      <ul class="entry-seats">
        ${ordered.map(
          (seat) => html`<li key=${seat.seat}>
            <${Shield} class="tiny" colour=${colourOf(entry, face, seat.seat)} />
            ${
              seat.player
                ? html`<${Link} href=${`/player/${seat.player}`}>
              ${seat.name || say("page-nobody")}<//>`
                : html`${names.get(seat.seat)}${seat.bot && botName(seat.bot) !== names.get(seat.seat) && html` <small class="soft">${botName(seat.bot)}</small>`}`
            }
            ${seat.score !== null && html`<b class="num">${seat.score}</b>`}
            ${seat.rank === 1 && html`<span class="won"><${Icon} name="check" />${say("page-won")}</span>`}
          </li>`,
        )}
      </ul>
      ${free > 0 && html`<span class="soft">${say("page-free-seats", { seats: free })}</span>`}
    </div>
    <div class="entry-acts">${children}</div>
  </li>`;
}
