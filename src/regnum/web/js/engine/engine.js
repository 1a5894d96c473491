// @ts-check
/**
 * The compiled rules of a game: a WebAssembly module made by `regnum.engine.build`, run here as on the server.
 *
 * It runs in a page, in a worker and in Node. `docs/engine.md` says how the module is made.
 *
 *     const engine = await Engine.load(fetch("/engine/<game>.wasm"));
 *     const { here } = engine.make(engine.data("games.<game>.entries").shapes);
 *     const listed = engine.call("games.<game>.entries.legal_actions", here, codes);
 */

import { EngineArray, leaves } from "./arrays.js";
import { Arena } from "./memory.js";

/** @typedef {import("./arrays.js").Bundle} Bundle */
/** @typedef {import("./arrays.js").Shapes} Shapes */
/** @typedef {import("./arrays.js").Sizes} Sizes */
/** @typedef {number | bigint | boolean} Numeric */
/** @typedef {Numeric | EngineArray | { [name: string]: Argument }} Argument What an entry point takes. */
/** @typedef {string | { [name: string]: Kind }} Kind A parameter: `int64` is a number, `int64[2]` an array with two axes. */
/** @typedef {{ parameters: Record<string, Kind>, results: string[] }} Signature */
/** @typedef {{ hash: string, entries: Record<string, Signature>, data?: Record<string, Json> }} Manifest */
/** @typedef {null | boolean | number | string | Json[] | { [name: string]: Json }} Json */
/**
 * @typedef {{ path: string[], label: string, dtype: string, axes: number | null }} Leaf An array or, without axes, a
 *   number that an entry point takes, and where it is among the arguments.
 */
/** @typedef {{ leaves: Leaf[], parameters: number, results: string[] }} Plan */
/** @typedef {WebAssembly.Module | BufferSource | Response | Promise<Response>} Source */

const SECTION = "regnum";
const PAGE = 1 << 16;
const SLOT = 8;
const SLOTS = 512;

/** A call that broke off; the engine is not to be used any more. */
export class EngineError extends Error {}

/**
 * A module, compiled while it is being fetched, if it is. Workers can be sent the module, so that it is compiled once.
 * @param {Source} source
 * @returns {Promise<WebAssembly.Module>}
 */
export async function compiled(source) {
  const given = await source;
  if (given instanceof WebAssembly.Module) return given;
  if (!(given instanceof Response)) return WebAssembly.compile(given);
  if (!given.ok) {
    await given.body?.cancel(); // otherwise a request that nobody reads stays open
    throw new EngineError(`the rules could not be fetched: ${given.status} ${given.url}`);
  }
  const isWasm = given.headers.get("content-type")?.startsWith("application/wasm");
  // Some plain web servers do not know the type of modules, and then no browser compiles them while they arrive.
  return isWasm ? WebAssembly.compileStreaming(given) : WebAssembly.compile(await given.arrayBuffer());
}

/** What a module tells about itself. @param {WebAssembly.Module} module @returns {Manifest} */
export function manifestOf(module) {
  const [section] = WebAssembly.Module.customSections(module, SECTION);
  if (!section) throw new EngineError("this module was not made by regnum.engine.build");
  return JSON.parse(new TextDecoder().decode(section));
}

export class Engine {
  #exports;
  #memory;
  #arena;
  #block;
  #isBroken = false;
  /** @type {DataView | null} */
  #view = null;
  /** @type {Map<string, Plan>} */
  #plans = new Map();

  /** Use `Engine.load`. @param {WebAssembly.Module} module @param {WebAssembly.Instance} instance */
  constructor(module, instance) {
    /** To be sent to a worker. */
    this.module = module;
    this.manifest = manifestOf(module);
    this.#exports = instance.exports;
    this.#memory = /** @type {WebAssembly.Memory & import("./arrays.js").Memory} */ (instance.exports.memory);
    const heap = /** @type {WebAssembly.Global} */ (instance.exports.__heap_base);
    this.#arena = new Arena(Number(heap.value), this.#memory.buffer.byteLength, (size) => this.#grow(size));
    this.#block = this.#arena.allocate(SLOT * SLOTS);
  }

  /** The engine of a module. @param {Source} source */
  static async load(source) {
    const module = await compiled(source);
    return new Engine(module, await WebAssembly.instantiate(module, {}));
  }

  /**
   * The constants, tables and shapes that a Python module has told the web app: its `DATA`.
   * @param {string} name Without the name of the package: `games.<game>.entries`.
   */
  data(name) {
    const found = this.manifest.data?.[name];
    if (found === undefined) throw new EngineError(`the module tells nothing about ${name}`);
    return /** @type {{ [name: string]: Json }} */ (found);
  }

  /** Whether there is such an entry point. @param {string} name */
  has(name) {
    return name in this.manifest.entries;
  }

