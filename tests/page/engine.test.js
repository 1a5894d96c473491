// @ts-check
/** The loader of compiled rules: memory, arrays, and calls by name, with the modules that are shipped. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { EngineArray, described, restore, saved } from "../../src/regnum/web/js/engine/arrays.js";
import { Engine, EngineError, compiled, manifestOf } from "../../src/regnum/web/js/engine/engine.js";
import { Arena } from "../../src/regnum/web/js/engine/memory.js";

const FILE = new URL("../../src/regnum/engine/modules/web/kingdomino.wasm", import.meta.url);
const HASH = "games.entries.hash_text";
const LEGAL = "games.kingdomino.entries.legal_actions";

const load = () => Engine.load(readFileSync(FILE));

test("memory is handed out, taken back and joined", () => {
  const arena = new Arena(10, 1000, (size) => size);
  const [one, two, three] = [100, 1, 64].map((size) => arena.allocate(size));
  assert.deepEqual([one, two, three], [64, 192, 256]);
  arena.release(64, 100);
  arena.release(192, 1);
  assert.deepEqual(arena.free[0], { start: 64, size: 192 });
  assert.equal(arena.allocate(192), 64);
  assert.equal(arena.allocate(4096), 320);
  assert.equal(arena.allocate(64), 4416);
});

test("an array is described by its kind and shape", () => {
  assert.deepEqual(described("int64[2,3]"), { dtype: "int64", shape: [2, 3], length: 6, bytes: 48 });
  assert.deepEqual(described("uint8[seats,4]", { seats: 3 }).shape, [3, 4]);
  assert.throws(() => described("int64[seats]"), /without a length/);
  assert.throws(() => described("complex[2]"), /no kind of number/);
  assert.throws(() => described("int64"), /describes no array/);
});

test("arrays hold numbers, and what they hold can be kept", async () => {
  const engine = await load();
  const made = engine.make({ small: "int64[2,2]", words: "uint64[2]", real: "float64[1]" });
  assert.ok(made.small instanceof EngineArray);
  made.small.write([1, -2, 3, 4]);
  made.words.write([0xffffffffffffffffn], 1);
  made.real.write([0.5]);
  const kept = saved(made);
  made.small.fill(7);
  assert.deepEqual(made.small.numbers(), [7, 7, 7, 7]);
  restore(made, kept);
  assert.deepEqual(made.small.row(1), [3, 4]);
  assert.equal(made.small.number(1), -2);
  assert.deepEqual([...made.words.view], [0n, 0xffffffffffffffffn]);
  assert.deepEqual(made.real.numbers(), [0.5]);
  assert.throws(() => restore(made.real, kept), /8 bytes/);
});

test("arrays stay where they are when the memory grows, and released memory is used again", async () => {
  const engine = await load();
  const small = engine.make("int64[4]");
  small.write([1, 2, 3, 4]);
  const large = engine.make("float64[1000000]");
  assert.deepEqual(small.numbers(), [1, 2, 3, 4]);
  large.fill(2);
  engine.release(large);
  const again = engine.make("float64[1000000]");
  assert.equal(again.at, large.at);
  assert.equal(again.number(999_999), 0);
});

test("an entry point is called by its name", async () => {
  const engine = await load();
  const { text, stream, digest } = engine.make({ text: "uint8[20]", stream: "uint64[75]", digest: "uint64[8]" });
  text.write(new TextEncoder().encode("regnum deal 1\ntest5\n"));
  assert.deepEqual(engine.call(HASH, text, stream, digest), []);
  assert.equal(digest.numbers()[0]?.toString(16), "83cd0899"); // as SHA-256 gives it
});

test("what does not fit is refused with the name of the argument", async () => {
  const engine = await load();
  assert.throws(() => engine.call("games.none"), EngineError);
  assert.throws(() => engine.call(LEGAL), /2 values, not 0/);
  const codes = engine.make("int64[400]");
  assert.throws(() => engine.call(LEGAL, {}, codes), /here.land: uint64\[2\] was expected/);
  assert.throws(() => engine.call(HASH, engine.make("uint8[1]"), codes), /3 values/);
});

test("a call that breaks off ends the engine", async () => {
  const engine = await load();
  const [stream, digest] = [engine.make("uint64[75]"), engine.make("uint64[8]")];
  const far = new EngineArray({ buffer: new ArrayBuffer(0) }, 0xfffffff0, "uint8[18]");
  assert.throws(() => engine.call(HASH, far, stream, digest), /broke off/);
  assert.throws(() => engine.call(HASH, far, stream, digest), /an earlier call broke off/);
});

test("a module is compiled from whatever it comes in", async () => {
  const code = readFileSync(FILE);
  const module = await compiled(code);
  assert.equal(await compiled(module), module);
  for (const type of ["application/wasm", "application/octet-stream"]) {
    const made = await compiled(Promise.resolve(new Response(code, { headers: { "content-type": type } })));
    assert.deepEqual(manifestOf(made), manifestOf(module));
  }
  const refused = new Response("nothing here", { status: 404 });
  await assert.rejects(compiled(refused), /404/);
  assert.ok(refused.bodyUsed, "a request that nobody reads would stay open");
  const empty = await WebAssembly.compile(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
  assert.throws(() => manifestOf(empty), /not made by/);
  assert.throws(() => new Engine(module, new WebAssembly.Instance(module, {})).data("games.none"), /tells nothing/);
});
