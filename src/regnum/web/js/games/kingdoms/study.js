// @ts-check
/** How positions of Kingdoms are judged in the browser: the same compiled code as in `bots/kingdoms/comparison.py`. */

import { restore, saved } from "../../engine/arrays.js";
import { foreseen, Trial, toldOf } from "../../engine/comparing.js";
import { byPlayers } from "../../engine/thinking.js";
import { levelsOf, parametersFor, Position } from "./bots.js";
import { pieceAt, split } from "./notation.js";
import { Rules } from "./referee.js";

/** @typedef {import("../../engine/arrays.js").Bundle} Bundle */
/** @typedef {import("../../engine/arrays.js").EngineArray} EngineArray */
/** @typedef {import("../../engine/arrays.js").Shapes} Shapes */
/** @typedef {import("../../engine/comparing.js").Compared} Compared */
/** @typedef {import("../../engine/contract.js").Turn} Turn */
/** @typedef {import("../../engine/engine.js").Engine} Engine */
/** @typedef {import("./types.js").View} View */
/**
 * @typedef {{ codes: string[], details: string[], arguments: Record<string, string[]>, words: Record<string, string[]>,
 *   shapes: { weighing: { [name: string]: Shapes } } }} ReasonsTold
 */

const BOTS = "bots.kingdoms";
const COMPARISON = `${BOTS}.comparison`;
/** More playouts change little, and each takes memory. */
const MOST_DECKS = 4096;

/** @param {Engine} engine @param {string} part */
const shapesOf = (engine, part) => /** @type {Record<string, Shapes>} */ (engine.data(`${BOTS}.${part}`).shapes);

/** The legal actions that are worth comparing, as `candidates_of`. @param {Position} position */
function candidatesOf({ engine, here }) {
  const shapes = /** @type {Record<"codes" | "looks" | "found", string> & { thought: { [name: string]: Shapes } }} */ (
    shapesOf(engine, "candidates")
  );
  const made = engine.make(shapes);
  const { thought, codes, looks, found } = made;
  const listed = engine.number(`${BOTS}.candidates.list_candidates`, here, thought, codes, looks, found);
  const best = found.numbers(0, listed);
  engine.release(made);
  return best;
}

/** The arrays of a comparison, as `new_comparison`. @param {Position} position @param {number[]} codes @param {number} decks */
function newComparison({ engine, here, players: seats }, codes, decks) {
  const listed = /** @type {string} */ (shapesOf(engine, "search").listed);
  const unseen = /** @type {{ unseen: string }} */ (shapesOf(engine, "search").prepared).unseen;
  const scratch = engine.make({ unseen, kinds: listed, slots: listed });
  const { kinds, slots } = scratch;
  const hidden = engine.number(`${BOTS}.search.list_unseen`, here, scratch.unseen, kinds, slots);
  const shapes = { compared: toldOf(engine).shapes.compared, ...shapesOf(engine, "comparison") };
  const made = engine.make(/** @type {{ [name: string]: Shapes }} */ (shapes), {
    ...{ seats, hidden, decks, actions: codes.length },
  });
  const known = /** @type {{ here: Bundle, unseen: { kinds: EngineArray, slots: EngineArray } }} */ (made.known);
  restore(known.here, saved(here));
  known.unseen.kinds.write(kinds.numbers(0, hidden));
  known.unseen.slots.write(slots.numbers(0, hidden));
  /** @type {Compared} */ (made.compared).actions.write(codes);
  engine.release(scratch);
  engine.call(`${COMPARISON}.begin`, made, decks);
  return made;
}

/** What an action is, as messages have it. @param {string} action */
function kindOf(action) {
  const { piece } = split(action);
  if (piece === "draw" || piece === "pass") return piece;
  if (piece === "s") return "start";
  return /^r[1-4]$/.test(piece) ? "castle" : "tile";
}

/**
 * Weigh some actions, as `weighed` in Python.
 * @param {Position} position
 * @returns {import("../../engine/comparing.js").Weighing}
 */
