// @ts-check
/** The workers in which bots think: as many as the device has cores to spare, each started when it is first needed. */

import { gameOf } from "./games.js";

/** @typedef {import("./host.js").Turn} Turn */
/** @typedef {import("./thinker.js").Job} Job */
/** @typedef {import("./thinker.js").Answer} Answer */

/** Milliseconds that a bot may spend on a decision; as many as on a server, where people wait for it, too. */
const BUDGET = 1000;
/** Milliseconds of them that it takes to hand a decision over and to keep it. */
const HANDED = 50;
/** Milliseconds for a decision after which a bot has failed: loading its rules on a slow device takes some of them. */
const LIMIT = 30_000;
/** More cores hardly make a decision better, and heat the device. */
const MOST = 4;
/** Sets the random numbers of several searches far apart; as bots/threads.py. */
const STRIDE = 0x9e37_79b9_7f4a_7c15n;

/** How many bots may think at once: one core stays free for the page. */
export const spare = (cores = globalThis.navigator?.hardwareConcurrency ?? 1) => Math.max(1, Math.min(MOST, cores - 1));

export class Thinkers {
  /** @param {{ size?: number, start?: () => Worker, game?: typeof gameOf }} [world] What it uses; tests bring their own. */
  constructor({ size = spare(), start = startThinker, game = gameOf } = {}) {
    this.size = size;
    this.start = start;
    this.game = game;
    this.resting = new AbortController();
    /** @type {Worker[]} */
    this.free = [];
    this.count = 0;
    /** @type {((worker: Worker) => void)[]} */
    this.waiting = [];
  }

  /**
   * A bot's action. The strongest level of a game thinks on several cores, the others are as strong as they are meant to
   * be on one. What has to be loaded first is part of the time that people wait, so it is part of the budget.
   * @param {Turn} turn
   * @param {AbortSignal} signal
   * @returns {Promise<string>}
   */
  async choose(turn, signal) {
    const { seen, game, since } = turn;
    const until = since + BUDGET - HANDED;
    const jobs = await this.#jobs(turn, until);
    const found = await Promise.all(jobs.map((job) => this.#answer(job, signal)));
    const certain = found.length === 1 ? found[0] : found.find(({ edges }) => !edges.length);
    if (certain) return certain.action;
    const { bots } = await this.game(game);
    return bots.together(
      seen,
      found.map(({ edges }) => edges),
    );
  }

  /** Have everything loaded for the decisions of a bot before its first turn, unless bots have thought already. @param {Turn} turn */
  async rehearse(turn) {
    if (this.count) return;
    const { signal } = this.resting;
    const jobs = await this.#jobs(turn, null);
    await Promise.all(jobs.map((job) => this.#answer(job, signal))).catch(() => {}); // it will be seen at its turn
  }

  /** End all workers that have nothing to do. */
  rest() {
    this.resting.abort();
    this.resting = new AbortController();
    for (const worker of this.free.splice(0)) this.#end(worker);
  }

  /** One for each core. @param {Turn} turn @param {number | null} until @returns {Promise<Job[]>} */
  async #jobs({ game, bot, seen, chance }, until) {
    const { engine, bots } = await this.game(game);
    const cores = bot === bots.levels.at(-1) ? this.size : 1;
    return Array.from({ length: cores }, (_, core) => ({
      ...{ game, module: engine.module, bot, seen, until },
      chance: BigInt.asUintN(64, chance + BigInt(core) * STRIDE),
    }));
  }

  /**
   * @param {Job} job
   * @param {AbortSignal} signal
   * @returns {Promise<Extract<Answer, { action: string }>>}
   */
  async #answer(job, signal) {
    const worker = await this.#taken();
    const ears = new AbortController();
    try {
      signal.throwIfAborted();
      const told = await new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${job.bot} took too long`)), LIMIT);
        ears.signal.addEventListener("abort", () => clearTimeout(timer));
        const listen = { signal: ears.signal };
        signal.addEventListener("abort", () => reject(signal.reason), listen);
        worker.addEventListener("error", (event) => reject(new Error(event.message)), listen);
        worker.addEventListener("message", ({ data }) => resolve(data), listen);
        worker.postMessage(job);
      });
      if ("failure" in told) throw new Error(told.failure);
      this.#give(worker);
      return told;
    } catch (problem) {
      this.#end(worker); // it may be thinking still, and would answer the next job with this one
      throw problem;
    } finally {
      ears.abort();
    }
  }

  /** @returns {Promise<Worker>} */
  #taken() {
    const worker = this.free.pop();
    if (worker) return Promise.resolve(worker);
    if (this.count >= this.size) return new Promise((resolve) => this.waiting.push(resolve));
    this.count += 1;
    return Promise.resolve(this.start());
  }

  /** @param {Worker} worker */
  #give(worker) {
    const next = this.waiting.shift();
    if (next) next(worker);
    else this.free.push(worker);
  }

  /** @param {Worker} worker */
  #end(worker) {
    worker.terminate();
    const next = this.waiting.shift();
    if (next) next(this.start());
    else this.count -= 1;
  }
}

const startThinker = () => new Worker(new URL("./thinker.js", import.meta.url), { type: "module" });
