// @ts-check
/** Comparing the actions of a position by playouts on common decks, as far as it is the same for every game: `bots/comparing.py`. */

import { endingOf, gainsFirst, reasonsOf } from "./reasons.js";

/** @typedef {import("./arrays.js").EngineArray} EngineArray */
/** @typedef {import("./arrays.js").Bundle} Bundle */
/** @typedef {import("./arrays.js").Shapes} Shapes */
/** @typedef {import("./contract.js").Analysis} Analysis */
/** @typedef {import("./contract.js").Reason} Reason */
/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {Record<"actions" | "marks" | "tried" | "outcomes" | "counts", EngineArray>} Compared */
/** @typedef {Record<"order" | "behind" | "means" | "errors" | "losses", EngineArray>} Estimates */
/**
 * @typedef {object} Told
 * @property {number} PLAY_ON In place of an action: the seat to act, too, does what the reference player does.
 * @property {number} KEPT
 * @property {number} MOST_NEXT How many actions of the likely continuation are told.
 * @property {{ deck: number, decks: number }} counts
 * @property {{ compared: Record<keyof Compared, string>, estimates: Record<keyof Estimates, string> }} shapes
 */

const COMPARING = "bots.comparing";
const GRADING = "bots.grading";
/** The entries of an outcome: the share of the victory, and the final points. */
const ENTRIES = 2;
/** Of the games between which expected points are told: eight of ten. */
const OUTSIDE = 0.1;

/** What the module tells about comparisons. @param {Engine} engine */
export const toldOf = (engine) => /** @type {Told} */ (/** @type {unknown} */ (engine.data(COMPARING)));

/**
 * What is likely to follow an action, by number; `write` continues a line that begins with it, and returns how long it is then.
 * @param {Engine} engine
 * @param {number} code
 * @param {(line: EngineArray) => number} write
 */
export function foreseen(engine, code, write) {
  const line = engine.make(`int64[${toldOf(engine).MOST_NEXT + 1}]`);
  line.write([code]);
  const found = line.numbers(1, write(line));
  engine.release(line);
  return found;
}

/**
 * The grade of an action that gives away this share of the victory, known to this standard error.
 * @param {Engine} engine
 * @param {number} lost
 * @param {number} error
 */
function gradeOf(engine, lost, error) {
  const { GRADES } = /** @type {{ GRADES: import("./contract.js").Candidate["grade"][] }} */ (
    /** @type {unknown} */ (engine.data(GRADING))
  );
  return GRADES[engine.number(`${GRADING}.grade`, lost, error)] ?? "best";
}

/**
 * @typedef {{ seats: number, mover: number, text: (code: number) => string, go: (playouts: number) => number,
 *   weigh: Weighing, usual?: () => number[], release: () => void, isExact?: boolean }} Game What is the game's own; `usual`: the
 *   actions that the best one is compared with where reasons are told, if they are not all.
 */
/**
 * @typedef {(codes: number[], ask: (weighed: import("./reasons.js").Weighed) => Reason[]) => Reason[]} Weighing Weighs some
 *   actions, and gives the memory back after the question.
 */

/** A comparison under way, as `Trial` in Python. */
export class Trial {
  #engine;
  #game;

  /** @param {Engine} engine @param {Compared} compared @param {Game} game */
  constructor(engine, compared, game) {
    this.#engine = engine;
    this.compared = compared;
    this.#game = game;
    this.isExact = game.isExact ?? false;
  }

