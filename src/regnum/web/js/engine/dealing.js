// @ts-check
/** Deals: what their keys and commitments are, and what is wrong with those that cannot be. As `games/dealing.py`. */

import { Refusal, message } from "./refusal.js";

/** @typedef {import("./contract.js").Deal} Deal */
/** @typedef {import("./contract.js").SeededDeal} SeededDeal */
/** @typedef {import("./engine.js").Engine} Engine */

const ENTRIES = "games.entries";
/** @typedef {{ DEAL_HEAD: string, COMMITMENT_HEAD: string, LONGEST_TEXT: number, HIDDEN: string }} Told */

/** @param {Deal} deal @returns {deal is SeededDeal} */
export const isSeeded = (deal) => "seed" in deal;

/** Hashes of texts and numbers, made by a game's module. */
export class Hashing {
  #engine;
  #shapes;
  #stream;
  #digest;

  /** @param {Engine} engine */
  constructor(engine) {
    this.#engine = engine;
    this.told = /** @type {Told} */ (engine.data(ENTRIES));
    this.#shapes = /** @type {{ text: string, stream: string, digest: string }} */ (engine.data(ENTRIES).shapes);
    this.#stream = engine.make(this.#shapes.stream);
    this.#digest = engine.make(this.#shapes.digest);
  }

  /** SHA-256 as eight words of 32 bits. @param {Uint8Array} bytes */
  words(bytes) {
    const text = this.#engine.make(this.#shapes.text, { length: bytes.length });
    text.raw.set(bytes);
    this.#engine.call(`${ENTRIES}.hash_text`, text, this.#stream, this.#digest);
    this.#engine.release(text);
    return this.#digest.numbers();
  }

  /** SHA-256 of lines, each with its end. @param {string[]} lines */
  lines(lines) {
    return this.words(new TextEncoder().encode(lines.map((line) => `${line}\n`).join("")));
  }

  /** The random state that a key of eight words gives. @param {number[]} key @returns {bigint} */
  chance(key) {
    this.#digest.write(key);
    return BigInt(this.#engine.call(`${ENTRIES}.chance_of`, this.#digest, this.#stream)[0] ?? 0);
  }

  /** As `decision_chance` in Python. @param {Uint8Array} secret @param {number} ply */
  decisionChance(secret, ply) {
    const bytes = new Uint8Array(secret.length + 4);
    bytes.set(secret);
    new DataView(bytes.buffer).setUint32(secret.length, ply);
    return this.chance(this.words(bytes));
  }

  /** The eight words that decide every draw of a game. @param {string} game @param {SeededDeal} deal */
  key(game, { seed, salts = [] }) {
    return this.lines([this.told.DEAL_HEAD, game, seed, ...salts]);
  }

  /** What is published of a deal before the first action. @param {Deal} deal */
  commitment(deal) {
    return isSeeded(deal) ? hex(this.lines([this.told.COMMITMENT_HEAD, deal.seed])) : "";
  }

  /** Refuse a seed or salt that cannot be. @param {Deal} deal */
  check(deal) {
    if (!isSeeded(deal)) return;
    const { LONGEST_TEXT: most, HIDDEN } = this.told;
    const hidden = new RegExp(HIDDEN, "u");
    for (const text of [deal.seed, ...(deal.salts ?? [])])
      if ([...text].length > most || hidden.test(text)) throw new Refusal("deal", message("error-deal-text", { most }));
    if (deal.seed === "") throw new Refusal("deal", message("error-deal-empty-seed"));
  }
}

/** @param {number[]} words */
export const hex = (words) => words.map((word) => word.toString(16).padStart(8, "0")).join("");

/** The bytes of words. @param {number[]} words */
export function bytesOf(words) {
  const bytes = new Uint8Array(4 * words.length);
  words.forEach((word, i) => new DataView(bytes.buffer).setUint32(4 * i, word));
  return bytes;
}

/**
 * The draws of a written deal's game or round; refused if there are none.
 * @param {number[][][]} draws
 * @param {number} number
 */
export function writtenDraws(draws, number) {
  const found = draws[number];
  if (!found) throw new Refusal("deal", message("error-deal-short"));
  return found;
}

/** A draw of a written deal with another number of items than this, or with items that are not there. @param {number} count */
export const wrongDraw = (count) => new Refusal("deal", message("error-deal-draw", { count }));

/**
 * The outcome of one draw of a written deal; refused unless it is that many of the items.
 * @param {number[]} outcome
 * @param {number[]} items
 * @param {number} count
 */
export function takeDraw(outcome, items, count) {
  const left = [...items];
  for (const item of outcome) {
    const at = left.indexOf(item);
    if (at < 0) throw wrongDraw(count);
    left.splice(at, 1);
  }
  if (outcome.length !== count) throw wrongDraw(count);
  return outcome;
}
