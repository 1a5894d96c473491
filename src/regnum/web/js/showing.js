// @ts-check
/** The modules of screens, each fetched when it is first shown. */

import { HAS_SERVER } from "./place.js";
import { fetchSheet, wear } from "./styles.js";

/** @typedef {(props: { params: Record<string, string> }) => import("./html.js").Drawn | null} Screen */

/** @type {Map<string, Promise<Screen>>} */
const screens = new Map();
/** Those that are here: who comes back to one sees it at once. @type {Map<string, Screen>} */
const ready = new Map();

/** Screens about other people: only with a server. */
const SHARED = ["lobby", "archive", "player", "seat"];

/** The module that draws a screen. @param {string} name */
const moduleOf = (name) => (HAS_SERVER || !SHARED.includes(name) ? name : "alone");

/**
 * A screen, with its style sheets; they hold when it is drawn.
 * @param {string} name
 * @returns {Promise<Screen>}
 */
export function fetchScreen(name) {
  const known = screens.get(name);
  if (known) return known;
  const styles = name === "home" ? [] : [fetchSheet("css/more.css"), fetchSheet("css/table.css")];
  const coming = Promise.all([import(`./screens/${moduleOf(name)}.js`), ...styles]).then(
    async ([module]) => {
      const { Screen, styles: own = [] } = /** @type {{ Screen: Screen, styles?: string[] }} */ (module);
      await Promise.all(own.map(fetchSheet));
      ready.set(name, Screen);
      return Screen;
    },
    async (problem) => {
      console.warn(problem);
      screens.delete(name);
      return (await import("./screens/missing.js")).Broken;
    },
  );
  screens.set(name, coming);
  return coming;
}

/** A screen that is here, to be drawn now. @param {string} name */
export function screenNow(name) {
  if (ready.has(name) && name !== "home") wear();
  return ready.get(name) ?? null;
}
