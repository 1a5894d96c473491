// @ts-check
/**
 * The bots of Kingdoms in the browser: the levels, and the game's own policies. With the same view, playouts and random
 * state they choose as Python's do (`bots/kingdoms`): the same compiled code searches, and the same code decides.
 */

import { restore, saved } from "../../engine/arrays.js";
import { FetchedChampion } from "../../engine/champion.js";
import { Hashing } from "../../engine/dealing.js";
import { Refusal, message } from "../../engine/refusal.js";
import { Spending, advanced, atMost, byPlayers, seeded } from "../../engine/thinking.js";
import { actionTexts } from "./referee.js";

/** @typedef {import("../../engine/arrays.js").Bundle} Bundle */
/** @typedef {import("../../engine/arrays.js").EngineArray} EngineArray */
/** @typedef {import("../../engine/arrays.js").Shapes} Shapes */
/** @typedef {import("../../engine/contract.js").Budget} Budget */
/** @typedef {import("../../engine/contract.js").Edge} Edge */
/** @typedef {import("../../engine/contract.js").Seen} Seen */
/** @typedef {import("../../engine/contract.js").Thought} Thought */
/** @typedef {import("../../engine/engine.js").Engine} Engine */
/** @typedef {{ width: number, variety: number, foresight: number, solves: boolean, playouts: number | null }} Skill */
/**
 * @typedef {{ shapes: Record<string, Shapes>, sizes: Record<string, number>, MOST_NODES: number, EXPLORATION: number,
 *   WIDENING: number }} Told
 */
/**
 * @typedef {object} Growing A tree that grows.
 * @property {Engine} engine In whose memory it is.
 * @property {(playouts: number, chance: bigint) => bigint} grow Makes this many more playouts; gives the new random state.
 * @property {(tally: { visits: EngineArray, values: EngineArray }) => void} gather Counts how often each action at the root
 *   was tried, and what that was worth.
 * @property {() => void} release
 */
/**
 * @typedef {object} Levels
 * @property {string[]} levels
 * @property {import("../../engine/contract.js").GameBots["daily"]} daily
 * @property {Record<string, Skill[]>} skills By players.
 * @property {string[]} champions Bots that search with a network.
 */
/** @typedef {{ [name: string]: Bundle }} Bundles */

const GAME = "games.kingdoms.entries";
const SEARCH = "bots.kingdoms.search";
const ENDGAME = "bots.kingdoms.endgame";
const LEVELS = "bots.kingdoms.levels";
/** Where a budget sets no limit. */
const NONE = -1;

/** What a decision starts from: the position as the seat to act knows it, in the module's memory. */
export class Position {
  /** @param {Engine} engine @param {Seen} seen */
  constructor(engine, seen) {
    const shapes = /** @type {Record<string, Shapes>} */ (engine.data(GAME).shapes);
    this.engine = engine;
    this.seat = seen.seat;
    this.players = Number(seen.options.players);
    this.texts = actionTexts(engine);
    this.here = engine.make(/** @type {{ [name: string]: string }} */ (shapes.here));
    restore(this.here, /** @type {Uint8Array} */ (seen.parts.at(-1)));
    const codes = engine.make(/** @type {string} */ (shapes.codes));
    /** The legal actions, by number. */
    this.legal = codes.numbers(0, engine.number(`${GAME}.legal_actions`, this.here, codes));
    engine.release(codes);
  }

