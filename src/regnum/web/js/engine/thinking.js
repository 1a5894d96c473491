// @ts-check
/** How bots spend a budget in slices. As `spend` in `bots/protocol.py` and `on_cores` in `bots/threads.py`. */

/** @typedef {import("./contract.js").Budget} Budget */
/** @typedef {import("./engine.js").Engine} Engine */

/** Milliseconds that compiled code runs between two looks at the clock. */
const STEP = 4;
const MOST_STEPS = 8;
const SEED_BITS = 62;

/** A valid state of the random numbers from any number, as `chance.seeded`. @param {bigint} word */
export const seeded = (word) => BigInt.asUintN(SEED_BITS, word) + 1n;

/** The next state of the random numbers. @param {Engine} engine @param {bigint} chance */
export const advanced = (engine, chance) => BigInt(engine.call("games.entries.advance", chance)[0] ?? 0);

/** The same budget, but no more playouts than this. @param {Budget} budget @param {number | null} most @returns {Budget} */
export const atMost = (budget, most) =>
  most === null ? budget : { ...budget, playouts: Math.min(most, budget.playouts ?? most) };

/**
 * What a level has with so many players, as `by_players` in `bots/levels.py`.
 * @template T
 * @param {T[]} values For two players, three and so on, the last for all others.
 * @param {number} players
 */
export const byPlayers = (values, players) => /** @type {T} */ (values[Math.min(players - 2, values.length - 1)]);

/** Playouts made until a budget is spent; at least one. */
export class Spending {
  /**
   * @param {Budget} budget
   * @param {(playouts: number) => void} search Makes this many more playouts.
   * @param {() => number} [now] A clock in milliseconds.
   */
  constructor({ seconds, playouts }, search, now = () => performance.now()) {
    this.most = playouts ?? (seconds === undefined ? 1 : Infinity);
    this.search = search;
    this.now = now;
    this.made = 0;
    this.step = 1;
    this.end = seconds === undefined ? Infinity : now() + 1000 * seconds;
  }

  get isDone() {
    return this.made >= this.most || (this.made > 0 && this.now() >= this.end);
  }

  /** Make playouts for about this long, and one at least. @param {number} milliseconds */
  go(milliseconds) {
    const end = Math.min(this.end, this.now() + milliseconds);
    while (this.made < this.most) {
      const before = this.now();
      const step = Math.min(this.step, this.most - this.made);
      this.search(step);
      this.made += step;
      const now = this.now();
      if (now >= end) return;
      const speed = step / Math.max(now - before, 1e-4);
      this.step = Math.max(1, Math.min(Math.floor(speed * Math.min(STEP, end - now)), MOST_STEPS * step));
    }
  }
}
