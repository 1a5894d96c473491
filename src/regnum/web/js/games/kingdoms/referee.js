// @ts-check
/**
 * The referee of Kingdoms in the browser. The compiled rules decide everything; here their numbers get the names and the
 * form that Python's `games/kingdoms/data.py` gives them, byte for byte.
 */

import { restore, saved } from "../../engine/arrays.js";
import { Hashing, isSeeded, takeDraw, writtenDraws } from "../../engine/dealing.js";
import { ranked, resultOf } from "../../engine/ranking.js";
import { Refusal, message } from "../../engine/refusal.js";
import { linesOf, shortened, wordsOf } from "../../engine/text.js";
import { split } from "./notation.js";

/** @typedef {import("../../engine/arrays.js").EngineArray} EngineArray */
/** @typedef {import("../../engine/contract.js").Deal} Deal */
/** @typedef {import("../../engine/contract.js").Explanation} Explanation */
/** @typedef {import("../../engine/contract.js").Message} Message */
/** @typedef {import("../../engine/contract.js").Observer} Observer */
/** @typedef {import("../../engine/contract.js").OptionsData} OptionsData */
/** @typedef {import("../../engine/contract.js").RefereeState} RefereeState */
/** @typedef {import("../../engine/engine.js").Engine} Engine */
/** @typedef {import("../../types.d.ts").KingdomsView} View */
/** @typedef {View["present"]} Account */
/** @typedef {Account["lines"][number]} Line */
/** @typedef {View["players"][number]["income"]} Income */
/** @typedef {{ squares: EngineArray, lines: EngineArray, table: EngineArray, tiles: EngineArray }} Round */
/** @typedef {{ lines: EngineArray, counted: EngineArray, incomes: EngineArray }} Accounted */
/**
 * @typedef {{ seen: EngineArray, unseen: EngineArray, money: EngineArray, castles: EngineArray, starting: EngineArray }}
 *   Seen
 */
/** @typedef {{ options: OptionsData, deal: Deal, key: number[] }} Game What is settled before the first action. */

const ENTRIES = "games.kingdoms.entries";

/**
 * @typedef {object} Told What the module tells of the game: `DATA` in `games/kingdoms/entries.py`.
 * @property {string} GAME
 * @property {number[]} PLAYERS
 * @property {OptionsData} OPTIONS
 * @property {import("../../types.d.ts").OptionSwitch[]} SWITCHES
 * @property {string[]} PROBLEMS
 * @property {Record<string, string[]>} KNOWN
 * @property {string[]} COLOURS
 * @property {string[]} KIND_WORDS
 * @property {string[]} GROUP_WORDS
 * @property {string[]} PIECE_WORDS
 * @property {string[]} SQUARE_NAMES
 * @property {Record<string, View["phase"]>} PHASES
 * @property {string[]} TIE_BREAKS
 * @property {Line["direction"][]} DIRECTIONS
 * @property {Line["tiles"][number]["effect"][]} EFFECTS
 * @property {Record<string, [rule: string, id: string, mentioned: string]>} REASONS
 * @property {number[]} IN_BOX
 * @property {Record<string, string> & { here: Record<keyof Round, string>, account: Record<keyof Accounted, string>,
 *   seen: Record<keyof Seen, string> }} shapes
 */
/** @typedef {Told & Record<Uppercase<string>, number>} Data */

/** @param {string} id @param {Message["args"]} args */
const refusedOptions = (id, args) => new Refusal("options", message(id, args));

/** Every action in notation, by its number. @param {Engine} engine @returns {Map<number, string>} */
export function actionTexts(engine) {
  const { GROUP_WORDS, SQUARE_NAMES, GROUP_STEP, DRAW, PASS } = toldBy(engine);
  const placements = GROUP_WORDS.flatMap((word, group) =>
    SQUARE_NAMES.map((square, n) => /** @type {const} */ ([group * GROUP_STEP + n, `${word}@${square}`])),
  );
  return new Map([...placements, [DRAW, "draw"], [PASS, "pass"]]);
}

