// @ts-check
/** Shapes of kingdoms, for drawing: what is where, outlines, and the squares that a kingdom may still come to. */

import { half } from "./components.js";
import { keyOf } from "./notation.js";

/** @typedef {import("./types.js").Square} Square */
/** @typedef {import("./types.js").Point} Point */
/** @typedef {import("./types.js").Box} Box */
/** @typedef {import("./types.js").KingdomData} KingdomData */
/** @typedef {import("./types.js").Property} Property */
/** @typedef {[number, number]} Corner Of squares, in squares from the upper left of the castle. */

/** One square in the drawing's units. */
export const UNIT = 100;
const CORNER = 9;
const CASTLE = "castle";

/**
 * What is on each square, the castle included.
 * @param {KingdomData} kingdom
 * @returns {Map<string, Square>}
 */
export function groundOf(kingdom) {
  /** @type {Map<string, Square>} */
  const ground = new Map([[keyOf(0, 0), { x: 0, y: 0, terrain: CASTLE, crowns: 0 }]]);
  for (const [x, y, text] of kingdom.squares) ground.set(keyOf(x, y), { x, y, ...half(text) });
  return ground;
}

/**
 * What is built, at its widest.
 * @param {Iterable<Point>} squares
 * @returns {Box}
 */
export function boxOf(squares) {
  const box = { west: 0, east: 0, south: 0, north: 0 };
  for (const { x, y } of squares) {
    box.west = Math.min(box.west, x);
    box.east = Math.max(box.east, x);
    box.south = Math.min(box.south, y);
    box.north = Math.max(box.north, y);
  }
  return box;
}

/**
 * Every square that a kingdom may still come to: all frames of so many squares that hold what is built.
 * @param {Box} box
 * @param {number} size
 * @returns {Box}
 */
export function reachOf(box, size) {
  const far = size - 1;
  return { west: box.east - far, east: box.west + far, south: box.north - far, north: box.south + far };
}

/**
 * What of it a domino can cover now: it reaches two squares beyond what is built.
 * @param {Box} box
 * @param {number} size
 * @returns {Box}
 */
export function nearOf(box, size) {
  const reach = reachOf(box, size);
  return {
    west: Math.max(reach.west, box.west - 2),
    east: Math.min(reach.east, box.east + 2),
    south: Math.max(reach.south, box.south - 2),
    north: Math.min(reach.north, box.north + 2),
  };
}

/**
 * A frame of so many squares with the castle as near its middle as what is built allows.
 * @param {Box} box
 * @param {number} size
 * @returns {Box}
 */
export function windowOf(box, size) {
  const middle = (size - 1) / 2;
  const west = Math.max(Math.min(-middle, box.west), box.east - size + 1);
  const south = Math.max(Math.min(-middle, box.south), box.north - size + 1);
  return { west, east: west + size - 1, south, north: south + size - 1 };
}

/** A box in the drawing's units, with a margin. @param {Box} box @param {number} margin */
export function viewBox(box, margin) {
  const { x, y, width, height } = rectangle(box);
  return `${x - margin} ${y - margin} ${width + 2 * margin} ${height + 2 * margin}`;
}

/** @param {Box} box */
export function rectangle({ west, east, south, north }) {
  return { x: west * UNIT, y: -north * UNIT, width: (east - west + 1) * UNIT, height: (north - south + 1) * UNIT };
}

/** All squares of a box, from the north-west. @param {Box} box @returns {[number, number][]} */
export function squaresIn({ west, east, south, north }) {
  /** @type {[number, number][]} */
  const squares = [];
  for (let y = north; y >= south; y--) for (let x = west; x <= east; x++) squares.push([x, y]);
  return squares;
}

/**
 * The outline of some squares, its corners rounded, as the `d` of a path.
 * @param {Iterable<Point>} squares
 * @param {number} [corner]
 */
export function outline(squares, corner = CORNER) {
  return loops(edges(squares))
    .map((loop) => rounded(loop, corner))
    .join("");
}

/**
 * Lines between neighbouring squares: seams within a terrain, borders between two, and those between two dark ones.
 * @param {Map<string, Square>} ground
 */
export function lines(ground) {
  const found = { seam: "", border: "", core: "" };
  for (const { x, y, terrain } of ground.values()) {
    const draw = (/** @type {Square | undefined} */ other, /** @type {string} */ path) => {
      if (!other) return;
      found[other.terrain === terrain ? "seam" : "border"] += path;
      if (isDark(terrain) && isDark(other.terrain) && other.terrain !== terrain) found.core += path;
    };
    draw(ground.get(keyOf(x + 1, y)), `M${(x + 1) * UNIT} ${-y * UNIT}v${UNIT}`);
    draw(ground.get(keyOf(x, y - 1)), `M${x * UNIT} ${(1 - y) * UNIT}h${UNIT}`);
  }
  return found;
}

