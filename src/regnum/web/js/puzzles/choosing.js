// @ts-check
/** Which puzzles there are and which comes next. */

import { fileAt } from "../place.js";
import { dueOf, ownOf, read } from "./kept.js";

/** @typedef {import("./kept.js").Puzzle} Puzzle */
/** @typedef {{ theme: string, difficulty: number }} Wish Empty and 0 for any. */

/** The theme of puzzles from the player's own games. */
export const OWN = "own";

/** @type {Map<string, Promise<Puzzle[]>>} */
const loaded = new Map();

/** The puzzles that come with the web app. @param {string} game @returns {Promise<Puzzle[]>} */
export function shipped(game) {
  const known = loaded.get(game);
  if (known) return known;
  const coming = fetch(fileAt(`puzzles/${game}.json`)).then(async (answer) => {
    if (!answer.ok) throw new Error(`no puzzles: ${answer.status}`);
    return /** @type {Promise<Puzzle[]>} */ (answer.json());
  });
  loaded.set(game, coming);
  coming.catch(() => loaded.delete(game)); // so that it can be tried again
  return coming;
}

/** All puzzles of a game, the player's own first. @param {string} game */
export const allOf = async (game) => [...ownOf(game), ...(await shipped(game))];

/** @param {Puzzle} puzzle */
const isOwn = ({ name }) => name.startsWith("own-");

/** Those of a theme and difficulty. @param {Puzzle[]} puzzles @param {Wish} wish */
export const fitting = (puzzles, { theme, difficulty }) =>
  puzzles.filter(
    (puzzle) =>
      (!theme || (theme === OWN ? isOwn(puzzle) : (puzzle.themes ?? []).includes(theme))) &&
      (!difficulty || puzzle.difficulty === difficulty),
  );

/** The themes of some puzzles with how many have each, the most frequent first. @param {Puzzle[]} puzzles */
export function themesOf(puzzles) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const puzzle of puzzles)
    for (const theme of [...(puzzle.themes ?? []), ...(isOwn(puzzle) ? [OWN] : [])])
      counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

/**
 * The next puzzle: one that is due, then one that was never answered, then the one that is due first.
 * @param {Puzzle[]} puzzles
 * @param {string} [last] Not this one again, if there is another.
 * @param {Date} [now]
 * @returns {Puzzle | null}
 */
export function nextOf(puzzles, last = "", now = new Date()) {
  const others = puzzles.filter(({ name }) => name !== last);
  const { cards } = read();
  const fresh = others.find(({ name }) => !cards[name]);
  const waiting = [...others].sort((one, other) =>
    (cards[one.name]?.due ?? "") < (cards[other.name]?.due ?? "") ? -1 : 1,
  );
  return dueOf(others, now)[0] ?? fresh ?? waiting[0] ?? puzzles[0] ?? null;
}
