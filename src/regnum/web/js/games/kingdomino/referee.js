// @ts-check
/**
 * The referee of Kingdomino in the browser. Every rule is in the module; here its numbers get the names that Python's
 * `State` and `View` give them.
 */

import { restore, saved } from "../../engine/arrays.js";
import { Hashing, isSeeded, takeDraw, writtenDraws } from "../../engine/dealing.js";
import { Fields, refused } from "../../engine/options.js";
import { ranked, resultOf } from "../../engine/ranking.js";
import { Refusal, message } from "../../engine/refusal.js";
import { columnName, parse, rowName, squaresOf, written } from "./notation.js";

/** @typedef {import("../../engine/contract.js").Deal} Deal */
/** @typedef {import("../../engine/contract.js").Explanation} Explanation */
/** @typedef {import("../../engine/contract.js").Message} Message */
/** @typedef {import("../../engine/contract.js").Observer} Observer */
/** @typedef {import("../../engine/contract.js").OptionsData} OptionsData */
/** @typedef {import("../../engine/contract.js").Referee} Referee */
/** @typedef {import("../../engine/contract.js").RefereeState} RefereeState */
/** @typedef {import("../../engine/engine.js").Engine} Engine */
/** @typedef {import("../../types.d.ts").KingdomData} KingdomData */
/** @typedef {import("../../types.d.ts").OptionSwitch} OptionSwitch */
/** @typedef {import("../../types.d.ts").SlotData} SlotData */
/** @typedef {import("./types.js").Place} Place */
/** @typedef {import("./notation.js").Simple} Simple */
/** @typedef {Simple | Place} Action */

/**
 * @typedef {object} Told What `games/kingdomino/entries.py` tells.
 * @property {string} game
 * @property {number[]} players
 * @property {number} dominoes
 * @property {number[][]} halves
 * @property {string[]} terrains
 * @property {string[]} letters
 * @property {string[]} directions
 * @property {string[]} phases
 * @property {string[]} tie_breaks
 * @property {string[]} policies
 * @property {Record<"NOBODY" | "PLAYERS" | "OVER" | "GAMES", number>} turns
 * @property {Record<"CLAIMING" | "PLACING" | "DISCARDING" | "NO_ACTION" | "NO_PIECE" | "WAIT" | "SEAT" | "PHASE" | "ROUND" | "IN_BOX" | "VISIBLE"
 *   | "REVEALED_KINGS" | "UNSEEN" | "CURRENT" | "NEXT", number>} referee
 * @property {Record<string, [string, string, Record<string, string>]>} reasons
 * @property {import("../../engine/options.js").OptionsTold & OptionsMore} options
 * @property {OptionSwitch[]} switches
 * @property {number} most_text
 * @property {OptionsData} sheet What is meant where a score sheet says nothing.
 * @property {Record<"here" | "seen" | "kingdoms", Record<string, string>> & Record<"settings" | "kings" | "values" | "key" | "codes" | "actions"
 *   | "action" | "scores" | "pieces", string>} shapes
 */
/**
 * @typedef {object} OptionsMore
 * @property {string[]} preset
 * @property {OptionsData} chosen
 * @property {string} as_edition
 * @property {Record<string, [string, string[]]>} problems
 * @property {Record<string, string[]>} known
 * @property {string[]} mentioned
 * @property {string[]} editions
 * @property {string} CUSTOM
 * @property {number} NO_PROBLEM
 * @property {number} NO_WISH
 */

const ENTRIES = "games.kingdomino.entries";
const RULES = "games.kingdomino.referee";

/** The module with its arrays, in which one position at a time is looked at. */
export class Desk {
  /** @param {Engine} engine */
  constructor(engine) {
    this.engine = engine;
    this.told = /** @type {Told} */ (/** @type {unknown} */ (engine.data(ENTRIES)));
    this.hashing = new Hashing(engine);
    this.fields = new Fields(this.told.options);
    const { scores: _scores, pieces: _pieces, ...shapes } = this.told.shapes;
    this.arrays = /** @type {Made} */ (/** @type {unknown} */ (engine.make(shapes)));
    this.stream = engine.make(/** @type {{ stream: string }} */ (engine.data("games.entries").shapes).stream);
  }

