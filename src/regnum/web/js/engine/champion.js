// @ts-check
/** The champion of a game, fetched when it first plays, and what is done without it. */

/** @typedef {import("./contract.js").Thought} Thought */
/** @typedef {(name: string) => Promise<ArrayBuffer>} Load Gives a file beside the modules. */
/**
 * @template T
 * @typedef {{ Champion: { load: (code: BufferSource, load: Load) => Promise<T> } }} Script `js/games/<game>/champion.js`.
 */

/** @template T */
export class FetchedChampion {
  /** @type {Promise<T> | null} */
  #coming = null;

  /**
   * @param {string} module The file of its compiled rules.
   * @param {() => Promise<Script<T>>} bring Brings its script.
   * @param {Load} load
   */
  constructor(module, bring, load) {
    this.module = module;
    this.bring = bring;
    this.load = load;
  }

  /**
   * Its decision; null where it cannot be had, and people wait for one that need not be the champion's.
   * @param {(champion: T) => Promise<Thought>} decide
   * @param {boolean} isWaitedFor
   * @returns {Promise<Thought | null>}
   */
  async think(decide, isWaitedFor) {
    try {
      return await decide(await this.#fetched());
    } catch (problem) {
      if (!isWaitedFor) throw problem;
      console.warn(problem);
      return null;
    }
  }

  #fetched() {
    this.#coming ??= Promise.all([this.bring(), this.load(this.module)]).then(([{ Champion }, code]) =>
      Champion.load(code, this.load),
    );
    this.#coming.catch(() => (this.#coming = null)); // so that it can be tried again
    return this.#coming;
  }
}
