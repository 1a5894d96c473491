// @ts-check
/** The record of a game: written, read and verified, to the same bytes as records/ does. `docs/records.md` describes it. */

import { isSeeded } from "../engine/dealing.js";
import { Refusal } from "../engine/refusal.js";
import { invalid, TableRefusal } from "./refusal.js";
import { gameOf } from "./table.js";
import { lengthOf } from "./text.js";

/** @typedef {import("../types.d.ts").GameRecord} GameRecord */
/** @typedef {import("../types.d.ts").Dealt} Dealt */
/** @typedef {import("./host.js").Game} Game */
/** @typedef {import("../engine/contract.js").RefereeState} RefereeState */

const FORMAT = 1;
const LONGEST_NAME = 200;

/** @type {(value: unknown) => boolean} */
const isText = (value) => typeof value === "string";
/** @type {(value: unknown) => boolean} */
const isCount = (value) => Number.isInteger(value);
/** @type {(value: unknown) => boolean} */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
/** @param {(value: unknown) => boolean} isOne @returns {(value: unknown) => boolean} */
const isListOf = (isOne) => (value) => Array.isArray(value) && value.every(isOne);
/** @param {(value: unknown) => boolean} isOne @returns {(value: unknown) => boolean} */
const orNull = (isOne) => (value) => value === null || isOne(value);

/** @typedef {Record<string, [isRight: (value: unknown) => boolean, isRequired: boolean]>} Form */
/** @type {Form} */
const RECORD = {
  ...{ regnum: [isCount, true], game: [isText, true], options: [isObject, true], deal: [isObject, true] },
  ...{ players: [isListOf(isObject), true], actions: [isListOf(isText), true], result: [orNull(isObject), false] },
};
/** @type {Form} */
const DEALT = {
  ...{ seed: [orNull(isText), false], salts: [isListOf(isText), false], commitment: [orNull(isText), false] },
  draws: [orNull(isListOf(isListOf(isListOf(isCount)))), false],
};
/** @type {Form} */
const PLAYER = { name: [isText, true], bot: [orNull(isText), false] };

/**
 * The record of a table's game so far; the result is left out until the game is over.
 * @param {import("./table.js").Table} table
 * @param {Game} game
 * @returns {GameRecord}
 */
export function recordOf(table, game) {
  const state = gameOf(table);
  // without the joiners in names, which are not allowed in records
  const players = table.seats.map(({ bot, name }) =>
    bot === null ? { name: name.replace(hiddenIn(game), "") } : { name: bot, bot },
  );
  const record = {
    ...{ regnum: FORMAT, game: table.opened.game, options: state.options, deal: dealt(state), players },
    ...{ actions: state.actions, result: state.isOver ? state.result() : null },
  };
  return /** @type {GameRecord} */ (/** @type {unknown} */ (record));
}

/** The characters that records do not allow. @param {Game} game */
const hiddenIn = ({ hashing }) => new RegExp(hashing.told.HIDDEN, "gu");

/** @param {RefereeState} state @returns {Dealt} */
function dealt({ deal, commitment }) {
  if (!isSeeded(deal)) return { draws: deal.draws };
  return { seed: deal.seed, ...(deal.salts?.length ? { salts: deal.salts } : {}), commitment };
}

/**
 * The record of a game after its first actions; the result goes with the last of them.
 * @param {GameRecord} record
 * @param {number} plies
 * @returns {GameRecord}
 */
export const shortened = (record, plies) =>
  plies >= record.actions.length ? record : { ...record, actions: record.actions.slice(0, plies), result: null };

/** A record as one line of JSON, the same bytes everywhere. @param {GameRecord} record */
export const dump = (record) => JSON.stringify(record);

/**
 * Read one record; anything wrong with its form is refused.
 * @param {string} text
 * @returns {GameRecord}
 */
export function load(text) {
  const record = /** @type {GameRecord} */ (parsed(text.replace(/^\ufeff/, "")));
  if (!isObject(record) || !isCount(record.regnum)) throw wrongField("regnum");
  if (record.regnum !== FORMAT) throw invalid("error-record-version", { version: record.regnum, newest: FORMAT });
  check(record, RECORD);
  check(record.deal, DEALT, "deal.");
  for (const [seat, player] of record.players.entries()) check(player, PLAYER, `players[${seat}].`);
  return { ...record, result: record.result ?? null };
}

