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

/**
 * How a game is drawn; plainly, if nobody has drawn it yet.
 * @param {string} game
 * @returns {Promise<Face>}
 */
export function faceOf(game) {
  const known = faces.get(game);
  if (known) return known;
  const coming = Promise.all([import(`./games/${game}/face.js`), dressed(game), dressed(`${game}-face`)]).then(
    ([module]) => ({ ...plain, .../** @type {{ face: Face }} */ (module).face }),
    (problem) => {
      console.warn(problem);
      return plain;
    },
  );
  faces.set(game, coming);
  return coming;
}

/**
 * @param {string | undefined} game
 * @returns {Face | null} Null until it is here.
 */
export function useFace(game) {
  const [found, setFound] = useState(/** @type {{ game: string, face: Face } | null} */ (null));
  useEffect(() => {
    if (!game) return undefined;
    let isWanted = true;
    void faceOf(game).then((face) => isWanted && setFound({ game, face }));
    return () => {
      isWanted = false;
    };
  }, [game]);
  return found && found.game === game ? found.face : null;
}

/** @type {Promise<Game[]> | null} */
let games = null;

/** @returns {Promise<Game[]>} */
export function allGames() {
  games ??= ask("GET", "/api/games").then((told) => told.games);
  games.catch(() => (games = null));
  return games;
}

/** @returns {Game[] | null} Null until they are here. */
export function useGames() {
  const [found, setFound] = useState(/** @type {Game[] | null} */ (null));
  useEffect(() => {
    allGames().then(setFound, () => {});
  }, []);
  return found;
}
