// @ts-check
/** The service worker, in a scope and with a network of its own: what it keeps at once, and what when it is first used. */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";

const HOME = "https://castle.example/app/";
const FILES = { "": "document", "js/main.js": "program", "engine/game-2.network": "numbers" };

test("large files that few need are kept when they are first fetched, and then used without a network", async () => {
  /** @type {Map<string, (event: unknown) => void>} */
  const listeners = new Map();
  /** @type {Map<string, Response>} */
  const cache = new Map();
  /** @type {string[]} */
  const asked = [];
  let isOnline = true;
  const opened = {
    match: async (/** @type {string} */ key) => cache.get(key)?.clone(),
    put: async (/** @type {string} */ key, /** @type {Response} */ answer) => void cache.set(key, answer),
  };
  Object.assign(globalThis, {
    regnum: {
      version: "1",
      files: Object.fromEntries(
        Object.entries(FILES).map(([path, text]) => [path, createHash("sha256").update(text).digest("hex")]),
      ),
      later: ["engine/game-2.network"],
    },
    registration: { scope: HOME },
    caches: { open: async () => opened },
    addEventListener: (/** @type {string} */ type, /** @type {(event: unknown) => void} */ listener) =>
      listeners.set(type, listener),
    fetch: async (/** @type {URL | Request} */ wanted) => {
      if (!isOnline) throw new TypeError("no network");
      const path = String("url" in wanted ? wanted.url : wanted).slice(HOME.length);
      asked.push(path);
      return new Response(FILES[/** @type {keyof typeof FILES} */ (path)]);
    },
  });
  await import("../../src/regnum/web/js/service.js");

  /** @type {Promise<unknown> | undefined} */
  let work;
  listeners.get("install")?.({ waitUntil: (/** @type {Promise<unknown>} */ given) => (work = given) });
  await work;
  assert.deepEqual(asked.sort(), ["", "js/main.js"]);

  const used = (/** @type {string} */ path) =>
    new Promise((resolve) => {
      const request = new Request(`${HOME}${path}`);
      listeners.get("fetch")?.({ request, respondWith: (/** @type {unknown} */ answer) => resolve(answer) });
    }).then((answer) => answer.text());
  assert.equal(await used("engine/game-2.network"), "numbers");
  assert.equal(asked.length, 3);
  isOnline = false;
  assert.equal(await used("engine/game-2.network"), "numbers");
  assert.equal(await used("js/main.js"), "program");
});
