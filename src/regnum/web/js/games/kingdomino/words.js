// @ts-check
/** What is said about the game: what to do, what was done, and the names of dominoes, squares and kingdoms. */

import { say } from "../../words.js";
import { halves } from "./components.js";
import { boxOf, groundOf } from "./geometry.js";
import { columnName, keyOf, parse, rowName } from "./notation.js";
import { dominoNow, isMyTurn, taskOf } from "./view.js";

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

/** @typedef {import("./types.js").KingdomData} KingdomData */
/** @typedef {import("./types.js").Slot} Slot */

/** A half: "wheat field with 1 crown". @param {{ terrain: string, crowns: number }} half */
export const halfName = ({ terrain, crowns }) =>
  say("page-kingdomino-half", { terrain: terrainName(terrain), crowns });

/** @param {string} terrain */
export const terrainName = (terrain) => say("terrain", { terrain });

/** A domino with its number and both halves. @param {number} domino */
export function dominoName(domino) {
  const [first, second] = halves(domino).map(halfName);
  return say("page-kingdomino-domino", { domino, first, second });
}

/** What to call a seat at the head of a card or a table: a name, or "You". @param {Name[]} names @param {number} seat */
export const nameOf = (names, seat) => (names[seat]?.isYou ? say("page-kingdomino-you") : (names[seat]?.name ?? ""));

/** The head of a kingdom. @param {Name[]} names @param {number} seat */
export const kingdomTitle = (names, seat) =>
  names[seat]?.isYou ? say("page-kingdomino-your-kingdom") : say("page-kingdomino-kingdom-of", { player: names[seat]?.name ?? "" });

/**
 * A domino lying in a row, and what is going on with it.
 * @param {Slot} slot
 * @param {Name[]} names
 * @param {{ isNow?: boolean, isChosen?: boolean, isFree?: boolean, isDiscarded?: boolean }} [state]
 */
export function slotName({ domino, seat, done }, names, { isNow, isChosen, isFree, isDiscarded } = {}) {
  const player = seat === null ? "" : nameOf(names, seat);
  if (done) return say(isDiscarded ? "page-kingdomino-slot-discarded" : "page-kingdomino-slot-done", { domino, player });
  const name = dominoName(domino);
  if (isChosen) return say("page-kingdomino-slot-chosen", { domino: name });
  if (isNow) return say("page-kingdomino-slot-now", { domino: name, player });
  if (seat !== null) return say("page-kingdomino-slot-taken", { domino: name, player });
  return isFree ? say("page-kingdomino-slot-free", { domino: name }) : name;
}

/**
 * Where a domino would lie.
 * @param {{ x: number, y: number, direction: string }} place
 * @param {number} domino
 * @param {number | null} gain
 */
export function placeName({ x, y, direction }, domino, gain) {
  const where = say("page-kingdomino-place", { domino: dominoName(domino), column: columnName(x), row: rowName(y), direction });
  return gain === null ? where : say("page-kingdomino-place-gain", { place: where, points: gain, gain: signed(gain) });
}

/** How a domino lies and what that brings: "pointing right; +9 points". @param {{ direction: string }} place @param {number} gain */
export const turnName = ({ direction }, gain) => say("page-kingdomino-turned", { direction, points: gain, gain: signed(gain) });

/** A mark on which the domino's first half may lie. @param {import("./notation.js").Spot} spot */
export const spotName = ({ x, y, turns }) =>
  say("page-kingdomino-spot", { column: columnName(x), row: rowName(y), turns: turns.length });

/** @param {number} points */
export const signed = (points) => (points < 0 ? `−${-points}` : `+${points}`);

/** @param {number} points */
export const pointsName = (points) => say("page-kingdomino-points", { points });

/**
 * What a kingdom is worth and how far it goes, in one sentence.
 * @param {KingdomData} kingdom
 * @param {string} title
 */
export function kingdomSummary(kingdom, title) {
  const box = boxOf(groundOf(kingdom).values());
  return say("page-kingdomino-kingdom-summary", {
    title,
    points: kingdom.score,
    columns: box.east - box.west + 1,
    rows: box.north - box.south + 1,
    squares: kingdom.squares.length,
  });
}

/**
 * The kingdom as a table: for each row from the north the words of its squares from the west.
 * @param {KingdomData} kingdom
 */
export function kingdomTable(kingdom) {
  const ground = groundOf(kingdom);
  const { west, east, south, north } = boxOf(ground.values());
  const columns = Array.from({ length: east - west + 1 }, (_, i) => west + i);
  const rows = Array.from({ length: north - south + 1 }, (_, i) => north - i);
  const squareName = (/** @type {import("./types.js").Square | undefined} */ square) => {
    if (!square) return say("page-kingdomino-empty");
    return square.terrain === "castle" ? say("page-kingdomino-castle") : halfName(square);
  };
  return {
    columns: columns.map(columnName),
    rows: rows.map((y) => ({ name: rowName(y), squares: columns.map((x) => squareName(ground.get(keyOf(x, y)))) })),
  };
}
