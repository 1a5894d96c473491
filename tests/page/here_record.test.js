// @ts-check
/** Records in the browser: written, read again and verified; what was changed in them is found and named. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { dump, load, recordOf, verify } from "../../src/regnum/web/js/here/record.js";
import { recorded } from "../../src/regnum/web/js/here/opening.js";
import { answered } from "../../src/regnum/web/js/here/refusal.js";
import { tableOf } from "../../src/regnum/web/js/here/table.js";
import { TOY } from "./toy.js";

const WHOLE = {
  regnum: 1,
  game: "toy",
  options: { players: 2 },
  deal: { seed: "s", salts: ["salt"], commitment: "commitment of s" },
  players: [{ name: "Anna" }, { name: "king", bot: "king" }],
  actions: ["a1", "a2", "a3", "a4"],
  result: { scores: [9, 8], ranks: [1, 2] },
};

/** What is said about a record that differs in some way. */
function problemOf(changes) {
  try {
    verify(load(JSON.stringify({ ...WHOLE, ...changes })), TOY);
  } catch (problem) {
    return answered(problem).said.id;
  }
  return null;
}

test("a record is read, verified and written to the same bytes", () => {
  const text = JSON.stringify(WHOLE);
  const state = verify(load(text), TOY);
  const events = recorded(load(text), state, { player: "here", name: "Zoé" }, { bots: ["king"], standIn: "king" });
  const table = tableOf(
    TOY.rules,
    "commitment of s",
    events.map((event) => [1, event]),
  );
  assert.equal(table.status, "over");
  assert.equal(dump(recordOf(table, TOY)), text);
});

test("every change of a record is found", () => {
  assert.equal(problemOf({}), null);
  assert.equal(problemOf({ regnum: 2 }), "error-record-version");
  assert.equal(problemOf({ regnum: "1" }), "error-record-field");
  assert.equal(problemOf({ more: 1 }), "error-record-field");
  assert.equal(problemOf({ actions: "a1" }), "error-record-field");
  assert.equal(problemOf({ players: [{ name: "Anna" }] }), "error-record-players");
  assert.equal(problemOf({ players: [{ name: "An\u200dna" }, { name: "king" }] }), "error-record-field");
  assert.equal(problemOf({ players: [{ name: "x".repeat(201) }, { name: "king" }] }), "error-record-field");
  assert.equal(problemOf({ deal: { ...WHOLE.deal, seed: "t" } }), "error-record-commitment");
  assert.equal(problemOf({ deal: { seed: "s" } }), "error-record-deal");
  assert.equal(problemOf({ deal: { ...WHOLE.deal, draws: [] } }), "error-record-deal");
  assert.equal(problemOf({ actions: ["a1", "a1"] }), "error-record-action");
  assert.equal(problemOf({ actions: ["a1"] }), "error-record-unfinished");
  assert.equal(problemOf({ result: null }), "error-record-no-result");
  assert.equal(problemOf({ result: { ...WHOLE.result, scores: [9, 9] } }), "error-record-result");
  assert.equal(problemOf({ result: { ...WHOLE.result, more: 1 } }), "error-record-result");
});

test("text that is not a record is rejected", () => {
  const said = (text) => {
    try {
      return String(load(text));
    } catch (problem) {
      return answered(problem).said.id;
    }
  };
  assert.equal(said(" \n"), "error-record-empty");
  assert.equal(said('{"regnum": 1'), "error-json");
  assert.equal(said("[]"), "error-record-field");
  assert.equal(said('{"regnum": 1}'), "error-record-field");
  assert.equal(said(`\ufeff${JSON.stringify(WHOLE)}`), "[object Object]");
});

test("a game goes on only with bots that can play here", () => {
  const going = { ...WHOLE, actions: ["a1"], result: null };
  const state = verify(load(JSON.stringify(going)), TOY);
  const bring = (bots) => recorded(load(JSON.stringify(going)), state, { player: "here", name: "Zoé" }, bots);
  assert.equal(bring({ bots: ["king"], standIn: "king" }).at(-1)?.type, "played");
  assert.throws(
    () => bring({ bots: ["page"], standIn: "page" }),
    (problem) => answered(problem).said.id === "error-bot",
  );
});

test("a key that is there twice is refused and named, wherever it is", () => {
  const text = JSON.stringify(WHOLE);
  for (const [key, forged] of /** @type {[string, string][]} */ ([
    ["result", text.replace('"result":', '"result":{"scores":[0,9],"ranks":[2,1]}, "result" :')],
    ["name", text.replace('{"name":"Anna"', '{"name":"Bob","\\u006eame":"Anna"')],
  ])) {
    assert.throws(
      () => load(forged),
      (problem) => answered(problem).said.id === "error-json-twice" && answered(problem).said.args.key === key,
    );
  }
  assert.equal(load(text.replace('"Anna"', '"\\"name\\": {"')).players[0]?.name, '"name": {');
});