  /** @param {string} name @param {...import("../../engine/engine.js").Argument} values */
  ask(name, ...values) {
    return this.engine.number(`${ENTRIES}.${name}`, ...values);
  }

  /** Look at a position. @param {Uint8Array} part */
  look(part) {
    restore(this.arrays.here, part);
  }

  /**
   * Deal a game of a match.
   * @param {OptionsData} options
   * @param {Deal} deal
   * @param {number} number From 0.
   */
  dealt(options, deal, number) {
    const { here, settings, values, key, kings } = this.arrays;
    values.write(this.fields.numbers(options));
    this.engine.call(`${ENTRIES}.write_settings`, values, settings);
    for (const array of Object.values(here)) array.fill(0);
    if (isSeeded(deal)) {
      key.write(this.hashing.key(this.told.game, deal));
      this.engine.call(`${ENTRIES}.start_game`, here, settings, key, number, this.stream);
    } else {
      const draws = writtenDraws(deal.draws, number);
      const [total, count] = this.engine.call(`${ENTRIES}.kings_to_draw`, settings, kings);
      here.kings.write(takeDraw(draws[0] ?? [], kings.numbers(0, Number(total)), Number(count)));
      const dominoes = Array.from({ length: this.told.dominoes }, (_, i) => i + 1);
      here.deck.write(takeDraw(draws[1] ?? [], dominoes, Number(options.deck)));
      this.engine.call(`${ENTRIES}.start_drawn`, here, settings);
    }
    return saved(here);
  }

  /** A seeded deal written out. @param {OptionsData} options @param {string} seed @returns {number[][][]} */
  written(options, seed) {
    const { here, settings, kings } = this.arrays;
    this.dealt(options, { seed }, 0);
    return Array.from({ length: settings.number(this.told.turns.GAMES) }, (_, number) => {
      this.dealt(options, { seed }, number);
      const [, count] = this.engine.call(`${ENTRIES}.kings_to_draw`, settings, kings);
      return [here.kings.numbers(0, Number(count)), here.deck.numbers(0, Number(options.deck))];
    });
  }

  /** The position after an action, by its number. @param {Uint8Array} part @param {number} code */
  after(part, code) {
    this.look(part);
    this.engine.call(`${ENTRIES}.play_action`, this.arrays.here, code);
    return saved(this.arrays.here);
  }

  /** Whether another game follows. @param {Uint8Array} part @param {number} games */
  goesOn(part, games) {
    this.look(part);
    return this.engine.call(`${ENTRIES}.match_goes_on`, this.arrays.here, games)[0] === true;
  }

  /** A position without what no player may know. @param {Uint8Array} part */
  hidden(part) {
    this.look(part);
    this.engine.call(`${RULES}.hide`, this.arrays.here);
    return saved(this.arrays.here);
  }

  /** The legal actions, by number and in notation. @param {Uint8Array} part */
  legal(part) {
    const { here, codes, actions } = this.arrays;
    this.look(part);
    const listed = this.engine.number(`${RULES}.legal_actions`, here, codes, actions);
    return {
      codes: codes.numbers(0, listed),
      texts: Array.from({ length: listed }, (_, i) => this.write(actions.row(i))),
    };
  }

  /** An action in notation. @param {number[]} entries */
  write([kind, domino = 0, x = 0, y = 0, direction = 0]) {
    const { CLAIMING, DISCARDING } = this.told.referee;
    if (kind === CLAIMING) return `k${domino}`;
    if (kind === DISCARDING) return `${domino}x`;
    const way = /** @type {import("./types.js").Direction} */ (this.told.directions[direction]);
    return written(domino, { x, y, direction: way });
  }

  /** Why an action may be played or not. @param {Uint8Array} part @param {Action} action */
  judge(part, action) {
    const { CLAIMING, PLACING, DISCARDING } = this.told.referee;
    const place = action.kind === "place" ? action : { x: 0, y: 0, direction: "e" };
    const kind = { claim: CLAIMING, place: PLACING, discard: DISCARDING }[action.kind];
    this.look(part);
    this.arrays.action.write([kind, action.domino, place.x, place.y, this.told.directions.indexOf(place.direction)]);
    const [reason, half, code] = this.engine.call(`${RULES}.judge_action`, this.arrays.here, this.arrays.action);
    return { reason: Number(reason), half: Number(half), code: Number(code) };
  }

