// @ts-check
/** The drawings of the web app: each file holds symbols that `<use href="#id">` refers to. */

/** @type {Map<string, Promise<void>>} */
const loading = new Map();

/**
 * Puts the symbols of a file into the document, once; resolves when they are there.
 * @param {string} path
 * @returns {Promise<void>}
 */
export function loadArt(path) {
  const known = loading.get(path);
  if (known) return known;
  const fresh = insert(path);
  loading.set(path, fresh);
  fresh.catch(() => loading.delete(path)); // the next call tries again
  return fresh;
}

/**
 * @param {string} path
 * @returns {Promise<void>}
 */
async function insert(path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const drawn = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  if (drawn.nodeName !== "svg") throw new Error(`${path} is not a drawing`);
  // Hidden by size (css/art.css), not by `hidden` or display: none, in which patterns and clip paths would not be drawn.
  drawn.setAttribute("class", "art-store");
  drawn.setAttribute("width", "0");
  drawn.setAttribute("height", "0");
  drawn.setAttribute("aria-hidden", "true");
  document.body.prepend(document.importNode(drawn, true));
}
