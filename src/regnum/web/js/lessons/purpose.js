// @ts-check
/** Whether a legal action is what a step of a lesson asks for. What it changes was told by the server. */

import { halves } from "../games/kingdomino/dominoes.js";
import { groundOf } from "../games/kingdomino/geometry.js";
import { DIRECTIONS, STEPS, keyOf, parse, squaresOf, written } from "../games/kingdomino/notation.js";

/** @typedef {{ view: any, action: string, preview: any }} Meant */

/** @type {Record<string, (meant: Meant, wanted: any) => boolean>} */
const PURPOSES = {
  crown: ({ action }) => halvesOf(action).some(({ crowns }) => crowns > 0),
  shared: ({ action, view }) => {
    const lands = new Set([...groundOf(view.kingdoms[0]).values()].map(({ terrain }) => terrain));
    return halvesOf(action).some(({ terrain }) => lands.has(terrain));
  },
  lowest: ({ action, view }) => action === [...view.legal].sort((one, other) => Number(one.slice(1)) - Number(other.slice(1)))[0],
  touches: ({ action, view }) => touches(action, view.kingdoms[0]),
  gain: ({ preview, view }, points) => preview.kingdom.score - view.kingdoms[0].score >= points,
  piece: ({ action }, kind) => ({ castle: /^r/, draw: /^draw$/, secret: /^s@/ })[/** @type {string} */ (kind)]?.test(action) ?? false,
  mine: ({ preview, view }, money) => preview.incomes[0].total - view.players[0].income.total >= money,
  rival: ({ preview, view }, money) => preview.incomes[1].total - view.players[1].income.total <= money,
};

/**
 * @param {Record<string, any>} want
 * @param {Meant} meant
 */
export const fits = (want, meant) => Object.entries(want).every(([name, wanted]) => PURPOSES[name]?.(meant, wanted) ?? true);

/** @param {string} action */
const halvesOf = (action) => halves(parse(action)?.domino ?? 1);

/** Whether a half of the domino touches an equal land that is not its own other half. @param {string} action @param {any} kingdom */
function touches(action, kingdom) {
  const place = parse(action);
  if (place?.kind !== "place") return false;
  const ground = groundOf(kingdom);
  const lands = halves(place.domino);
  return squaresOf(place).some(([x, y], at) =>
    DIRECTIONS.some((direction) => {
      const [dx, dy] = STEPS[direction];
      return ground.get(keyOf(x + dx, y + dy))?.terrain === lands[at]?.terrain;
    }),
  );
}

/**
 * Places that are not listed as legal, for those who cannot tap them.
 * @param {number} domino
 * @param {{ west: number, east: number, south: number, north: number }} reach
 * @param {string[]} legal
 * @returns {string[]}
 */
export function forbidden(domino, { west, east, south, north }, legal) {
  const found = [];
  for (let y = north; y >= south; y--)
    for (let x = west; x <= east; x++)
      for (const direction of DIRECTIONS) {
        const action = written(domino, { x, y, direction });
        if (!legal.includes(action)) found.push(action);
      }
  return found;
}