/** @param {Engine} engine */
const toldBy = (engine) => /** @type {Data} */ (/** @type {unknown} */ (engine.data(ENTRIES)));

/** The compiled rules, with the arrays that every call uses. */
export class Rules {
  /** Which part of a game is in `here`. @type {Uint8Array | null} */
  #loaded = null;
  /** By the number of players. @type {Map<number, Seen>} */
  #seen = new Map();

  /** @param {Engine} engine */
  constructor(engine) {
    this.engine = engine;
    this.told = toldBy(engine);
    this.hashing = new Hashing(engine);
    const { shapes } = this.told;
    this.here = engine.make(shapes.here);
    this.there = engine.make(shapes.here);
    this.account = engine.make(shapes.account);
    this.settings = engine.make(shapes.settings ?? "");
    this.choices = engine.make(shapes.choices ?? "");
    this.codes = engine.make(shapes.codes ?? "");
    this.items = engine.make(shapes.items ?? "");
    this.sizes = engine.make(shapes.sizes ?? "");
    this.key = engine.make(shapes.key ?? "");
    this.stream = engine.make(shapes.stream ?? "");
    this.revealed = engine.make(shapes.revealed ?? "");
    /** Every action in notation, by its number. */
    this.texts = actionTexts(engine);
    /** And the other way round. */
    this.numbers = new Map([...this.texts].map(([code, text]) => [text, code]));
  }

  /** Call an entry point. @param {string} name @param {...import("../../engine/engine.js").Argument} values */
  call(name, ...values) {
    return this.engine.number(`${ENTRIES}.${name}`, ...values);
  }

  /** Bring a part of a game into `here`. @param {Uint8Array} part */
  load(part) {
    if (this.#loaded !== part) restore(this.here, part);
    this.#loaded = part;
    return this.here;
  }

  /** What is in `here` after a rule has changed it. @returns {Uint8Array} */
  save() {
    this.#loaded = saved(this.here);
    return this.#loaded;
  }

  /** An entry of the table of `here`. @param {"PHASE" | "ROUND" | "SCORING"} name */
  entry(name) {
    return this.here.table.number(this.told[name]);
  }

  /** The number of an action. @param {string} text */
  numberOf(text) {
    const code = this.numbers.get(text);
    if (code === undefined)
      throw new Refusal("notation", message("kingdoms-error-notation", { text: shortened(text, 40) }));
    return code;
  }

  /** @param {number} players @returns {Seen} */
  seen(players) {
    const found = this.#seen.get(players) ?? this.engine.make(this.told.shapes.seen, { players });
    this.#seen.set(players, found);
    return found;
  }

  /** Begin the round after the one in `here`. @param {Game} game @returns {Uint8Array} */
  beginRound({ deal, key }) {
    if (isSeeded(deal)) {
      this.key.write(key);
      this.call("start_round", this.here, this.key, this.stream);
    } else this.#beginWritten(deal.draws);
    return this.save();
  }

  /** The deal is not asked for what needs no lot. @param {number[][][]} draws */
  #beginWritten(draws) {
    this.call("plan_draws", this.here, this.items, this.sizes);
    const { DRAWN_FROM, DRAWN } = this.told;
    const wanted = [...Array(this.sizes.shape[0]).keys()].filter((draw) => this.sizes.row(draw)[DRAWN]);
    const outcomes = wanted.length ? writtenDraws(draws, this.entry("ROUND") + 1) : [];
    for (const [i, draw] of wanted.entries()) {
      const size = this.sizes.row(draw);
      const items = this.items.row(draw);
      const drawn = takeDraw(outcomes[i] ?? [], items.slice(0, size[DRAWN_FROM]), size[DRAWN] ?? 0);
      this.items.write(drawn, draw * items.length);
    }
    this.call("begin_drawn", this.here, this.items);
  }

