/** What the log tells about the dominoes that lie in kingdoms now. */

import { half, halves } from "./dominoes.js";
import { keyOf, parse, squaresOf } from "./notation.js";

/** @typedef {import("../../contract.js").Update} Update */
/** @typedef {import("./notation.js").Place} Place */

/**
 * The actions that hold: what was taken back is left out.
 * @param {import("../../contract.js").Happened[]} events
 * @returns {{ seat: number, action: string }[]}
 */
export function actionsOf(events) {
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
  const actions = actionsOf(events);
  return view.kingdoms.map((kingdom, seat) => {
    const lies = new Map(kingdom.squares.map(([x, y, text]) => [keyOf(x, y), half(text)]));
    for (let i = actions.length - 1; i >= 0; i--) {
      const done = actions[i].seat === seat ? parse(actions[i].action) : null;
      if (done?.kind === "place") return isThere(done, lies) ? done : null;
    }
    return null;
  });
}

function isThere(place, lies) {
  return squaresOf(place).every(([x, y], i) => {
    const [there, here] = [lies.get(keyOf(x, y)), halves(place.domino)[i]];
    return there?.terrain === here.terrain && there.crowns === here.crowns;
  });
}