const weighing = (position) => (codes, ask) => {
  const { engine, here, players: seats } = position;
  const told = /** @type {ReasonsTold} */ (/** @type {unknown} */ (engine.data(`${BOTS}.reasons`)));
  const made = engine.make(told.shapes.weighing, { seats, actions: codes.length });
  const weighed =
    /** @type {{ codes: EngineArray, details: EngineArray, scales: import("../../engine/reasons.js").Weighed["scales"] }} */ (
      made
    );
  weighed.codes.write(codes);
  engine.call(`${BOTS}.reasons.weigh`, here, made);
  const found = ask({
    scales: weighed.scales,
    codes: told.codes,
    argue(chosen, other, group) {
      engine.call(`${BOTS}.reasons.detail`, here, made, chosen, other, group);
      const details = weighed.details.numbers();
      const words = (told.arguments[told.codes[group] ?? ""] ?? []).map((name) => {
        const value = details[told.details.indexOf(name)] ?? 0;
        return [name, told.words[name]?.at(value) ?? value];
      });
      return { action: kindOf(position.text(codes[chosen] ?? 0)), ...Object.fromEntries(words) };
    },
  });
  engine.release(made);
  return found;
};

/** What all comparisons of a position share. @param {Position} position @param {() => void} release */
const about = (position, release) => ({
  weigh: weighing(position),
  usual: () => candidatesOf(position),
  seats: position.players,
  mover: position.seat,
  text: (/** @type {number} */ code) => position.text(code),
  release() {
    release();
    position.release();
  },
});

/** What endings are solved with. @param {Position} position */
function bestParameters(position) {
  const { levels, skills } = levelsOf(position.engine);
  return parametersFor(position, byPlayers(skills[levels.at(-1) ?? ""] ?? [], position.players));
}

/** Continue a line by best replies; 0 if the ending cannot be solved. @param {Position} position @param {EngineArray} line */
function followed(position, line) {
  const { engine, here, players: seats } = position;
  const { stack = "", all_outcomes: outcomes = "" } = shapesOf(engine, "endgame");
  const made = engine.make(
    { stack, outcomes, there: /** @type {Shapes} */ (shapesOf(engine, "comparison").here) },
    { seats },
  );
  restore(/** @type {Bundle} */ (made.there), saved(here));
  const { arrays, evaluator } = bestParameters(position);
  const length = engine.number(`${COMPARISON}.follow`, made.there, made.stack, evaluator, made.outcomes, line);
  engine.release({ ...made, arrays });
  return length;
}

/** The exact comparison of an ending; null if it cannot be solved. @param {Position} position */
function solved(position) {
  const { engine, here, players: seats, legal } = position;
  const sizes = { seats, actions: legal.length, decks: 1 };
  const { stack = "", outcomes = "" } = shapesOf(engine, "endgame");
  const made = engine.make({ stack, outcomes }, sizes);
  const compared = /** @type {Compared} */ (engine.make(toldOf(engine).shapes.compared, sizes));
  compared.actions.write(legal);
  const { arrays, evaluator } = bestParameters(position);
  const [isSolved] = engine.call(`${COMPARISON}.settle`, here, made.stack, evaluator, made.outcomes, compared);
  engine.release({ ...made, arrays });
  if (isSolved)
    return new Trial(engine, compared, {
      ...about(position, () => engine.release(compared)),
      go: () => 0,
      isExact: true,
    });
  engine.release(compared);
  return null;
}

/**
 * The tiles in the order in which they left the supply, the starting tiles first; those that the observer has not seen are unknown.
 * @param {View} view
 * @param {Turn[]} turns Of this round.
 * @param {(word: string) => number} numberOf
 */
function tilesOf(view, turns, numberOf) {
  const starting = view.players.map(({ starting_tile: held }, seat) => {
    const placed = turns.find((turn) => turn.seat === seat && turn.action.startsWith("s@"));
    return numberOf(held ?? (placed ? pieceAt(view.present.board, split(placed.action).square ?? "") : "?"));
  });
  const drawn = turns.flatMap(({ action }, i) =>
    action === "draw" ? [numberOf(split(turns[i + 1]?.action ?? `${view.drawn_tile ?? "?"}@`).piece)] : [],
  );
  return [...starting, ...drawn];
}

/**
 * The round as the seat to act knows it: it begins with what all had then, and then everything is played again.
 * @param {Rules} rules
 * @param {View} view
 * @param {Turn[]} turns Of this round.
 */
