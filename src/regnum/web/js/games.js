// @ts-check
/** Which games there are, and how each is drawn. */

import { ask } from "./api.js";
import { useEffect, useState } from "./html.js";
import { face as plain } from "./games/plain.js";
import { dressed } from "./styles.js";

/** @typedef {import("./contract.js").Face} Face */
/**
 * @typedef {object} Game
 * @property {string} name
 * @property {string} title
 * @property {{ name: string, kind: "flag" | "choice" | "number", choices: string[] }[]} switches
 * @property {string[]} levels
 * @property {string[]} bots
 */

/** @type {Map<string, Promise<Face>>} */
const faces = new Map();
/** Those that are here: who comes back to a screen waits for nothing. @type {Map<string, Face>} */
const ready = new Map();

/**
 * How a game is drawn; plainly, if nobody has drawn it yet.
 * @param {string} game
 * @returns {Promise<Face>}
 */
export function faceOf(game) {
  const known = faces.get(game);
  if (known) return known;
  const coming = Promise.all([import(`./games/${game}/face.js`), dressed(`/js/games/${game}/style.css`)]).then(
    ([module]) => ({ ...plain, .../** @type {{ face: Face }} */ (module).face }),
    (problem) => {
      console.warn(problem);
      return plain;
    },
  );
  faces.set(game, coming);
  void coming.then((face) => ready.set(game, face));
  return coming;
}

/**
 * @param {string | undefined} game
 * @returns {Face | null} Null until it is here.
 */
export function useFace(game) {
  const [, arrived] = useState(0);
  useEffect(() => {
    if (!game || ready.has(game)) return undefined;
    let isWanted = true;
    void faceOf(game).then(() => isWanted && arrived((count) => count + 1));
    return () => {
      isWanted = false;
    };
  }, [game]);
  return ready.get(game ?? "") ?? null;
}

/** @type {Promise<Game[]> | null} */
let games = null;
/** @type {Game[] | null} */
let told = null;

/** @returns {Promise<Game[]>} */
export function allGames() {
  games ??= ask("GET", "/api/games").then((answer) => (told = answer.games));
  games.catch(() => (games = null));
  return games;
}

/** @returns {Game[] | null} Null until they are here. */
export function useGames() {
  const [found, setFound] = useState(told);
  useEffect(() => {
    allGames().then(setFound, () => {});
  }, []);
  return found;
}
