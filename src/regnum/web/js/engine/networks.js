// @ts-check
/** The networks of a game's champion, in the memory of its module. `bots/networks.py` writes their files. */

import { restore } from "./arrays.js";

/** @typedef {import("./arrays.js").Bundle} Bundle */
/** @typedef {import("./champion.js").Load} Load */
/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {{ weights: Bundle, sizes: Record<string, number> }} Network Its arrays, and the lengths of their axes by name. */
/** @typedef {{ files: string[], axes: string[], network: Record<string, string> }} Told */

/** The networks by number, each fetched once. */
export class Networks {
  /** @type {Map<number, Promise<Network>>} */
  #fetched = new Map();

  /** @param {Engine} engine @param {string} module The Python module that tells about them. @param {Load} load */
  constructor(engine, module, load) {
    this.engine = engine;
    this.load = load;
    this.told = /** @type {Told} */ (/** @type {unknown} */ (engine.data(module)));
  }

  /** @param {number} number */
  numbered(number) {
    const fetched =
      this.#fetched.get(number) ?? this.load(this.told.files[number] ?? "").then((file) => this.#read(file));
    this.#fetched.set(number, fetched);
    fetched.catch(() => this.#fetched.delete(number)); // so that it can be tried again
    return fetched;
  }

  /** A network from its file: the lengths of its axes, then its numbers in 16 bits. @param {ArrayBuffer} file @returns {Network} */
  #read(file) {
    const { engine, told } = this;
    const lengths = new Uint16Array(file, 0, told.axes.length);
    const sizes = Object.fromEntries(told.axes.map((axis, i) => [axis, lengths[i] ?? 0]));
    const halves = new Uint8Array(file, lengths.byteLength);
    const weights = engine.make(told.network, sizes);
    const flat = engine.make({ halves: "uint16[many]", numbers: "float32[many]" }, { many: halves.length / 2 });
    flat.halves.raw.set(halves);
    engine.call("bots.networks.widen", flat.halves, flat.numbers);
    restore(weights, flat.numbers.raw);
    engine.release(flat);
    return { weights, sizes };
  }
}