function roundOf(rules, view, turns) {
  const { told, here, items, settings, choices } = rules;
  rules.writeChoices(
    /** @type {import("../../engine/contract.js").OptionsData} */ (/** @type {unknown} */ (view.options)),
  );
  rules.call("write_settings", choices, settings);
  rules.call("start_game", rules.clear(), settings);
  here.table.write([view.round - 2], told.ROUND);
  items.fill(0);
  items.write([view.start_player]);
  const numberOf = (/** @type {string} */ word) => Math.max(0, told.KIND_WORDS.indexOf(word));
  if (!view.options.no_luck) items.write(tilesOf(view, turns, numberOf), items.shape[1]);
  rules.call("begin_drawn", here, items);
  const before = view.money_history.at(-1);
  for (const [seat, { castles }] of view.players.entries()) {
    const placed = turns.filter((turn) => turn.seat === seat).map(({ action }) => split(action).piece);
    const held = castles.map((left, i) => left + placed.filter((piece) => piece === `r${i + 1}`).length);
    here.table.write(held, told.CASTLES + held.length * seat);
    here.table.write([before?.[seat] ?? view.first_money], told.MONEY + seat);
  }
  for (const { action } of turns) rules.call("play_action", here, rules.numberOf(action));
  return rules.save();
}

/**
 * What all seats know together, as `overview` in Python: starting tiles are open, the order of the supply is not.
 * @param {Engine} engine
 * @param {import("../../engine/contract.js").RefereeState} state
 */
function overviewOf(engine, state) {
  const seen = Array.from({ length: Number(state.options.players) }, (_, seat) => state.seen(seat));
  const { shapes } = /** @type {{ shapes: { here: { tiles: string } } }} */ (
    /** @type {unknown} */ (engine.data("games.kingdoms.entries"))
  );
  const here = engine.make(shapes.here);
  const tiles = seen.map(({ parts }) => {
    restore(here, /** @type {Uint8Array} */ (parts.at(-1)));
    return here.tiles.numbers();
  });
  here.tiles.write((tiles[0] ?? []).map((_, at) => Math.max(...tiles.map((known) => known[at] ?? 0))));
  const parts = [saved(here)];
  engine.release(here);
  return { .../** @type {import("../../engine/contract.js").Seen} */ (seen[0]), parts };
}

/** @type {import("../../engine/contract.js").MakeJudge} */
export function judge(engine) {
  const rules = new Rules(engine);
  return {
    isEven: true,
    overview: (state) => overviewOf(engine, state),
    legal(seen) {
      const position = new Position(engine, seen);
      const { legal } = position;
      position.release();
      return { codes: legal, texts: legal.map((code) => position.text(code)) };
    },
    async reference(seen) {
      const position = new Position(engine, seen);
      const thought = engine.make(/** @type {{ [name: string]: Shapes }} */ (shapesOf(engine, "comparison").thought));
      const code = engine.number(`${COMPARISON}.reference_for`, position.here, thought);
      engine.release(/** @type {Bundle} */ (thought));
      position.release();
      return code;
    },
    async foresee(seen, code) {
      const position = new Position(engine, seen);
      const { VOTES, FORESIGHT } = engine.data(COMPARISON);
      const votes = engine.make(`int64[${VOTES}]`);
      const comparison = newComparison(position, [code], Number(VOTES));
      const found = foreseen(
        engine,
        code,
        (line) =>
          followed(position, line) ||
          engine.number(`${COMPARISON}.foresee`, comparison, BigInt(Number(FORESIGHT)), line, votes),
      );
      engine.release({ comparison, votes });
      position.release();
      return found;
    },
    async open(seen, chance, { decks = MOST_DECKS, actions, codes: chosen } = {}) {
      const position = new Position(engine, seen);
      const certain = actions || chosen ? null : solved(position);
      if (certain) return certain;
      const codes = chosen ?? actions?.map((action) => rules.numberOf(action)) ?? candidatesOf(position);
      const comparison = newComparison(position, codes, decks);
      return new Trial(engine, /** @type {Compared} */ (comparison.compared), {
        ...about(position, () => engine.release(comparison)),
        go: (playouts) => engine.number(`${COMPARISON}.compare`, playouts, comparison, chance),
      });
    },
    seenOf(shown, turns) {
      const view = /** @type {View} */ (shown);
      const part = roundOf(
        rules,
        view,
        turns.filter(({ round }) => round === view.round),
      );
      return {
        game: rules.told.GAME,
        options: /** @type {import("../../engine/contract.js").OptionsData} */ (/** @type {unknown} */ (view.options)),
        seat: view.seat ?? rules.told.SPECTATOR,
        parts: [part],
      };
    },
  };
}
