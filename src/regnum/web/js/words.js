// @ts-check
/** Everything that the web app says, in one of several languages, which may change at any time. */

import { FluentBundle, FluentResource } from "../vendor/fluent.js";
import { useState } from "./html.js";
import { preferredOf } from "./languages.js";
import { fileAt } from "./place.js";
import { TIME } from "./practice.js";
import { change, current } from "./settings.js";
import { store, useStore } from "./store.js";

/** @typedef {Record<string, string | number | Date>} Arguments */
/** @typedef {import("@fluent/bundle").FluentBundle} Bundle */
/** @typedef {{ language: string, bundle: Bundle }} Spoken */

/** @type {Map<string, Promise<Spoken>>} */
const loaded = new Map();
/** @type {import("./store.js").Store<Spoken | null>} */
const spoken = store(/** @type {Spoken | null} */ (null));

/**
 * What was chosen here before, or the first of ours that the browser prefers.
 * @param {readonly string[]} wishes
 * @returns {string}
 */
export const preferred = (wishes = navigator.languages) => preferredOf(current().language, wishes);

/** The language that is spoken now. */
export const language = () => spoken.get()?.language ?? preferred();

/** The messages of a file. @param {string} wanted @param {string} text @returns {Bundle} */
export function bundleOf(wanted, text) {
  /** @type {Bundle} */
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  for (const problem of bundle.addResource(new FluentResource(text))) console.warn(problem);
  return bundle;
}

/**
 * Fetch the words of a language, once.
 * @param {string} wanted
 * @returns {Promise<Spoken>}
 */
function load(wanted) {
  const known = loaded.get(wanted);
  if (known) return known;
  const coming = (async () => {
    const answer = await fetch(fileAt(`words/${wanted}.ftl`));
    if (!answer.ok) throw new Error(`no words: ${answer.status}`);
    return { language: wanted, bundle: bundleOf(wanted, await answer.text()) };
  })();
  loaded.set(wanted, coming);
  coming.catch(() => loaded.delete(wanted)); // so that it can be tried again
  return coming;
}

/**
 * Speak a language from now on; everything is drawn again, and nothing is lost.
 * @param {string} wanted
 */
export async function speak(wanted) {
  const found = await load(wanted);
  document.documentElement.lang = wanted;
  spoken.set(found);
}

/**
 * Switch to the language that the player chose, and remember it.
 * @param {string} wanted
 */
export async function choose(wanted) {
  await speak(wanted);
  change({ language: wanted });
}

/** @param {string} name @returns {boolean} */
export const canSay = (name) => Boolean(spoken.get()?.bundle.hasMessage(name));

/** What was said lately: most of what a screen says when it is drawn again it has said before. @type {Map<string, string>} */
const lately = new Map();
/** Far more than one screen says. */
const MOST_LATELY = 2000;
spoken.watch(() => lately.clear());

/**
 * A message in the language that is spoken now.
 * @param {string} name
 * @param {Arguments} [given]
 * @returns {string}
 */
export function say(name, given) {
  const key = given ? `${name} ${JSON.stringify(given)}` : name;
  const known = lately.get(key);
  if (known !== undefined) return known;
  const bundle = spoken.get()?.bundle;
  const pattern = bundle?.getMessage(name)?.value;
  if (!pattern) {
    if (bundle) console.warn(`no such message: ${name}`);
    return name;
  }
  /** @type {Error[]} */
  const problems = [];
  const text = bundle.formatPattern(pattern, given, problems);
  for (const problem of problems) console.warn(name, problem);
  if (lately.size === MOST_LATELY) lately.clear();
  lately.set(key, text);
  return text;
}

/** `say`, for components that have to draw again when the language changes. */
export function useWords() {
  useStore(spoken);
  return say;
}

/**
 * State that is a text: what was said in one language goes when another is chosen.
 * @template T
 * @param {T} nothing
 * @returns {[T, (next: T) => void]}
 */
export function useSaid(nothing) {
  const [said, set] = useState({ text: nothing, by: language() });
  return [said.by === language() ? said.text : nothing, (text) => set({ text, by: language() })];
}

/** The language that is spoken, as people write it where the browser is at home: British or American English, say. */
const locale = () => navigator.languages.find((wish) => wish.startsWith(`${language()}-`)) ?? language();

/** Making one takes longer than using it. @type {Map<string, Intl.DateTimeFormat>} */
const clocks = new Map();

/**
 * A day and time of day, in the language that is spoken.
 * @param {number} time Milliseconds since 1970.
 * @param {Intl.DateTimeFormatOptions} [style]
 * @returns {string}
 */
export function sayTime(time, style = TIME) {
  const key = `${locale()} ${JSON.stringify(style)}`;
  const clock = clocks.get(key) ?? new Intl.DateTimeFormat(locale(), style);
  clocks.set(key, clock);
  return clock.format(time);
}

/**
 * Several names as one list: "Anna, Bence and Mart".
 * @param {string[]} names
 * @returns {string}
 */
export const sayList = (names) => new Intl.ListFormat(language(), { type: "conjunction" }).format(names);

/** A sentence that may begin with something that has no capital letter of its own. @param {string} text */
export const capital = (text) => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
