// @ts-check
/** The worker that hosts the tables of a tab. Secrets stay here, and nothing here takes long: bots think elsewhere. */

import { answer } from "./answers.js";
import { practise } from "../practice.js";
import { gameOf } from "./games.js";
import { Host } from "./host.js";
import { PLAYER } from "./names.js";
import { answered, TableRefusal } from "./refusal.js";
import { Store } from "./store.js";
import { Thinkers } from "./thinkers.js";

/**
 * @typedef {object} Request What the page sends.
 * @property {number} id Chosen by the page; what answers it has the same.
 * @property {string} method `CLOSE` ends a stream.
 * @property {string} path
 * @property {unknown} [body]
 * @property {string} name What the player is called.
 */
/**
 * @typedef {{ id: number, status: number, json: string }
 *   | { id: number, event: "update" | "beat" | "bye", json: string }} Reply
 */

/** Milliseconds of silence after which a stream says that it is still there. */
const BEAT = 15_000;

/** Milliseconds for which a table that was opened has the line and the processor for itself. */
const PATIENCE = 1_500;

practise(self.name);
const thinkers = new Thinkers();
const channel = new BroadcastChannel("regnum-here");
/** @type {Promise<Host> | null} */
let host = null;
/** How to end each stream, by its id. @type {Map<number, () => void>} */
const streams = new Map();

/** @returns {Promise<Host>} */
function hosting() {
  host ??= Store.open().then(
    (store) =>
      new Host({
        store,
        game: gameOf,
        think: (turn, signal) => thinkers.choose(turn, signal),
        rehearse: (turn) => setTimeout(() => streams.size && thinkers.rehearse(turn), PATIENCE),
        alone: (name, signal, then) => navigator.locks.request(`regnum-here ${name}`, { signal }, then),
        tell: (name) => channel.postMessage(name),
        now: () => Date.now(),
      }),
  );
  host.catch(() => (host = null)); // so that it can be tried again
  return host;
}

/** @param {Reply} reply */
const post = (reply) => postMessage(reply);

/** @param {Request} request */
async function serve(request) {
  const { id, method, path } = request;
  if (method === "CLOSE") return streams.get(id)?.();
  try {
    if (path.includes("/events?") || path.endsWith("/events")) return await stream(request);
    const found = await answer(await hosting(), request);
    post({ id, status: 200, json: typeof found === "string" ? found : JSON.stringify(found) });
  } catch (problem) {
    await refuse(request, problem);
  }
}

/** @param {Request} request @param {unknown} problem */
async function refuse({ id, path }, problem) {
  const { status, code, said, rule } = answered(problem);
  if (code === "broken") console.error(problem);
  const error = { code, message: said, rule, missed: await missed(path, problem) };
  post({ id, status, json: JSON.stringify({ error }) });
}

/** What has happened since the ply that a stale command was meant for. @param {string} path @param {unknown} problem */
async function missed(path, problem) {
  if (!(problem instanceof TableRefusal) || problem.meant === undefined) return null;
  const known = await hosting();
  const live = await known.table(path.split("/")[3] ?? "");
  const turns = live.table.log.filter(({ event }) => event.type === "played" || event.type === "undone");
  return known.update(live, PLAYER, turns[problem.meant - 1]?.number ?? null);
}

/** Send a table, and everything that happens there, until the page has enough. @param {Request} request */
async function stream({ id, path }) {
  const { pathname, searchParams } = new URL(path, "http://here");
  const known = await hosting();
  const live = await known.fresh(pathname.split("/")[3] ?? "");
  const since = searchParams.get("since");
  const beating = setInterval(() => post({ id, event: "beat", json: "" }), BEAT);
  const watcher = {
    player: PLAYER,
    since: since === null ? null : Number(since),
    send: (/** @type {import("../types.d.ts").Update} */ update) =>
      post({ id, event: "update", json: JSON.stringify(update) }),
    gone: () => post({ id, event: "bye", json: "{}" }),
  };
  streams.set(id, () => {
    streams.delete(id);
    clearInterval(beating);
    known.unwatch(live, watcher);
    if (!streams.size) thinkers.rest();
  });
  post({ id, status: 200, json: "" });
  known.watch(live, watcher);
}

channel.addEventListener("message", ({ data }) => void host?.then((known) => known.notice(String(data))));
addEventListener("message", (event) => void serve(/** @type {MessageEvent<Request>} */ (event).data));
