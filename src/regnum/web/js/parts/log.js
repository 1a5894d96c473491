// @ts-check
/** What happened at a table, in words and in notation; every action leads to the game as it was after it. */

import { classes, Fragment, html, useMemo, useState } from "../html.js";
import { Link } from "../router.js";
import { botName, ofType, places, tablePath } from "../tables.js";
import { sayTime, useWords } from "../words.js";
import { memo, useShared } from "../same.js";
import { useSettings } from "../settings.js";
import { Face, Icon, Shield } from "./basics.js";
import { isTold, linesOf } from "./lines.js";

/** @typedef {import("../contract.js").Happened} Happened */
/** @typedef {import("../contract.js").Name} Name */
/** @typedef {import("../contract.js").Update} Update */
/** @typedef {{ summary: Pick<Update["summary"], "seats">, events: Happened[] }} Sitting Who sits where, and who sat down there. */

const FEW = 12;

/**
 * An event in words: who, and what; null if it is nothing to tell. A face may begin with the name itself or leave it to
 * us.
 * @param {typeof import("../words.js").say} say
 * @param {Happened} event
 * @param {Sitting} update
 * @param {Name[]} names
 * @param {import("../contract.js").WholeFace} face
 * @returns {{ who: string, what: string | import("../html.js").Drawn } | null}
 */
export function told(say, event, update, names, face) {
  if (!isTold(event)) return null;
  const name = names[seatOf(event, update) ?? -1];
  const what =
    event.type === "played"
      ? face.describe({ event, names })
      : sayEvent(say, event, sitter(event, update) ?? name?.name ?? "", name?.isYou ?? false);
  if (!name) return { who: "", what };
  if (typeof what === "string" && what.startsWith(name.name))
    return { who: name.name, what: what.slice(name.name.length) };
  if (event.type !== "played") return { who: "", what };
  const who = name.isYou ? say("page-you") : name.name;
  return { who, what: typeof what === "string" ? ` ${what}` : html` ${what}` };
}

/**
 * @param {typeof import("../words.js").say} say
 * @param {Happened} event
 * @param {string} name
 * @param {boolean} isYou
 */
const sayEvent = (say, event, name, isYou) =>
  say(`page-event-${event.type.replaceAll("_", "-")}`, {
    name,
    whose: isYou ? "you" : "other",
    bot: "bot" in event && event.bot ? botName(event.bot) : "",
    has: "bot" in event && event.bot ? "bot" : "none",
    reason: ("reason" in event && event.reason) || "away",
    agrees: event.type === "undo_answered" && event.agrees ? "yes" : "no",
  });

/**
 * Who sat down or stood up: before a game one seat may see several people.
 * @param {Happened} event
 * @param {Sitting} update
 * @returns {string | undefined}
 */
function sitter(event, { events }) {
  if (event.type !== "sat" && event.type !== "stood") return undefined;
  return ofType(events, "sat").findLast((one) => one.seat === event.seat && one.number <= event.number)?.name;
}

/**
 * Whose doing an event is: by its seat, or by who caused it.
 * @param {Happened} event
 * @param {Sitting} update
 * @returns {number | null}
 */
function seatOf(event, update) {
  if ("seat" in event) return event.seat;
  const seat = update.summary.seats.findIndex(({ player }) => player && player === event.by);
  return event.type === "undo_answered" && seat >= 0 ? seat : null;
}

/**
 * @param {{ update: Update, names: Name[], face: import("../contract.js").WholeFace, at?: number | null }} props
 *   `at`: the ply that a replay shows.
 */
export function Log({ update, names, face, at = null }) {
  const say = useWords();
  const [isAll, setAll] = useState(false);
  const kept = useMemo(() => places(update.events), [update.events]);
  const lines = linesOf(update.events, face.moments?.({ update })).reverse();
  const from = at === null ? 0 : around(lines, kept, at);
  const shown = isAll ? lines : lines.slice(from, from + FEW);
  const { table, summary, events } = update;
  const sitting = useShared({ summary: { seats: summary.seats }, events: ofType(events, "sat") });
  return html`<section class="log" aria-labelledby="log-title">
    <h2 id="log-title">${say("page-log")}</h2>
    <ol reversed class=${isAll ? "log-all" : ""} tabindex="0">
      ${shown.map(
        (line, i) => html`<${Fragment} key=${line.events[0]?.number}>
          ${line.heading && line.heading !== shown[i - 1]?.heading && html`<li class="rd">${line.heading}</li>`}
          <${Entry} ...${{ table, sitting, names, face, at }} events=${line.events}
            plies=${line.events.map((event) => kept.get(event.number))} />
        <//>`,
      )}
    </ol>
    ${
      lines.length > FEW &&
      html`<button type="button" class="btn quiet low" onClick=${() => setAll(!isAll)}>
      ${isAll ? say("page-log-less") : say("page-log-more", { lines: lines.length })}</button>`
    }
  </section>`;
}

/**
 * Where to begin so that a replay shows what was done around its moment.
 * @param {import("./lines.js").Line[]} lines The latest first.
 * @param {Map<number, number | null>} kept
 * @param {number} at
 */
function around(lines, kept, at) {
  const here = lines.findIndex(({ events }) => events.some((event) => kept.get(event.number) === at));
  const last = Math.max(0, lines.length - FEW);
  return here < 0 ? last : Math.min(Math.max(0, here - FEW / 2), last);
}

/**
 * @param {{ table: string, sitting: Sitting, names: Name[], face: import("../contract.js").WholeFace, at: number | null,
 *   events: Happened[], plies: (number | null | undefined)[] }} props
 */
function EntryDrawn({ table, sitting, names, face, at, events, plies }) {
  const say = useWords();
  const { notation: isNotation } = useSettings();
  const first = /** @type {Happened} */ (events[0]);
  const seat = seatOf(first, sitting);
  const name = seat === null ? undefined : names[seat];
  const [words, second] = events.map((event) => told(say, event, sitting, names, face));
  const what =
    words && second
      ? ` ${say("page-log-two", { first: String(words.what).trim(), second: String(second.what).trim() })}`
      : words?.what;
  const notation = events
    .filter((event) => event.type === "played")
    .map((event) => event.action)
    .join(" ");
  const ply = plies.at(-1);
  const jump = say("page-log-jump", { ply: ply ?? 0 });
  return html`<li class=${ply === null ? "undone" : at !== null && plies.includes(at) ? "fresh at" : ""}
    title=${sayTime(first.time)}>
    ${name ? html`<${Shield} colour=${name.colour} />` : html`<${Icon} name="info" />`}
    <span>
      <${Face} of=${name} />${words?.who && html`<b>${words.who}</b>`}${what}
      ${notation && what !== ` ${notation}` && html`${" "}<span class=${classes("notation", !isNotation && "vh")}>${notation}</span>`}
      ${ply === null && html`${" "}<em>${say("page-taken-back")}</em>`}
    </span>
    ${
      typeof ply === "number" &&
      html`<${Link} class="log-jump" href=${tablePath(table, ply)} aria-label=${jump} title=${jump}><${Icon}
        name="eye" /><//>`
    }
  </li>`;
}

const Entry = memo(EntryDrawn);
