// @ts-check
/** The languages, as words: no flag stands for a language. */

import { html } from "../html.js";
import { LANGUAGES, nameOf } from "../languages.js";
import { choose, language, useWords } from "../words.js";

/** @param {{ class?: string }} props */
export function Languages({ class: more = "" }) {
  const say = useWords();
  const pick = (/** @type {string} */ wanted) => void choose(wanted).catch(() => {});
  return html`<nav class=${`langs ${more}`} aria-label=${say("page-language")}>
    ${LANGUAGES.map(
      (one) =>
        html`<button type="button" key=${one} lang=${one} aria-current=${one === language() ? "true" : undefined}
          onClick=${() => pick(one)}>${nameOf(one)}</button>`,
    )}
  </nav>`;
}
