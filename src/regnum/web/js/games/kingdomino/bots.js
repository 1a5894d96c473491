// @ts-check
/**
 * The bots of Kingdomino in the browser: the levels, and the game's own policies. With the same view, playouts and random
 * state they choose as Python's do (`bots/kingdomino`): the same compiled code estimates, searches and solves.
 */

import { restore } from "../../engine/arrays.js";
import { FetchedChampion } from "../../engine/champion.js";
import { Hashing } from "../../engine/dealing.js";
import { Refusal, message } from "../../engine/refusal.js";
import { Spending, advanced, atMost, byPlayers, seeded } from "../../engine/thinking.js";
import { Desk } from "./referee.js";

/** @typedef {import("../../engine/arrays.js").EngineArray} EngineArray */
/** @typedef {import("../../engine/arrays.js").Bundle} Bundle */
/** @typedef {import("../../engine/arrays.js").Shapes} Shapes */
/** @typedef {import("../../engine/contract.js").Budget} Budget */
/** @typedef {import("../../engine/contract.js").Edge} Edge */
/** @typedef {import("../../engine/contract.js").Seen} Seen */
/** @typedef {import("../../engine/contract.js").Thought} Thought */
/** @typedef {import("../../engine/engine.js").Engine} Engine */
/** @typedef {{ MOST_POSITIONS: number, MOST_NODES: number, MOST_CHILDREN: number, USUAL_CHILDREN: number }} Room */
/** @typedef {Room & { shapes: Record<string, Shapes>, sizes: Record<string, number> }} Told */
/**
 * @typedef {object} Growing A tree that grows.
 * @property {(playouts: number, chance: bigint) => bigint} grow Makes this many more playouts; gives the new random state.
 * @property {() => number[][]} edges Every action at the root, and how often it was tried.
 * @property {() => void} release
 */
/**
 * @typedef {object} Levels
 * @property {string[]} levels
 * @property {import("../../engine/contract.js").GameBots["daily"]} daily
 * @property {Record<string, number[]>} temperatures Of bots that do not search, by players.
 * @property {Record<string, (number | null)[]>} playouts Of bots that do: at most so many for a decision, by players.
 * @property {string[]} champions Bots that search with a network.
 */
/** @typedef {{ [name: string]: EngineArray }} Arrays */

const GAME = "games.kingdomino.entries";
const BOTS = "bots.kingdomino";
const SEARCH = `${BOTS}.search`;

/** What a decision starts from: the position as the seat to act knows it, in the module's memory. */
export class Position {
  /** @param {Desk} desk @param {Seen} seen */
  constructor(desk, seen) {
    this.desk = desk;
    this.engine = desk.engine;
    this.seat = seen.seat;
    this.players = Number(seen.options.players);
    /** How many dominoes are in a row. */
    this.row = Number(seen.options.row);
    this.part = /** @type {Uint8Array} */ (seen.parts.at(-1));
    this.here = /** @type {Arrays} */ (this.engine.make(desk.told.shapes.here));
    restore(this.here, this.part);
    /** The legal actions, by number and in notation. */
    this.legal = desk.legal(this.part);
  }

  /** An action in notation. @param {number} code */
  text(code) {
    return this.legal.texts[this.legal.codes.indexOf(code)] ?? "";
  }

  release() {
    this.engine.release(this.here);
  }
}

/**
 * A decision that is made at once.
 * @param {Position} position
 * @param {number} code
 * @param {bigint} chance
 * @returns {Thought}
 */
export function decided(position, code, chance) {
  const choice = { action: position.text(code), chance };
  position.release();
  return { isDone: true, go: () => {}, choice: () => choice, edges: () => [], release: () => {} };
}

/** @typedef {{ unseen: number[], status: number[] }} Known What all players know of what comes: the dominoes that are hidden, and how the game is. */

/** @param {Position} position @returns {Known} */
export function knownIn({ engine, here }) {
  const all = engine.make(/** @type {string} */ (toldOf(engine).shapes.all_unseen));
  const unseen = all.numbers(0, engine.number(`${BOTS}.knowledge.prepare`, here, all));
  engine.release(all);
  return { unseen, status: /** @type {EngineArray} */ (here.status).numbers() };
}

/** What the module tells about searches. @param {Engine} engine */
const toldOf = (engine) => /** @type {Told} */ (/** @type {unknown} */ (engine.data(SEARCH)));

/** The weights by which kingdoms are estimated, each table fetched once. */
export class Weights {
  /** @type {Map<string, Promise<ArrayBuffer>>} */
  #fetched = new Map();
  #load;

  /** @param {(name: string) => Promise<ArrayBuffer>} load */
  constructor(load) {
    this.#load = load;
  }

