// @ts-check
/** What the log tells: in which round everything was done, and what became of the dominoes. */

import { standing } from "../../tables.js";
import { say } from "../../words.js";
import { half, halves } from "./components.js";
import { keyOf, parse, squaresOf } from "./notation.js";

/** @typedef {import("./types.js").Update} Update */
/** @typedef {import("./types.js").Place} Place */
/** @typedef {import("./types.js").Half} Half */

/**
 * The placement that each seat made last, by seat; null if it is no longer there, as after a new game of a match or
 * in a replay.
 * @param {Update} update
 * @returns {(Place | null)[]}
 */
export function lastPlaces({ view, events }) {
  const actions = standing(events).reverse();
  return view.kingdoms.map((kingdom, seat) => {
    const squares = new Map(kingdom.squares.map(([x, y, text]) => [keyOf(x, y), half(text)]));
    for (const { action } of actions.filter((one) => one.seat === seat)) {
      const done = parse(action);
      if (done?.kind === "place") return isThere(done, squares) ? done : null;
    }
    return null;
  });
}

/** @param {Place} place @param {Map<string, Half>} squares */
function isThere(place, squares) {
  return squaresOf(place).every(([x, y], i) => {
    const [there, here] = [squares.get(keyOf(x, y)), halves(place.domino)[i]];
    return there?.terrain === here?.terrain && there?.crowns === here?.crowns;
  });
}

/**
 * The dominoes of the current row that were discarded.
 * @param {Update} update
 * @returns {Set<number>}
 */
export function discardedOf({ view, events }) {
  const { current_row: row } = view;
  const done = standing(events).map(({ action }) => parse(action));
  const isDiscarded = (/** @type {number} */ domino) =>
    done.findLast((one) => one?.domino === domino)?.kind === "discard";
  return new Set(row.filter((slot) => slot.done && isDiscarded(slot.domino)).map((slot) => slot.domino));
}

/** @typedef {import("../../contract.js").Played} Played */

/** @param {Played} event */
const isClaim = (event) => parse(event.action)?.kind === "claim";

/**
 * In which game and round each action was done, as the server says, and whether it ended a turn that began with a
 * placement.
 * @param {import("../../contract.js").Happened[]} events
 * @returns {Map<number, { game: number, round: number, isSameTurn: boolean }>} By the event's number.
 */
export function roundsOf(events) {
  /** @type {Map<number, { game: number, round: number, isSameTurn: boolean }>} */
  const found = new Map();
  /** @type {Played[]} */
  const kept = [];
  for (const event of events) {
    if (event.type === "undone") kept.length = event.kept;
    if (event.type !== "played") continue;
    const { game_number: game = 1, round, seat } = event;
    const before = kept.at(-1);
    const isTheirs = before?.seat === seat && before.round === round && (before.game_number ?? 1) === game;
    found.set(event.number, { game, round, isSameTurn: isTheirs && isClaim(event) && !isClaim(before) });
    kept.push(event);
  }
  return found;
}

/**
 * The log by rounds, a placement and the claim after it as one.
 * @param {{ update: Update }} props
 * @returns {Map<number, import("../../contract.js").Moment>}
 */
export function moments({ update }) {
  const isMatch = Boolean(update.view?.options.dynasty);
  return new Map(
    [...roundsOf(update.events)].map(([number, { game, round, isSameTurn }]) => {
      const name = round ? say("kingdomino-page-round", { round }) : say("kingdomino-page-first-draft");
      return [
        number,
        { heading: isMatch ? say("kingdomino-page-game-round", { game, round: name }) : name, isSameTurn },
      ];
    }),
  );
}
