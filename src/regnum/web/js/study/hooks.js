// @ts-check
/** Analyses for components. */

import { ask } from "../api.js";
import { useEffect, useLayoutEffect, useRef, useState } from "../html.js";
import { analyst } from "./analyst.js";

/** @typedef {import("./worker.js").Position} Position */
/** @typedef {import("./analyst.js").News} News */
/** @typedef {import("../types.d.ts").GameRecord} GameRecord */
/**
 * @typedef {object} Thought
 * @property {News | null} news What is known so far; null while nothing is.
 * @property {boolean} isFailed
 * @property {import("./analyst.js").Verdict | null} verdict On the action that was asked about.
 * @property {() => void} more Think as long again.
 */

/** Seconds of a first look, and of every further one: the order of the candidates is mostly settled by then. */
export const EFFORT = 2;

/**
 * What the engine thinks of a position.
 * @param {Position | null} position Null if nothing is to be thought about.
 * @param {string} key Which position it is.
 * @param {{ seconds?: number, action?: string | null }} [wishes] `action`: one to be judged by itself
 * @returns {Thought}
 */
export function useAnalysis(position, key, { seconds = EFFORT, action = null } = {}) {
  const [found, setFound] = useState(/** @type {Found} */ (NOTHING));
  const going = useRef(/** @type {import("./analyst.js").Going | null} */ (null));
  // before anything is drawn: meanwhile the worker thinks
  useLayoutEffect(() => {
    if (!position) return undefined;
    const add = (/** @type {Partial<Found>} */ more) =>
      setFound((before) => ({ ...(before.key === key ? before : NOTHING), key, ...more }));
    const made = analyst.think(
      position,
      seconds,
      (told) => add("judged" in told ? { verdict: told } : { news: told }),
      () => add({ isFailed: true }),
    );
    going.current = made;
    return () => made.stop();
  }, [key, position === null]);
  useEffect(() => {
    if (position && action) going.current?.judge(action);
  }, [key, position === null, action]);
  const { news, verdict, isFailed } = position && found.key === key ? found : NOTHING;
  const isAbout = verdict !== null && verdict.action === action;
  return { news, verdict: isAbout ? verdict : null, isFailed, more: () => going.current?.more(seconds) };
}

/**
 * @typedef {{ key: string, news: News | null, verdict: import("./analyst.js").Verdict | null, isFailed: boolean }} Found
 */
const NOTHING = { key: "", news: null, verdict: null, isFailed: false };

/** @type {Map<string, Promise<GameRecord>>} */
const records = new Map();
/** Those that have come. @type {Map<string, GameRecord>} */
const here = new Map();

/** The record of a finished game, fetched once. @param {string} table @returns {Promise<GameRecord>} */
export function recordOf(table) {
  const known = records.get(table);
  if (known) return known;
  /** @type {Promise<GameRecord>} */
  const coming = ask("GET", `/api/tables/${table}/record`);
  records.set(table, coming);
  coming.then(
    (found) => here.set(table, found),
    () => records.delete(table), // so that it can be tried again
  );
  return coming;
}

/** The same for components; null until it is here. @param {string} table */
export function useRecord(table) {
  const [, arrived] = useState(here.get(table));
  useEffect(() => {
    let isWanted = true;
    recordOf(table).then((found) => isWanted && arrived(found), console.warn);
    return () => {
      isWanted = false;
    };
  }, [table]);
  return here.get(table) ?? null;
}

/**
 * A moment of a recorded game.
 * @param {GameRecord} record
 * @param {number} ply How many actions were played before.
 * @returns {Position}
 */
export function momentOf({ game, options, deal: { seed, salts = [], draws }, actions }, ply) {
  const deal = draws ? { draws } : { seed: seed ?? "", salts };
  const chosen = /** @type {import("../engine/contract.js").OptionsData} */ (/** @type {unknown} */ (options));
  return { game, record: { options: chosen, deal, actions: actions.slice(0, ply) } };
}