/** @param {string} terrain */
const isDark = (terrain) => terrain === "forest" || terrain === "mine";

/**
 * The properties with what is on their squares.
 * @param {KingdomData} kingdom
 * @returns {(Omit<Property, "on"> & { on: Square[] })[]}
 */
export function propertiesOf(kingdom) {
  const ground = groundOf(kingdom);
  return kingdom.properties.map((one) => ({ ...one, on: one.on.flatMap(([x, y]) => ground.get(keyOf(x, y)) ?? []) }));
}

/**
 * The square of a property that is best for a label: nearest to its middle, one without crowns if there is one.
 * @param {Square[]} on
 * @returns {Square}
 */
export function labelSquare(on) {
  const middle = (/** @type {"x" | "y"} */ axis) => on.reduce((sum, square) => sum + square[axis], 0) / on.length;
  const [x, y] = [middle("x"), middle("y")];
  const far = (/** @type {Square} */ square) => Math.hypot(square.x - x, square.y - y) + (square.crowns ? 0.4 : 0);
  return on.reduce((best, square) => (far(square) < far(best) ? square : best));
}

/**
 * The sides of squares that no other square shares, clockwise round each, by where they begin.
 * @param {Iterable<Point>} squares
 * @returns {Map<string, Corner[]>}
 */
function edges(squares) {
  const all = [...squares];
  const taken = new Set(all.map(({ x, y }) => keyOf(x, y)));
  /** @type {Map<string, Corner[]>} */
  const begin = new Map();
  /** @type {(x: number, y: number, x2: number, y2: number) => void} */
  const add = (x, y, x2, y2) => void begin.set(keyOf(x, y), [...(begin.get(keyOf(x, y)) ?? []), [x2, y2]]);
  for (const { x, y } of all) {
    const [left, right, top, bottom] = [x, x + 1, -y, 1 - y];
    if (!taken.has(keyOf(x, y + 1))) add(left, top, right, top);
    if (!taken.has(keyOf(x + 1, y))) add(right, top, right, bottom);
    if (!taken.has(keyOf(x, y - 1))) add(right, bottom, left, bottom);
    if (!taken.has(keyOf(x - 1, y))) add(left, bottom, left, top);
  }
  return begin;
}

/**
 * Sides put together to closed lines of corners.
 * @param {Map<string, Corner[]>} begin
 * @returns {Corner[][]}
 */
function loops(begin) {
  /** @type {Corner[][]} */
  const found = [];
  for (let first = begin.keys().next().value; first !== undefined; first = begin.keys().next().value) {
    const start = /** @type {Corner} */ (first.split(",").map(Number));
    const loop = [start];
    /** @type {Corner | null} */
    let before = null;
    for (let at = start; ;) {
      /** @type {Corner} */
      const next = take(begin, at, before);
      if (next[0] === start[0] && next[1] === start[1]) break;
      [before, at] = [at, next];
      loop.push(at);
    }
    found.push(loop.filter((point, i) => !isStraight(around(loop, i - 1), point, around(loop, i + 1))));
  }
  return found;
}

/**
 * A corner of a closed line, counted on beyond its end or back before its beginning.
 * @param {Corner[]} loop
 * @param {number} i
 */
const around = (loop, i) => /** @type {Corner} */ (loop.at(i % loop.length));

/**
 * Where the side ends that goes on from a corner; where two squares touch, the one that turns right stays with its
 * square.
 * @param {Map<string, Corner[]>} begin
 * @param {Corner} from
 * @param {Corner | null} before
 */
function take(begin, [x, y], before) {
  const key = keyOf(x, y);
  const next = begin.get(key) ?? [];
  const right = before && [x - (y - before[1]), y + (x - before[0])];
  const turn = right ? next.findIndex((one) => one[0] === right[0] && one[1] === right[1]) : 0;
  const [found] = next.splice(Math.max(turn, 0), 1);
  if (!next.length) begin.delete(key);
  return /** @type {Corner} */ (found);
}

/** @type {(one: Corner, two: Corner, three: Corner) => boolean} */
const isStraight = (one, two, three) =>
  (one[0] === two[0] && two[0] === three[0]) || (one[1] === two[1] && two[1] === three[1]);

/** @param {Corner[]} loop @param {number} corner */
function rounded(loop, corner) {
  const steps = loop.map(([x, y], i) => {
    const [from, to] = [around(loop, i - 1), around(loop, i + 1)];
    const [cx, cy] = [x * UNIT, y * UNIT];
    const before = [cx + Math.sign(from[0] - x) * corner, cy + Math.sign(from[1] - y) * corner];
    const after = [cx + Math.sign(to[0] - x) * corner, cy + Math.sign(to[1] - y) * corner];
    return `${i ? "L" : "M"}${before.join(" ")}Q${cx} ${cy} ${after.join(" ")}`;
  });
  return `${steps.join("")}z`;
}