  /** What can be seen of a position besides the kingdoms. @param {Uint8Array} part */
  seen(part) {
    const { here, seen } = this.arrays;
    const { referee: named, turns, phases } = this.told;
    this.look(part);
    this.engine.call(`${RULES}.look`, here, seen);
    const facts = seen.facts.numbers();
    const fact = (/** @type {keyof typeof named} */ name) => facts[named[name]] ?? 0;
    const rows = seen.rows.numbers();
    const [, slots = 0, entries = 0] = seen.rows.shape;
    const row = (/** @type {number} */ which) =>
      Array.from({ length: slots }, (_, slot) => {
        const [domino = 0, seat = 0, done = 0] = rows.slice((which * slots + slot) * entries);
        return { domino, seat: seat === turns.NOBODY ? null : seat, done: done !== 0 };
      }).filter(({ domino }) => domino > 0);
    return {
      seat: fact("SEAT") === turns.NOBODY ? null : fact("SEAT"),
      phase: /** @type {"draft" | "place" | "claim" | "over"} */ (phases[fact("PHASE")]),
      isOver: fact("PHASE") === turns.OVER,
      round: fact("ROUND"),
      inBox: fact("IN_BOX"),
      visible: fact("VISIBLE"),
      kings: fact("REVEALED_KINGS"),
      current: row(named.CURRENT),
      next: row(named.NEXT),
      unseen: seen.unseen.numbers(0, fact("UNSEEN")),
    };
  }

  /** The kingdoms of a position with their scores. @param {Uint8Array} part @param {number} players */
  kingdoms(part, players) {
    this.look(part);
    return this.described(players);
  }

  /** The kingdoms on the desk. @param {number} players @returns {{ data: KingdomData, key: number[] }[]} */
  described(players) {
    const { here, kingdoms } = this.arrays;
    const scores = this.engine.make(this.told.shapes.scores, { seats: players });
    this.engine.call(`${RULES}.describe`, here, kingdoms, scores);
    const found = Array.from({ length: players }, (_, seat) => this.#kingdom(seat, scores.row(seat)));
    this.engine.release(scores);
    return found;
  }

  /** @param {number} seat @param {number[]} score */
  #kingdom(seat, [points = 0, largest = 0, crowns = 0, middle = 0, harmony = 0, discards = 0]) {
    const { terrains, letters } = this.told;
    const { squares, properties, counts } = this.arrays.kingdoms;
    const [listed = 0, found = 0] = counts.row(seat);
    const land = table(squares, seat, listed);
    const parts = table(properties, seat, found).map(([terrain = 0, size = 0, crowned = 0, worth = 0], number) => ({
      terrain: /** @type {import("../../types.d.ts").PropertyData["terrain"]} */ (terrains[terrain]),
      squares: size,
      crowns: crowned,
      points: worth,
      on: land
        .filter((square) => square[4] === number)
        .map(([x = 0, y = 0]) => /** @type {[number, number]} */ ([x, y])),
    }));
    /** @type {KingdomData} */
    const data = {
      squares: land.map(([x = 0, y = 0, terrain = 0, crown = 0]) => [x, y, `${letters[terrain]}${crown || ""}`]),
      discards,
      score: points,
      properties: parts,
      largest,
      crowns,
      bonuses: { middle_kingdom: middle, harmony },
    };
    return { data, key: [points, largest, crowns] };
  }
}

/**
 * @typedef {Record<"settings" | "kings" | "values" | "key" | "codes" | "actions" | "action", import("../../engine/arrays.js").EngineArray>
 *   & Record<"here" | "seen" | "kingdoms", Record<string, import("../../engine/arrays.js").EngineArray>>} Made
 */

/**
 * The first rows of a seat's table.
 * @param {import("../../engine/arrays.js").EngineArray} array
 * @param {number} seat
 * @param {number} count
 */
