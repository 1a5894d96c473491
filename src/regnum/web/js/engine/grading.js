// @ts-check
/** Grades of decisions and the account of a game: the arrays of `bots/grading.py`, and how they are read. */

/** @typedef {import("./arrays.js").EngineArray} EngineArray */
/** @typedef {import("./comparing.js").Compared} Compared */
/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {Record<"values" | "sums" | "squares" | "change" | "scratch", EngineArray>} Arrays */
/**
 * @typedef {object} Verdict On an action.
 * @property {import("./contract.js").Candidate["grade"]} grade
 * @property {number} best The number of the best action, among those compared.
 * @property {number} lost The chance of winning that it gave away, with its standard error;
 * @property {number} lostError
 * @property {number} points what it gave away in points less the rivals' mean, with its standard error;
 * @property {number} pointsError
 * @property {number} spread and by how many points the actions differ.
 */

const GRADING = "bots.grading";
/** The entries of a value. */
const [WIN, POINTS, VALUES] = [0, 1, 2];

/**
 * @typedef {object} Told
 * @property {import("./contract.js").Candidate["grade"][]} GRADES
 * @property {number} UNFORCED By how many points actions have to differ so that a decision counts for a player's rate.
 * @property {Record<"first" | "most" | "account" | "value", number>} decks On how many decks things are compared.
 * @property {{ account: Record<keyof Arrays, string>, verdict: string }} shapes
 */

/** What `bots/grading.py` tells. @param {Engine} engine */
export const toldOf = (engine) => /** @type {Told} */ (/** @type {unknown} */ (engine.data(GRADING)));

/** Let a comparison go on to so many decks. @param {Engine} engine @param {Compared} compared @param {number} decks */
export const goOn = (engine, compared, decks) => engine.call(`${GRADING}.go_on`, compared, decks);

/** Whether more decks would hardly change the grade of an action. @param {Engine} engine @param {Compared} compared @param {number} played Its number. */
export const isSettled = (engine, compared, played) =>
  engine.call(`${GRADING}.is_settled`, compared, played)[0] === true;

/** The verdict on an action. @param {Engine} engine @param {Compared} compared @param {number} played Its number. @returns {Verdict} */
export function verdictOn(engine, compared, played) {
  const { GRADES, shapes } = toldOf(engine);
  const verdict = engine.make(shapes.verdict);
  const [grade, best] = engine.call(`${GRADING}.judge`, compared, played, verdict).map(Number);
  const [lost = 0, lostError = 0, points = 0, pointsError = 0, spread = 0] = verdict.numbers();
  engine.release(verdict);
  return { grade: GRADES[grade ?? 0] ?? "best", best: best ?? 0, lost, lostError, points, pointsError, spread };
}

/** What each seat can expect in the course of a game, and where that comes from. */
export class Account {
  #engine;
  #arrays;
  #seats;

  /** @param {Engine} engine @param {number} seats */
  constructor(engine, seats) {
    this.#engine = engine;
    this.#seats = seats;
    const made = engine.make(toldOf(engine).shapes.account, { seats });
    this.#arrays = /** @type {Arrays} */ (made);
  }

  /**
   * Go on by a step: `begin_account`, `begin_with`, `reveal`, `decide` or `end_account`.
   * @param {string} name
   * @param {...import("./engine.js").Argument} values What it takes besides the account.
   */
  step(name, ...values) {
    this.#engine.call(`${GRADING}.${name}`, this.#arrays, ...values);
  }

  /** What the latest step has brought each seat: the share of the victory, and points. */
  get change() {
    return this.#bySeat(this.#arrays.change);
  }

  /** What each seat can expect now: the share of the victory, and points. */
  get values() {
    return this.#bySeat(this.#arrays.values);
  }

  /** What luck, own choices and rivals' choices have brought a seat, with standard errors. @param {number} seat */
  partsOf(seat) {
    const [sums, squares] = [this.#arrays.sums.row(seat), this.#arrays.squares.row(seat)];
    for (const entry of [WIN, POINTS])
      // luck is what the others leave of the result
      squares[entry] = (squares[VALUES + entry] ?? 0) + (squares[2 * VALUES + entry] ?? 0);
    const errors = squares.map(Math.sqrt);
    return {
      ...named(sums, WIN),
      errors: named(errors, WIN),
      points: { ...named(sums, POINTS), errors: named(errors, POINTS) },
    };
  }

  /** @param {EngineArray} array */
  #bySeat(array) {
    return Array.from({ length: this.#seats }, (_, seat) => array.row(seat));
  }

  release() {
    this.#engine.release(this.#arrays);
  }
}

/** The three parts of a seat's account. @param {number[]} row @param {number} entry */
const named = (row, entry) => ({
  luck: row[entry] ?? 0,
  skill: row[VALUES + entry] ?? 0,
  rivals: row[2 * VALUES + entry] ?? 0,
});
