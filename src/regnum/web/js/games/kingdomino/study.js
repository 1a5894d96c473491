// @ts-check
/** How positions of Kingdomino are judged in the browser: the same compiled code as in `bots/kingdomino/comparison.py`. */

import { restore } from "../../engine/arrays.js";
import { foreseen, Trial, toldOf } from "../../engine/comparing.js";
import { Position, Weights, layFirst } from "./bots.js";
import { parse } from "./notation.js";
import { Desk, referee } from "./referee.js";

/** @typedef {import("../../engine/arrays.js").Bundle} Bundle */
/** @typedef {import("../../engine/arrays.js").EngineArray} EngineArray */
/** @typedef {import("../../engine/arrays.js").Shapes} Shapes */
/** @typedef {import("../../engine/comparing.js").Compared} Compared */
/** @typedef {{ [name: string]: EngineArray }} Arrays */
/** @typedef {{ [name: string]: Bundle }} Bundles */
/** @typedef {import("./types.js").View} View */
/**
 * @typedef {{ codes: string[], details: string[], arguments: Record<string, string[]>, terrains: string[], CLAIM: number,
 *   shapes: { weighing: { [name: string]: Shapes } } }} ReasonsTold
 */
/** @typedef {import("../../engine/contract.js").Turn} Turn */

const BOTS = "bots.kingdomino";
const COMPARISON = `${BOTS}.comparison`;
/** How many outcomes are kept at most: sixteen megabytes with four players. */
const MOST_OUTCOMES = 1 << 18;
const MOST_DECKS = 8192;

/** The arrays of a comparison, as `new_comparison`. @param {Position} position @param {number[]} codes @param {number} decks */
function newComparison({ engine, here, players: seats }, codes, decks) {
  const all = engine.make(/** @type {string} */ (shapesOf(engine, "search").all_unseen));
  const hidden = engine.number(`${BOTS}.knowledge.prepare`, here, all);
  const shapes = { compared: toldOf(engine).shapes.compared, ...shapesOf(engine, "comparison") };
  const made = engine.make(/** @type {{ [name: string]: Shapes }} */ (shapes), {
    ...{ seats, hidden, decks, actions: codes.length },
  });
  const comparison = /** @type {Bundles} */ (made);
  const stack = /** @type {Arrays} */ (comparison.positions);
  layFirst(here, stack);
  /** @type {EngineArray} */ (comparison.unseen).write(all.numbers(0, hidden));
  /** @type {Compared} */ (comparison.compared).actions.write(codes);
  engine.release(all);
  engine.call(`${COMPARISON}.begin`, comparison, decks);
  return comparison;
}

/** @param {import("../../engine/engine.js").Engine} engine @param {string} part */
const shapesOf = (engine, part) => /** @type {Record<string, Shapes>} */ (engine.data(`${BOTS}.${part}`).shapes);

/**
 * Weigh some actions, as `weighed` in Python.
 * @param {Position} position
 * @param {Bundles} evaluator
 * @returns {import("../../engine/comparing.js").Weighing}
 */
const weighing =
  ({ engine, here, players: seats }, evaluator) =>
  (codes, ask) => {
    const told = /** @type {ReasonsTold} */ (/** @type {unknown} */ (engine.data(`${BOTS}.reasons`)));
    const made = engine.make(
      { weighing: told.shapes.weighing, codes: "int64[actions]" },
      { seats, actions: codes.length },
    );
    made.codes.write(codes);
    const weighed =
      /** @type {Bundles & { details: EngineArray, scales: import("../../engine/reasons.js").Weighed["scales"] }} */ (
        made.weighing
      );
    engine.call(`${BOTS}.reasons.weigh`, here, made.codes, evaluator, weighed);
    const action = (codes[0] ?? 0) >= told.CLAIM ? "claim" : "place";
    const found = ask({
      scales: weighed.scales,
      codes: told.codes,
      argue(chosen, other, group) {
        engine.call(`${BOTS}.reasons.detail`, weighed, chosen, other, group);
        const details = weighed.details.numbers();
        const words = (told.arguments[told.codes[group] ?? ""] ?? []).map((name) => {
          const value = details[told.details.indexOf(name)] ?? 0;
          return [name, name === "terrain" ? (told.terrains.at(value) ?? "") : value];
        });
        return { action, ...Object.fromEntries(words) };
      },
    });
    engine.release(made);
    return found;
  };