/** @param {string} text @returns {unknown} */
function parsed(text) {
  if (!text.trim()) throw invalid("error-record-empty");
  try {
    const record = JSON.parse(text);
    checkUnique(text);
    return record;
  } catch (problem) {
    if (problem instanceof TableRefusal) throw problem;
    const place = /position (\d+)/.exec(String(problem))?.[1];
    throw invalid("error-json", { character: place === undefined ? text.length : Number(place) + 1 });
  }
}

/**
 * Refuse a key that is there twice: `JSON.parse` keeps the last, and other programs may read the first.
 * @param {string} text Complete JSON.
 */
function checkUnique(text) {
  /** The keys of each object that is open. @type {Set<string>[]} */
  const open = [];
  for (const [token, written, isKey] of text.matchAll(/[{}]|("(?:[^"\\]|\\.)*")(\s*:)?/gs)) {
    if (token === "{") open.push(new Set());
    else if (token === "}") open.pop();
    else if (isKey) {
      const key = String(JSON.parse(written ?? ""));
      if (open.at(-1)?.has(key)) throw invalid("error-json-twice", { key: key.slice(0, 100) });
      open.at(-1)?.add(key);
    }
  }
}

/** Refuse what lacks a field, or has one that is unknown or of another kind. @param {object} data @param {Form} form @param {string} [where] */
function check(data, form, where = "") {
  for (const [name, value] of Object.entries(data))
    if (!Object.hasOwn(form, name) || !form[name]?.[0](value)) throw wrongField(where + name);
  for (const [name, [, isRequired]] of Object.entries(form))
    if (isRequired && !Object.hasOwn(data, name)) throw wrongField(where + name);
}

/** @param {string} field */
const wrongField = (field) => invalid("error-record-field", { field });

/**
 * The deal of a record; its commitment must fit its seed.
 * @param {Dealt} kept
 * @param {Game} game
 * @returns {import("../engine/contract.js").Deal}
 */
function dealOf({ seed = null, salts = [], commitment = null, draws = null }, { hashing }) {
  if (draws && seed === null && commitment === null && !salts.length) return { draws };
  if (draws || seed === null || commitment === null) throw invalid("error-record-deal");
  const deal = { seed, salts };
  hashing.check(deal);
  if (hashing.commitment(deal) !== commitment) throw invalid("error-record-commitment");
  return deal;
}

/**
 * Check options, deal and commitment, every action, and the result; the first problem is refused. The last state is
 * returned.
 * @param {GameRecord} record
 * @param {Game} game
 * @returns {RefereeState}
 */
export function verify(record, game) {
  const state = replayed(record, game);
  checkResult(record, state);
  return state;
}

/**
 * The same without the result.
 * @param {GameRecord} record
 * @param {Game} game
 * @returns {RefereeState}
 */
export function replayed(record, game) {
  const { players } = record;
  for (const [seat, { name }] of players.entries())
    if (lengthOf(name) > LONGEST_NAME || hiddenIn(game).test(name)) throw wrongField(`players[${seat}].name`);
  const options = game.rules.optionsFromData(record.options);
  const deal = dealOf(record.deal, game);
  if (players.length !== options.players)
    throw invalid("error-record-players", { names: players.length, players: Number(options.players) });
  let state = game.rules.start(options, deal);
  for (const [at, action] of record.actions.entries()) state = played(state, at + 1, action);
  return state;
}

/** @param {RefereeState} state @param {number} ply @param {string} action */
function played(state, ply, action) {
  try {
    return state.play(action);
  } catch (problem) {
    if (!(problem instanceof Refusal || problem instanceof TableRefusal)) throw problem;
    throw invalid("error-record-action", { ply, action: action.slice(0, 40), problem: problem.said });
  }
}

/** @param {GameRecord} record @param {RefereeState} state */
function checkResult({ result, actions }, state) {
  if (!result && state.isOver) throw invalid("error-record-no-result");
  if (!result) return;
  if (!state.isOver) throw invalid("error-record-unfinished", { plies: actions.length });
  const [claimed, true_] = [/** @type {Record<string, unknown>} */ (result), Object.entries(state.result())];
  const wrong =
    true_.find(([name, value]) => JSON.stringify(claimed[name]) !== JSON.stringify(value))?.[0] ??
    Object.keys(claimed).find((name) => !true_.some(([known]) => known === name));
  if (wrong !== undefined) throw invalid("error-record-result", { entry: wrong });
}