  /** Write options as numbers. @param {OptionsData} options */
  writeChoices(options) {
    const { NOT_A_CHOICE, KNOWN, PLAYERS } = this.told;
    const numbers = Object.values(options).map((value, entry) => {
      if (typeof value === "number") return Math.max(NOT_A_CHOICE, Math.min(value, Math.max(...PLAYERS) + 1));
      const known = KNOWN[entry] ?? [false, true];
      return known.findIndex((one) => one === value); // -1 is NOT_A_CHOICE, too
    });
    this.choices.write(numbers);
  }

  /** An empty `here`. */
  clear() {
    this.#loaded = null;
    for (const array of Object.values(this.here)) array.fill(0);
    return this.here;
  }

  /** The board of a round, and what its lines pay. @param {Round} round @returns {Account} */
  accountOf(round) {
    return this.accounted(round.squares, this.call("write_account", round, this.account));
  }

  /** What is in `account`. @param {EngineArray} squares @param {number} lines How many there are. @returns {Account} */
  accounted(squares, lines) {
    const words = squares.numbers().map((code) => this.told.PIECE_WORDS[code] ?? "");
    const { ROWS, COLUMNS } = this.told;
    const counted = Array.from({ length: this.account.counted.shape[0] ?? 0 }, (_, i) => this.account.counted.row(i));
    return {
      board: Array.from({ length: ROWS }, (_, row) => words.slice(COLUMNS * row, COLUMNS * (row + 1))),
      lines: Array.from({ length: lines }, (_, n) => this.#line(this.account.lines.row(n), counted)),
    };
  }

  /** @param {number[]} line @param {number[][]} counted @returns {Line} */
  #line(line, counted) {
    const { told } = this;
    const entry = (/** @type {number} */ name) => line[name] ?? 0;
    const places = counted.slice(entry(told.FIRST_PLACE), entry(told.END_PLACE));
    const castles = told.COLOURS.map((colour, seat) => ({ colour, seat })).filter(
      ({ seat }) => entry(told.RANK_SUMS + seat) > 0,
    );
    return {
      direction: /** @type {Line["direction"]} */ (told.DIRECTIONS[entry(told.DIRECTION)]),
      first: told.SQUARE_NAMES[entry(told.FIRST_SQUARE)] ?? "",
      last: told.SQUARE_NAMES[entry(told.LAST_SQUARE)] ?? "",
      value: entry(told.VALUE),
      income: Object.fromEntries(castles.map(({ colour, seat }) => [colour, entry(told.INCOMES + seat)])),
      tiles: places.filter((place) => this.#isTile(place)).map((place) => this.#tile(place)),
      castles: places.filter((place) => (place[told.PIECE] ?? 0) > told.KINDS).map((place) => this.#castle(place)),
      scored: entry(told.IS_SCORED) === 1,
    };
  }

  /** @param {number[]} place */
  #isTile(place) {
    const piece = place[this.told.PIECE] ?? 0;
    return piece > 0 && piece <= this.told.KINDS;
  }

  /** @param {number[]} place @returns {Line["tiles"][number]} */
  #tile(place) {
    const { told } = this;
    return {
      ...this.#where(place, "tile"),
      value: place[told.COUNTS] ?? 0,
      effect: told.EFFECTS[place[told.EFFECT] ?? 0] ?? null,
    };
  }

  /** @param {number[]} place @returns {Line["castles"][number]} */
  #castle(place) {
    const { BONUS, RANK } = this.told;
    return { ...this.#where(place, "castle"), bonus: place[BONUS] ?? 0, rank: place[RANK] ?? 0 };
  }

