// @ts-check
/** Actions as they are written, `k17`, `17h7e` and `17x`, split into what they mean. */

import { isDouble } from "./components.js";

/** @typedef {import("./types.js").Direction} Direction */
/** @typedef {import("./types.js").Lying} Lying */
/** @typedef {import("./types.js").Place} Place */
/** @typedef {{ kind: "claim" | "discard", domino: number }} Simple */
/** @typedef {{ x: number, y: number, turns: Turn[] }} Spot a square for a domino's first half */
/** @typedef {{ direction: Direction, action: string }} Turn a rotation there, and its notation */

const COLUMNS = "abcdefghijklm";
const CASTLE = 6;

/** Clockwise, as Rotate goes through them. @type {Direction[]} */
export const DIRECTIONS = ["e", "s", "w", "n"];

/** How far east and north one step goes. @type {Record<Direction, [number, number]>} */
export const STEPS = { e: [1, 0], s: [0, -1], w: [-1, 0], n: [0, 1] };

/** @type {Record<Direction, Direction>} */
const OPPOSITE = { e: "w", s: "n", w: "e", n: "s" };

/**
 * @param {number} x columns east of the castle
 * @returns {string}
 */
export const columnName = (x) => COLUMNS[x + CASTLE] ?? "";

/**
 * @param {number} y rows north of the castle
 * @returns {number}
 */
export const rowName = (y) => y + CASTLE + 1;

/** Whether notation has a name for a square. @param {number} x @param {number} y */
export const isNamed = (x, y) => Math.abs(x) <= CASTLE && Math.abs(y) <= CASTLE;

/**
 * Split an action; null if it is none.
 * @param {string} text
 * @returns {Simple | Place | null}
 */
export function parse(text) {
  const found = /^(?:k([1-9]\d?)|([1-9]\d?)x|([1-9]\d?)([a-m])([1-9]|1[0-3])([nesw]))$/.exec(text);
  if (!found) return null;
  if (found[1]) return { kind: "claim", domino: Number(found[1]) };
  if (found[2]) return { kind: "discard", domino: Number(found[2]) };
  const x = COLUMNS.indexOf(found[4] ?? "") - CASTLE;
  const y = Number(found[5]) - CASTLE - 1;
  return { kind: "place", domino: Number(found[3]), x, y, direction: /** @type {Direction} */ (found[6]) };
}

/**
 * How a placement is written.
 * @param {number} domino
 * @param {Lying} place
 */
export function written(domino, { x, y, direction }) {
  return `${domino}${columnName(x)}${rowName(y)}${direction}`;
}

/**
 * The two squares of a domino.
 * @param {Lying} place
 * @returns {[[number, number], [number, number]]}
 */
export function squaresOf({ x, y, direction }) {
  const [dx, dy] = STEPS[direction];
  return [
    [x, y],
    [x + dx, y + dy],
  ];
}

/** @param {number} x @param {number} y */
export const keyOf = (x, y) => `${x},${y}`;

/**
 * Where a domino may be placed, by the square of its first half. The server lists a double only one way round; here it
 * may be taken by either half, so that Rotate goes all the way round for it, too.
 * @param {string[]} legal
 * @returns {Map<string, Spot>}
 */
export function spotsOf(legal) {
  /** @type {Map<string, Spot>} */
  const spots = new Map();
  /** @type {(at: [number, number], turn: Turn) => void} */
  const add = ([x, y], turn) => {
    const turns = spots.get(keyOf(x, y))?.turns ?? [];
    spots.set(keyOf(x, y), { x, y, turns: [...turns, turn] });
  };
  for (const action of legal) {
    const place = parse(action);
    if (place?.kind !== "place") continue;
    const [first, second] = squaresOf(place);
    add(first, { direction: place.direction, action });
    if (isDouble(place.domino)) add(second, { direction: OPPOSITE[place.direction], action });
  }
  for (const spot of spots.values()) {
    spot.turns.sort((one, other) => DIRECTIONS.indexOf(one.direction) - DIRECTIONS.indexOf(other.direction));
  }
  return spots;
}

/**
 * The turn at a spot that is nearest to a direction, clockwise.
 * @param {Spot} spot
 * @param {Direction} wanted
 * @param {boolean} [isNext] whether to skip the wanted direction itself
 * @returns {Turn}
 */
export function turnAt(spot, wanted, isNext = false) {
  const from = DIRECTIONS.indexOf(wanted) + (isNext ? 1 : 0);
  for (let step = 0; step < 4; step++) {
    const direction = DIRECTIONS[(from + step) % 4];
    const turn = spot.turns.find((one) => one.direction === direction);
    if (turn) return turn;
  }
  return /** @type {Turn} */ (spot.turns[0]);
}

/**
 * The spot that an arrow key leads to: the nearest one in that direction, one that is straight ahead before one
 * aside.
 * @param {Iterable<Spot>} spots
 * @param {{ x: number, y: number }} from
 * @param {Direction} direction
 * @returns {Spot | null}
 */
export function neighbour(spots, from, direction) {
  const [dx, dy] = STEPS[direction];
  let best = null;
  let least = Infinity;
  for (const spot of spots) {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (ahead <= 0) continue;
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [spot, far];
  }
  return best;
}
