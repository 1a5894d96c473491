// @ts-check
/**
 * Reviews a game, as `study/reviewing.py`: with the same record, seed and effort it finds the same. The module compares, grades
 * and keeps the account; here the game is gone through, and numbers get their names.
 */

import { Account, goOn, isSettled, toldOf, verdictOn } from "../engine/grading.js";
import { toldOf as compareTold } from "../engine/comparing.js";
import { bytesOf, Hashing, isSeeded } from "../engine/dealing.js";

/** @typedef {import("../engine/contract.js").Judge} Judge */
/** @typedef {import("../engine/contract.js").RefereeState} RefereeState */
/** @typedef {import("../engine/contract.js").Seen} Seen */
/** @typedef {import("../engine/contract.js").Trial} Trial */
/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("./contract.js").Chance} Chance */
/** @typedef {import("./contract.js").Decision} Decision */
/** @typedef {import("./contract.js").Review} Review */
/**
 * @typedef {object} Wanted
 * @property {string[]} names Of the players.
 * @property {number} [seed]
 * @property {number} [effort] Multiplies the number of decks.
 * @property {(part: number) => void} [tell] Is told how much is done.
 */

/** More playouts than there are. */
const ALL = 2 ** 30;
const [WIN, POINTS] = [0, 1];
/** The first line of what is hashed into the random numbers of a review. */
const HEAD = "regnum review 1";

/** What the random numbers of a game's review come from. @param {Hashing} hashing @param {RefereeState} state @param {number} seed */
function secretOf(hashing, state, seed) {
  const { deal } = state;
  const texts = isSeeded(deal) ? [deal.seed, ...(deal.salts ?? [])] : [JSON.stringify(deal.draws)];
  return bytesOf(hashing.lines([HEAD, String(seed), state.seen(null).game, ...texts]));
}

/**
 * @param {Engine} engine
 * @param {Judge} judge
 * @param {RefereeState} last The end of the game.
 * @param {Wanted} wanted
 * @returns {Promise<Review>}
 */
export const review = (engine, judge, last, wanted) => new Reviewer(engine, judge, last, wanted).run();

class Reviewer {
  /** @type {Decision[]} */
  #decisions = [];
  /** @type {Chance[]} */
  #chances = [];
  #engine;
  #judge;
  #last;
  #names;
  #hashing;
  #secret;
  #chance = 0n;
  #effort;
  #tell;
  #told;
  #account;
  #state;

  /** @param {Engine} engine @param {Judge} judge @param {RefereeState} last @param {Wanted} wanted */
  constructor(engine, judge, last, { names, seed = 0, effort = 1, tell = () => {} }) {
    this.#engine = engine;
    this.#judge = judge;
    this.#last = last;
    this.#names = names;
    this.#hashing = new Hashing(engine);
    this.#secret = secretOf(this.#hashing, last, seed);
    this.#deal(0);
    this.#effort = effort;
    this.#tell = tell;
    this.#told = toldOf(engine);
    this.#account = new Account(engine, Number(last.options.players));
    this.#state = last.undo(last.actions.length);
  }

  /** Go through the game. @returns {Promise<Review>} */
  async run() {
    const { actions, isOver } = this.#last;
    const game = this.#state.seen(null).game;
    await this.#begin();
    const start = this.#account.values.map((value) => value[WIN] ?? 0);
    await this.#reveal();
    for (const [ply, action] of actions.entries()) {
      await this.#play(action);
      this.#tell((ply + 1) / actions.length);
    }
    const players = this.#names.map((name, seat) => ({ name, ...this.#account.partsOf(seat) }));
    this.#account.release();
    return { game, over: isOver, start, players, decisions: this.#decisions, chances: this.#chances };
  }

  /** Judge an action, then book what it revealed. @param {string} action */
  async #play(action) {
    const [before, after] = [this.#state, this.#state.play(action)];
    this.#decisions.push(await this.#decided(action));
    this.#state = after;
    if (after.gameNumber !== before.gameNumber) {
      await this.#begin(); // another game of a match
      await this.#reveal();
    } else if (after.isOver) this.#end();
    else if (after.revealed.join() !== before.revealed.join()) await this.#reveal();
  }

  /** Begin with what each seat expects before anything is dealt, or, where seats differ, right after that. */
  async #begin() {
    if (this.#judge.isEven) this.#account.step("begin_account");
    else await this.#valued("begin_with");
  }

  /** Take a step with the position, as far as it is known, played on. @param {string} step */
  async #valued(step) {
    const decks = this.#decks(this.#told.decks.value);
    const trial = await this.#judge.open(this.#judge.overview(this.#state), this.#chance, {
      codes: [compareTold(this.#engine).PLAY_ON],
      decks,
    });
    trial.go(ALL);
    this.#account.step(step, trial.compared);
    trial.release();
  }

