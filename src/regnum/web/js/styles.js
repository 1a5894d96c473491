// @ts-check
/** Style sheets that only some screens need. */

/** Which has the last word where several speak of one thing, however one came to a screen: the later one. */
export const ORDER = ["tokens", "base", "art", "home", "more", "table", "kingdomino", "kingdomino-face", "kingdoms", "kingdoms-face", "page", "learn"];

/** What screens need that show pieces of both games away from a table. */
export const TEACHING = ["kingdomino", "kingdomino-face", "kingdoms", "kingdoms-face", "learn"];

/** A sheet of a game that is not among them comes after those of all games. @param {string} name */
const rankOf = (name) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.indexOf("page") - 0.5);

/** The sheets that are linked. */
const linked = () => /** @type {HTMLLinkElement[]} */ ([...document.querySelectorAll('link[rel="stylesheet"]')]);

/** @param {HTMLLinkElement} link */
const nameOf = (link) => new URL(link.href).pathname.slice("/css/".length, -".css".length);

/**
 * Link a style sheet, unless it is linked already; resolves when it holds, or cannot be had.
 * @param {string} name
 * @returns {Promise<unknown>}
 */
export function dressed(name) {
  const link = linked().find((one) => nameOf(one) === name) ?? linkedNow(name);
  if (link.sheet) return Promise.resolve();
  return new Promise((resolve) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", resolve);
  });
}

/** @param {string} name */
function linkedNow(name) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = `/css/${name}.css`;
  document.head.insertBefore(link, linked().find((one) => rankOf(nameOf(one)) > rankOf(name)) ?? null);
  return link;
}
