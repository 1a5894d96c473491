// @ts-check
/**
 * How the page asks the tables in this browser: like `fetch`, with the same answers as a server's. The worker that hosts
 * them is started with the first question.
 */

import { wordsOf } from "../more.js";
import { current } from "../settings.js";
import { language, say } from "../words.js";

/** @typedef {import("../engine/contract.js").Message} Message */
/** @typedef {import("./worker.js").Reply} Reply */
/** @typedef {{ method?: string, body?: string, signal?: AbortSignal }} Asked */
/** @typedef {import("../more.js").Say} Say */

/** @type {Worker | null} */
let worker = null;
let count = 0;
/** Who waits for an answer, or for more of a stream. @type {Map<number, (reply: Reply) => void>} */
const waiting = new Map();

function started() {
  if (worker) return worker;
  worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module", name: language() });
  worker.addEventListener("message", ({ data }) => waiting.get(data.id)?.(data));
  worker.addEventListener("error", (problem) => {
    console.warn(problem.message);
    worker?.terminate(); // what was asked is not answered any more; the page asks again
    worker = null;
    for (const [id, tell] of [...waiting]) tell({ id, status: 0, json: "" });
  });
  return worker;
}

/**
 * Ask the tables in this browser.
 * @param {string} path
 * @param {Asked} asked
 * @returns {Promise<Response>}
 */
export function fetchHere(path, { method = "GET", body, signal }) {
  const id = (count += 1);
  const host = started();
  const name = current().name || say("page-guest");
  return new Promise((resolve, reject) => {
    const leave = () => {
      waiting.delete(id);
      host.postMessage({ id, method: "CLOSE" });
      reject(signal?.reason);
    };
    signal?.addEventListener("abort", leave, { once: true });
    waiting.set(id, (reply) => {
      if (!("status" in reply)) return;
      if (reply.status === 200 && isStream(path)) return resolve(streamed(id, signal));
      waiting.delete(id);
      signal?.removeEventListener("abort", leave);
      if (reply.status === 0) reject(new TypeError("the worker has stopped"));
      else void said(reply.json).then((text) => resolve(new Response(text, { status: reply.status })), reject);
    });
    host.postMessage({ id, method, path, name, body: body === undefined ? undefined : JSON.parse(body) });
  });
}

/** @param {string} path */
const isStream = (path) => /\/events(\?|$)/.test(path);

/** A stream of what happens at a table, in the form of server-sent events. @param {number} id @param {AbortSignal} [signal] */
function streamed(id, signal) {
  /** @type {ReadableStream<Uint8Array>} */
  const body = new ReadableStream({
    start(controller) {
      signal?.addEventListener("abort", () => controller.error(signal.reason), { once: true });
      const send = (/** @type {string} */ text) => controller.enqueue(new TextEncoder().encode(text));
      waiting.set(id, (reply) => {
        if (!("event" in reply)) controller.error(new TypeError("the worker has stopped"));
        else if (reply.event === "beat") send(": still here\n\n");
        else send(`event: ${reply.event}\ndata: ${reply.json}\n\n`);
      });
    },
    cancel() {
      waiting.delete(id);
      worker?.postMessage({ id, method: "CLOSE" });
    },
  });
  return new Response(body, { status: 200, headers: { date: new Date().toUTCString() } });
}

/** An answer with its sentences in the language that is spoken. @param {string} json @returns {Promise<string>} */
async function said(json) {
  if (!json.includes('"message":{')) return json;
  const sayMore = await wordsOf("here", language());
  return JSON.stringify(JSON.parse(json), (key, value) =>
    key === "message" && typeof value === "object" && value ? sentence(value, sayMore) : value,
  );
}

/** @param {Message} text @param {Say} sayMore @returns {string} */
function sentence({ id, args = {} }, sayMore) {
  const given = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === "object" ? sentence(value, sayMore) : value,
  ]);
  return sayMore(id, Object.fromEntries(given));
}
