// @ts-check
/** Sentences with names in them, in every language: what "you" did reads differently from what the others did. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import "./browser.js";

Object.assign(globalThis, { document: { documentElement: { dataset: {} } } });
Object.defineProperty(globalThis, "navigator", { value: { languages: ["en-GB", "hu"] }, configurable: true });

const FILES = ["bots", "page", "kingdomino", "kingdoms", "page_kingdomino", "page_kingdoms"];
const wordsOf = async (/** @type {string} */ language) => {
  const files = FILES.map((name) => new URL(`../../src/regnum/words/${language}/${name}.ftl`, import.meta.url));
  return (await Promise.all(files.map((file) => readFile(file, "utf8")))).join("\n");
};
globalThis.fetch = /** @type {any} */ (
  async (/** @type {string} */ address) => {
    const [, language = ""] = /words\/(\w+)\.ftl$/.exec(address) ?? [];
    return new Response(await wordsOf(language));
  }
);

const { speak } = await import("../../src/regnum/web/js/words.js");
const { outcome } = await import("../../src/regnum/web/js/parts/outcome.js");
const { describe: inKingdomino } = await import("../../src/regnum/web/js/games/kingdomino/words.js");
const { describe: inKingdoms, squareWords } = await import("../../src/regnum/web/js/games/kingdoms/words.js");
const { say, sayTime } = await import("../../src/regnum/web/js/words.js");

const NAMES = /** @type {any[]} */ ([
  { name: "Anna", isYou: true, isBot: false, colour: "red" },
  { name: "Bence", isYou: false, isBot: false, colour: "yellow" },
]);
const played = (/** @type {number} */ seat, /** @type {string} */ action) => /** @type {any} */ ({ seat, action });

/** Run something that must not have any message or argument missing. @template T @param {() => T} act @returns {T} */
function withoutWarning(act) {
  const { warn } = console;
  console.warn = (...problem) => assert.fail(problem.join(" "));
  try {
    return act();
  } finally {
    console.warn = warn;
  }
}

const LOGS = /** @type {const} */ ([
  [inKingdomino, ["k17", "17h7e", "17x"]],
  [inKingdoms, ["r3@b2", "draw", "+4@c1", "dragon@c1", "s@d4", "pass"]],
]);

for (const language of ["en", "hu", "pl", "et"]) {
  test(`the log has a verb for you and for the others: ${language}`, async () => {
    await speak(language);
    for (const [describe, actions] of LOGS)
      for (const action of actions) {
        const [yours, theirs] = withoutWarning(() =>
          [0, 1].map((seat) => describe({ event: played(seat, action), names: NAMES })),
        );
        if (language === "en") assert.equal(yours, theirs);
        else assert.notEqual(yours, theirs, action);
      }
  });

  test(`a square says whose move was the last: ${language}`, async () => {
    await speak(language);
    const said = (/** @type {number} */ by) =>
      withoutWarning(() => squareWords({ square: "b2", word: "red3", names: NAMES, isLast: true, by }));
    assert.ok(said(1).includes("Bence"));
    assert.ok(!said(0).includes(say("page-you")), said(0));
  });

  test(`a shared victory names everyone: ${language}`, async () => {
    await speak(language);
    const update = /** @type {any} */ ({ summary: { ranks: [1, 1], ended: "played" } });
    const said = withoutWarning(() => outcome(say, update, NAMES));
    assert.ok(said.includes(say("page-you")) && said.includes("Bence"), said);
  });
}

/** @type {Record<string, [string, string, string]>} */
const FORMATS = {
  en: ["12,345", "5 Mar 2026", "14:05"],
  hu: ["12 345", "2026. márc. 5.", "14:05"],
  pl: ["12 345", "5 mar 2026", "14:05"],
  et: ["12 345", "5. märts 2026", "14:05"],
};

for (const [language, [number, day, time]] of Object.entries(FORMATS))
  test(`numbers and times are written as the language does: ${language}`, async () => {
    await speak(language);
    const plain = (/** @type {string} */ text) => text.replaceAll(/[\u00a0\u202f]/g, " ");
    assert.ok(plain(say("page-log-more", { lines: 12345 })).includes(number));
    const moment = new Date(2026, 2, 5, 14, 5).getTime();
    const said = plain(sayTime(moment));
    assert.ok(said.includes(day) && said.includes(time), said);
  });
