// @ts-check
/** The reader's preferences: stored in the browser, and sent only as part of a request that needs them. */

import { store, useStore } from "./store.js";

/**
 * @typedef {object} Settings
 * @property {string | null} language Null for what the browser prefers.
 * @property {"auto" | "day" | "night"} theme
 * @property {"auto" | "less" | "full"} motion
 * @property {"slow" | "normal" | "fast" | "instant"} pace How fast other players' moves are shown.
 * @property {boolean | null} sound Null for what suits the device.
 * @property {boolean} shortcuts Whether single letters and digits do something at a table.
 * @property {boolean} notation Whether notation and the numbers of rules are shown.
 * @property {boolean} autoConfirm Whether a choice that leaves nothing open is played at once.
 * @property {boolean} coach Whether a move that gives away a lot is mentioned in games against bots.
 * @property {string} name The name that was told; empty if none was asked for yet.
 * @property {string} game The game that was chosen last; empty if none was.
 * @property {Record<string, Partial<Choice>>} choices By game, and by way of playing it: what was chosen the last time.
 * @property {string[]} guests Names at one device.
 * @property {"server" | "here"} place Where games alone and at one device are played, if there is a server.
 * @property {boolean} isUsedHere Whether a table was ever opened in this browser.
 * @property {boolean} hasGames Whether there were games to go on with the last time.
 */
/**
 * @typedef {object} Choice
 * @property {string} level
 * @property {number} opponents
 * @property {string[]} bots The level of each opponent, where it is not `level`.
 * @property {number | null} colour The number of the player's colour; null for any.
 * @property {import("./contract.js").Options} options
 */

const KEY = "regnum";
/** @type {Settings} */
const FIRST = {
  language: null,
  theme: "auto",
  motion: "auto",
  pace: "normal",
  sound: null,
  shortcuts: true,
  notation: false,
  autoConfirm: false,
  coach: false,
  name: "",
  game: "",
  choices: {},
  guests: [],
  place: "server",
  isUsedHere: false,
  hasGames: false,
};

/** @returns {Settings} */
function read() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { ...FIRST, ...(kept && typeof kept === "object" ? kept : {}) };
  } catch {
    return FIRST; // the browser does not allow storage: it works all the same
  }
}

const settings = store(read());

/** @returns {Settings} */
export const current = () => settings.get();

/** @param {Partial<Settings>} changes */
export function change(changes) {
  settings.set({ ...settings.get(), ...changes });
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.get()));
  } catch {
    // as above
  }
  apply();
}

/** Forget everything but the language, the lessons included. */
export function forget() {
  try {
    localStorage.clear();
  } catch {
    // as above
  }
  change({ ...FIRST, language: settings.get().language });
}

/** What the device wishes, for those who leave it to the device; null where there is none, as in tests. */
const wish = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)") ?? null;
wish?.addEventListener("change", () => apply());

/**
 * Put what concerns the whole document there: style sheets know a theme only if one was chosen, but always how much may
 * move.
 */
export function apply() {
  const { theme } = settings.get();
  const root = document.documentElement;
  if (theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.dataset.motion = hasMotion() ? "full" : "less";
}

/** Whether things may move about. */
export function hasMotion() {
  const { motion } = settings.get();
  return motion === "full" || (motion === "auto" && !wish?.matches);
}

/**
 * Whether a letter or digit alone may do something. Enter, Escape and arrows always do: nobody says them by accident.
 */
export const hasShortcuts = () => settings.get().shortcuts;

/** Whether the reader wants to see notation and the numbers of rules. */
export const hasNotation = () => settings.get().notation;

/** @returns {Settings} */
export const useSettings = () => useStore(settings);

addEventListener("storage", (event) => {
  if (event.key === KEY) {
    settings.set(read()); // another window of the same browser
    apply();
  }
});
