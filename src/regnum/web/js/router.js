// @ts-check
/**
 * Which screen an address means, and how to get to another without reloading the page. Screens are found by what follows #,
 * as in `#/table/abc/12`, so any host of files will do; what follows ? behind it belongs to the screen.
 */

import { html } from "./html.js";
import { ROOT } from "./place.js";
import { store, useStore } from "./store.js";

/**
 * @typedef {object} Route
 * @property {string} screen
 * @property {Record<string, string>} params
 * @property {string} path
 * @property {string} more What the screen keeps in the address behind its path.
 */

/** The same addresses as in server/pages.py, which also answers at these paths: earlier versions had no # before them. */
const SCREENS = /** @type {const} */ ([
  ["home", "/"],
  ["lobby", "/lobby"],
  ["archive", "/archive"],
  ["mine", "/mine"],
  ["player", "/player/:player"],
  ["learn", "/learn"],
  ["learn", "/learn/:game"],
  ["learn", "/learn/:game/:lesson"],
  ["daily", "/daily"],
  ["daily", "/daily/:game"],
  ["daily", "/daily/:game/:date"],
  ["puzzles", "/puzzles"],
  ["puzzles", "/puzzles/:game"],
  ["puzzles", "/puzzles/:game/:puzzle"],
  ["setup", "/setup"],
  ["setup", "/setup/:game"],
  ["rules", "/rules/:game"],
  ["score", "/score"],
  ["score", "/score/:game"],
  ["settings", "/settings"],
  ["seat", "/seat"],
  ["review", "/review/:table"],
  ["table", "/table/:table"],
  ["table", "/table/:table/:ply"],
]);

/**
 * @param {string} path
 * @param {string} [more]
 * @returns {Route}
 */
export function routeOf(path, more = "") {
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
    if (fits) return { screen, params, path, more };
  }
  return { screen: "missing", params: {}, path, more };
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The address as the router reads it: the path of a screen, and what that screen keeps behind it.
 * @param {{ pathname: string, hash: string, search?: string }} from
 * @param {string} root The path of the front page.
 * @returns {{ path: string, more: string }}
 */
export function addressOf({ pathname, hash, search = "" }, root) {
  const behind = hash.slice(1);
  if (behind.startsWith("/")) return split(behind);
  const path = pathname.startsWith(root) ? `/${pathname.slice(root.length)}` : pathname;
  return { path, more: path === "/" ? "" : behind || search.slice(1) };
}

/** @param {string} address @returns {{ path: string, more: string }} */
function split(address) {
  const at = address.indexOf("?");
  return at < 0 ? { path: address, more: "" } : { path: address.slice(0, at), more: address.slice(at + 1) };
}

/**
 * A screen's address behind the root.
 * @param {string} path With or without what the screen keeps behind a ?.
 */
const written = (path) => (path === "/" ? "./" : `#${path}`);

/** The address of a screen, for others. @param {string} path */
export const linkTo = (path) => new URL(written(path), ROOT).href;

const here = () => addressOf(location, new URL(ROOT).pathname);

export const routeHere = () => routeOf(here().path, here().more);

/** What the screen that is shown keeps in the address, which `keepMore` may have changed since it was routed. */
export const moreNow = () => here().more;

/**
 * Keep something else in the address; the screen stays as it is, and so does the history.
 * @param {string} more
 */
export const keepMore = (more) => rewrite(here().path, more);

/** @param {string} path @param {string} more */
function rewrite(path, more) {
  const address = linkTo(more ? `${path}?${more}` : path);
  if (address !== location.href) history.replaceState(history.state, "", address);
}

const route = store(routeHere());

/** Write the address of an earlier version, or of a page that does not exist, as that of a screen. */
export function settle() {
  const { path, more } = here();
  rewrite(path, more);
}

/**
 * Go to another screen.
 * @param {string} path
 * @param {{ replace?: boolean }} [how] `replace` leaves no trace in the history.
 */
export function go(path, how = {}) {
  const address = linkTo(path);
  if (address === location.href) return arrive(false);
  if (how.replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  arrive(!how.replace);
}

/**
 * Open something over the screen. The address tells what, and going back closes it.
 * @param {string} name
 */
export function layOver(name) {
  history.pushState({ isLaidOver: true }, "", linkTo(`${here().path}?${name}`));
  arrive(false);
}

/** Close it, wherever the reader came from: a link may lead to a screen with something over it. */
export function liftOff() {
  if (history.state?.isLaidOver) history.back();
  else go(here().path, { replace: true });
}

/** @param {boolean} toTop */
function arrive(toTop) {
  const next = routeHere();
  const isOther = next.screen !== route.get().screen || next.params.table !== route.get().params.table;
  route.set(next);
  if (toTop && isOther) scrollTo(0, 0);
}

addEventListener("popstate", () => arrive(false)); // also when the part after # is edited

/** @returns {Route} */
export const useRoute = () => useStore(route);

/** Resolves when another screen is shown than this. @param {string} screen @returns {Promise<void>} */
export const elsewhere = (screen) =>
  new Promise((resolve) => {
    const check = () => {
      if (route.get().screen === screen) return;
      unwatch();
      resolve();
    };
    const unwatch = route.watch(check);
    check();
  });

/** Whether a click on a link means another tab, or was dealt with. @param {MouseEvent} event */
const isElsewhere = (event) =>
  event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * A link to another screen.
 * @param {{ href: string, onFollow?: (href: string) => void, children?: import("./html.js").Children, [more: string]:
 *   unknown }} props
 */
export function Link({ children, href, onFollow = go, ...props }) {
  const follow = (/** @type {MouseEvent} */ event) => {
    if (isElsewhere(event)) return;
    event.preventDefault();
    onFollow(href);
  };
  return html`<a ...${props} href=${written(href)} onClick=${follow}>${children}</a>`;
}
