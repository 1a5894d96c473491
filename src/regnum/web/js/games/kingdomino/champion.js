// @ts-check
/**
 * The champion in the browser: the same compiled code as in `bots/kingdomino/champion.py` and `exact.py`, in a module of
 * its own, and its networks. Both are fetched when it first plays.
 */

import { Engine } from "../../engine/engine.js";
import { Networks } from "../../engine/networks.js";
import { Spending } from "../../engine/thinking.js";
import { Search, decided, knownIn, layFirst, listedBy, roomFor } from "./bots.js";

/** @typedef {import("../../engine/arrays.js").EngineArray} EngineArray */
/** @typedef {import("../../engine/arrays.js").Bundle} Bundle */
/** @typedef {import("../../engine/arrays.js").Shapes} Shapes */
/** @typedef {import("../../engine/contract.js").Budget} Budget */
/** @typedef {import("../../engine/contract.js").Thought} Thought */
/** @typedef {import("./bots.js").Position} Position */
/** @typedef {import("./bots.js").Known} Known */
/** @typedef {{ [name: string]: Bundle }} Bundles */
/** @typedef {import("../../engine/champion.js").Load} Load */
/** @typedef {import("../../engine/networks.js").Network & { table: Float32Array }} Judge A network, and the weights by which kingdoms are estimated. */
/**
 * @typedef {import("./bots.js").Room & { style: Record<string, number>, sizes: Record<string, number>,
 *   shapes: { status: string, edges: string, search: Record<string, Shapes> } }} Told
 */
/** @typedef {{ NODES_PER_PLAYOUT: number, SHARE: number, MOVE: number, shapes: Record<string, Shapes> }} ExactTold */
/** @typedef {{ unseen: number[], network: number, rows: number, isKnown: boolean }} Outlook What comes in a position. */

const BOTS = "bots.kingdomino";
const CHAMPION = `${BOTS}.champion`;
const EXACT = `${BOTS}.exact`;

/** A part of a budget, as `split` in Python. @param {Budget} budget @param {number} share @returns {Budget} */
function partOf({ seconds, playouts }, share) {
  return {
    ...(seconds !== undefined && { seconds: share * seconds }),
    ...(playouts !== undefined && { playouts: Math.max(1, Math.floor(share * playouts)) }),
  };
}

/** An ending that may be proved, and is decided as any other position if it is not. @implements {Thought} */
class Ending {
  #position;
  #chance;
  #spending;
  #proved;
  #release;
  #begin;
  /** @type {Thought | null} */
  #search = null;

  /**
   * @param {Position} position
   * @param {bigint} chance
   * @param {{ spending: Spending, proved: () => number | null, release: () => void }} proof
   * @param {() => Thought} begin Begins the search.
   */
  constructor(position, chance, { spending, proved, release }, begin) {
    this.#position = position;
    this.#chance = chance;
    this.#spending = spending;
    this.#proved = proved;
    this.#release = release;
    this.#begin = begin;
  }

  get isDone() {
    return this.#proved() !== null || (this.#spending.isDone && this.#searching().isDone);
  }

