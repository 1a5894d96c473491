// @ts-check
/** What happened at a table, in words and in notation; every action leads to the game as it was after it. */

import { html, useMemo, useState } from "../html.js";
import { Link } from "../router.js";
import { botName, places, tablePath } from "../tables.js";
import { sayTime, useWords } from "../words.js";
import { Icon, Shield } from "./basics.js";

/** @typedef {import("../contract.js").Happened} Happened */
/** @typedef {import("../contract.js").Name} Name */
/** @typedef {import("../contract.js").Update} Update */

const FEW = 12;
/** Told elsewhere, or of no interest to anybody. */
const UNTOLD = ["said", "muted", "opened", "rematched"];

/**
 * An event in words: who, and what; null if it is nothing to tell. A face may begin with the name itself or leave it to us.
 * @param {typeof import("../words.js").say} say
 * @param {Happened} event
 * @param {Update} update
 * @param {Name[]} names
 * @param {import("../contract.js").Face} face
 * @returns {{ who: string, what: any } | null}
 */
export function told(say, event, update, names, face) {
  if (UNTOLD.includes(event.type)) return null;
  const name = names[seatOf(event, update) ?? -1];
  const what = event.type === "played" ? face.describe({ event, names }) : sayEvent(say, event, name?.name ?? "");
  if (!name) return { who: "", what };
  if (typeof what === "string" && what.startsWith(name.name)) return { who: name.name, what: what.slice(name.name.length) };
  if (event.type !== "played") return { who: "", what };
  const who = name.isYou ? say("page-you") : name.name;
  return { who, what: typeof what === "string" ? ` ${what}` : html` ${what}` };
}

/**
 * @param {typeof import("../words.js").say} say
 * @param {Happened} event
 * @param {string} name
 */
const sayEvent = (say, event, name) =>
  say(`page-event-${event.type.replaceAll("_", "-")}`, {
    name,
    bot: event.bot ? botName(event.bot) : "",
    has: event.bot ? "bot" : "none",
    reason: event.reason ?? "away",
    agrees: event.agrees ? "yes" : "no",
  });

/**
 * Whose doing an event is: by its seat, or by who caused it.
 * @param {Happened} event
 * @param {Update} update
 * @returns {number | null}
 */
function seatOf(event, update) {
  if (typeof event.seat === "number") return event.seat;
  const seat = update.summary.seats.findIndex(({ player }) => player && player === event.by);
  return event.type === "undo_answered" && seat >= 0 ? seat : null;
}

/**
 * @param {{ update: Update, names: Name[], face: import("../contract.js").Face, at?: number | null }} props
 *   `at`: the ply that a replay shows.
 */
export function Log({ update, names, face, at = null }) {
  const say = useWords();
  const [isAll, setAll] = useState(false);
  const kept = useMemo(() => places(update.events), [update.events]);
  const lines = update.events.filter((event) => !UNTOLD.includes(event.type)).reverse();
  const shown = isAll ? lines : lines.slice(0, FEW);
  return html`<section class="log" aria-labelledby="log-title">
    <h2 id="log-title">${say("page-log")}</h2>
    <ol reversed class=${isAll ? "log-all" : ""} tabindex=${isAll ? "0" : undefined}>
      ${shown.map((event) => {
        const seat = seatOf(event, update);
        const name = seat === null ? undefined : names[seat];
        const words = told(say, event, update, names, face);
        const ply = kept.get(event.number);
        return html`<li key=${event.number} class=${ply === null ? "undone" : at !== null && ply === at ? "fresh at" : ""}
          title=${sayTime(event.time)}>
          ${name ? html`<${Shield} colour=${name.colour} />` : html`<${Icon} name="info" />`}
          <span>
            ${words?.who && html`<b>${words.who}</b>`}${words?.what}
            ${event.type === "played" && words?.what !== ` ${event.action}` && html`${" "}<span class="notation">${event.action}</span>`}
            ${ply === null && html`${" "}<em>${say("page-taken-back")}</em>`}
          </span>
          ${typeof ply === "number" &&
          html`<${Link} class="log-jump" href=${tablePath(update.table, ply)} aria-label=${say("page-log-jump", { ply })}
            title=${say("page-log-jump", { ply })}><${Icon} name="eye" /><//>`}
        </li>`;
      })}
    </ol>
    ${lines.length > FEW &&
    html`<button type="button" class="btn quiet low" onClick=${() => setAll(!isAll)}>
      ${isAll ? say("page-log-less") : say("page-log-more", { lines: lines.length })}</button>`}
  </section>`;
}
