// @ts-check
/** The champion of a game, fetched when it first plays, and what is done without it. */

/** @typedef {import("./contract.js").Budget} Budget */
/** @typedef {(name: string) => Promise<ArrayBuffer>} Load Gives a file beside the modules. */
/**
 * @template T
 * @typedef {{ Champion: { load: (code: BufferSource, load: Load) => Promise<T> } }} Script `js/games/<game>/champion.js`.
 */

/** The part of a budget of seconds for which a decision waits for what it takes. */
const PATIENCE = 0.5;

/**
 * What comes within so many milliseconds; null if it does not, or cannot be had.
 * @template T
 * @param {Promise<T>} coming
 * @param {number} milliseconds
 * @returns {Promise<T | null>}
 */
async function inTime(coming, milliseconds) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {Promise<null>} */
  const late = new Promise((resolve) => (timer = setTimeout(resolve, milliseconds, null)));
  try {
    return await Promise.race([coming, late]);
  } catch (problem) {
    console.warn(problem);
    return null;
  } finally {
    clearTimeout(timer);
  }
}

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
   * The champion, with everything that a decision takes; null where it cannot be had, or not in time, and people wait for
   * a decision that need not be the champion's. What is late goes on coming, for the next decision.
   * @param {(champion: T) => Promise<unknown>} equip Fetches what the decision takes besides; the decision may be over before
   *   that.
   * @param {Budget} budget
   * @param {boolean} isLevel Whether people play against it. Playouts alone promise the same choice everywhere, and are
   *   waited for without end.
   * @returns {Promise<[champion: T | null, left: Budget]>} With what is left of the budget.
   */
  async ready(equip, budget, isLevel) {
    const began = performance.now();
    const coming = this.#fetched().then(async (found) => {
      await equip(found);
      return found;
    });
    const { seconds } = budget;
    const found = await (isLevel && seconds !== undefined ? inTime(coming, 1000 * PATIENCE * seconds) : coming);
    const waited = (performance.now() - began) / 1000;
    return [found, seconds === undefined ? budget : { ...budget, seconds: Math.max(0, seconds - waited) }];
  }

  #fetched() {
    this.#coming ??= Promise.all([this.bring(), this.load(this.module)]).then(([{ Champion }, code]) =>
      Champion.load(code, this.load),
    );
    this.#coming.catch(() => (this.#coming = null)); // so that it can be tried again
    return this.#coming;
  }
}
