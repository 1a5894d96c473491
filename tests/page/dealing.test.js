// @ts-check
/** Keys, commitments and random states are those that Python and Node's own hash make. */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { Hashing, bytesOf, hex, writtenDraws } from "../../src/regnum/web/js/engine/dealing.js";
import { Engine } from "../../src/regnum/web/js/engine/engine.js";
import { Refusal } from "../../src/regnum/web/js/engine/refusal.js";

const MODULES = ["kingdomino", "kingdoms"].map(
  (game) => new URL(`../../src/regnum/engine/modules/web/${game}.wasm`, import.meta.url),
);

for (const module of MODULES) {
  const hashing = new Hashing(await Engine.load(readFileSync(module)));
  const sha = (/** @type {string | Uint8Array} */ text) => createHash("sha256").update(text).digest("hex");

  test(`hashes of every length: ${module.pathname.split("/").at(-1)}`, () => {
    for (let length = 0; length < 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
      assert.equal(hex(hashing.words(bytes)), sha(bytes));
      assert.equal(Buffer.from(bytesOf(hashing.words(bytes))).toString("hex"), sha(bytes));
    }
  });

  test(`keys, commitments and random states: ${module.pathname.split("/").at(-1)}`, () => {
    const deal = { seed: "árvíztűrő 🎲", salts: ["só", ""] };
    assert.equal(hex(hashing.key("game", deal)), sha("regnum deal 1\ngame\nárvíztűrő 🎲\nsó\n\n"));
    assert.equal(hashing.commitment(deal), sha("regnum commitment 1\nárvíztűrő 🎲\n"));
    assert.equal(hashing.commitment({ draws: [] }), "");
    // regnum.bots.protocol.decision_chance(b"secret", 258)
    assert.equal(hashing.decisionChance(new TextEncoder().encode("secret"), 258), 3711126694280472489n);
  });

  test(`deals that cannot be: ${module.pathname.split("/").at(-1)}`, () => {
    const refused = (/** @type {import("../../src/regnum/web/js/engine/contract.js").Deal} */ deal) => {
      try {
        hashing.check(deal);
      } catch (problem) {
        assert.ok(problem instanceof Refusal);
        return problem.said.id;
      }
      return null;
    };
    assert.equal(refused({ seed: "" }), "error-deal-empty-seed");
    assert.equal(refused({ seed: "a\nb" }), "error-deal-text");
    assert.equal(refused({ seed: "a", salts: ["\u00a0"] }), "error-deal-text");
    assert.equal(refused({ seed: "\ud800" }), "error-deal-text");
    assert.equal(refused({ seed: "\u{e0001}" }), "error-deal-text");
    assert.equal(refused({ seed: "x".repeat(201) }), "error-deal-text");
    assert.equal(refused({ seed: "🎲".repeat(200), salts: ["a b"] }), null);
    assert.equal(refused({ draws: [] }), null);
    assert.throws(() => writtenDraws([], 0), /error-deal-short/);
  });
}
