// @ts-check
/**
 * The first number and the first time of day that are said take long, because the browser loads how a language writes
 * them. All threads of a page share what was loaded: a worker can do it while the page draws.
 */

/** How times are written where nothing else is said. @type {Intl.DateTimeFormatOptions} */
export const TIME = { dateStyle: "medium", timeStyle: "short" };

/** @param {string} language */
export function practise(language) {
  new Intl.PluralRules(language).select(2);
  new Intl.NumberFormat(language).format(2);
  new Intl.DateTimeFormat(language, TIME).format(0);
}
