// @ts-check
/** Which languages there are, and which of them a reader prefers. */

/**
 * The languages that the server has words in, as it wrote into the page; the first is that of those who prefer none of
 * them.
 */
const NAMES = new Map(
  (globalThis.document?.documentElement.dataset.languages ?? "en English")
    .split(",")
    .map((one) => /** @type {const} */ ([one.slice(0, 2), one.slice(3)])),
);
export const LANGUAGES = [...NAMES.keys()];
export const [FIRST = ""] = LANGUAGES;

/** What a language is called in itself. @param {string} code */
export const nameOf = (code) => NAMES.get(code) ?? code;

/**
 * What was chosen, or the first of ours that is wished for.
 * @param {unknown} chosen
 * @param {readonly string[]} wishes
 * @returns {string}
 */
export function preferredOf(chosen, wishes) {
  if (typeof chosen === "string" && LANGUAGES.includes(chosen)) return chosen;
  return wishes.map((wish) => wish.slice(0, 2).toLowerCase()).find((wish) => LANGUAGES.includes(wish)) ?? FIRST;
}
