// Runs an entry point of a module in V8. Standard input: the module's file, the entry point, and its arguments in order as
// [dtype, numbers, shape] for an array, ["same", i] for the i-th array again and [dtype, number] for a number, all numbers as
// text. Standard output: what the arrays hold and what was returned afterwards.
import { readFileSync } from "node:fs";

const SLOT = 8;
const VIEWS = {
  int64: BigInt64Array,
  uint64: BigUint64Array,
  float64: Float64Array,
  float32: Float32Array,
  uint8: Uint8Array,
};

const { module, entry, values, results } = JSON.parse(readFileSync(0, "utf8"));
const { instance } = await WebAssembly.instantiate(readFileSync(module), {});
const { memory, __heap_base: heap } = instance.exports;
let top = heap.value;

function room(bytes) {
  const at = Math.ceil(top / 64) * 64;
  top = at + bytes;
  const missing = top - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / 65536));
  return at;
}

const parsed = (dtype, text) => (dtype.endsWith("64") && dtype !== "float64" ? BigInt(text) : Number(text));
const slots = [];
const arrays = [];
for (const [dtype, contents, shape] of values) {
  if (dtype === "same") {
    slots.push(...arrays[contents].slots);
    continue;
  }
  if (shape === undefined) {
    slots.push([dtype === "float64" ? Float64Array : dtype === "uint64" ? BigUint64Array : BigInt64Array, parsed(dtype, contents)]);
    continue;
  }
  const at = room(contents.length * VIEWS[dtype].BYTES_PER_ELEMENT);
  new VIEWS[dtype](memory.buffer, at, contents.length).set(contents.map((text) => parsed(dtype, text)));
  const described = [at, ...shape].map((number) => [BigInt64Array, BigInt(number)]);
  arrays.push({ dtype, at, length: contents.length, slots: described });
  slots.push(...described);
}
const block = room(SLOT * (slots.length + results.length));
slots.forEach(([View, value], i) => (new View(memory.buffer, block + SLOT * i, 1)[0] = value));
instance.exports[entry](block);
const read = (dtype, at, length) => [...new VIEWS[dtype](memory.buffer, at, length)].map(String);
process.stdout.write(
  JSON.stringify({
    arrays: arrays.map(({ dtype, at, length }) => read(dtype, at, length)),
    results: results.map((dtype, i) => read(dtype, block + SLOT * (slots.length + i), 1)[0]),
  }),
);