  /**
   * @template {"tile" | "castle"} Name
   * @param {number[]} place
   * @param {Name} name
   */
  #where(place, name) {
    const { SQUARE_NAMES, PIECE_WORDS, SQUARE, PIECE } = this.told;
    const found = { square: SQUARE_NAMES[place[SQUARE] ?? 0] ?? "", [name]: PIECE_WORDS[place[PIECE] ?? 0] ?? "" };
    return /** @type {{ square: string } & Record<Name, string>} */ (found);
  }

  /** What the lines in `account` pay to a seat. @param {number} seat @returns {Income} */
  income(seat) {
    const [rows = 0, columns = 0, total = 0] = this.account.incomes.row(seat);
    return { rows, columns, total };
  }

  /** How many there are of each kind, those of which there are any. @param {EngineArray} unseen */
  counts(unseen) {
    const numbers = unseen.numbers().map((number, kind) => /** @type {const} */ ([this.told.KIND_WORDS[kind], number]));
    return Object.fromEntries(numbers.filter(([, number]) => number > 0));
  }

  /** A tile in data: null if there is none. @param {number} kind */
  tile(kind) {
    return kind === this.told.NO_TILE ? null : (this.told.KIND_WORDS[kind] ?? null);
  }
}

/** A game at one moment; it never changes. @implements {RefereeState} */
class State {
  #rules;
  #game;
  #parts;
  #lots;
  /** @type {string[] | null} */
  #legal = null;

  /**
   * @param {Rules} rules
   * @param {Game} game
   * @param {string[]} actions
   * @param {Uint8Array[]} parts The arrays of each round.
   * @param {number} lots How many rounds were begun by a player chosen at random among the richest.
   */
  constructor(rules, game, actions, parts, lots) {
    this.#rules = rules;
    this.#game = game;
    this.#parts = parts;
    this.#lots = lots;
    this.actions = actions;
    this.options = game.options;
    this.deal = game.deal;
    this.round = parts.length;
    this.gameNumber = 1;
    const { seen } = this.#see(null);
    const { OVER, SPECTATOR, PHASE_SEEN, SEAT_SEEN } = rules.told;
    this.isOver = seen.number(PHASE_SEEN) === OVER;
    const seat = seen.number(SEAT_SEEN);
    this.seat = seat === SPECTATOR ? null : seat;
  }

  /** The state before the first action. @param {Rules} rules @param {Game} game */
  static start(rules, game) {
    const { choices, settings } = rules;
    rules.writeChoices(game.options);
    rules.call("write_settings", choices, settings);
    rules.call("start_game", rules.clear(), settings);
    return new State(rules, game, [], [rules.beginRound(game)], 0);
  }

