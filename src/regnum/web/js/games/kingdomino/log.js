// @ts-check
/** What the log tells: in which round everything was done, and what became of the dominoes. */

import { say } from "../../words.js";
import { half, halves } from "./components.js";
import { keyOf, parse, squaresOf } from "./notation.js";

/** @typedef {import("./types.js").Update} Update */
/** @typedef {import("./types.js").Place} Place */
/** @typedef {import("./types.js").Half} Half */

/**
 * The actions that hold: what was taken back is left out.
 * @param {import("../../contract.js").Happened[]} events
 * @returns {{ seat: number, action: string }[]}
 */
export function actionsOf(events) {
  /** @type {{ seat: number, action: string }[]} */
  let actions = [];
  for (const event of events) {
    if (event.type === "played") actions.push({ seat: event.seat, action: event.action });
    if (event.type === "undone") actions = actions.slice(0, event.kept);
  }
  return actions;
}

/**
 * The placement that each seat made last, by seat; null if it lies no longer there, as after a new game of a match or in a replay.
 * @param {Update} update
 * @returns {(Place | null)[]}
 */
export function lastPlaces({ view, events }) {
  const actions = actionsOf(events).reverse();
  const { kingdoms } = /** @type {import("./types.js").View} */ (view);
  return kingdoms.map((kingdom, seat) => {
    const lies = new Map(kingdom.squares.map(([x, y, text]) => [keyOf(x, y), half(text)]));
    for (const { action } of actions.filter((one) => one.seat === seat)) {
      const done = parse(action);
      if (done?.kind === "place") return isThere(done, lies) ? done : null;
    }
    return null;
  });
}

/** @param {Place} place @param {Map<string, Half>} lies */
function isThere(place, lies) {
  return squaresOf(place).every(([x, y], i) => {
    const [there, here] = [lies.get(keyOf(x, y)), halves(place.domino)[i]];
    return there?.terrain === here?.terrain && there?.crowns === here?.crowns;
  });
}

/**
 * The dominoes of the current row that were discarded.
 * @param {Update} update
 * @returns {Set<number>}
 */
export function discardedOf({ view, events }) {
  const { current_row: row } = /** @type {import("./types.js").View} */ (view);
  const done = actionsOf(events).map(({ action }) => parse(action));
  const isDiscarded = (/** @type {number} */ domino) => done.findLast((one) => one?.domino === domino)?.kind === "discard";
  return new Set(row.filter((slot) => slot.done && isDiscarded(slot.domino)).map((slot) => slot.domino));
}

/** @typedef {{ game: number, round: number, waiting: Map<number, number>, placedBy: number | null }} Standing */

/**
 * In which game and round each action was done, and whether it ended a turn that began with a placement. A claimed domino is placed a
 * round later; a claim while none waits to be placed begins another game.
 * @param {import("../../contract.js").Happened[]} events
 * @returns {Map<number, { game: number, round: number, isSameTurn: boolean }>} By the event's number.
 */
export function roundsOf(events) {
  /** @type {Map<number, { game: number, round: number, isSameTurn: boolean }>} */
  const found = new Map();
  /** @type {Standing[]} After each action that stands. */
  const after = [{ game: 0, round: 0, waiting: new Map(), placedBy: null }];
  for (const event of events) {
    if (event.type === "undone") after.length = event.kept + 1;
    if (event.type !== "played") continue;
    const before = /** @type {Standing} */ (after.at(-1));
    const next = stepped(before, event);
    after.push(next);
    found.set(event.number, { game: next.game, round: next.round, isSameTurn: before.placedBy === event.seat && next.round > 0 && next.placedBy === null });
  }
  return found;
}

/** @param {Standing} before @param {import("../../contract.js").Happened} event @returns {Standing} */
function stepped({ game, round, waiting, placedBy }, event) {
  const done = parse(event.action);
  if (!done) return { game, round, waiting, placedBy };
  const left = new Map(waiting);
  if (done.kind !== "claim") {
    const at = (waiting.get(done.domino) ?? round) + 1;
    left.delete(done.domino);
    return { game, round: at, waiting: left, placedBy: event.seat };
  }
  const isFirst = waiting.size === 0;
  const at = isFirst ? 0 : round;
  return { game: game + (isFirst ? 1 : 0), round: at, waiting: left.set(done.domino, at), placedBy: null };
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
      return [number, { heading: isMatch ? say("kingdomino-page-game-round", { game, round: name }) : name, isSameTurn }];
    }),
  );
}