  /** The table for a position. @param {Position} position */
  fetch({ engine, here }) {
    const { files } = /** @type {{ files: string[] }} */ (engine.data(`${BOTS}.weights`));
    const name = files[engine.number(`${BOTS}.weights.choose_table`, here.status)] ?? "";
    const fetched = this.#fetched.get(name) ?? this.#load(name);
    this.#fetched.set(name, fetched);
    fetched.catch(() => this.#fetched.delete(name)); // so that it can be tried again
    return fetched;
  }

  /** An evaluator for a position. @param {Position} position */
  async evaluator(position) {
    const { engine } = position;
    const numbers = new Float32Array(await this.fetch(position));
    const made = engine.make(/** @type {{ weights: string }} */ (toldOf(engine).shapes.evaluator));
    made.weights.write(numbers);
    return /** @type {{ [name: string]: Bundle }} */ (made);
  }
}

/** The best action by estimated value, with noise. @param {Position} position @param {number} heat @param {bigint} chance @param {Weights} weights */
async function byEstimate(position, heat, chance, weights) {
  const { engine, here } = position;
  const evaluator = await weights.evaluator(position);
  const unseen = engine.make(/** @type {string} */ (toldOf(engine).shapes.all_unseen));
  engine.call(`${BOTS}.knowledge.prepare`, here, unseen);
  const [code, after] = engine.call(`${BOTS}.static.decide`, here, heat, chance, evaluator);
  engine.release({ ...evaluator, unseen });
  return decided(position, Number(code), BigInt(after ?? 0));
}

/** The action of one of the game's own policies. @param {Position} position @param {number} policy @param {bigint} chance */
function byPolicy(position, policy, chance) {
  const [code, after] = position.engine.call(`${GAME}.choose_action`, policy, position.here, chance);
  return decided(position, Number(code), BigInt(after ?? 0));
}

/** The best action of an ending that can be solved; null where it cannot. @param {Position} position */
function solved({ engine, here, players, legal }) {
  const [only = 0, ...rest] = legal.codes;
  if (rest.length === 0) return only;
  const { NO_ACTION, shapes } = /** @type {{ NO_ACTION: number, shapes: { ending: { [name: string]: Shapes } } }} */ (
    /** @type {unknown} */ (engine.data(`${BOTS}.endgame`))
  );
  const ending = /** @type {{ [name: string]: Bundle }} */ (engine.make(shapes.ending, { seats: players }));
  const code = engine.number(`${BOTS}.endgame.solve_ending`, here, ending);
  engine.release(ending);
  return code === NO_ACTION ? null : code;
}

/** A search that is under way. @implements {Thought} */
export class Search {
  #position;
  #tree;
  #spending;
  #after;

  /**
   * @param {Position} position
   * @param {Budget} budget
   * @param {bigint} chance
   * @param {Growing} tree
   */
  constructor(position, budget, chance, tree) {
    this.#position = position;
    this.#tree = tree;
    this.#after = advanced(position.engine, chance);
    let state = seeded(chance);
    this.#spending = new Spending(budget, (playouts) => (state = tree.grow(playouts, state)));
  }

  get isDone() {
    return this.#spending.isDone;
  }

  /** @param {number} milliseconds */
  go(milliseconds) {
    this.#spending.go(milliseconds);
  }