  /** An action in notation. @param {number} code */
  text(code) {
    return this.texts.get(code) ?? "";
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
function decided(position, code, chance) {
  const choice = { action: position.text(code), chance };
  position.release();
  return { isDone: true, go: () => {}, choice: () => choice, edges: () => [], release: () => {} };
}

/** The action of one of the game's own policies. @param {Position} position @param {number} policy @param {bigint} chance */
function byPolicy(position, policy, chance) {
  const { engine, here } = position;
  const shapes = /** @type {Record<string, string>} */ (engine.data(GAME).shapes);
  const prospects = engine.make(shapes.prospects ?? "");
  const [code, after] = engine.call(`${GAME}.choose_action`, policy, here, prospects, chance);
  engine.release(prospects);
  return decided(position, Number(code), BigInt(after ?? 0));
}

/** How a skill evaluates and proposes here, as `tuning.parameters_for`. @param {Position} position @param {Skill} skill */
export function parametersFor({ engine, here }, skill) {
  const { shapes, EXPLORATION, WIDENING } = toldOf(engine);
  const arrays = engine.make(/** @type {Record<"unseen" | "kept" | "used" | "prices", string>} */ (shapes.prepared));
  const found = engine.call("bots.kingdoms.tuning.prepare", here, skill.foresight, arrays);
  const [hope = 0, turn = 0, later = 0, square = 0, latePoints = 0, squarePoints = 0, proposed = 0, drawing = 0] =
    found;
  const { kept, used, prices } = arrays;
  return {
    arrays,
    proposal: { hope: proposed, drawing, prices },
    evaluator: {
      ...{ hope, turn, later_variance: later, square_variance: square, kept, used },
      ...{ later_points: latePoints, square_points: squarePoints },
    },
    exploration: EXPLORATION,
    widening: WIDENING,
    width: skill.width,
    variety: skill.variety,
  };
}

/** The best action of the end of a round, solved. @param {Position} position @param {Skill} skill @param {bigint} chance */
function solved(position, skill, chance) {
  const { engine, here, players, legal, seat } = position;
  const { shapes } = /** @type {Told} */ (/** @type {unknown} */ (engine.data(ENDGAME)));
  const sizes = { seats: players, actions: legal.length };
  const { arrays, evaluator } = parametersFor(position, skill);
  const made = engine.make({ stack: shapes.stack ?? "", outcomes: /** @type {string} */ (shapes.outcomes) }, sizes);
  engine.call(`${ENDGAME}.solve`, here, made.stack, evaluator, made.outcomes);
  const best = engine.number(`${ENDGAME}.best_of`, made.outcomes, seat);
  engine.release({ ...made, arrays });
  return decided(position, legal[best] ?? 0, chance);
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
    const { engine } = this.#position;
    return { action: this.#position.text(preferred(engine, [this.edges()])), chance: this.#after };
  }

  /** @returns {Edge[]} */
  edges() {
    const { engine, gather } = this.#tree;
    const tally = engine.make(tallyOf(this.#position.engine));
    gather(tally);
    const { visits, values } = tally;
    const found = visits.numbers().map((number, action) => ({ action, visits: number, value: values.number(action) }));
    engine.release(tally);
    return found.filter((edge) => edge.visits > 0);
  }

  release() {
    this.#tree.release();
    this.#position.release();
  }
}

/** A tree that is judged by the evaluator. @param {Position} position @param {Skill} skill @param {number} [playouts] @returns {Growing} */
function byEvaluator(position, skill, playouts = Infinity) {
  const { engine, seat } = position;
  const { MOST_NODES, sizes } = toldOf(engine);
  const parameters = parametersFor(position, skill);
  const nodes = Math.min(MOST_NODES, playouts + 1);
  const search = newSearch(engine, position, {}, { ...sizes, nodes });
  const tree = /** @type {Bundles} */ (search.tree);
  engine.call("bots.tree.plant", tree);
  return {
    engine,
    grow: (count, state) => BigInt(engine.call(`${SEARCH}.grow`, count, search, parameters, state)[0] ?? 0),
    gather: ({ visits, values }) => void engine.call(`${SEARCH}.gather_root`, tree, seat, visits, values),
    release: () => engine.release({ ...search, ...parameters.arrays }),
  };
}

/**
 * The arrays of a search, as `new_search`, what is known being there.
 * @param {Engine} engine In whose memory they are to be.
 * @param {Position} position
 * @param {Record<string, Shapes>} more Those that not every search has.
 * @param {Record<string, number>} sizes
 */
export function newSearch(engine, { engine: rules, here, players }, more, sizes) {
  const { shapes } = toldOf(rules);
  const { tree = "", playout = "" } = /** @type {Record<string, Shapes>} */ (rules.data("bots.tree").shapes);
  const scratch = rules.make({
    unseen: /** @type {{ unseen: string }} */ (shapes.prepared).unseen,
    kinds: /** @type {string} */ (shapes.listed),
    slots: /** @type {string} */ (shapes.listed),
  });
  const { unseen, kinds, slots } = scratch;
  const hidden = rules.number(`${SEARCH}.list_unseen`, here, unseen, kinds, slots);
  const search = /** @type {Bundles} */ (
    engine.make(
      /** @type {Record<string, Shapes>} */ ({ tree, playout, known: shapes.known, here: shapes.here, ...more }),
      { ...sizes, seats: players, hidden },
    )
  );
  const known = /** @type {{ here: Bundle, unseen: { kinds: EngineArray, slots: EngineArray } }} */ (search.known);
  restore(known.here, saved(here));
  known.unseen.kinds.write(kinds.numbers(0, hidden));
  known.unseen.slots.write(slots.numbers(0, hidden));
  rules.release(scratch);
  return search;
}

/** What the module tells about searches. @param {Engine} engine */
const toldOf = (engine) => /** @type {Told} */ (/** @type {unknown} */ (engine.data(SEARCH)));

/** The shapes of what is counted for each action. @param {Engine} engine */
function tallyOf(engine) {
  const { visits, values } = toldOf(engine).shapes;
  return { visits: /** @type {string} */ (visits), values: /** @type {string} */ (values) };
}

/** The action that searches prefer together. @param {Engine} engine @param {Edge[][]} searches */
function preferred(engine, searches) {
  const { visits, values } = engine.make(tallyOf(engine));
  for (const { action, visits: number, value } of searches.flat()) {
    visits.write([visits.number(action) + number], action);
    values.write([values.number(action) + value], action);
  }
  const code = engine.number(`${SEARCH}.most_visited`, visits, values);
  engine.release({ visits, values });
  return code;
}

/**
 * The number of the network by which a bot decides, if it is a champion, and whether it solves the rest of the round
 * instead.
 * @param {Position} position
 * @param {Skill} skill
 * @param {boolean} isChampion
 * @param {Budget} budget
 */
function outlook({ engine, here }, skill, isChampion, { seconds = NONE, playouts = NONE }) {
  if (!isChampion)
    return { network: null, isSolved: skill.solves && Boolean(engine.call(`${ENDGAME}.is_solvable_here`, here)[0]) };
  const [number, isSolved] = engine.call(`${LEVELS}.survey`, here, seconds, playouts);
  return { network: Number(number), isSolved: Boolean(isSolved) };
}

/** What the module tells about the levels. @param {Engine} engine */
export const levelsOf = (engine) => /** @type {Levels} */ (/** @type {unknown} */ (engine.data(LEVELS)));

/** @type {import("../../engine/contract.js").MakeBots} */
export function bots(engine, load) {
  const hashing = new Hashing(engine);
  const { levels, daily, skills, champions } = levelsOf(engine);
  const { GAME: game, POLICIES } = /** @type {{ GAME: string, POLICIES: string[] }} */ (
    /** @type {unknown} */ (engine.data(GAME))
  );
  const others = Object.keys(skills).filter((name) => !levels.includes(name));
  const names = [...levels, ...POLICIES, ...others];
  const champion = new FetchedChampion(`${game}-champion.wasm`, () => import("./champion.js"), load);
  return {
    game,
    levels,
    names,
    daily,
    async think(bot, seen, budget, chance) {
      const [skilled, policy] = [skills[bot], POLICIES.indexOf(bot)];
      if (!skilled && policy < 0) throw new Refusal("usage", message("error-bot", { bot, known: names.join(", ") }));
      const position = new Position(engine, seen);
      if (!skilled) return byPolicy(position, policy, chance);
      const skill = byPlayers(skilled, position.players);
      const [only = 0, ...rest] = position.legal;
      if (rest.length === 0) return decided(position, only, advanced(engine, chance));
      const { network, isSolved } = outlook(position, skill, champions.includes(bot), budget);
      if (isSolved) return solved(position, skill, advanced(engine, chance));
      let part = atMost(budget, skill.playouts);
      if (network !== null) {
        const [found, left] = await champion.ready((one) => one.fetch(network), part, levels.includes(bot));
        if (found) return found.think(position, network, left, chance);
        part = left;
      }
      return new Search(position, part, chance, byEvaluator(position, skill, part.playouts));
    },
    together: (_seen, searches) => actionTexts(engine).get(preferred(engine, searches)) ?? "",
    chance: (secret, ply) => hashing.decisionChance(secret, ply),
  };
}
