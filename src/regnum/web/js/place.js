// @ts-check
/**
 * Where the web app is: at the root of a host or in a folder of it. Nothing asks for an address that begins with the host's
 * root, so a folder can be copied anywhere.
 */

/** The document, as the server or `regnum site` wrote it; none in a worker and in tests. */
const root = globalThis.document?.documentElement;

/** The address of the front page. */
export const ROOT = new URL(root?.dataset.root ?? "./", globalThis.document?.baseURI ?? "http://localhost/").href;

/**
 * The address of a file of the web app.
 * @param {string} path From the folder that has `js`, such as `art/common.svg`; a slash before it means the same.
 */
export const fileAt = (path) => new URL(`..${path.startsWith("/") ? "" : "/"}${path}`, import.meta.url).href;

/** Whether a server is behind the web app: a folder of files has none, and then this browser answers everything itself. */
export const HAS_SERVER = root?.dataset.server !== "none";

/** The address of what a server answers. @param {string} path Such as `/api/games`. */
export const serverAt = (path) => new URL(`.${path}`, ROOT).href;

/** @type {Map<string, string[]>} */
const modules = new Map(
  (root?.dataset.modules?.split(",") ?? []).map((entry) => {
    const [game = "", ...paths] = entry.split(" ");
    return [game, paths];
  }),
);

/** The games whose modules are known, in their order. */
export const GAMES = [...modules.keys()];

/**
 * The modules that playing a game in this browser takes, besides those that everything takes. `regnum site` writes them
 * into the document, so that they are fetched at once, and not one after another.
 * @param {string} game
 */
export const modulesOf = (game) =>
  modules.get(game) ?? ["referee", "bots"].map((name) => `js/games/${game}/${name}.js`);
