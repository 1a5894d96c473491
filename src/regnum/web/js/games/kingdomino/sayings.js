// @ts-check
/** What to do, and what was done, in words. */

import { say } from "../../words.js";
import { parse } from "./notation.js";
import { dominoNow, isMyTurn, taskOf } from "./turns.js";

/** @typedef {import("./types.js").Update} Update */
/** @typedef {import("./types.js").Name} Name */

const EMBLEMS = { draft: "figure-king", claim: "figure-king", place: "figure-domino", discard: "figure-domino", over: "figure-crown" };

/**
 * The sentence that says what to do.
 * @param {{ update: Update, names: Name[] }} props
 * @returns {[string, string, string?]}
 */
export function sentence({ update, names }) {
  const view = /** @type {import("./types.js").View | null} */ (update.view);
  if (!view || view.phase === "over" || view.seat === null) return ["figure-crown", say("page-kingdomino-over")];
  const task = taskOf(view);
  const about = { domino: dominoNow(view) ?? 0, player: names[view.seat]?.name ?? "", isLast: view.next_row.length ? "no" : "yes" };
  if (!isMyTurn(update)) return ["figure-wait", say(`page-kingdomino-turn-${task}`, about)];
  const who = names[view.seat]?.isYou ? "you" : "named";
  return [EMBLEMS[task], say(`page-kingdomino-do-${task}`, { ...about, who }), say(`page-kingdomino-hint-${task}`, about)];
}

/**
 * An action of the log, without the name that stands before it: "placed 6".
 * @param {{ event: import("../../contract.js").Happened, names: Name[] }} props
 */
export function describe({ event, names }) {
  const done = parse(event.action);
  const who = names[event.seat]?.isYou ? "you" : "they";
  return done ? say("page-kingdomino-deed", { deed: `${done.kind}-${who}`, domino: done.domino }) : event.action;
}