function table(array, seat, count) {
  const [, rows = 0, entries = 0] = array.shape;
  const numbers = array.numbers(seat * rows * entries, (seat * rows + count) * entries);
  return Array.from({ length: count }, (_, i) => numbers.slice(i * entries, (i + 1) * entries));
}

/** Read an action as it is written. @param {string} text @param {Told} told @returns {Action} */
function read(text, told) {
  const action = parse(text);
  if (!action)
    throw new Refusal("notation", message("kingdomino-error-notation", { text: [...text].slice(0, 40).join("") }));
  if (action.domino > told.dominoes)
    throw new Refusal("notation", message("kingdomino-error-notation-domino", { text, domino: action.domino }));
  return action;
}

/** @implements {RefereeState} */
class State {
  #desk;
  #parts;
  /** @type {{ codes: number[], texts: string[] } | null} */
  #legal = null;
  #seen;

  /**
   * @param {Desk} desk
   * @param {OptionsData} options
   * @param {Deal} deal
   * @param {string[]} actions
   * @param {Uint8Array[]} parts The position of each game of the match.
   */
  constructor(desk, options, deal, actions, parts) {
    this.#desk = desk;
    this.#parts = parts;
    this.#seen = desk.seen(this.#part);
    this.options = options;
    this.deal = deal;
    this.actions = actions;
    this.seat = this.#seen.seat;
    this.isOver = this.#seen.isOver;
    this.round = this.#seen.round;
    this.gameNumber = parts.length;
    this.revealed = [parts.length, this.#seen.visible, this.#seen.kings];
  }

  get commitment() {
    return this.#desk.hashing.commitment(this.deal);
  }

  get #part() {
    return /** @type {Uint8Array} */ (this.#parts.at(-1));
  }

  get #players() {
    return Number(this.options.players);
  }