/** What all comparisons of a position share. @param {Position} position @param {Bundles} evaluator @param {() => void} release */
const about = (position, evaluator, release) => ({
  weigh: weighing(position, evaluator),
  seats: position.players,
  mover: position.seat,
  text: (/** @type {number} */ code) => position.text(code),
  release() {
    release();
    position.engine.release(evaluator);
    position.release();
  },
});

/** The exact comparison of an ending; null if it cannot be solved. @param {Position} position @param {Bundles} evaluator */
function solved(position, evaluator) {
  const { engine, here, players: seats, legal } = position;
  const sizes = { seats, actions: legal.codes.length, decks: 1 };
  const shapes = { ending: shapesOf(engine, "endgame").ending ?? "", there: position.desk.told.shapes.here };
  const made = /** @type {Bundles} */ (engine.make(shapes, sizes));
  const compared = /** @type {Compared} */ (engine.make(toldOf(engine).shapes.compared, sizes));
  compared.actions.write(legal.codes);
  restore(/** @type {Bundle} */ (made.there), position.part); // dominoes and kings are not copied with a position
  const [isSolved] = engine.call(`${COMPARISON}.settle`, here, made.there ?? {}, made.ending ?? {}, compared);
  engine.release(made);
  if (isSolved)
    return new Trial(engine, compared, {
      ...about(position, evaluator, () => engine.release(compared)),
      go: () => 0,
      isExact: true,
    });
  engine.release(compared);
  return null;
}

/** Continue a line by best replies; 0 if the ending cannot be solved. @param {Position} position @param {EngineArray} line */
function followed({ engine, desk, part, players: seats }, line) {
  const shapes = { ending: shapesOf(engine, "endgame").ending ?? "", there: desk.told.shapes.here };
  const made = /** @type {Bundles} */ (engine.make(shapes, { seats }));
  restore(/** @type {Bundle} */ (made.there), part);
  const length = engine.number(`${COMPARISON}.follow`, made.there ?? {}, made.ending ?? {}, line);
  engine.release(made);
  return length;
}

/** The games of a match: a draft begins each. @param {Turn[]} turns @returns {Turn[][]} */
function gamesOf(turns) {
  const starts = turns.flatMap(({ round }, i) => (round === 0 && turns[i - 1]?.round !== 0 ? [i] : []));
  return starts.map((start, i) => turns.slice(start, starts[i + 1]));
}

/** The dominoes that were claimed in a round: from the row of that number. @param {Turn[]} turns @param {number} number */
const claimedIn = (turns, number) =>
  turns.flatMap(({ round, action }) => {
    const parsed = parse(action);
    return round === number && parsed?.kind === "claim" ? [parsed.domino] : [];
  });

/**
 * Dominoes in the order in which they came up. Those of earlier rows that nobody claimed are known, but not when they came
 * up; that matters no more.
 * @param {number[][]} past Of each earlier row those that were claimed.
 * @param {number[]} rest What came up later, and what has not.
 * @param {{ dominoes: number, row: number, deck: number }} sizes
 */
function deckOf(past, rest, { dominoes, row, deck }) {
  const listed = new Set([...past.flat(), ...rest]);
  const unclaimed = Array.from({ length: dominoes }, (_, i) => i + 1).filter((domino) => !listed.has(domino));
  const rows = past.map((claimed) => [...claimed, ...unclaimed.splice(0, row - claimed.length)]);
  return [...rows.flat(), ...rest].slice(0, deck);
}

/** A list without some of its items. @param {number[]} items @param {number[]} taken */
function without(items, taken) {
  const left = [...items];
  for (const item of taken) left.splice(left.indexOf(item), 1);
  return left;
}

/**
 * The kings in the order in which they were drawn; those that nobody has seen are last, in any order.
 * @param {Desk} desk
 * @param {View} view
 * @param {Turn[]} played
 */
