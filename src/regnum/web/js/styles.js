// @ts-check
/** Style sheets that only some screens need. */

import { fileAt } from "./place.js";

/**
 * The cascade: a later sheet overrides an earlier one, whatever way led to a screen. `games/style` is the place of the
 * sheets `style.css`
 * of all games, in the order of their addresses.
 */
export const ORDER = [
  "tokens",
  "fonts",
  "base",
  "art",
  "games/colours",
  "home",
  "more",
  "table",
  "games/style",
  "page",
  "study",
  "review",
  "learn",
  "daily",
  "puzzles",
  "setup",
  "games/learn",
];

/** The place of a sheet in the cascade. @param {string} path */
function rankOf(path) {
  const [, game, name = ""] = /\/(?:css|(js\/games)\/[^/]+)\/(\w+)\.css$/.exec(path) ?? [];
  return ORDER.indexOf(game ? `games/${name}` : name);
}

/** @param {string} one @param {string} other */
export const compare = (one, other) => rankOf(one) - rankOf(other) || (one < other ? -1 : Number(one > other));

/** The sheets that are linked. */
const linked = () => /** @type {HTMLLinkElement[]} */ ([...document.querySelectorAll('link[rel="stylesheet"]')]);

/** Of a sheet that is here but does not hold yet: what is shown need not be drawn again for it. */
const LATER = "not all";
/** Those sheets. @type {Set<HTMLLinkElement>} */
const waiting = new Set();

/**
 * Link a style sheet, unless it is linked already; resolves when it holds, or cannot be had.
 * @param {string} path Of a file of the web app, or a whole address.
 * @returns {Promise<unknown>}
 */
export const dressed = (path) => linkedAs(path, "all");

/** Fetch a style sheet for a screen that will come; `wear` or `dressed` has it hold. @param {string} path */
export const fetchSheet = (path) => linkedAs(path, LATER);

/** Have all sheets hold that were fetched, with what is drawn now: the screen before need not be drawn with them. */
export function wear() {
  for (const link of waiting) link.media = "all";
  waiting.clear();
}

/** @param {string} path @param {string} media @returns {Promise<unknown>} */
function linkedAs(path, media) {
  const address = path.includes("://") ? path : fileAt(path);
  const link = linked().find((one) => one.href === address) ?? linkedNow(address, media);
  if (media !== LATER && waiting.delete(link)) link.media = media;
  if (link.sheet) return Promise.resolve();
  return new Promise((resolve) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", resolve);
  });
}

/** @param {string} address @param {string} media */
function linkedNow(address, media) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.media = media;
  if (media === LATER) waiting.add(link);
  link.href = address;
  document.head.insertBefore(link, linked().find((one) => compare(one.href, address) > 0) ?? null);
  return link;
}