  /**
   * Arrays of zeros in the module's memory, by the names of their shapes.
   * @template {Shapes} T
   * @param {T} shapes
   * @param {Sizes} [sizes] The lengths of axes that have names.
   * @returns {T extends string ? EngineArray : { [Name in keyof T]: T[Name] extends string ? EngineArray : Bundle }}
   */
  make(shapes, sizes) {
    return /** @type {ReturnType<typeof this.make<T>>} */ (this.#made(shapes, sizes));
  }

  /** Give the memory of arrays back. @param {Bundle} bundle */
  release(bundle) {
    for (const array of leaves(bundle)) this.#arena.release(array.at, array.bytes);
  }

  /**
   * Call an entry point. Numbers of 64 bits are numbers, but an unsigned one that it returns is a `bigint`.
   * @param {string} name
   * @param {...Argument} values One for each parameter: a number, an array, or arrays and numbers by name.
   * @returns {Numeric[]} What it returns: nothing, one number, or several.
   */
  call(name, ...values) {
    const { leaves: wanted, parameters, results } = this.#plan(name);
    if (parameters !== values.length) throw new TypeError(`${name}: ${parameters} values, not ${values.length}`);
    let at = 0;
    for (const leaf of wanted) at = this.#pass(leaf, at, values);
    this.#run(name);
    const slots = this.#slots();
    return results.map((dtype, i) => read(slots, SLOT * (at + i), dtype));
  }

  /** Call an entry point that returns one number that is not too large. @param {string} name @param {...Argument} values */
  number(name, ...values) {
    return Number(this.call(name, ...values)[0]);
  }

  /** @param {Shapes} shapes @param {Sizes} [sizes] @returns {Bundle} */
  #made(shapes, sizes) {
    if (typeof shapes === "string") return this.#array(shapes, sizes);
    return Object.fromEntries(Object.entries(shapes).map(([name, part]) => [name, this.#made(part, sizes)]));
  }

  /** @param {string} text @param {Sizes} [sizes] */
  #array(text, sizes) {
    const { bytes } = new EngineArray(this.#memory, 0, text, sizes);
    const made = new EngineArray(this.#memory, this.#arena.allocate(bytes), text, sizes);
    made.raw.fill(0);
    return made;
  }

  /** How an entry point is called. @param {string} name @returns {Plan} */
  #plan(name) {
    const known = this.#plans.get(name);
    if (known) return known;
    const entry = this.manifest.entries[name];
    if (!entry) throw new EngineError(`there is no entry point ${name}`);
    const kinds = Object.entries(entry.parameters);
    const found = kinds.flatMap(([label, kind], i) => leavesOf(kind, [String(i)], `${name}: ${label}`));
    const plan = { leaves: found, parameters: kinds.length, results: entry.results };
    this.#plans.set(name, plan);
    return plan;
  }

  /**
   * Write an argument to the block of a call.
   * @param {Leaf} leaf
   * @param {number} at The next slot.
   * @param {Argument[]} values
   * @returns {number} The slot after it.
   */
  #pass({ path, label, dtype, axes }, at, values) {
    /** @type {Argument | undefined} */
    let value = /** @type {{ [name: string]: Argument }} */ (/** @type {unknown} */ (values));
    for (const name of path) value = /** @type {{ [name: string]: Argument }} */ (value)?.[name];
    const slots = this.#slots();
    if (axes === null) {
      write(slots, SLOT * at, dtype, value, label);
      return at + 1;
    }
    if (!(value instanceof EngineArray) || value.dtype !== dtype || value.shape.length !== axes)
      throw new TypeError(`${label}: ${dtype}[${axes}] was expected`);
    slots.setBigInt64(SLOT * at, BigInt(value.at), true);
    for (const [i, length] of value.shape.entries()) slots.setBigInt64(SLOT * (at + 1 + i), BigInt(length), true);
    return at + 1 + axes;
  }

  /** The block of a call. */
  #slots() {
    if (this.#view?.buffer !== this.#memory.buffer)
      this.#view = new DataView(this.#memory.buffer, this.#block, SLOT * SLOTS);
    return /** @type {DataView} */ (this.#view);
  }

  /** @param {string} name */
  #run(name) {
    if (this.#isBroken) throw new EngineError(`${name}: an earlier call broke off`);
    try {
      /** @type {(block: number) => void} */ (this.#exports[name])(this.#block);
    } catch (problem) {
      this.#isBroken = true; // the call may have left anything behind
      throw new EngineError(`${name} broke off`, { cause: problem });
    }
  }

  /** @param {number} size */
  #grow(size) {
    const pages = Math.ceil(Math.max(size, this.#memory.buffer.byteLength / 2) / PAGE);
    this.#memory.grow(pages);
    return pages * PAGE;
  }
}

/** @param {Kind} kind @param {string[]} path @param {string} label @returns {Leaf[]} */
function leavesOf(kind, path, label) {
  if (typeof kind !== "string")
    return Object.entries(kind).flatMap(([name, part]) => leavesOf(part, [...path, name], `${label}.${name}`));
  const [dtype = "", axes] = kind.split(/[[\]]/);
  return [{ path, label, dtype, axes: axes === undefined ? null : Number(axes) }];
}

/** @param {DataView} slots @param {number} at @param {string} dtype @returns {Numeric} */
function read(slots, at, dtype) {
  if (dtype === "float64") return slots.getFloat64(at, true);
  if (dtype === "uint64") return slots.getBigUint64(at, true);
  const value = slots.getBigInt64(at, true);
  return dtype === "bool" ? value !== 0n : Number(value);
}

/** @param {DataView} slots @param {number} at @param {string} dtype @param {Argument | undefined} value @param {string} label */
function write(slots, at, dtype, value, label) {
  if (typeof value === "object" || value === undefined) throw new TypeError(`${label}: ${dtype} was expected`);
  if (dtype === "float64") slots.setFloat64(at, Number(value), true);
  else if (dtype === "uint64") slots.setBigUint64(at, BigInt(value), true);
  else slots.setBigInt64(at, BigInt(value), true);
}