  get #listed() {
    this.#legal ??= this.#desk.legal(this.#part);
    return this.#legal;
  }

  legal() {
    return [...this.#listed.texts];
  }

  /** @param {string} text */
  play(text) {
    const { code } = this.#desk.judge(this.#part, read(text, this.#desk.told));
    if (code === this.#desk.told.referee.NO_ACTION) throw Refusal.illegal(this.explain(text));
    const parts = [...this.#parts.slice(0, -1), this.#desk.after(this.#part, code)];
    if (this.#desk.goesOn(/** @type {Uint8Array} */ (parts.at(-1)), parts.length))
      parts.push(this.#desk.dealt(this.options, this.deal, parts.length));
    const { codes, texts } = this.#listed;
    const played = /** @type {string} */ (texts[codes.indexOf(code)]);
    return new State(this.#desk, this.options, this.deal, [...this.actions, played], parts);
  }

  undo(plies = 1) {
    const played = this.actions.length;
    if (!(plies >= 0 && plies <= played)) throw new Refusal("usage", message("error-undo", { plies, played }));
    let state = started(this.#desk, this.options, this.deal);
    for (const text of this.actions.slice(0, played - plies)) state = state.play(text);
    return state;
  }

  /**
   * @param {string} text
   * @param {Observer} [observer]
   * @returns {Explanation}
   */
  explain(text, observer) {
    const { told } = this.#desk;
    const action = read(text, told);
    if (observer !== undefined) this.#check(observer);
    const waits = observer !== undefined && (observer === null || observer !== this.seat);
    if (waits && !this.isOver)
      return { action: text, is_legal: false, ...this.#said(told.referee.WAIT, action, 0), legal_actions: [] };
    const { reason, half, code } = this.#desk.judge(this.#part, action);
    return {
      action: text,
      is_legal: code !== told.referee.NO_ACTION,
      ...this.#said(reason, action, half),
      legal_actions: waits ? [] : this.legal(),
    };
  }

  /** @param {number} reason @param {Action} action @param {number} half */
  #said(reason, action, half) {
    const [rule, name, mentioned] = /** @type {[string, string, Record<string, string>]} */ (
      this.#desk.told.reasons[reason]
    );
    const args = Object.entries(mentioned).map(([argument, what]) => [argument, this.#argument(what, action, half)]);
    return { rule, message: message(`kingdomino-explain-${name}`, Object.fromEntries(args)) };
  }

  /** Something that sentences mention. @param {string} what @param {Action} action @param {number} half */
  #argument(what, action, half) {
    const { current, next } = this.#seen;
    const of = (/** @type {SlotData[]} */ slots) => slots.map(({ domino }) => domino).join(", ");
    if (what === "domino") return action.domino;
    if (what === "mine") return current.find(({ done }) => !done)?.domino ?? 0;
    if (what === "size") return Number(this.options.size);
    if (what === "ways") return this.#listed.codes.length;
    if (what === "row") return of(next);
    if (what === "free") return of(next.filter(({ seat }) => seat === null));
    return this.#ofPlacement(what, /** @type {Place} */ (action), half);
  }

  /** @param {string} what @param {Place} action @param {number} half */
  #ofPlacement(what, action, half) {
    const { halves, terrains } = this.#desk.told;
    const [x = 0, y = 0] = squaresOf(action)[half] ?? [];
    if (what === "square") return `${columnName(x)}${rowName(y)}`;
    const terrain = (/** @type {number} */ which) => terrains[halves[action.domino]?.[which] ?? 0] ?? "";
    if (what === "terrain") return terrain(half);
    return message("kingdomino-terrain", { terrain: terrain(what === "first" ? 0 : 1) });
  }

  /** @param {string} text */
  preview(text) {
    const after = this.play(text);
    const kingdoms = this.#desk.kingdoms(/** @type {Uint8Array} */ (after.#parts[this.gameNumber - 1]), this.#players);
    return {
      game: /** @type {const} */ ("kingdomino"),
      kingdom: /** @type {KingdomData} */ (kingdoms[this.seat ?? 0]?.data),
    };
  }

  /** @param {Observer} observer @returns {import("./types.js").View} */
  view(observer) {
    this.#check(observer);
    const { round, phase, seat, current, next, inBox, unseen } = this.#seen;
    const kingdoms = this.#kingdoms();
    return {
      game: "kingdomino",
      options: /** @type {import("./types.js").Options} */ (/** @type {unknown} */ (this.options)),
      game_number: this.gameNumber,
      round,
      phase,
      seat,
      current_row: current,
      next_row: next,
      in_box: inBox,
      unseen,
      kingdoms: /** @type {{ data: KingdomData }[]} */ (kingdoms.at(-1)).map(({ data }) => data),
      totals: summed(kingdoms),
      legal: observer !== null && observer === seat ? this.legal() : [],
      result: this.isOver ? this.result() : null,
      observer,
    };
  }

  result() {
    const kingdoms = this.#kingdoms();
    const scores = summed(kingdoms).map(([score = 0]) => score);
    return { ...resultOf(scores, this.#ranked(kingdoms)), games: kingdoms.map((game) => game.map(({ key }) => key)) };
  }

  ranking() {
    return this.#ranked(this.#kingdoms());
  }

  /** There are no secrets: all observers know the same. */
  seen() {
    return {
      game: this.#desk.told.game,
      options: this.options,
      seat: this.seat ?? 0,
      parts: [this.#desk.hidden(this.#part)],
    };
  }

  /** The kingdoms of every game of the match. */
  #kingdoms() {
    return this.#parts.map((part) => this.#desk.kingdoms(part, this.#players));
  }

  /** @param {{ key: number[] }[][]} kingdoms */
  #ranked(kingdoms) {
    return ranked(this.#desk.engine, summed(kingdoms), this.#desk.told.tie_breaks);
  }

  /** @param {Observer} observer */
  #check(observer) {
    const players = this.#players;
    if (observer !== null && !(Number.isInteger(observer) && observer >= 0 && observer < players))
      throw new Refusal("usage", message("error-seat", { seat: observer, players }));
  }
}

/** The entries of each seat's key, summed over the games. @param {{ key: number[] }[][]} games @returns {number[][]} */
const summed = ([first = [], ...others]) =>
  others.reduce(
    (sums, game) => sums.map((key, seat) => key.map((entry, i) => entry + (game[seat]?.key[i] ?? 0))),
    first.map(({ key }) => key),
  );

/** @param {Desk} desk @param {OptionsData} options @param {Deal} deal */
const started = (desk, options, deal) => new State(desk, options, deal, [], [desk.dealt(options, deal, 0)]);

/** @type {import("../../engine/contract.js").MakeReferee} */
export function referee(engine) {
  const desk = new Desk(engine);
  const { told } = desk;
  return {
    game: told.game,
    players: told.players,
    switches: told.switches,
    options: (switches) => chosen(desk, switches),
    optionsFromData: (data) => checked(desk, data),
    start(options, deal) {
      desk.hashing.check(deal);
      return started(desk, checked(desk, options), deal);
    },
    draws: (options, seed) => desk.written(options, seed),
    count: (sheet) => counted(desk, sheet),
  };
}

/** Options from switches. @param {Desk} desk @param {OptionsData} switches */
function chosen(desk, switches) {
  const { fields, told, arrays } = desk;
  const { preset: decided, chosen: first, as_edition, editions, variants, CUSTOM, NO_WISH } = told.options;
  fields.checkSwitches(switches);
  const { edition, players, mighty_duel: wish, ...others } = { ...first, ...switches };
  if (!Number.isInteger(players)) throw refused("error-option-number", { option: "players" });
  if (wish !== null && typeof wish !== "boolean") throw refused("error-option-switch", { option: "mighty_duel" });
  arrays.values.write(fields.numbers({ edition, players }));
  const problem = desk.ask("take_preset", arrays.values, wish === null ? NO_WISH : Number(wish));
  refuse(desk, problem, { edition, players }, editions);
  const values = arrays.values.numbers();
  const filled = (/** @type {string} */ name) => fields.value(name, values[told.options.fields.indexOf(name)] ?? 0);
  const preset = Object.fromEntries(decided.map((name) => [name, filled(name)]));
  const isEdition = decided.every((name) => !(name in others) || others[name] === preset[name]);
  const reading = others.middle_kingdom === as_edition ? filled("middle_kingdom") : others.middle_kingdom;
  const data = { ...variants, ...preset, ...others, middle_kingdom: reading };
  return checked(desk, { edition: isEdition ? edition : CUSTOM, players, ...data });
}

/** Options from data, if they make sense. @param {Desk} desk @param {OptionsData} data */
function checked(desk, data) {
  const { editions, CUSTOM } = desk.told.options;
  const whole = desk.fields.complete(data);
  desk.arrays.values.write(desk.fields.numbers(whole));
  refuse(desk, desk.ask("find_problem", desk.arrays.values), whole, [...editions, CUSTOM]);
  return whole;
}

/** @param {unknown} value */
const asText = (value) => (typeof value === "string" ? value : JSON.stringify(value));

/**
 * Refuse options with what the module has found to be wrong, if anything.
 * @param {Desk} desk
 * @param {number} problem
 * @param {OptionsData} given
 * @param {string[]} known
 */
function refuse(desk, problem, given, known) {
  const { problems, known: listed, mentioned, fields, NO_PROBLEM } = desk.told.options;
  if (problem === NO_PROBLEM) return;
  const [name, wanted] = /** @type {[string, string[]]} */ (problems[problem]);
  const args = wanted.map((argument) => {
    const what = mentioned.indexOf(argument);
    if (argument === "known") return [argument, (listed[problem] ?? known).join(", ")];
    if (what < 0) return [argument, argument === "edition" ? asText(given[argument]) : given[argument]];
    const number = desk.ask("mentioned", desk.arrays.values, what);
    return [argument, argument === "option" ? fields[number] : number];
  });
  throw refused(name, Object.fromEntries(args));
}

/** @param {string} problem @param {Message["args"]} [args] */
const wrongKingdom = (problem, args) => new Refusal("board", message(`kingdomino-kingdom-${problem}`, args));

/** Where Python's `splitlines` ends a line. */
const BREAK = new RegExp(
  `\r\n|[${["\n", "\r", "\v", "\f", "\x1c", "\x1d", "\x1e", "\x85", "\u2028", "\u2029"].join("")}]`,
);

/** The squares of a kingdom that is written as text, from its castle. @param {string} text @param {Told} told */
function squaresIn(text, { letters, most_text: most }) {
  if ([...text].length > most) throw wrongKingdom("long", { most });
  const castles = [];
  const squares = [];
  const lines = text.split(BREAK).filter((line) => line.trim());
  for (const [y, line] of lines.entries()) {
    let x = 0;
    for (const [word, terrain, crowns, castle, empty, unknown] of line.matchAll(
      /([WFLPSM])([0-9]?)|(C)|(\.)|\s+|(.)/giu,
    )) {
      if (unknown) throw wrongKingdom("square", { text: word, line: y + 1 });
      if (terrain) squares.push({ x, y, terrain: letters.indexOf(terrain.toUpperCase()), crowns: Number(crowns || 0) });
      else if (castle) castles.push({ x, y });
      if (terrain || castle || empty) x += 1;
    }
  }
  const [home] = castles;
  if (!home && squares.length === 0) throw wrongKingdom("empty");
  if (!home) throw wrongKingdom("no-castle");
  if (castles.length > 1) throw wrongKingdom("castles", { castles: castles.length });
  return squares.map(({ x, y, ...square }) => ({ x: x - home.x, y: home.y - y, ...square }));
}

/** @typedef {{ x: number, y: number, terrain: number, crowns: number }} Settled */

/** Refuse squares of which there are more than the box holds. @param {Desk} desk @param {Settled[]} squares */
function checkPieces(desk, squares) {
  const { engine, told } = desk;
  const pieces = engine.make(told.shapes.pieces, { count: squares.length });
  pieces.write(squares.flatMap(({ terrain, crowns }) => [terrain, crowns]));
  const [which = 0, number = 0, exist = 0] = engine.call(`${RULES}.check_pieces`, pieces).map(Number);
  engine.release(pieces);
  if (which === told.referee.NO_PIECE) return;
  const { terrain = 0, crowns = 0 } = squares[which] ?? {};
  throw wrongKingdom("pieces", { number, exist, terrain: told.terrains[terrain] ?? "", crowns });
}

/** Put a kingdom on the desk. @param {Desk} desk @param {number} seat @param {string} text @param {number} size */
function settle(desk, seat, text, size) {
  const squares = squaresIn(text, desk.told);
  checkPieces(desk, squares);
  const fits = squares.map(
    ({ x, y, terrain, crowns }) =>
      desk.engine.call(`${RULES}.settle`, desk.arrays.here, seat, x, y, terrain, crowns)[0],
  );
  if (fits.includes(false)) throw wrongKingdom("wide", { size });
  return squares;
}

/** The score sheet. @param {Desk} desk @param {OptionsData} sheet */
function counted(desk, sheet) {
  const { engine, told, arrays } = desk;
  const texts = /** @type {string[]} */ (sheet.kingdoms);
  const { size, middle_kingdom, harmony } = { ...told.sheet, ...sheet };
  const reading = told.options.choices.middle_kingdom?.indexOf(String(middle_kingdom)) ?? 0;
  for (const array of Object.values(arrays.here)) array.fill(0);
  arrays.here.status?.write([texts.length], told.turns.PLAYERS);
  engine.call(`${RULES}.start_sheet`, arrays.here, Number(size), reading, Boolean(harmony));
  const squares = texts.map((text, seat) => {
    try {
      return settle(desk, seat, text, Number(size));
    } catch (problem) {
      if (!(problem instanceof Refusal) || texts.length === 1) throw problem;
      throw new Refusal("board", message("kingdomino-sheet-kingdom", { number: seat + 1, problem: problem.said }));
    }
  });
  checkPieces(desk, squares.flat());
  const kingdoms = desk.described(texts.length);
  const ranking = ranked(
    engine,
    kingdoms.map(({ key }) => key),
    told.tie_breaks,
  );
  return {
    kingdoms: kingdoms.map(({ data }) => data),
    ranking: ranking.map(({ seat, ...standing }) => ({ player: seat, ...standing })),
  };
}