  /** Never drop these actions. @param {...number} codes */
  keep(...codes) {
    const { KEPT } = toldOf(this.#engine);
    for (const [i, code] of this.compared.actions.numbers().entries())
      if (codes.includes(code)) this.compared.marks.write([KEPT], i);
  }

  /** The number of an action in the comparison. @param {number} code */
  numberOf(code) {
    return this.compared.actions.numbers().indexOf(code);
  }

  /** Whether nothing is left to chance, so that one deck is enough. */
  get isKnown() {
    return this.compared.counts.number(toldOf(this.#engine).counts.decks) === 1;
  }

  /** Every seat's chance of winning after an action, by its number. @param {number} i */
  winOf(i) {
    const { seats } = this.#game;
    const { means } = this.estimates();
    return Array.from({ length: seats }, (_, seat) => means[(i * seats + seat) * ENTRIES] ?? 0);
  }

  /** Never drop the best of those that were tried. @param {number} count */
  keepBest(count) {
    const { order } = this.estimates();
    this.keep(...order.slice(0, count).map((i) => this.compared.actions.number(i)));
  }

  /** How many actions are compared. */
  get actions() {
    return this.compared.actions.length;
  }

  /** @param {number} playouts */
  go(playouts) {
    return this.isExact ? 0 : this.#game.go(playouts);
  }

  /** On how many decks every action that is still compared was played. */
  get decks() {
    return this.compared.counts.number(toldOf(this.#engine).counts.deck);
  }

  get isDone() {
    const { counts } = toldOf(this.#engine);
    return this.isExact || this.decks >= this.compared.counts.number(counts.decks);
  }

  /** What is known so far, as numbers: the arrays of the estimates, and the actions tried, the best first. */
  estimates() {
    const actions = this.compared.actions.length;
    const { shapes } = toldOf(this.#engine);
    const made = this.#engine.make(shapes.estimates, { actions, seats: this.#game.seats });
    const estimates = /** @type {Estimates} */ (made);
    const listed = this.#engine.number(`${COMPARING}.summarise`, this.compared, made);
    const found = {
      order: estimates.order.numbers(0, listed),
      means: estimates.means.numbers(),
      errors: estimates.errors.numbers(),
      losses: Array.from({ length: actions }, (_, i) => estimates.losses.row(i)),
    };
    this.#engine.release(made);
    return found;
  }

  /** What is known so far. @returns {Analysis} */
  analysis() {
    const { seats, mover, text } = this.#game;
    const { order, means, errors, losses } = this.estimates();
    const tried = this.compared.tried.numbers();
    const playouts = tried.reduce((sum, one) => sum + one, 0);
    const entries = (/** @type {number[]} */ all, /** @type {number} */ i, /** @type {number} */ entry) =>
      Array.from({ length: seats }, (_, seat) => all[(i * seats + seat) * ENTRIES + entry] ?? 0);
    const candidates = order.map((i, place) => ({
      action: text(this.compared.actions.number(i)),
      share: this.isExact ? Number(place === 0) : (tried[i] ?? 0) / playouts,
      win: entries(means, i, 0),
      points: entries(means, i, 1),
      error: entries(errors, i, 0)[mover] ?? 0,
      points_error: entries(errors, i, 1),
      loss: losses[i]?.[0] ?? 0,
      loss_error: losses[i]?.[1] ?? 0,
      range: this.#range(i, tried[i] ?? 0),
      grade: gradeOf(this.#engine, losses[i]?.[0] ?? 0, losses[i]?.[1] ?? 0),
    }));
    return { seat: mover, exact: this.isExact, playouts: this.isExact ? 0 : playouts, candidates };
  }

  /**
   * Between which points eight of ten games end for the seat to act.
   * @param {number} i
   * @param {number} decks
   * @returns {[number, number]}
   */
  #range(i, decks) {
    const { seats, mover } = this.#game;
    const { outcomes } = this.compared;
    const [, most = 0] = outcomes.shape;
    const all = Array.from({ length: decks }, (_, deck) =>
      outcomes.number(((i * most + deck) * seats + mover) * ENTRIES + 1),
    ).sort((one, other) => one - other);
    const at = (/** @type {number} */ part) => all[Math.round(part * (decks - 1))] ?? 0;
    return [at(OUTSIDE), at(1 - OUTSIDE)];
  }

  /**
   * Why the first of some candidates are as good as they are: the best one compared with all others, the others with it.
   * As `with_reasons` in Python.
   * @param {Analysis} analysis
   * @param {import("./contract.js").Candidate[]} wanted
   */
  explain({ seat, candidates }, wanted) {
    const codes = this.compared.actions.numbers();
    const codeOf = new Map(codes.map((code) => [this.#game.text(code), code]));
    const [best] = candidates;
    for (const candidate of wanted) {
      const chosen = codeOf.get(candidate.action) ?? 0;
      const isBest = candidate === best;
      const all = this.#game.usual?.() ?? codes;
      const others = isBest ? all.filter((code) => code !== chosen) : [codeOf.get(best?.action ?? "") ?? 0];
      const measured = isBest ? 1 : (candidate.win[seat] ?? 0) - (best?.win[seat] ?? 0) || -1;
      const found = this.#game.weigh([chosen, ...others], (weighed) =>
        reasonsOf(this.#engine, weighed, { chosen: 0, other: isBest ? null : 1, measured }),
      );
      candidate.reasons = gainsFirst(this.#engine, [...this.#ending(candidate, candidates, seat), ...found]);
    }
  }

  /**
   * By how many points a solved ending is worse than the best one, or better than the mean of the others.
   * @param {import("./contract.js").Candidate} candidate
   * @param {import("./contract.js").Candidate[]} candidates
   * @param {number} seat
   */
  #ending(candidate, candidates, seat) {
    const others = candidate === candidates[0] ? candidates.slice(1) : candidates.slice(0, 1);
    if (!this.isExact || !others.length) return [];
    const mean = others.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0) / others.length;
    return endingOf((candidate.points[seat] ?? 0) - mean);
  }

  /**
   * Why an action is better than another, given by how much it was found to be. As `Judge.reasons` in Python.
   * @param {number} chosen
   * @param {number} other
   * @param {number} measured
   */
  reasons(chosen, other, measured) {
    return this.#game.weigh([chosen, other], (weighed) =>
      reasonsOf(this.#engine, weighed, { chosen: 0, other: 1, measured }),
    );
  }

  release() {
    this.#game.release();
  }
}
