// @ts-check
/** What the log tells about the dominoes that lie in kingdoms now. */

import { half, halves } from "./dominoes.js";
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
