// @ts-check
/** Words that only some screens need, fetched when such a screen is opened. */

import { useEffect, useRef, useState } from "./html.js";
import { fileAt } from "./place.js";
import { bundleOf, language, say, useWords } from "./words.js";

/** @typedef {(name: string, given?: import("./words.js").Arguments) => string} Say */

/** @type {Map<string, Promise<Say>>} */
const loaded = new Map();
/** Those that have come. @type {Map<string, Say>} */
const here = new Map();

/** @param {string} screen @param {string} wanted */
const pathOf = (screen, wanted) => fileAt(`words/${wanted}/${screen}.ftl`);

/**
 * `say` with the words of a screen besides those of the whole page.
 * @param {string} screen
 * @param {string} wanted
 * @returns {Promise<Say>}
 */
export function wordsOf(screen, wanted) {
  const path = pathOf(screen, wanted);
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
  coming.then(
    (found) => here.set(path, found),
    () => loaded.delete(path), // so that it can be tried again
  );
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
  const path = pathOf(screen, wanted);
  const [, arrived] = useState(0);
  const last = useRef(/** @type {Say | null} */ (null));
  last.current = here.get(path) ?? last.current;
  useEffect(() => {
    let isWanted = true;
    wordsOf(screen, wanted).then(
      (found) => isWanted && found !== last.current && arrived((count) => count + 1), // they may have come since it was drawn
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [path]);
  return last.current;
}