  /** @param {number} milliseconds */
  go(milliseconds) {
    (this.#spending.isDone ? this.#searching() : this.#spending).go(milliseconds);
  }

  choice() {
    const code = this.#proved();
    if (code !== null) return { action: this.#position.text(code), chance: this.#chance };
    const search = this.#searching();
    if (!search.isDone && !search.edges().length) search.go(1); // the choice is wanted before the proof was given up
    return search.choice();
  }

  edges() {
    return this.#proved() === null ? this.#searching().edges() : [];
  }

  release() {
    this.#release();
    if (this.#search) this.#search.release();
    else this.#position.release();
  }

  #searching() {
    this.#search ??= this.#begin();
    return this.#search;
  }
}

export class Champion {
  /** Use `Champion.load`. @param {Engine} engine @param {Load} load */
  constructor(engine, load) {
    this.engine = engine;
    this.networks = new Networks(engine, `${BOTS}.networks`, load);
    this.told = /** @type {Told} */ (/** @type {unknown} */ (engine.data(CHAMPION)));
    this.exact = /** @type {ExactTold} */ (/** @type {unknown} */ (engine.data(EXACT)));
  }

  /** @param {BufferSource} code Its module. @param {Load} load */
  static async load(code, load) {
    return new Champion(await Engine.load(code), load);
  }

  /**
   * A decision between several actions.
   * @param {Position} position
   * @param {Budget} budget
   * @param {bigint} chance
   * @param {{ solved: number | null, table: Float32Array }} told The action that is best by the own standing, if the ending
   *   can be solved; the weights by which kingdoms are estimated.
   * @returns {Promise<Thought>}
   */
  async think(position, budget, chance, { solved, table }) {
    const outlook = this.#outlook(knownIn(position));
    if (solved !== null && !outlook.isKnown) return decided(position, solved, chance);
    const { weights, sizes } = await this.networks.numbered(outlook.network);
    const judge = { weights, sizes, table };
    const search = (/** @type {Budget} */ part) =>
      solved === null ? this.#search(position, outlook, judge, part, chance) : decided(position, solved, chance);
    if (!outlook.isKnown) return search(budget);
    const { SHARE } = this.exact;
    const proof = this.#proof(position, outlook, partOf(budget, SHARE));
    return new Ending(position, chance, proof, () => search(partOf(budget, 1 - SHARE)));
  }

  /** Fetch the network for a position. @param {Known} known */
  async fetch(known) {
    await this.networks.numbered(this.#outlook(known).network);
  }

  /** @param {Known} known @returns {Outlook} */
  #outlook({ unseen, status: numbers }) {
    const status = this.engine.make(this.told.shapes.status);
    status.write(numbers);
    const [network, rows, isKnown] = this.engine.call(`${CHAMPION}.survey`, status, unseen.length);
    this.engine.release(status);
    return { unseen, network: Number(network), rows: Number(rows), isKnown: Boolean(isKnown) };
  }

  /** A proof of an ending under way. @param {Position} position @param {Outlook} outlook @param {Budget} budget */
  #proof({ here }, { unseen }, budget) {
    const { engine, exact } = this;
    const ends = /** @type {Bundles & { top: EngineArray, frames: EngineArray }} */ (engine.make(exact.shapes));
    layFirst(here, /** @type {Record<string, EngineArray>} */ (ends.positions));
    const row = engine.make("int64[many]", { many: unseen.length });
    row.write(unseen);
    engine.call(`${EXACT}.begin`, ends, row);
    engine.release(row);
    const proved = () => (ends.top.number(0) < 0 ? ends.frames.number(exact.MOVE) : null);
    const spending = new Spending(budget, (playouts) => {
      engine.call(`${EXACT}.look`, playouts * exact.NODES_PER_PLAYOUT, ends);
      if (proved() !== null) spending.most = 0;
    });
    return { spending, proved, release: () => engine.release(ends) };
  }

  /** @param {Position} position @param {Outlook} outlook @param {Judge} judge @param {Budget} budget @param {bigint} chance */
  #search(position, outlook, judge, budget, chance) {
    const { engine, told } = this;
    const { whole, own } = this.#arrays(position, outlook, judge, budget.playouts);
    engine.call(`${CHAMPION}.begin`, whole);
    return new Search(position, budget, chance, {
      grow: (playouts, state) => BigInt(engine.call(`${CHAMPION}.grow`, playouts, whole, state)[0] ?? 0),
      edges: () =>
        listedBy(engine, told.shapes.edges, (edges) => engine.number(`${CHAMPION}.root_turns`, whole, edges)),
      release: () => engine.release(own),
    });
  }

  /**
   * The arrays of a search, as `new_search` in Python: all, and those that are not the network's.
   * @param {Position} position
   * @param {Outlook} outlook
   * @param {Judge} judge
   * @param {number} [playouts]
   */
  #arrays({ engine: rules, here, players, row }, { unseen, rows }, { weights, sizes, table }, playouts) {
    const { told } = this;
    const { tree, playout } = /** @type {Record<string, Shapes>} */ (rules.data("bots.tree").shapes);
    const { positions } = /** @type {Record<string, Shapes>} */ (rules.data(`${BOTS}.search`).shapes);
    const shapes = /** @type {Record<string, Shapes>} */ ({ tree, playout, positions, ...told.shapes.search });
    const own = /** @type {Bundles} */ (
      this.engine.make(shapes, {
        ...{ ...told.sizes, ...sizes, ...roomFor(told, playouts) },
        ...{ seats: players, rivals: players - 1, hidden: unseen.length, rows, row },
      })
    );
    const stack = /** @type {Record<string, EngineArray>} */ (own.positions);
    layFirst(here, stack);
    /** @type {EngineArray} */ (own.unseen).write(unseen);
    const judging = /** @type {{ here: Bundles, judge: Bundles, evaluator: { weights: EngineArray } }} */ (
      /** @type {unknown} */ (own.judging)
    );
    judging.evaluator.weights.write(table);
    const now = { ...judging.here, deck: stack.deck, kings: stack.kings }; // dominoes and kings are those of the positions
    const by = { ...judging.judge, network: weights };
    const whole = { ...own, style: told.style, judging: { ...judging, here: now, judge: by } };
    return { whole: /** @type {import("../../engine/engine.js").Argument} */ (whole), own };
  }
}