  get #here() {
    return this.#rules.load(/** @type {Uint8Array} */ (this.#parts.at(-1)));
  }

  get #players() {
    return Number(this.options.players);
  }

  get commitment() {
    return this.#rules.hashing.commitment(this.deal);
  }

  get revealed() {
    const { revealed } = this.#rules;
    return revealed.numbers(0, this.#rules.call("write_revealed", this.#here, this.#lots, revealed));
  }

  legal() {
    this.#legal ??= this.#listed();
    return this.#legal;
  }

  #listed() {
    const { codes, texts } = this.#rules;
    const number = this.#rules.call("legal_actions", this.#here, codes);
    return codes.numbers(0, number).map((code) => texts.get(code) ?? "");
  }

  /** @param {string} text */
  play(text) {
    const rules = this.#rules;
    rules.call("play_action", this.#here, this.#legalNumber(text));
    const parts = [...this.#parts.slice(0, -1), rules.save()];
    const actions = [...this.actions, text];
    if (rules.entry("PHASE") !== rules.told.ROUND_OVER) return new State(rules, this.#game, actions, parts, this.#lots);
    const lots = this.#lots + rules.call("is_lot_drawn", rules.here);
    return new State(rules, this.#game, actions, [...parts, rules.beginRound(this.#game)], lots);
  }

  /** @param {number} [plies] */
  undo(plies = 1) {
    const played = this.actions.length;
    if (!Number.isInteger(plies) || plies < 0 || plies > played)
      throw new Refusal("usage", message("error-undo", { plies, played }));
    const first = State.start(this.#rules, this.#game);
    return this.actions.slice(0, played - plies).reduce((state, action) => state.play(action), first);
  }

  /**
   * @param {string} text
   * @param {Observer} [observer]
   * @returns {Explanation}
   */
  explain(text, observer) {
    const { told } = this.#rules;
    const code = this.#rules.numberOf(text);
    this.#checkSeat(observer ?? null);
    const waits = observer !== undefined && !this.isOver && observer !== this.seat;
    const reason = waits ? told.WAITING : this.#reason(code);
    const [rule = "", id = "", mentioned = ""] = told.REASONS[reason] ?? [];
    return {
      action: text,
      is_legal: reason >= told.PLACING && !waits,
      rule,
      message: message(id, this.#mentioned(text, mentioned)),
      legal_actions: waits ? [] : this.legal(),
    };
  }

  /** What a sentence mentions. @param {string} text @param {string} mentioned @returns {Message["args"]} */
  #mentioned(text, mentioned) {
    const { piece, square } = split(text);
    if (mentioned === "drawn") return { tile: this.#rules.tile(this.#drawn()) ?? "" };
    if (mentioned === "rank") return { rank: Number(piece.slice(1)) };
    if (mentioned === "tile") return { tile: piece };
    if (mentioned === "square") return { square: square ?? "" };
    return mentioned === "colour" ? { colour: this.#rules.told.COLOURS[this.seat ?? 0] ?? "" } : {};
  }

  /** The tile drawn, as the seat to act sees it. */
  #drawn() {
    return this.#see(this.seat).seen.number(this.#rules.told.DRAWN_SEEN);
  }

  /** @param {string} text @returns {import("../../types.d.ts").KingdomsPreview} */
  preview(text) {
    const { there, account } = this.#rules;
    const lines = this.#rules.call("preview_action", this.#here, this.#legalNumber(text), there, account);
    const present = this.#rules.accounted(there.squares, lines);
    return { game: "kingdoms", present, incomes: this.#seats((seat) => this.#rules.income(seat)) };
  }

  /** @param {Observer} observer @returns {View} */
  view(observer) {
    this.#checkSeat(observer);
    const rules = this.#rules;
    const { told } = rules;
    const previous = this.#parts.at(-2);
    const before = previous ? rules.accountOf(rules.load(previous)) : null;
    const present = rules.accountOf(this.#here);
    const incomes = this.#seats((seat) => rules.income(seat));
    const finished = this.isOver ? this.#parts : this.#parts.slice(0, -1);
    const history = finished.map((part) => this.#money(part));
    const result = this.isOver ? this.result() : null;
    const { seen, unseen, money, castles, starting } = this.#see(observer);
    const phase = /** @type {View["phase"]} */ (told.PHASES[seen.number(told.PHASE_SEEN)]);
    return {
      game: "kingdoms",
      options: /** @type {View["options"]} */ (this.options),
      round: this.round,
      rounds: seen.number(told.ROUNDS_KNOWN) || null,
      phase,
      seat: this.seat,
      start_player: seen.number(told.START_PLAYER),
      drawn_tile: rules.tile(seen.number(told.DRAWN_SEEN)),
      supply: seen.number(told.SUPPLY),
      unseen: rules.counts(unseen),
      players: this.#seats((seat) => ({
        colour: /** @type {View["players"][number]["colour"]} */ (told.COLOURS[seat]),
        money: money.number(seat),
        income: /** @type {Income} */ (incomes[seat]),
        castles: castles.row(seat),
        starting_tile: rules.tile(starting.number(seat)),
      })),
      first_money: told.FIRST_MONEY,
      money_history: history,
      present,
      previous: before,
      legal: observer !== null && observer === this.seat ? this.legal() : [],
      result,
      observer,
    };
  }

  /** @returns {NonNullable<View["result"]>} */
  result() {
    const rounds = this.#parts.map((part) => this.#money(part));
    return { ...resultOf(rounds.at(-1) ?? [], this.ranking()), rounds };
  }

  ranking() {
    const keys = this.#money(/** @type {Uint8Array} */ (this.#parts.at(-1))).map((money) => [money]);
    return ranked(this.#rules.engine, keys, this.#rules.told.TIE_BREAKS);
  }

  /** @param {Observer} observer */
  seen(observer = this.seat) {
    const { told, there } = this.#rules;
    this.#see(observer);
    return { game: told.GAME, options: this.options, seat: this.seat ?? told.SPECTATOR, parts: [saved(there)] };
  }

  /** The number of a legal action. @param {string} text */
  #legalNumber(text) {
    const code = this.#rules.numberOf(text);
    if (this.#reason(code) < this.#rules.told.PLACING) throw Refusal.illegal(this.explain(text));
    return code;
  }

  /** Why the seat to act may do something, or may not. @param {number} code */
  #reason(code) {
    return this.#rules.call("reason", this.#here, code);
  }

  /** What an observer sees of the present round; as they see it, it is in `there`. @param {Observer} observer */
  #see(observer) {
    const found = this.#rules.seen(this.#players);
    const { there, told } = this.#rules;
    this.#rules.call("see", this.#here, observer ?? told.SPECTATOR, there, found);
    return found;
  }

  /** The gold of each player in a round. @param {Uint8Array} part */
  #money(part) {
    const { money } = this.#rules.seen(this.#players);
    this.#rules.call("write_money", this.#rules.load(part), money);
    return money.numbers();
  }

  /** @template T @param {(seat: number) => T} of @returns {T[]} */
  #seats(of) {
    return Array.from({ length: this.#players }, (_, seat) => of(seat));
  }

  /** @param {Observer} seat */
  #checkSeat(seat) {
    const players = this.#players;
    if (seat !== null && !(Number.isInteger(seat) && seat >= 0 && seat < players))
      throw new Refusal("usage", message("error-seat", { seat, players }));
  }
}

/** Options from data, checked, in the order in which records keep them. @param {Rules} rules @param {OptionsData} data */
function optionsFromData(rules, data) {
  const { OPTIONS, PROBLEMS, KNOWN, POSSIBLE } = rules.told;
  const known = Object.keys(OPTIONS);
  for (const name of Object.keys(data))
    if (!known.includes(name)) throw refusedOptions("error-option-unknown", { option: name, known: known.join(", ") });
  if (!("players" in data)) throw refusedOptions("error-option-missing", { option: "players" });
  const options = Object.fromEntries(known.map((name) => [name, name in data ? data[name] : OPTIONS[name]]));
  const { players } = options;
  if (typeof players !== "number" || !Number.isInteger(players))
    throw refusedOptions("error-option-number", { option: "players" });
  rules.writeChoices(options);
  const problem = rules.call("impossible_choice", rules.choices);
  if (problem === POSSIBLE) return options;
  const name = known[problem] ?? "";
  const words = KNOWN[problem]?.join(", ");
  /** @type {Message["args"]} */
  const args = name === "players" ? { players } : words === undefined ? { option: name } : { known: words };
  throw refusedOptions(PROBLEMS[problem] ?? "", args);
}

/** Options from some switches; the others keep their defaults. @param {Rules} rules @param {OptionsData} switches */
function chosen(rules, switches) {
  const known = rules.told.SWITCHES.map((one) => one.name);
  const unknown = Object.keys(switches).filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    const option = shortened(unknown.sort().join(", "), 100);
    throw refusedOptions("error-option-unknown", { option, known: known.join(", ") });
  }
  return optionsFromData(rules, { ...rules.told.OPTIONS, ...switches });
}

/** @param {string} problem @param {Message["args"]} args */
const refusedBoard = (problem, args) => new Refusal("board", message(`kingdoms-board-${problem}`, args));

/** The squares of a board that is written as text. @param {Data} told @param {string} text @returns {number[]} */
function readBoard(told, text) {
  if ([...text].length > told.MOST_TEXT) throw refusedBoard("long", { most: told.MOST_TEXT });
  const rows = linesOf(text)
    .map(wordsOf)
    .filter((row) => row.length > 0);
  if (rows.length === 0 || rows.length > told.ROWS) throw refusedBoard("rows", { rows: rows.length });
  return rows.flatMap((words, n) => {
    if (words.length !== told.COLUMNS) throw refusedBoard("columns", { row: n + 1, words: words.length });
    return words.map((word) => readPiece(told, word.toLowerCase().replaceAll("−", "-"), n + 1));
  });
}

/** @param {Data} told @param {string} word @param {number} row */
function readPiece(told, word, row) {
  const piece = told.PIECE_WORDS.indexOf(word);
  if (piece < 0) throw refusedBoard("word", { text: shortened(word, 40), row });
  return piece;
}

/** Refuse a board on which there is more of a piece than in the box. @param {Data} told @param {number} piece @param {number} number */
function refuseTooMany(told, piece, number) {
  const exist = told.IN_BOX[piece] ?? 0;
  const word = told.PIECE_WORDS[piece] ?? "";
  if (piece <= told.KINDS) throw refusedBoard("tiles", { tile: word, number, exist });
  const [colour, rank] = [word.slice(0, -1), Number(word.slice(-1))];
  throw refusedBoard("castles", { colour, rank, number, exist });
}

/** Score a board of a real table and rank the players. @param {Rules} rules @param {OptionsData} sheet */
function count(rules, sheet) {
  const { told } = rules;
  const { squares, lines } = rules.clear();
  squares.write(readBoard(told, String(sheet.board)));
  const [found, piece, number] = rules.engine.call(`${ENTRIES}.count_board`, squares, lines, rules.account).map(Number);
  if (number) refuseTooMany(told, piece ?? 0, number);
  const present = rules.accounted(squares, found ?? 0);
  const money = /** @type {Record<string, number>} */ (sheet.money);
  const missing = told.COLOURS.find(
    (colour) => !(colour in money) && present.board.flat().some((word) => word.startsWith(colour)),
  );
  if (missing !== undefined) throw new Refusal("board", message("kingdoms-sheet-colour", { colour: missing }));
  const players = Object.entries(money).map(([colour, before]) => {
    const income = rules.income(told.COLOURS.indexOf(colour));
    return { colour, before, income, after: before + income.total };
  });
  const standings = ranked(
    rules.engine,
    players.map((player) => [player.after]),
    told.TIE_BREAKS,
  );
  return { present, players, ranking: standings.map(({ seat, ...standing }) => ({ player: seat, ...standing })) };
}

/**
 * The draws of a round: a start player in the first, and all tiles, which are shuffled again for every round.
 * @param {Rules} rules
 * @param {OptionsData} options
 * @param {string} seed
 * @param {number} round
 * @returns {number[][]}
 */
function roundDraws(rules, options, seed, round) {
  const deal = { seed: `${seed} ${round}` };
  const { seat } = State.start(rules, { options, deal, key: rules.hashing.key(rules.told.GAME, deal) });
  const tiles = options.no_luck ? [] : [rules.here.tiles.numbers()];
  return round ? tiles : [[seat ?? 0], ...tiles];
}

/** @type {import("../../engine/contract.js").MakeReferee} */
export function referee(engine) {
  const rules = new Rules(engine);
  const { GAME, PLAYERS, SWITCHES } = rules.told;
  return {
    game: GAME,
    players: PLAYERS,
    switches: SWITCHES,
    options: (switches) => chosen(rules, switches),
    optionsFromData: (data) => optionsFromData(rules, data),
    start(options, deal) {
      rules.hashing.check(deal);
      const key = isSeeded(deal) ? rules.hashing.key(GAME, deal) : [];
      return State.start(rules, { options: optionsFromData(rules, options), deal, key });
    },
    draws: (options, seed) =>
      Array.from({ length: rules.told.MOST_ROUNDS }, (_, round) => roundDraws(rules, options, seed, round)),
    count: (sheet) => count(rules, sheet),
  };
}
