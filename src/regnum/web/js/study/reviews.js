// @ts-check
/** Reviews as the page asks for them: made in a worker, and kept in the browser so that none is made twice. */

import { keep, kept } from "./kept.js";

/** @typedef {import("./contract.js").Review} Review */
/** @typedef {import("../types.d.ts").GameRecord} GameRecord */
/** @typedef {import("../contract.js").View} View */
/** @typedef {import("./reviewer.js").Job} Job */
/** @typedef {import("./reviewer.js").Answer} Answer */

/** Of this visit, where nothing can be kept. @type {Map<string, import("./kept.js").Kept>} */
const known = new Map();

/**
 * A review that was made before; null if there is none.
 * @param {string} table
 * @param {{ actions: string[] }} game
 * @returns {Promise<Review | null>}
 */
export async function knownReview(table, { actions }) {
  const found = known.get(table) ?? (await kept(table).catch(() => null));
  return found?.actions.join() === actions.join() ? found.review : null;
}

/**
 * Make a review, and keep it.
 * @param {{ table: string, record: GameRecord, seat: number | null, effort: number }} about `seat`: the reader's
 * @param {{ signal: AbortSignal, onProgress: (part: number) => void }} how
 * @returns {Promise<Review>}
 */
export async function makeReview({ table, record, seat, effort }, { signal, onProgress }) {
  const { review } = await answered({ record, plies: null, effort }, signal, onProgress);
  if (!review) throw new Error("the worker made no review");
  const found = { table, game: record.game, actions: record.actions, seat, review };
  known.set(table, found);
  if (effort === 1) await keep(found).catch(console.warn); // otherwise it is made again the next time
  return review;
}

/**
 * What the game looked like at some moments, to the player who moved, or to all.
 * @param {GameRecord} record
 * @param {{ ply: number, seat: number | null }[]} moments
 * @returns {Promise<View[]>}
 */
export async function viewsOf(record, moments) {
  const plies = moments.map(({ ply, seat }) => ({ ply, seat }));
  const { views = [] } = await answered({ record, plies }, new AbortController().signal, () => {});
  return views;
}

/**
 * What a worker answers; it ends with that, or when nobody wants to know it any more.
 * @param {Job} job
 * @param {AbortSignal} signal
 * @param {(part: number) => void} onProgress
 * @returns {Promise<Extract<Answer, { isDone: true }>>}
 */
function answered(job, signal, onProgress) {
  const worker = new Worker(new URL("./reviewer.js", import.meta.url), { type: "module" });
  /** @type {Promise<Extract<Answer, { isDone: true }>>} */
  const done = new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
    worker.addEventListener("error", (event) => reject(new Error(event.message)));
    worker.addEventListener("message", ({ data }) => {
      const answer = /** @type {Answer} */ (data);
      if ("progress" in answer) onProgress(answer.progress);
      else if ("failure" in answer) reject(new Error(answer.failure));
      else resolve(answer);
    });
    worker.postMessage(job);
  });
  return done.finally(() => worker.terminate());
}
