// @ts-check
/** Analyses as the page asks for them: one at a time, in one worker, which ends when nobody has asked for a while. */

/** @typedef {import("./worker.js").Position} Position */
/** @typedef {import("./worker.js").Answer} Answer */
/** @typedef {Extract<Answer, { analysis: object }>} News */
/** @typedef {Extract<Answer, { judged: object }>} Verdict */
/** @typedef {{ more: (seconds: number) => void, judge: (action: string) => void, stop: () => void }} Going */

/** Milliseconds. */
const IDLE = 60_000;

export class Analyst {
  #start;
  #idle;
  /** @type {Worker | null} */
  #worker = null;
  #last = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {{ start?: () => Worker, idle?: number }} [world] What it uses; tests bring their own. */
  constructor({ start = startWorker, idle = IDLE } = {}) {
    this.#start = start;
    this.#idle = idle;
  }

  /** A game will be asked about: its engine is made ready meanwhile. @param {string} game */
  expect(game) {
    if (!this.#worker) this.#timer = setTimeout(() => this.end(), this.#idle);
    this.#worker ??= this.#start();
    this.#worker.postMessage({ game });
  }

  /**
   * Think about a position; what was thought about before is left.
   * @param {Position} position
   * @param {number} seconds
   * @param {(news: News | Verdict) => void} tell
   * @param {(problem: Error) => void} fail
   * @returns {Going}
   */
  think(position, seconds, tell, fail) {
    const id = (this.#last += 1);
    const worker = (this.#worker ??= this.#start());
    clearTimeout(this.#timer);
    const ears = new AbortController();
    const listen = { signal: ears.signal };
    const stop = () => {
      ears.abort();
      if (worker !== this.#worker) return;
      worker.postMessage({ id, stop: true });
      if (id === this.#last) this.#timer = setTimeout(() => this.end(), this.#idle);
    };
    const failed = (/** @type {string} */ why) => {
      ears.abort();
      this.end(); // it may be broken: the next question gets a new one
      fail(new Error(why));
    };
    worker.addEventListener("error", (event) => failed(event.message), listen);
    worker.addEventListener(
      "message",
      ({ data }) => {
        const answer = /** @type {Answer} */ (data);
        if (answer.id !== id) return;
        if ("failure" in answer) failed(answer.failure);
        else tell(answer);
      },
      listen,
    );
    worker.postMessage({ id, position, seconds });
    const more = (/** @type {number} */ again) => worker.postMessage({ id, more: again });
    return { stop, more, judge: (action) => worker.postMessage({ id, action }) };
  }

  end() {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = null;
  }
}

const startWorker = () => new Worker(new URL("./worker.js", import.meta.url), { type: "module" });

/** The page's own. */
export const analyst = new Analyst();