function kingsOf({ engine, fields, arrays }, view, played) {
  const { values, settings, kings } = arrays;
  values.write(fields.numbers(/** @type {{ [name: string]: unknown }} */ (/** @type {unknown} */ (view.options))));
  engine.call("games.kingdomino.entries.write_settings", values, settings);
  const [total, count] = engine.call("games.kingdomino.entries.kings_to_draw", settings, kings).map(Number);
  const seats = played.filter(({ action }) => parse(action)?.kind === "claim").map(({ seat }) => seat);
  const known = [...seats, ...(view.seat === null ? [] : [view.seat])].slice(0, count);
  return [...known, ...without(kings.numbers(0, total), known)].slice(0, count);
}

/**
 * A deal by which the game would look the same.
 * @param {Desk} desk
 * @param {View} view
 * @param {Turn[]} turns
 * @returns {import("../../engine/contract.js").Deal}
 */
function dealOf(desk, view, turns) {
  const { row, deck } = view.options;
  const sizes = { dominoes: desk.told.dominoes, row, deck };
  const games = gamesOf(turns);
  const now = games[view.game_number - 1] ?? [];
  const rows = (/** @type {Turn[]} */ game, /** @type {number} */ count) =>
    Array.from({ length: Math.max(0, count) }, (_, round) => claimedIn(game, round));
  const seen = [...view.current_row, ...view.next_row].map(({ domino }) => domino);
  const before = games.slice(0, view.game_number - 1);
  return {
    draws: [
      ...before.map((game) => [kingsOf(desk, view, game), deckOf(rows(game, deck / row), [], sizes)]),
      [kingsOf(desk, view, now), deckOf(rows(now, view.round - 1), [...seen, ...view.unseen], sizes)],
    ],
  };
}

/** @type {import("../../engine/contract.js").MakeJudge} */
export function judge(engine, load) {
  const desk = new Desk(engine);
  const rules = referee(engine);
  const weights = new Weights(load);
  return {
    isEven: true,
    overview: (state) => state.seen(null),
    legal: (seen) => desk.legal(/** @type {Uint8Array} */ (seen.parts.at(-1))),
    async reference(seen) {
      const position = new Position(desk, seen);
      const evaluator = await weights.evaluator(position);
      const unseen = engine.make(/** @type {string} */ (shapesOf(engine, "search").all_unseen));
      engine.call(`${BOTS}.knowledge.prepare`, position.here, unseen);
      const code = engine.number(`${BOTS}.static.decide`, position.here, 0, 0n, evaluator);
      engine.release({ ...evaluator, unseen });
      position.release();
      return code;
    },
    async foresee(seen, code) {
      const position = new Position(desk, seen);
      const evaluator = await weights.evaluator(position);
      const comparison = newComparison(position, [code], 1);
      const found = foreseen(
        engine,
        code,
        (line) => followed(position, line) || engine.number(`${COMPARISON}.foresee`, comparison, evaluator, line),
      );
      engine.release({ comparison, evaluator });
      position.release();
      return found;
    },
    async open(seen, chance, { decks, actions, codes: chosen } = {}) {
      const position = new Position(desk, seen);
      const evaluator = await weights.evaluator(position);
      const certain = actions || chosen ? null : solved(position, evaluator);
      if (certain) return certain;
      const { codes, texts } = position.legal;
      const named = chosen ?? actions?.map((action) => codes[texts.indexOf(action)] ?? 0) ?? codes;
      const most = decks ?? Math.min(MOST_DECKS, Math.max(1, Math.floor(MOST_OUTCOMES / named.length)));
      const comparison = newComparison(position, named, most);
      return new Trial(engine, /** @type {Compared} */ (comparison.compared), {
        ...about(position, evaluator, () => engine.release(comparison)),
        go: (playouts) => engine.number(`${COMPARISON}.compare`, playouts, comparison, evaluator, chance),
      });
    },
    seenOf(shown, turns) {
      const view = /** @type {View} */ (shown);
      const options = /** @type {import("../../engine/contract.js").OptionsData} */ (
        /** @type {unknown} */ (view.options)
      );
      let state = rules.start(options, dealOf(desk, view, turns));
      for (const { action } of turns) state = state.play(action);
      return state.seen();
    },
  };
}
