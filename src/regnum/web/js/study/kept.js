// @ts-check
/** Reviews in IndexedDB. Nothing in them is secret: the games are over. */

/** @typedef {import("./contract.js").Review} Review */
/**
 * @typedef {object} Kept
 * @property {string} table
 * @property {string} game
 * @property {string[]} actions Of the game that was reviewed.
 * @property {number | null} seat The reader's; null if they did not play alone there.
 * @property {Review} review
 */

const NAME = "regnum-study";
const REVIEWS = "reviews";

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const answerOf = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/**
 * @template T
 * @param {IDBTransactionMode} mode
 * @param {(store: IDBObjectStore) => IDBRequest<T>} ask
 * @returns {Promise<T>}
 */
async function asked(mode, ask) {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(REVIEWS, { keyPath: "table" });
  const base = await answerOf(opening);
  try {
    return await answerOf(ask(base.transaction(REVIEWS, mode).objectStore(REVIEWS)));
  } finally {
    base.close();
  }
}

/** @param {string} table @returns {Promise<Kept | undefined>} */
export const kept = (table) => asked("readonly", (store) => store.get(table));

/** @returns {Promise<Kept[]>} */
export const allKept = () => asked("readonly", (store) => store.getAll());

/** @param {Kept} found */
export const keep = (found) => asked("readwrite", (store) => store.put(found));

/** @param {string} table */
export const forget = (table) => asked("readwrite", (store) => store.delete(table));