  /** From here on other decks are used than before. @param {number} ply */
  #deal(ply) {
    this.#chance = this.#hashing.decisionChance(this.#secret, ply);
  }

  async #reveal() {
    this.#deal(this.#state.actions.length);
    await this.#valued("reveal");
    this.#note();
  }

  /** Book the result; in a game that was all known before it changes nothing. */
  #end() {
    if (this.#state.gameNumber > 1) return; // the result is that of the whole match; what the last game led to is booked
    const { scores, ranks } = this.#state.result();
    const winners = ranks.filter((rank) => rank === 1).length;
    const outcome = this.#engine.make(`float64[${scores.length},2]`);
    outcome.write(scores.flatMap((score, seat) => [ranks[seat] === 1 ? 1 / winners : 0, score]));
    this.#account.step("end_account", outcome);
    this.#engine.release(outcome);
    if (this.#account.change.flat().some((change) => change !== 0)) this.#note();
  }

  /** Note what chance has brought. */
  #note() {
    const [luck, points] = [this.#changed(WIN), this.#changed(POINTS)];
    this.#chances.push({ ply: this.#state.actions.length, luck, points });
  }

  /** What the latest step of the account has changed for each seat. @param {number} entry */
  #changed(entry) {
    return this.#account.change.map((change) => change[entry] ?? 0);
  }

  /** A number of decks for the effort, rounded as Python does. @param {number} decks */
  #decks(decks) {
    const wanted = decks * this.#effort;
    const near = Math.round(wanted);
    return Math.max(2, near - wanted === 0.5 && near % 2 ? near - 1 : near);
  }

  /** @param {string} action @returns {Promise<Decision>} */
  async #decided(action) {
    const seen = this.#state.seen();
    const { codes, texts } = this.#judge.legal(seen);
    const forced = this.#forced(action);
    if (codes.length === 1) return forced;
    const textOf = (/** @type {number} */ code) => texts[codes.indexOf(code)] ?? "";
    const played = codes[texts.indexOf(action)] ?? 0;
    const reference = await this.#judge.reference(seen);
    const { trial, change } = await this.#compared(seen, played, reference);
    const judged = this.#judged(forced, trial, played, textOf);
    trial.release();
    return { ...judged, reference: textOf(reference), ...change };
  }

  /** What is said of a decision if there was only one action. @param {string} action @returns {Decision} */
  #forced(action) {
    const seat = this.#state.seat ?? 0;
    const { values } = this.#account;
    const nothing = values.map(() => 0);
    return {
      ...{ ply: this.#state.actions.length, seat, action, best: action, reference: action, loss: 0, error: 0 },
      ...{ grade: "best", win: values[seat]?.[WIN] ?? 0, points_lost: 0, points_error: 0 },
      ...{ change: nothing, points_change: nothing, exact: false, forced: true, reasons: [] },
    };
  }

  /** All actions compared exactly, or until the grade of the one played is settled. @param {Seen} seen @param {number} played @param {number} reference */
  async #compared(seen, played, reference) {
    const { first, most: many } = this.#told.decks;
    const account = this.#decks(this.#told.decks.account);
    const most = this.#decks(Math.floor(many / (2 * this.#names.length - 2)));
    const trial = await this.#opened(seen, [played, reference], most);
    if (trial.isExact) return { trial, change: await this.#bookedApart(seen, played, reference) };
    trial.keep(played, reference);
    const at = trial.numberOf(played);
    let decks = played === reference ? this.#decks(first) : account;
    this.#go(trial, decks);
    const change = this.#booked(seen, trial, played, reference);
    while (decks < most && !trial.isKnown && !isSettled(this.#engine, trial.compared, at)) {
      decks = Math.min(decks + (decks < account ? decks : Math.floor(decks / 2)), most);
      this.#go(trial, decks);
    }
    return { trial, change };
  }

  /** Continue a comparison to so many decks. @param {Trial} trial @param {number} decks */
  #go(trial, decks) {
    goOn(this.#engine, trial.compared, decks);
    trial.go(ALL);
  }

  /** A comparison of what is worth comparing, and of some actions in any case. @param {Seen} seen @param {number[]} codes @param {number} decks */
  async #opened(seen, codes, decks) {
    const trial = await this.#judge.open(seen, this.#chance, { decks });
    const listed = trial.compared.actions.numbers();
    const missing = [...new Set(codes)].filter((code) => !listed.includes(code));
    if (!missing.length) return trial;
    trial.release();
    return this.#judge.open(seen, this.#chance, {
      decks,
      codes: [...listed, ...missing.sort((one, other) => one - other)],
    });
  }

  /**
   * @param {Decision} forced
   * @param {Trial} trial
   * @param {number} played
   * @param {(code: number) => string} textOf
   * @returns {Decision}
   */
  #judged(forced, trial, played, textOf) {
    const at = trial.numberOf(played);
    const verdict = verdictOn(this.#engine, trial.compared, at);
    const best = trial.compared.actions.number(verdict.best);
    return {
      ...forced,
      ...{ best: textOf(best), loss: verdict.lost, error: verdict.lostError, grade: verdict.grade },
      ...{ win: trial.winOf(at)[forced.seat] ?? 0, points_lost: verdict.points, points_error: verdict.pointsError },
      ...{ exact: trial.isExact, forced: verdict.spread < this.#told.UNFORCED },
      reasons: verdict.grade === "best" ? [] : trial.reasons(best, played, verdict.lost),
    };
  }

  /** Book a decision of a solved ending: best play is not how the reference player plays on. @param {Seen} seen @param {number} played @param {number} reference */
  async #bookedApart(seen, played, reference) {
    if (played === reference) return {};
    const codes = [played, reference];
    const trial = await this.#judge.open(seen, this.#chance, { codes, decks: this.#decks(this.#told.decks.account) });
    trial.keep(...codes);
    trial.go(ALL);
    const change = this.#booked(seen, trial, played, reference);
    trial.release();
    return change;
  }

  /** What a decision changed compared with the reference player's action. @param {Seen} seen @param {Trial} trial @param {number} played @param {number} reference */
  #booked(seen, trial, played, reference) {
    if (played === reference) return {};
    this.#account.step("decide", trial.compared, seen.seat, trial.numberOf(played), trial.numberOf(reference));
    return { change: this.#changed(WIN), points_change: this.#changed(POINTS) };
  }
}
