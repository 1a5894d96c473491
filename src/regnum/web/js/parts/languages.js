// @ts-check
/** The four languages, as words: no flag stands for a language. */

import { html } from "../html.js";
import { choose, language, LANGUAGES, useWords } from "../words.js";

/** @param {{ class?: string }} props */
export function Languages({ class: more = "" }) {
  const say = useWords();
  const pick = (/** @type {string} */ wanted) => void choose(wanted).catch(() => {});
  return html`<nav class=${`langs ${more}`} aria-label=${say("page-language")}>
    ${Object.entries(LANGUAGES).map(
      ([name, title]) =>
        html`<button type="button" key=${name} lang=${name} aria-current=${name === language() ? "true" : undefined}
          onClick=${() => pick(name)}>${title}</button>`,
    )}
  </nav>`;
}
