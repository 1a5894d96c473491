// @ts-check
/**
 * The champion in the browser: the same compiled code as in `bots/kingdoms/champion.py`, in a module of its own, and its
 * networks. Both are fetched when it first plays.
 */

import { Engine } from "../../engine/engine.js";
import { Networks } from "../../engine/networks.js";
import { Search, newSearch } from "./bots.js";

/** @typedef {import("../../engine/arrays.js").Bundle} Bundle */
/** @typedef {import("../../engine/arrays.js").Shapes} Shapes */
/** @typedef {import("../../engine/champion.js").Load} Load */
/** @typedef {import("../../engine/contract.js").Budget} Budget */
/** @typedef {import("../../engine/contract.js").Thought} Thought */
/** @typedef {import("./bots.js").Position} Position */
/**
 * @typedef {{ MOST_NODES: number, MOST_CHILDREN: number, USUAL_CHILDREN: number, style: Record<string, number>,
 *   sizes: Record<string, number>, shapes: Record<string, Shapes> }} Told
 */

const BOTS = "bots.kingdoms";
const CHAMPION = `${BOTS}.champion`;

/** How many nodes a search of at most so many visits needs. @param {Told} told @param {number} [visits] */
const nodesFor = ({ MOST_NODES, MOST_CHILDREN, USUAL_CHILDREN }, visits) =>
  Math.min(MOST_NODES, (visits || MOST_NODES) * USUAL_CHILDREN + MOST_CHILDREN);

export class Champion {
  /** Use `Champion.load`. @param {Engine} engine @param {Load} load */
  constructor(engine, load) {
    this.engine = engine;
    this.networks = new Networks(engine, `${BOTS}.networks`, load);
    this.told = /** @type {Told} */ (/** @type {unknown} */ (engine.data(CHAMPION)));
  }

  /** @param {BufferSource} code Its module. @param {Load} load */
  static async load(code, load) {
    return new Champion(await Engine.load(code), load);
  }

  /** Fetch a network. @param {number} number */
  async fetch(number) {
    await this.networks.numbered(number);
  }

  /**
   * A decision between several actions by the network of a number.
   * @param {Position} position
   * @param {number} number
   * @param {Budget} budget
   * @param {bigint} chance
   * @returns {Promise<Thought>}
   */
  async think(position, number, budget, chance) {
    const { engine, told } = this;
    const { weights, sizes } = await this.networks.numbered(number);
    const room = { ...told.sizes, ...sizes, nodes: nodesFor(told, budget.playouts) };
    const own = newSearch(engine, position, told.shapes, room);
    const judging = /** @type {{ judge: { [name: string]: Bundle } }} */ (own.judging);
    const judge = { ...judging.judge, network: weights };
    const whole = { ...own, style: told.style, judging: { ...judging, judge } };
    engine.call(`${CHAMPION}.begin`, whole);
    return new Search(position, budget, chance, {
      engine,
      grow: (visits, state) => BigInt(engine.call(`${CHAMPION}.grow_round`, visits, whole, state)[0] ?? 0),
      gather: ({ visits, values }) => void engine.call(`${CHAMPION}.gather_actions`, whole, visits, values),
      release: () => engine.release(own),
    });
  }
}
