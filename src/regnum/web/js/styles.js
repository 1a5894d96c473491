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

/**
 * Link a style sheet, unless it is linked already; resolves when it holds, or cannot be had.
 * @param {string} path Of a file of the web app, or a whole address.
 * @returns {Promise<unknown>}
 */
export function dressed(path) {
  const address = path.includes("://") ? path : fileAt(path);
  const link = linked().find((one) => one.href === address) ?? linkedNow(address);
  if (link.sheet) return Promise.resolve();
  return new Promise((resolve) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", resolve);
  });
}

/** @param {string} address */
function linkedNow(address) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  document.head.insertBefore(link, linked().find((one) => compare(one.href, address) > 0) ?? null);
  return link;
}
