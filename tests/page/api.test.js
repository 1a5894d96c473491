// @ts-check
/** Questions to the server carry what is known already, so that no process answers with less. */

import assert from "node:assert/strict";
import { test } from "node:test";

import "./browser.js";

if (!globalThis.navigator) Object.assign(globalThis, { navigator: { languages: ["en"] } });

const { ask, noteEvent } = await import("../../src/regnum/web/js/api.js");

/** Answers every question, and keeps what was asked. @param {unknown} answer */
function answering(answer) {
  /** @type {{ path: string, headers: Record<string, string> }[]} */
  const asked = [];
  globalThis.fetch = /** @type {any} */ (
    async (/** @type {unknown} */ path, /** @type {{ headers: Record<string, string> }} */ { headers }) => {
      asked.push({ path: `${path}`, headers });
      return { ok: true, text: async () => JSON.stringify(answer) };
    }
  );
  return asked;
}

test("the last event that was seen at a table travels with every later request there", async () => {
  const asked = answering({ number: 7 });
  await ask("GET", "/api/tables/aaa");
  await ask("POST", "/api/tables/aaa/commands", { type: "start" });
  noteEvent("/api/tables/aaa", { number: 9 });
  await ask("GET", "/api/tables/aaa/explain?action=x");
  await ask("GET", "/api/tables/aaa/record");
  await ask("GET", "/api/tables/bbb");
  await ask("GET", "/api/tables?limit=5");
  assert.deepEqual(
    asked.map(({ headers }) => headers["seen-event"]),
    [undefined, "7", "9", "9", undefined, undefined],
  );
});
