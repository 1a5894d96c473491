// @ts-check
/** Which screen an address means, and how to get to another without loading the page anew. */

import { html } from "./html.js";
import { store, useStore } from "./store.js";

/**
 * @typedef {object} Route
 * @property {string} screen
 * @property {Record<string, string>} params
 * @property {string} path
 */

/** The same addresses as in server/pages.py. */
const SCREENS = /** @type {const} */ ([
  ["home", "/"],
  ["lobby", "/lobby"],
  ["archive", "/archive"],
  ["player", "/player/:player"],
  ["learn", "/learn"],
  ["learn", "/learn/:game"],
  ["learn", "/learn/:game/:lesson"],
  ["rules", "/rules/:game"],
  ["score", "/score"],
  ["score", "/score/:game"],
  ["settings", "/settings"],
  ["seat", "/seat"],
  ["table", "/table/:table"],
  ["table", "/table/:table/:ply"],
]);

/**
 * @param {string} path
 * @returns {Route}
 */
export function routeOf(path) {
  const parts = path.split("/").slice(1);
  for (const [screen, pattern] of SCREENS) {
    const wanted = pattern.split("/").slice(1);
    if (wanted.length !== parts.length) continue;
    /** @type {Record<string, string>} */
    const params = {};
    const fits = wanted.every((want, at) => {
      const part = parts[at] ?? "";
      if (!want.startsWith(":")) return want === part;
      params[want.slice(1)] = decoded(part);
      return part !== "";
    });
    if (fits) return { screen, params, path };
  }
  return { screen: "missing", params: {}, path };
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const route = store(routeOf(location.pathname));

/**
 * Go to another screen.
 * @param {string} path
 * @param {{ replace?: boolean }} [how] `replace` leaves no trace in the history.
 */
export function go(path, how = {}) {
  if (path === location.pathname + location.search + location.hash) return;
  if (how.replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  arrive(!how.replace);
}

/** @param {boolean} toTop */
function arrive(toTop) {
  const next = routeOf(location.pathname);
  const isOther = next.screen !== route.get().screen || next.params.table !== route.get().params.table;
  route.set(next);
  if (toTop && isOther) scrollTo(0, 0);
}

addEventListener("popstate", () => arrive(false));

/** @returns {Route} */
export const useRoute = () => useStore(route);

/** @param {MouseEvent} event */
function follow(event) {
  const link = /** @type {HTMLAnchorElement} */ (event.currentTarget);
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/**
 * A link to another screen.
 * @param {{ href: string, children?: import("./html.js").Children, [more: string]: unknown }} props
 */
export const Link = ({ children, ...props }) => html`<a ...${props} onClick=${follow}>${children}</a>`;
