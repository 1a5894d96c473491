// @ts-check
/** Room for arrays in a module's memory: parts are handed out and taken back; neighbours that are free become one. */

const ALIGNED = 64;

/** @param {number} size */
const rounded = (size) => Math.max(Math.ceil(size / ALIGNED), 1) * ALIGNED;

/** @typedef {{ start: number, size: number }} Part */

export class Arena {
  /**
   * @param {number} start
   * @param {number} end
   * @param {(size: number) => number} grow Makes the memory larger by at least this many bytes; returns by how many.
   */
  constructor(start, end, grow) {
    const first = rounded(start);
    /** In ascending order. @type {Part[]} */
    this.free = [{ start: first, size: end - first }];
    this.end = end;
    this.grow = grow;
  }

  /** The address of this many free bytes. @param {number} bytes */
  allocate(bytes) {
    const size = rounded(bytes);
    let at = this.free.findIndex((part) => part.size >= size);
    if (at < 0) {
      const grown = this.grow(size);
      this.#merge({ start: this.end, size: grown });
      this.end += grown;
      at = this.free.length - 1;
    }
    const part = /** @type {Part} */ (this.free[at]);
    const left = { start: part.start + size, size: part.size - size };
    this.free.splice(at, 1, ...(left.size > 0 ? [left] : []));
    return part.start;
  }

  /** Take bytes back. @param {number} start @param {number} bytes */
  release(start, bytes) {
    this.#merge({ start, size: rounded(bytes) });
  }

  /** @param {Part} part */
  #merge(part) {
    const at = this.free.findIndex((other) => other.start > part.start);
    const before = this.free.slice(0, at < 0 ? undefined : at);
    const after = at < 0 ? [] : this.free.slice(at);
    /** @type {Part[]} */
    const joined = [];
    for (const one of [...before, part, ...after]) {
      const last = joined.at(-1);
      if (last && last.start + last.size === one.start) last.size += one.size;
      else joined.push({ ...one });
    }
    this.free = joined;
  }
}
