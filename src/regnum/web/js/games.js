// @ts-check
/** Which games there are, and how each is drawn. The server has the list; no game is named here. */

import { ask } from "./api.js";
import { loadArt } from "./art.js";
import { useEffect, useState } from "./html.js";
import { fileAt } from "./place.js";
import { current, useSettings } from "./settings.js";
import { dressed, fetchSheet, wear } from "./styles.js";

/** @typedef {import("./contract.js").Face} Face */
/** @typedef {import("./contract.js").WholeFace} WholeFace */
/** @typedef {import("./contract.js").Parts} Parts */
/**
 * @typedef {import("./types.d.ts").GameAnswer} Game `face`: the address of the module that draws it, null if it has
 *   none; `players`: with how many it can be played; `levels`: the bots to choose from, the weakest first.
 */

/** The style sheets of a game that each part of its face needs, besides `colours`, which comes with the art. */
const SHEETS = /** @type {const} */ ({
  play: [], // `fetchTableFace` and `useTableFace` see to them
  lessons: [],
  desk: ["style", "learn"],
  rules: ["style", "learn"],
  Sheet: ["style", "learn"],
  study: ["style"],
  setup: ["style"],
});

/** @type {Promise<Game[]> | null} */
let games = null;
/** @type {Game[] | null} */
let told = null;

/** @returns {Promise<Game[]>} */
export function allGames() {
  games ??= /** @type {Promise<import("./types.d.ts").Games>} */ (ask("GET", "/api/games")).then(
    (answer) => (told = answer.games),
  );
  games.catch(() => (games = null));
  return games;
}

/** @returns {Game[] | null} Null until they are here. */
export function useGames() {
  return useLoaded("games", () => told, allGames);
}

/** @param {string} name What is known of a game so far. */
export const gameNow = (name) => told?.find((game) => game.name === name);

/** The game that was chosen last, or the first of all; empty until the games are here. */
export const chosenGame = () => (told?.find(({ name }) => name === current().game) ?? told?.[0])?.name ?? "";

/** The same; the component draws again when it changes. */
export function useChosenGame() {
  useSettings();
  useGames();
  return chosenGame();
}

/**
 * What was loaded, and what is being loaded, by name; what failed is tried again the next time.
 * @template T
 * @param {(name: string) => Promise<T>} load
 */
function kept(load) {
  /** @type {Map<string, Promise<T>>} */
  const coming = new Map();
  /** @type {Map<string, T>} */
  const here = new Map();
  const get = (/** @type {string} */ name) => {
    const known = coming.get(name);
    if (known) return known;
    const fresh = load(name);
    coming.set(name, fresh);
    fresh.then(
      (found) => here.set(name, found),
      () => coming.delete(name),
    );
    return fresh;
  };
  return { get, now: (/** @type {string} */ name) => here.get(name) ?? null };
}

/** @param {string} name @returns {Promise<Game | undefined>} */
const gameOf = async (name) => (await allGames()).find((game) => game.name === name);

/** What a face says without its parts. A game that has none, or whose own cannot be had, is drawn plainly. */
const faces = kept(loadFace);

/** @param {string} name @returns {Promise<WholeFace>} */
async function loadFace(name) {
  const [{ face: plain }, game] = await Promise.all([import("./parts/plain.js"), gameOf(name)]);
  if (!game?.face) return plain;
  try {
    const address = fileAt(game.face);
    const { face } = /** @type {{ face: Face }} */ (await import(address));
    return { ...plain, ...face, folder: address.slice(0, address.lastIndexOf("/") + 1) };
  } catch (problem) {
    console.warn(problem);
    return plain;
  }
}

/** @param {Face} face @param {string} name */
const sheetOf = ({ folder, styles }, name, link = dressed) =>
  styles?.includes(name) ? [link(`${folder}${name}.css`)] : [];

/**
 * The parts that are fetched when they are needed, with the style sheets that they need; null for what a game has not.
 * @param {string} key The name of the game and of the part.
 */
async function loadPart(key) {
  const [game = "", name = ""] = key.split(" ");
  const part = /** @type {keyof Parts} */ (name);
  const face = await faces.get(game);
  const [found] = await Promise.all([face[part]?.() ?? null, ...SHEETS[part].flatMap((sheet) => sheetOf(face, sheet))]);
  return found;
}

