// @ts-check
/** Arrays in a module's memory, and bundles of them: objects by name, as Python's NamedTuples of arrays. */

/** How each kind of number is seen. Numbers of 64 bits are `bigint` here and nowhere else. */
const VIEWS = {
  int64: BigInt64Array,
  uint64: BigUint64Array,
  float64: Float64Array,
  float32: Float32Array,
  int32: Int32Array,
  uint32: Uint32Array,
  int16: Int16Array,
  uint16: Uint16Array,
  int8: Int8Array,
  uint8: Uint8Array,
  bool: Uint8Array,
};

/** @typedef {keyof typeof VIEWS} Dtype */
/** @typedef {InstanceType<typeof VIEWS[Dtype]>} TypedArray */
/** @typedef {{ readonly buffer: ArrayBuffer }} Memory */
/**
 * @typedef {string | { [name: string]: Shapes }} Shapes An array, such as `int64[4,8]` or `uint64[seats,8]` with the
 *   size of a named axis to be given, or several by name.
 */
/** @typedef {EngineArray | { [name: string]: Bundle }} Bundle Arrays by name. */
/** @typedef {Record<string, number>} Sizes The lengths of axes that have names. */

/** @param {string} name @returns {Dtype} */
function dtypeOf(name) {
  if (!(name in VIEWS)) throw new TypeError(`${name} is no kind of number`);
  return /** @type {Dtype} */ (name);
}

/**
 * What the text of an array means.
 * @param {string} text
 * @param {Sizes} sizes
 */
export function described(text, sizes = {}) {
  const found = /^(\w+)\[([\w,]*)\]$/.exec(text);
  if (!found) throw new TypeError(`${text} describes no array`);
  const axes = (found[2] ?? "").split(",").map((axis) => (/^\d+$/.test(axis) ? Number(axis) : sizes[axis]));
  if (axes.some((length) => length === undefined)) throw new TypeError(`${text} has an axis without a length`);
  const dtype = dtypeOf(found[1] ?? "");
  const shape = /** @type {number[]} */ (axes);
  const length = shape.reduce((product, axis) => product * axis, 1);
  return { dtype, shape, length, bytes: length * VIEWS[dtype].BYTES_PER_ELEMENT };
}

export class EngineArray {
  /** @type {TypedArray | null} */
  #view = null;

  /**
   * @param {Memory} memory
   * @param {number} at Its address.
   * @param {string} text Its kind and shape, `int64[4,8]`.
   * @param {Sizes} [sizes]
   */
  constructor(memory, at, text, sizes) {
    const { dtype, shape, length, bytes } = described(text, sizes);
    this.memory = memory;
    this.at = at;
    this.dtype = dtype;
    this.shape = shape;
    this.length = length;
    this.bytes = bytes;
  }

  /** The array as it is in the memory, to read and to write to. It is good until the memory grows: don't keep it. */
  get view() {
    if (this.#view === null || this.#view.buffer !== this.memory.buffer)
      this.#view = new VIEWS[this.dtype](this.memory.buffer, this.at, this.length);
    return this.#view;
  }

  /** Its bytes. */
  get raw() {
    return new Uint8Array(this.memory.buffer, this.at, this.bytes);
  }

  /**
   * Some of its numbers; all, if nothing else is said.
   * @param {number} [start]
   * @param {number} [end]
   * @returns {number[]}
   */
  numbers(start, end) {
    return Array.from(this.view.subarray(start, end), Number);
  }

  /** One number; an array of several axes is counted through by its last axis. @param {number} index */
  number(index) {
    return Number(this.view[index]);
  }

  /** A row of the first axis: its numbers. @param {number} index */
  row(index) {
    const size = this.length / (this.shape[0] ?? 1);
    return this.numbers(index * size, (index + 1) * size);
  }

  /**
   * Write numbers from a place on.
   * @param {Iterable<number | bigint>} values
   * @param {number} [start]
   */
  write(values, start = 0) {
    const view = this.view;
    if (view instanceof BigInt64Array || view instanceof BigUint64Array) view.set(Array.from(values, BigInt), start);
    else view.set(Array.from(values, Number), start);
  }

  /** Write the same number everywhere. @param {number} value */
  fill(value) {
    const view = this.view;
    if (view instanceof BigInt64Array || view instanceof BigUint64Array) view.fill(BigInt(value));
    else view.fill(value);
  }
}

/** Every array of a bundle, in order. @param {Bundle} bundle @returns {EngineArray[]} */
export const leaves = (bundle) =>
  bundle instanceof EngineArray ? [bundle] : Object.values(bundle).flatMap((part) => leaves(part));

/** What is in the arrays of a bundle, as bytes of its own. @param {Bundle} bundle */
export function saved(bundle) {
  const arrays = leaves(bundle);
  const bytes = new Uint8Array(arrays.reduce((sum, array) => sum + array.bytes, 0));
  let at = 0;
  for (const array of arrays) {
    bytes.set(array.raw, at);
    at += array.bytes;
  }
  return bytes;
}

/** Write what `saved` has given to a bundle of the same shapes. @param {Bundle} bundle @param {Uint8Array} bytes */
export function restore(bundle, bytes) {
  const arrays = leaves(bundle);
  const wanted = arrays.reduce((sum, array) => sum + array.bytes, 0);
  if (bytes.length !== wanted) throw new RangeError(`${wanted} bytes were expected, not ${bytes.length}`);
  let at = 0;
  for (const array of arrays) {
    array.raw.set(bytes.subarray(at, at + array.bytes));
    at += array.bytes;
  }
}
