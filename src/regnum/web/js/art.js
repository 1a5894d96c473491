// @ts-check
/** The drawings of the page: each set is one file of symbols that `<use href="#id">` refers to. */

/** @typedef {"common" | "kingdomino" | "kingdoms"} ArtSet */

/** @type {Map<ArtSet, Promise<void>>} */
const loading = new Map();

/**
 * Puts the symbols of the sets into the document, each set once; resolves when all of them are there.
 *
 * @param {...ArtSet} sets
 * @returns {Promise<void>}
 */
export async function loadArt(...sets) {
  await Promise.all(sets.map((set) => {
    const known = loading.get(set);
    if (known) return known;
    const fresh = insert(set);
    loading.set(set, fresh);
    fresh.catch(() => loading.delete(set)); // the next call tries again
    return fresh;
  }));
}

/**
 * @param {ArtSet} set
 * @returns {Promise<void>}
 */
async function insert(set) {
  const path = set === "common" ? "/art/common.svg" : `/js/games/${set}/art.svg`;
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
