// @ts-check
/** What is said about the game: what to do, what was done, and the names of dominoes, squares and kingdoms. */

import { hasNotation } from "../../settings.js";
import { capital, say } from "../../words.js";
import { halves } from "./components.js";
import { boxOf, groundOf } from "./geometry.js";
import { columnName, keyOf, parse, rowName } from "./notation.js";
import { dominoNow, earnedBy, isMyTurn, landOf, taskOf } from "./view.js";

/** @typedef {import("./types.js").Update} Update */
/** @typedef {import("./types.js").Name} Name */

const EMBLEMS = {
  draft: "figure-king",
  claim: "figure-king",
  place: "figure-domino",
  discard: "figure-domino",
  over: "figure-crown",
};

/**
 * The sentence that says what to do.
 * @param {{ update: Update, names: Name[] }} props
 * @returns {[string, string, string?]}
 */
export function sentence({ update, names }) {
  const view = /** @type {import("./types.js").View | null} */ (update.view);
  if (!view || view.phase === "over" || view.seat === null) return ["figure-crown", say("page-is-over")];
  const task = taskOf(view);
  const about = {
    domino: dominoNow(view) ?? 0,
    player: names[view.seat]?.name ?? "",
    isLast: view.next_row.length ? "no" : "yes",
  };
  if (!isMyTurn(update)) return ["figure-wait", say(`kingdomino-page-turn-${task}`, about)];
  const who = names[view.seat]?.isYou ? "you" : "named";
  return [
    EMBLEMS[task],
    say(`kingdomino-page-do-${task}`, { ...about, who }),
    say(`kingdomino-page-hint-${task}`, about),
  ];
}

/**
 * What is asked about a choice in place of the sentence; null as long as there is none.
 * @param {import("./move.js").State} state
 */
export function questionAbout({ turn: { domino, isMine }, place, claim }) {
  const asked = claim ?? (place && domino);
  if (!isMine || asked === null) return null;
  const task = place ? "place" : "claim";
  return {
    emblem: EMBLEMS[task],
    text: say(`kingdomino-page-ask-${task}`, { domino: asked }),
    hint: say(`kingdomino-page-ask-${task}-hint`),
  };
}

/**
 * An action of the log, without the name before it: "placed 6".
 * @param {{ event: import("../../contract.js").Played, names: Name[] }} props
 */
export function describe({ event, names }) {
  const done = parse(event.action);
  const who = names[event.seat]?.isYou ? "you" : "they";
  return done ? say("kingdomino-page-deed", { deed: `${done.kind}-${who}`, domino: done.domino }) : event.action;
}

/**
 * How points were counted: "pasture: 2 squares × 2 crowns = 4".
 * @param {import("./view.js").Property[]} properties
 */
export const whyWords = (properties) =>
  properties
    .map(({ terrain, squares, crowns, points }) =>
      capital(say("kingdomino-page-why", { terrain: terrainName(terrain), squares, crowns, points })),
    )
    .join("; ");

/** The same in little room: "Pasture 2 × 2". @param {import("./view.js").Property} property */
export const whyShort = ({ terrain, squares, crowns }) => capital(`${terrainName(terrain)} ${squares} × ${crowns}`);

/**
 * What an action has brought.
 * @type {NonNullable<import("../../contract.js").TableFace["gain"]>}
 */
export function brought({ deed }) {
  const found = earnedBy(deed);
  return found && { gain: signed(found.points), why: whyWords(found.grown) };
}

/** @typedef {import("./types.js").KingdomData} KingdomData */
/** @typedef {import("./types.js").Slot} Slot */

/** A half: "wheat field with 1 crown". @param {{ terrain: string, crowns: number }} half */
const halfName = ({ terrain, crowns }) => say("kingdomino-page-half", { terrain: terrainName(terrain), crowns });

/** @param {string} terrain */
export const terrainName = (terrain) => say("kingdomino-terrain", { terrain });

