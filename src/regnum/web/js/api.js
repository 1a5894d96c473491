// @ts-check
/** Asks the server, or the tables in this browser. */

import { fileAt, HAS_SERVER, serverAt } from "./place.js";
import { hasNotation } from "./settings.js";
import { language, say } from "./words.js";

/** @typedef {{ is_legal: boolean, rule: string | null, message: string }} Explanation Of the server, or of a refusal. */

/** What is said of refusals that the page finds out by itself. @type {Record<string, string>} */
const OWN = { stale: "page-stale", not_now: "page-not-now", unknown: "page-no-table" };

/** The numbers of rules at the end of a sentence, which only some readers want to see. */
const NUMBERS = / \([A-Z]+-[A-Z]?\d+(, [A-Z]+-[A-Z]?\d+)*\)/g;

/** What a server says, for this reader. @param {string} [message] */
const read = (message = "") => (hasNotation() ? message : message.replace(NUMBERS, ""));

/** A request that was not granted; its message is for people, in their language. */
export class Refused extends Error {
  /**
   * @param {number} status 0 if the server could not be reached.
   * @param {{ code?: string, message?: string, rule?: string | null, missed?: import("./types.d.ts").Update | null }}
   *   problem
   * @param {number} [wait] Milliseconds after which it may be tried again, if the server told.
   */
  constructor(status, problem, wait = 0) {
    super(read(problem.message) || say(OWN[problem.code ?? ""] ?? "page-unreachable"));
    this.name = "Refused";
    this.status = status;
    this.code = problem.code ?? "unreachable";
    this.rule = problem.rule ?? null;
    this.missed = problem.missed ?? null;
    this.wait = wait;
  }

  /**
   * Whether the same request may well be granted later, and has changed nothing that a repetition would change again.
   */
  get isPassing() {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** What a path begins with that this browser answers, whether there is a server or not. */
export const HERE = "/here";
/** What the names of tables in this browser begin with. */
const HERE_TABLE = /^\/api\/tables\/here-/;

/** Whether a table is in this browser. @param {string} table */
export const isHere = (table) => HERE_TABLE.test(`/api/tables/${table}`);

/**
 * Send a request to the one who answers it: the server, or this browser.
 * @param {string} path
 * @param {{ method?: string, headers?: Record<string, string>, body?: string, signal?: AbortSignal, keepalive?: boolean }}
 *   request
 * @returns {Promise<Response>}
 */
export async function reach(path, request) {
  if (HAS_SERVER && !path.startsWith(`${HERE}/`) && !HERE_TABLE.test(path))
    return fetch(serverAt(path), { credentials: "same-origin", ...request });
  if (path === "/api/games") return fetch(fileAt("games.json"), { signal: request.signal });
  const { fetchHere } = await import("./here/client.js");
  return fetchHere(path.startsWith(`${HERE}/`) ? path.slice(HERE.length) : path, request);
}

/** The last event of each table that we know: the process that is asked next may not know it yet. @type {Map<string, number>} */
const seen = new Map();

/** The part of a path that is the table's. @param {string} path */
const tableIn = (path) => /^\/api\/tables\/[^/?]+/.exec(path)?.[0];

/**
 * From now on no answer about this table may be older.
 * @param {string} path
 * @param {unknown} answer
 */
export function noteEvent(path, answer) {
  const number = /** @type {{ number?: unknown } | undefined} */ (answer)?.number;
  const table = tableIn(path);
  if (table && typeof number === "number") seen.set(table, Math.max(number, seen.get(table) ?? 0));
}

/**
 * @template [T=unknown]
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body] Sent as JSON.
 * @param {{ signal?: AbortSignal, keepalive?: boolean }} [more]
 * @returns {Promise<T>} What was answered, from JSON: it has the form that `types.d.ts` gives this path, which the caller
 *   names.
 */
export async function ask(method, path, body, more = {}) {
  /** @type {Record<string, string>} */
  const headers = { "accept-language": language(), accept: "application/json" };
  if (body !== undefined) headers["content-type"] = "application/json";
  const number = seen.get(tableIn(path) ?? "");
  if (number !== undefined) headers["seen-event"] = `${number}`;
  /** @type {Response} */
  let answer;
  try {
    const text = body === undefined ? undefined : JSON.stringify(body);
    answer = await reach(path, { method, headers, body: text, ...more });
  } catch (problem) {
    if (more.signal?.aborted) throw problem;
    throw new Refused(0, {});
  }
  const text = await answer.text().catch(() => "");
  if (answer.ok) {
    /** @type {T | undefined} */
    const told = parsed(text);
    if (told !== undefined) {
      noteEvent(path, told);
      return told;
    }
  }
  throw refusal(answer, parsed(text));
}

/**
 * Why an action at a table is legal or not; if that cannot be told, why not.
 * @param {string} table
 * @param {string} action
 * @returns {Promise<Explanation>}
 */
export const explain = (table, action) =>
  /** @type {Promise<Explanation>} */ (ask("GET", withQuery(`/api/tables/${table}/explain`, { action }))).catch(
    (/** @type {Refused} */ { rule, message }) => ({ is_legal: false, rule, message }),
  );

/**
 * @param {Response} answer
 * @param {{ error?: import("./types.d.ts").Problem } | undefined} told
 * @returns {Refused}
 */
export function refusal(answer, told) {
  const wait = Number(answer.headers.get("retry-after") ?? 0) * 1000;
  const status = answer.ok ? 502 : answer.status; // an answer that is no JSON comes from something in between
  return new Refused(status, told?.error ?? { code: "broken" }, Number.isFinite(wait) ? wait : 0);
}

/**
 * What a JSON text says, in the form that the caller names; nothing if it is none.
 * @template [T=unknown]
 * @param {string} text
 * @returns {T | undefined}
 */
export function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A path with a query; what is empty is left out.
 * @param {string} path
 * @param {Record<string, string | number | null | undefined>} query
 */
export function withQuery(path, query) {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined && value !== "");
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text ? `${path}?${text}` : path;
}

/** An idempotency key: repeating a request with the same key does nothing twice. */
export const newKey = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
};
