// @ts-check
/** Style sheets that only some screens need. */

/**
 * Link a style sheet, unless it is linked already; resolves when it holds, or cannot be had.
 * The page's own sheet stays the last one, so that it has the last word.
 * @param {string} name
 * @returns {Promise<unknown>}
 */
export function dressed(name) {
  const href = `/css/${name}.css`;
  const known = document.querySelector(`link[href="${href}"]`);
  const link = known instanceof HTMLLinkElement ? known : document.createElement("link");
  if (!known) {
    link.rel = "stylesheet";
    link.href = href;
    document.head.insertBefore(link, document.querySelector('link[href="/css/page.css"]'));
  }
  if (link.sheet) return Promise.resolve();
  return new Promise((resolve) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", resolve);
  });
}