/** A domino with its number and both halves. @param {number} domino */
export function dominoName(domino) {
  const [first, second] = halves(domino).map(halfName);
  return say("kingdomino-page-domino", { domino, first, second });
}

/**
 * What to call a seat at the head of a card or a table: a name, or "You".
 * @param {Name[]} names
 * @param {number} seat
 */
export const nameOf = (names, seat) => (names[seat]?.isYou ? say("page-you") : (names[seat]?.name ?? ""));

/** The head of a kingdom. @param {Name[]} names @param {number} seat */
export const kingdomTitle = (names, seat) =>
  names[seat]?.isYou
    ? say("kingdomino-page-your-kingdom")
    : say("kingdomino-page-kingdom-of", { player: names[seat]?.name ?? "" });

/**
 * A domino lying in a row, and what is going on with it.
 * @param {Slot} slot
 * @param {Name[]} names
 * @param {{ isNow?: boolean, isChosen?: boolean, isFree?: boolean, isDiscarded?: boolean }} [state]
 */
export function slotName({ domino, seat, done }, names, { isNow, isChosen, isFree, isDiscarded } = {}) {
  const player = seat === null ? "" : nameOf(names, seat);
  if (done)
    return say(isDiscarded ? "kingdomino-page-slot-discarded" : "kingdomino-page-slot-done", { domino, player });
  const name = dominoName(domino);
  if (isChosen) return say("kingdomino-page-slot-chosen", { domino: name });
  if (isNow) return say("kingdomino-page-slot-now", { domino: name, player });
  if (seat !== null) return say("kingdomino-page-slot-taken", { domino: name, player });
  return isFree ? say("kingdomino-page-slot-free", { domino: name }) : name;
}

/**
 * Where a domino would be.
 * @param {{ x: number, y: number, direction: string }} place
 * @param {number} domino
 * @param {number | null} gain
 */
export function placeName({ x, y, direction }, domino, gain) {
  const where = say("kingdomino-page-place", {
    domino: dominoName(domino),
    column: columnName(x),
    row: rowName(y),
    direction,
  });
  return gain === null ? where : say("kingdomino-page-place-gain", { place: where, points: gain, gain: signed(gain) });
}

/**
 * How a domino is rotated and what that scores: "pointing right; +9 points".
 * @param {{ direction: string }} place
 * @param {number} gain
 */
const turnName = ({ direction }, gain) =>
  say("kingdomino-page-turned", { direction, points: gain, gain: signed(gain) });

/** What is said about a move. @param {import("./move.js").Remark} remark */
export function remarkWords(remark) {
  if ("place" in remark) return turnName(remark.place, remark.gain);
  if ("name" in remark) return say(remark.name);
  return remark.rule && hasNotation()
    ? say("kingdomino-page-rule", { sentence: remark.text, rule: remark.rule })
    : remark.text;
}

/** A spot for the domino's first half. @param {import("./notation.js").Spot} spot */
export const spotName = ({ x, y, turns }) =>
  say("kingdomino-page-spot", { column: columnName(x), row: rowName(y), turns: turns.length });

/** @param {number} points */
export const signed = (points) => (points < 0 ? `−${-points}` : `+${points}`);

/**
 * What a kingdom is worth and how far it goes, in one sentence.
 * @param {KingdomData} kingdom
 * @param {string} title
 * @param {number} [points] What it counts; the land alone if it is left out.
 */
export function kingdomSummary(kingdom, title, points = landOf(kingdom)) {
  const box = boxOf(groundOf(kingdom).values());
  return say("kingdomino-page-kingdom-summary", {
    title,
    points,
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
    if (!square) return say("kingdomino-page-empty");
    return square.terrain === "castle" ? say("kingdomino-page-castle") : halfName(square);
  };
  return {
    columns: columns.map(columnName),
    rows: rows.map((y) => ({ name: rowName(y), squares: columns.map((x) => squareName(ground.get(keyOf(x, y)))) })),
  };
}