const parts = kept(loadPart);

/** Everything for a table; its looks hold when it is drawn. */
const tables = kept(async (game) => {
  const [face, play] = await Promise.all([faces.get(game), parts.get(`${game} play`)]);
  await Promise.all(sheetOf(face, "style", fetchSheet));
  return /** @type {WholeFace} */ ({ ...face, ...play });
});

/**
 * @template T
 * @param {string} key What is wanted; empty for nothing.
 * @param {() => T | null} now
 * @param {() => Promise<unknown>} load
 * @returns {T | null}
 */
function useLoaded(key, now, load) {
  const [, arrived] = useState(0);
  useEffect(() => {
    if (!key || now() !== null) return undefined;
    let isWanted = true;
    load().then(() => isWanted && arrived((count) => count + 1), console.warn);
    return () => {
      isWanted = false;
    };
  }, [key]);
  return key ? now() : null;
}

/**
 * The face of a game without its parts.
 * @param {string} game
 * @returns {Face | null} Null until it is here.
 */
export const useFace = (game) =>
  useLoaded(
    game,
    () => faces.now(game),
    () => faces.get(game),
  );

/** Fetch the face of a game, with everything for a table that will be shown. @param {string} game */
export async function fetchTableFace(game) {
  const playing = parts.get(`${game} play`);
  await Promise.all([playing, ...sheetOf(await faces.get(game), "style", fetchSheet)]);
}

/** Fetch all of it, so that a table can be drawn at once. @param {string} game */
export const dressTable = (game) => tables.get(game);

/**
 * The face of a game, with everything for a table.
 * @param {string | undefined} game
 * @returns {WholeFace | null} Null until it is here.
 */
export function useTableFace(game = "") {
  const face = useLoaded(
    game,
    () => tables.now(game),
    () => tables.get(game),
  );
  if (face) wear();
  return face;
}

/** Fetch a part before it is drawn. @param {string} game @param {keyof Parts} name */
export const fetchPart = (game, name) => parts.get(`${game} ${name}`);

/**
 * One part of a game's face.
 * @template {keyof Parts} Name
 * @param {string} game
 * @param {Name} name
 * @returns {Parts[Name] | null} Null until it is here, and if there is none.
 */
export function usePart(game, name) {
  const key = `${game} ${name}`;
  return /** @type {Parts[Name] | null} */ (
    useLoaded(
      game && key,
      () => parts.now(key),
      () => parts.get(key),
    )
  );
}

/**
 * The games that have a part, in their order.
 * @param {keyof Parts} name
 * @returns {string[] | null} Null until that is known.
 */
export function useGamesWith(name) {
  const known = useGames();
  const load = async () => Promise.all((await allGames()).map((game) => faces.get(game.name)));
  const isHere = () => (known?.every((game) => faces.now(game.name)) ? true : null);
  const isKnown = useLoaded(known ? "faces" : "", isHere, load);
  return isKnown && known ? known.map((game) => game.name).filter((game) => faces.now(game)?.[name]) : null;
}

/**
 * A part of every game that has it.
 * @template {keyof Parts} Name
 * @param {Name} name
 * @returns {Parts[Name][] | null} Null until all are here.
 */
export function useParts(name) {
  const owners = useGamesWith(name);
  const all = () => {
    const found = (owners ?? []).map((game) => parts.now(`${game} ${name}`));
    return found.includes(null) ? null : /** @type {Parts[Name][]} */ (found);
  };
  return useLoaded(owners ? name : "", all, () =>
    Promise.all((owners ?? []).map((game) => parts.get(`${game} ${name}`))),
  );
}

/** @param {string} game */
async function adorned(game) {
  const face = await faces.get(game);
  await Promise.all([face.art && loadArt(`${face.folder}${face.art}`), ...sheetOf(face, "colours")]);
}

/**
 * The drawings and colours of all games, for parts that draw a piece of one: without them everything still works, in
 * words.
 * @param {Promise<unknown>} [ready] When what is needed more is here: until then only the chosen game is adorned.
 */
export async function adorn(ready) {
  const common = loadArt(fileAt("art/common.svg"));
  const all = await allGames();
  if (ready) await Promise.all([common, adorned(chosenGame()), ready]);
  await Promise.all([common, ...all.map(({ name }) => adorned(name))]);
}
