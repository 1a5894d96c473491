// @ts-check
/**
 * Logs of tables in IndexedDB. Events are only ever added, each under its table and number, so of two tabs that decide at
 * once one is refused and decides again. They hold secrets, so they are encrypted with a key that no script can read
 * out. What lists show of a table has no secrets and is kept as it is.
 */

import { message } from "../engine/refusal.js";
import { read } from "./events.js";
import { TableRefusal } from "./refusal.js";

/** @typedef {import("./events.js").Event} Event */
/** @typedef {import("../types.d.ts").Entry} Entry */
/** @typedef {[time: number, event: Event]} Timed */
/** @typedef {{ table: string, version: number, entry: Entry }} Kept A table as lists show it. */
/** @typedef {{ iv: Uint8Array, sealed: ArrayBuffer }} Sealed */

const NAME = "regnum-here";
/** The version of the database; one that is higher was made by a newer Regnum. */
const SCHEMA = 1;
/** The version of the form of logs that is written, and the newest that is read. */
export const LOG_VERSION = 1;
const KEY = "logs";

/** Another tab has written to the table meanwhile. */
export class ConflictError extends Error {}

/** @param {string} id */
const unusable = (id) => new TableRefusal("full", message(id));

/** What is told when storage fails. @param {unknown} problem */
function told(problem) {
  const name = /** @type {{ name?: string } | null} */ (problem)?.name;
  if (name === "ConstraintError") return new ConflictError("another tab was faster");
  if (name === "QuotaExceededError") return unusable("page-here-full");
  if (name === "VersionError") return unusable("page-here-newer");
  return unusable("page-here-no-storage");
}

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const answerOf = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(told(request.error));
  });

/** When everything in a transaction is kept. @param {IDBTransaction} transaction @returns {Promise<void>} */
const done = (transaction) =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(told(transaction.error));
  });

/** @returns {Promise<IDBDatabase>} */
async function opened() {
  const asking = indexedDB.open(NAME, SCHEMA);
  asking.onupgradeneeded = () => {
    const made = asking.result;
    made.createObjectStore("keys");
    made.createObjectStore("tables", { keyPath: "table" });
    made.createObjectStore("events"); // under [table, number]
  };
  const found = await answerOf(asking);
  found.onversionchange = () => found.close(); // a newer version in another tab need not wait
  return found;
}

/** The key of this browser's logs, made when it is first needed. @param {IDBDatabase} base @returns {Promise<CryptoKey>} */
async function keyIn(base) {
  const known = await answerOf(base.transaction("keys").objectStore("keys").get(KEY));
  if (known) return known;
  const fresh = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
  const writing = base.transaction("keys", "readwrite");
  writing.objectStore("keys").add(fresh, KEY);
  return done(writing).then(
    () => fresh,
    (problem) => {
      if (problem instanceof ConflictError) return keyIn(base); // another tab has just made it
      throw problem;
    },
  );
}

export class Store {
  /** @param {IDBDatabase} base @param {CryptoKey} key */
  constructor(base, key) {
    this.base = base;
    this.key = key;
  }

  static async open() {
    try {
      const base = await opened();
      return new Store(base, await keyIn(base));
    } catch (problem) {
      throw problem instanceof TableRefusal ? problem : told(problem);
    }
  }

  /** All tables, the last changed first. @returns {Promise<Kept[]>} */
  async tables() {
    /** @type {Kept[]} */
    const kept = await answerOf(this.base.transaction("tables").objectStore("tables").getAll());
    return kept.sort((one, other) => other.entry.changed - one.entry.changed);
  }

  /**
   * The log of a table from a number on; nothing if there is no such table. A log of a newer version is refused.
   * @param {string} table
   * @param {number} [from]
   * @returns {Promise<Timed[]>}
   */
  async rows(table, from = 0) {
    const reading = this.base.transaction(["tables", "events"]);
    /** @type {Promise<Kept | undefined>} */
    const asking = answerOf(reading.objectStore("tables").get(table));
    const range = IDBKeyRange.bound([table, from], [table, Infinity]);
    /** @type {Promise<Sealed[]>} */
    const rows = answerOf(reading.objectStore("events").getAll(range));
    const kept = await asking;
    if (!kept) return [];
    if (kept.version > LOG_VERSION) throw unusable("page-here-newer");
    const sealed = await rows;
    try {
      return await Promise.all(sealed.map((row, at) => this.unsealed(table, from + at, row)));
    } catch (problem) {
      console.warn(problem);
      throw unusable("page-here-damaged");
    }
  }

  /**
   * Keep events that follow a number of others, all or none; when this returns they are durable.
   * @param {string} table
   * @param {number} first The number of the first of them.
   * @param {Timed[]} events
   * @param {Entry} entry The table after them, as lists show it.
   */
  async append(table, first, events, entry) {
    const sealed = await Promise.all(events.map((event, at) => this.sealed(table, first + at, event)));
    const writing = this.base.transaction(["tables", "events"], "readwrite", { durability: "strict" });
    const finished = done(writing);
    finished.catch(() => {}); // if the table is gone, that is told instead
    const [tables, rows] = [writing.objectStore("tables"), writing.objectStore("events")];
    if (first > 0 && !(await answerOf(tables.getKey(table)))) {
      writing.abort(); // deleted in another tab
      throw new TableRefusal("unknown", message("page-no-table"));
    }
    try {
      for (const [at, row] of sealed.entries()) rows.add(row, [table, first + at]);
      tables.put({ table, version: LOG_VERSION, entry });
    } catch (problem) {
      if (!(problem instanceof DOMException && problem.name === "TransactionInactiveError")) throw told(problem);
    } // one that has been aborted says below why
    return finished;
  }

  /** @param {string} table */
  async remove(table) {
    const writing = this.base.transaction(["tables", "events"], "readwrite", { durability: "strict" });
    writing.objectStore("tables").delete(table);
    writing.objectStore("events").delete(IDBKeyRange.bound([table, 0], [table, Infinity]));
    return done(writing);
  }

  /** @param {string} table @param {number} number @param {Timed} event @returns {Promise<Sealed>} */
  async sealed(table, number, event) {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const text = new TextEncoder().encode(JSON.stringify(event));
    return { iv, sealed: await crypto.subtle.encrypt(how(iv, table, number), this.key, text) };
  }

  /** @param {string} table @param {number} number @param {Sealed} row @returns {Promise<Timed>} */
  async unsealed(table, number, { iv, sealed }) {
    const text = await crypto.subtle.decrypt(how(iv, table, number), this.key, sealed);
    const [time, event] = JSON.parse(new TextDecoder().decode(text));
    return [time, read(event)];
  }
}

/** A row is bound to its place, so that none can be put elsewhere. @param {Uint8Array} iv @param {string} table @param {number} number */
const how = (iv, table, number) => ({
  ...{ name: "AES-GCM", iv: /** @type {BufferSource} */ (iv) },
  additionalData: new TextEncoder().encode(`${table}\n${number}`),
});