  choice() {
    return { action: this.#position.text(preferred([this.edges()])), chance: this.#after };
  }

  /** @returns {Edge[]} */
  edges() {
    const found = this.#tree.edges().map(([action = 0, visits = 0]) => ({ action, visits, value: 0 }));
    return found.filter(({ visits }) => visits > 0);
  }

  release() {
    this.#tree.release();
    this.#position.release();
  }
}

/**
 * A tree with playouts by estimated value.
 * @param {Position} position
 * @param {{ [name: string]: Bundle }} evaluator
 * @param {number} [playouts]
 * @returns {Growing}
 */
function byPlayouts(position, evaluator, playouts) {
  const { engine } = position;
  const search = newSearch(position, playouts);
  return {
    grow: (count, state) => BigInt(engine.call(`${SEARCH}.grow`, count, search, evaluator, state)[0] ?? 0),
    edges: () =>
      listedBy(engine, toldOf(engine).shapes.edges, (edges) =>
        engine.number(`${SEARCH}.root_visits`, search.tree ?? {}, edges),
      ),
    release() {
      const { here, ...others } = search;
      const { land, boxes, status } = /** @type {Arrays} */ (here); // dominoes and kings are those of the positions
      engine.release({ ...others, land, boxes, status, ...evaluator });
    },
  };
}

/**
 * The rows that an entry point writes.
 * @param {Engine} engine
 * @param {Shapes | undefined} shape
 * @param {(rows: EngineArray) => number} write Tells how many there are.
 */
export function listedBy(engine, shape, write) {
  const rows = engine.make(/** @type {string} */ (shape));
  const listed = write(rows);
  const found = Array.from({ length: listed }, (_, i) => rows.row(i));
  engine.release(rows);
  return found;
}

/** How many positions and nodes a search of at most so many playouts needs. @param {Room} room @param {number} [playouts] */
export function roomFor({ MOST_POSITIONS, MOST_NODES, MOST_CHILDREN, USUAL_CHILDREN }, playouts) {
  const visited = Math.min(MOST_POSITIONS, (playouts || MOST_POSITIONS) + 1);
  return { visited, nodes: Math.min(MOST_NODES, visited * USUAL_CHILDREN + MOST_CHILDREN) };
}

/** Make a position the first of a stack; dominoes and kings are there once. @param {Arrays} here @param {Arrays} stack */
export function layFirst(here, stack) {
  for (const name of ["land", "boxes", "status"]) {
    const [array, from] = [/** @type {EngineArray} */ (stack[name]), /** @type {EngineArray} */ (here[name])];
    array.raw.set(from.raw.subarray(0, array.bytes / (array.shape[0] ?? 1)));
  }
  for (const name of ["deck", "kings"]) stack[name]?.raw.set(/** @type {EngineArray} */ (here[name]).raw);
}

/**
 * The arrays of a search, as `_new_search` in Python.
 * @param {Position} position
 * @param {number} [playouts]
 * @returns {{ [name: string]: Bundle }}
 */
function newSearch({ engine, here, players, seat }, playouts) {
  const told = toldOf(engine);
  const { tree, playout } = /** @type {{ tree: Shapes, playout: Shapes }} */ (engine.data("bots.tree").shapes);
  const all = engine.make(/** @type {string} */ (told.shapes.all_unseen));
  const hidden = engine.number(`${BOTS}.knowledge.prepare`, here, all);
  const { positions, position_of, limits, unseen, standings, here: now } = told.shapes;
  const { deck: _deck, kings: _kings, ...own } = /** @type {Record<string, string>} */ (now);
  const shapes = /** @type {Record<string, Shapes>} */ ({
    ...{ tree, positions, position_of, limits, playout },
    ...{ here: own, unseen, standings },
  });
  const made = engine.make(shapes, { ...told.sizes, ...roomFor(told, playouts), seats: players, hidden });
  const search = /** @type {Record<string, Bundle>} */ (made);
  const stack = /** @type {Arrays} */ (search.positions);
  layFirst(here, stack);
  /** @type {EngineArray} */ (search.unseen).write(all.numbers(0, hidden));
  engine.release(all);
  const whole = { ...search, here: { ...search.here, deck: stack.deck, kings: stack.kings } };
  const ready = /** @type {{ [name: string]: Bundle }} */ (whole);
  engine.call("bots.tree.plant", /** @type {{ [name: string]: Bundle }} */ (ready.tree));
  engine.call(`${SEARCH}.begin`, ready, seat);
  return ready;
}

/** The action that searches prefer together: the most visited, of equals the one that was listed first. @param {Edge[][]} searches */
function preferred(searches) {
  /** @type {Map<number, number>} */
  const visits = new Map();
  for (const edge of searches.flat()) visits.set(edge.action, (visits.get(edge.action) ?? 0) + edge.visits);
  const [first = [0, 0], ...others] = visits;
  return others.reduce((best, edge) => (edge[1] > best[1] ? edge : best), first)[0];
}

/** @type {import("../../engine/contract.js").MakeBots} */
export function bots(engine, load) {
  const desk = new Desk(engine);
  const hashing = new Hashing(engine);
  const weights = new Weights(load);
  const { levels, daily, temperatures, playouts, champions } = /** @type {Levels} */ (
    /** @type {unknown} */ (engine.data(`${BOTS}.levels`))
  );
  const { game, policies } = desk.told;
  const others = [...policies, ...Object.keys({ ...temperatures, ...playouts }), ...champions];
  const names = [...new Set([...levels, ...others])];
  const champion = new FetchedChampion(`${game}-champion.wasm`, () => import("./champion.js"), load);
  return {
    game,
    levels,
    names,
    daily,
    async think(bot, seen, budget, chance) {
      if (!names.includes(bot)) throw new Refusal("usage", message("error-bot", { bot, known: names.join(", ") }));
      const position = new Position(desk, seen);
      const heats = temperatures[bot];
      if (heats) return byEstimate(position, byPlayers(heats, position.players), chance, weights);
      if (policies.includes(bot)) return byPolicy(position, policies.indexOf(bot), chance);
      const certain = solved(position);
      let part = atMost(budget, byPlayers(playouts[bot] ?? [null], position.players));
      if (champions.includes(bot) && position.legal.codes.length > 1) {
        const known = knownIn(position);
        const table = weights.fetch(position); // at the same time
        const isLevel = levels.includes(bot);
        const [found, left] = await champion.ready((one) => Promise.all([one.fetch(known), table]), part, isLevel);
        if (found)
          return found.think(position, left, chance, { solved: certain, table: new Float32Array(await table) });
        part = left;
      }
      if (certain !== null) return decided(position, certain, chance);
      const evaluator = await weights.evaluator(position);
      return new Search(position, part, chance, byPlayouts(position, evaluator, part.playouts));
    },
    together(seen, searches) {
      const position = new Position(desk, seen);
      const action = position.text(preferred(searches));
      position.release();
      return action;
    },
    chance: (secret, ply) => hashing.decisionChance(secret, ply),
  };
}
