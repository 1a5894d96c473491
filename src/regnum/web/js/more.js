// @ts-check
/** Words that only some screens need, fetched when such a screen is opened. */

import { useEffect, useState } from "./html.js";
import { fileAt } from "./place.js";
import { bundleOf, language, say, useWords } from "./words.js";

/** @typedef {(name: string, given?: import("./words.js").Arguments) => string} Say */

/** @type {Map<string, Promise<Say>>} */
const loaded = new Map();

/**
 * `say` with the words of a screen besides those of the whole page.
 * @param {string} screen
 * @param {string} wanted
 * @returns {Promise<Say>}
 */
export function wordsOf(screen, wanted) {
  const path = fileAt(`words/${wanted}/${screen}.ftl`);
  const known = loaded.get(path);
  if (known) return known;
  const coming = fetch(path).then(async (answer) => {
    if (!answer.ok) throw new Error(`no words: ${answer.status}`);
    const bundle = bundleOf(wanted, await answer.text());
    /** @type {Say} */
    const sayMore = (name, given) => {
      const pattern = bundle.getMessage(name)?.value;
      return pattern ? bundle.formatPattern(pattern, given) : say(name, given);
    };
    return sayMore;
  });
  loaded.set(path, coming);
  coming.catch(() => loaded.delete(path)); // so that it can be tried again
  return coming;
}

/**
 * The words of a screen; null until they are here. While those of another language are on their way the screen keeps
 * the ones it has.
 * @param {string} screen
 * @returns {Say | null}
 */
export function useMoreWords(screen) {
  useWords();
  const wanted = language();
  const [found, setFound] = useState(/** @type {{ say: Say } | null} */ (null));
  useEffect(() => {
    let isWanted = true;
    wordsOf(screen, wanted).then(
      (more) => isWanted && setFound({ say: more }),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [screen, wanted]);
  return found?.say ?? null;
}
