// @ts-check
/**
 * A table as it is on the server, kept up to date whatever the network does.
 *
 * `step` decides everything and does nothing; `Connection` does what it decided and decides nothing. Time, chance and
 * the
 * network come in as events, so that every case can be tried without any of them.
 */

import { ask, isHere, newKey, noteEvent, parsed, reach, Refused, refusal, withQuery } from "./api.js";
import { isHinted } from "./hints.js";
import { shared } from "./same.js";
import { compareClocks } from "./time.js";
import { language } from "./words.js";

/** @typedef {import("./contract.js").Command} Command */
/** @typedef {import("./contract.js").Update} Update */

/**
 * @typedef {object} Pending An action that was played here and is not yet seen to have happened.
 * @property {string} key
 * @property {number} ply
 * @property {string} action
 * @property {boolean} isAnswered Whether the server has said that it is durable.
 * @property {number} tries
 */

/**
 * @typedef {object} State
 * @property {"new" | "loading" | "opening" | "open" | "waiting" | "unknown"} phase
 * @property {Update | null} update
 * @property {number} attempts How often in a row it went wrong.
 * @property {boolean} isOnline What the browser says.
 * @property {boolean} isVisible
 * @property {boolean} isStranger Whether the server does not know us any more.
 * @property {Pending | null} pending
 */

/**
 * @typedef {{ type: "start" }
 *   | { type: "loaded", update: Update }
 *   | { type: "failed", status: number, wait: number, jitter: number }
 *   | { type: "opened" }
 *   | { type: "heard" }
 *   | { type: "update", update: Update }
 *   | { type: "bye", jitter: number }
 *   | { type: "silent" }
 *   | { type: "offline" } | { type: "online" }
 *   | { type: "hidden" } | { type: "visible", quiet: number }
 *   | { type: "retry" }
 *   | { type: "play", key: string, action: string }
 *   | { type: "answered", key: string }
 *   | { type: "refused", key: string, problem: Refused, jitter: number }
 *   | { type: "resend" }
 *   | { type: "recognised" }
 *   | { type: "stop" }} Incident
 */

/**
 * @typedef {{ do: "load" }
 *   | { do: "open", since: number }
 *   | { do: "close" }
 *   | { do: "set", timer: "silent" | "retry" | "resend", after: number }
 *   | { do: "unset", timer: "silent" | "retry" | "resend" }
 *   | { do: "send", pending: Pending }
 *   | { do: "settle", key: string, problem: Refused | null }} Effect
 */

/** The server says something at least every 15 seconds; two of its beats may be lost. */
export const SILENCE = 40_000;
/** Timeout of a request: a later answer is unlikely. */
export const PATIENCE = 15_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;

/** @type {State} */
export const FIRST = Object.freeze({
  phase: "new",
  update: null,
  attempts: 0,
  isOnline: true,
  isVisible: true,
  isStranger: false,
  pending: null,
});

/**
 * How long to wait before another attempt: twice as long each time, and never all browsers at once.
 * @param {number} attempts
 * @param {number} jitter From 0 to 1.
 */
export const backoff = (attempts, jitter) => Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempts) * (0.5 + jitter / 2);

/** @typedef {{ state: State, effects: Effect[] }} Next What to think, and what to do. */
/**
 * @template {Incident["type"]} Type
 * @typedef {(state: State, incident: Extract<Incident, { type: Type }>) => Next} Step
 */

/**
 * What to think and to do after something happened.
 * @param {State} state
 * @param {Incident} incident
 * @returns {Next}
 */
export function step(state, incident) {
  if (incident.type !== "stop" && incident.type !== "start" && state.phase === "unknown") {
    return { state, effects: [] }; // 2. There is no such table; nothing that happens later changes that.
  }
  return STEPS[incident.type](state, /** @type {never} */ (incident));
}

/** By what has happened. @type {{ [Type in Incident["type"]]: Step<Type> }} */
const STEPS = {
  // 1. Nobody looks any more: an action that is on its way gets there without us.
  stop: (state) => ({
    state: { ...state, phase: "new" },
    effects: [{ do: "close" }, ...quiet("silent", "retry", "resend")],
  }),

  // 3. The first load, or another try by hand.
  start: (state) => ({
    state: { ...state, phase: "loading", attempts: 0 },
    effects: [...quiet("retry"), ...asked({ do: "load" })],
  }),

  // 4. The whole table is here. A stream that is open already stays; otherwise it begins after what we have.
  loaded(state, incident) {
    const next = withUpdate(state, incident.update);
    return state.phase === "open" || state.phase === "opening" ? next : opening(next);
  },

  failed(state, incident) {
    // 5. Loading or the stream failed. There is no such table: the end. (404 is certain; anything else may pass.)
    if (incident.status === 404) return unknown(state);
    // 6. Otherwise wait and try again; while the browser is offline only until it is online again.
    return waiting(state, Math.max(incident.wait, backoff(state.attempts, incident.jitter)));
  },

  // 7. The stream is open: from now on silence would be strange. An action that waits for its turn goes now.
  opened: (state) => resent({ ...state, phase: "open" }, [{ do: "set", timer: "silent", after: SILENCE }]),

  // 8. A heartbeat.
  heard: (state) => ({
    state,
    effects: state.phase === "open" ? [{ do: "set", timer: "silent", after: SILENCE }] : [],
  }),

  // 9. Something happened at the table. It proves that the connection works.
  update(state, incident) {
    const next = withUpdate(state.attempts ? { ...state, attempts: 0 } : state, incident.update);
    return { ...next, effects: [...next.effects, { do: "set", timer: "silent", after: SILENCE }] };
  },

  // 10. The server is about to stop; another one, or the same, will be there in a moment.
  bye: (state, incident) => waiting({ ...state, attempts: 0 }, backoff(1, incident.jitter)),

  // 11. No heartbeat: the connection is dead, though nobody has told us. Open another at once, and say so. If there is not
  // even an answer to that, it is a failure as any other.
  silent(state) {
    if (state.phase === "open") return reopened({ ...state, attempts: state.attempts + 1 });
    return state.phase === "opening" || state.phase === "loading"
      ? waiting(state, backoff(state.attempts, 1))
      : { state, effects: [] };
  },

  // 12. The browser has lost the network. Waiting for a timer would be vain.
  offline: (state) => waiting({ ...state, isOnline: false }, 0),

  // 13. It is back: no need to wait any longer.
  online: (state) => reopened({ ...state, isOnline: true, attempts: 0 }),

  // 14. The page is hidden, but others must see that we are here: the stream stays, as long as the browser lets it.
  hidden: (state) => ({ state: { ...state, isVisible: false }, effects: [] }),

  // 15. The page is visible again. If the browser had suspended it, or we are waiting, reconnect at once.
  visible(state, incident) {
    const awake = { ...state, isVisible: true };
    const isStale = state.phase === "open" && incident.quiet >= SILENCE;
    return isStale || state.phase === "waiting" ? reopened({ ...awake, attempts: 0 }) : { state: awake, effects: [] };
  },

  // 16. The wait is over.
  retry: (state) => (state.phase === "waiting" ? reopened(state) : { state, effects: [] }),

  // 17. An action is played: shown as pending, and sent until it is answered. One at a time.
  play(state, { key, action }) {
    if (state.pending || !state.update) {
      return { state, effects: [{ do: "settle", key, problem: new Refused(409, { code: "not_now" }) }] };
    }
    const pending = { key, action, ply: state.update.summary.ply, isAnswered: false, tries: 1 };
    return { state: { ...state, pending }, effects: [{ do: "send", pending }] };
  },

  // 18. The server has it. It stays pending until an update shows it; without a stream we ask for one.
  answered(state, { key }) {
    if (state.pending?.key !== key) return { state, effects: [] };
    /** @type {Effect[]} */
    const asking = state.phase === "open" ? [] : [{ do: "load" }];
    return {
      state: { ...state, pending: { ...state.pending, isAnswered: true } },
      effects: [{ do: "settle", key, problem: null }, ...asking],
    };
  },

  refused(state, { key, problem, jitter }) {
    if (state.pending?.key !== key) return { state, effects: [] };
    // 19. It may not have arrived, or not now: the same action with the same ply again. It cannot happen twice.
    if (problem.isPassing) {
      const after = Math.max(problem.wait, backoff(state.pending.tries - 1, jitter));
      return { state, effects: [{ do: "set", timer: "resend", after }] };
    }
    // 20. The server does not know us any more.
    const dropped = settled({ ...state, isStranger: state.isStranger || problem.status === 401 }, problem);
    // 21. The game had moved on: what we missed came with the refusal.
    if (!problem.missed) return dropped;
    const next = withUpdate(dropped.state, problem.missed);
    return { state: next.state, effects: [...dropped.effects, ...next.effects] };
  },

  // 22. Time to send a pending action again.
  resend: (state) => resent(state, []),

  // 23. The server knows us, perhaps as another player: a stream that was opened before still takes us for a stranger.
  recognised: (state) => ({
    state: { ...state, phase: "loading", isStranger: false },
    effects: [{ do: "close" }, ...quiet("silent", "retry"), ...asked({ do: "load" })],
  }),
};

/** There is no such table. @param {State} state @returns {Next} */
function unknown(state) {
  const dropped = settled(state, new Refused(404, { code: "unknown" }));
  return {
    state: { ...dropped.state, phase: "unknown" },
    effects: [...dropped.effects, { do: "close" }, ...quiet("silent", "retry", "resend")],
  };
}

/**
 * The state with what an update tells.
 * @param {State} state
 * @param {Update} update
 * @returns {Next}
 */
function withUpdate(state, update) {
  const known = state.update;
  // 24. Older than what we have: it was overtaken on its way. (One of the same number may tell who came or left, or nothing.)
  if (known && (update.number < known.number || isSame(known, update))) return { state, effects: [] };
  // 25. Only the latest events, and nothing to add them to: ask for everything.
  if (!known && !update.is_whole) return { state, effects: [{ do: "load" }] };
  // 26. Everything, or what is new; what we have of it already is not added twice.
  const last = known?.number ?? -1;
  const fresh = update.is_whole ? update.events : update.events.filter((event) => event.number > last);
  const events = update.is_whole || !known ? update.events : [...known.events, ...fresh];
  // 27. The seat is still ours by name, and yet not ours: the browser has lost what proves who we are.
  const isStranger = !update.your_seats.length && (state.isStranger || isSeatLost(known, update));
  const next = { ...state, isStranger, update: shared(known, { ...update, is_whole: true, events }) };
  /** @type {Effect[]} */
  const effects = [];
  // 28. Muting a player, or ending it, changes past lines of the chat, too.
  if (!update.is_whole && fresh.some((event) => event.type === "muted")) effects.push({ do: "load" });
  if (!state.pending || update.summary.ply <= state.pending.ply) return { state: next, effects };
  // 29. Our action has happened — or something else in its place, if a bot or another device was faster.
  const isWelcome = state.pending.isAnswered || isIn(events, state.pending);
  const done = settled(next, isWelcome ? null : new Refused(409, { code: "stale" }));
  return { state: done.state, effects: [...effects, ...done.effects] };
}

/** Whether an update tells nothing new. @param {Update} known @param {Update} update */
function isSame(known, update) {
  if (known.number !== update.number || update.is_whole) return false;
  return JSON.stringify({ ...known, is_whole: false, events: [] }) === JSON.stringify({ ...update, events: [] });
}

/**
 * Whether a seat that was ours has the same player, and we are not that player any more.
 * @param {Update | null} known
 * @param {Update} update
 */
function isSeatLost(known, update) {
  const own = known?.your_seats[0];
  if (!known || own === undefined || update.your_seats.length) return false;
  const player = known.summary.seats[own]?.player;
  return player !== null && update.summary.seats[own]?.player === player;
}

/** Whether an action was played where it was meant to be. @param {Update["events"]} events @param {Pending} pending */
function isIn(events, { ply, action }) {
  const turn = events.find((event) => (event.type === "played" || event.type === "undone") && event.ply === ply);
  return turn?.type === "played" && (turn.action === action || turn.written === action);
}

/**
 * Nothing is pending any more.
 * @param {State} state
 * @param {Refused | null} problem
 * @returns {Next}
 */
function settled(state, problem) {
  if (!state.pending) return { state, effects: [] };
  const { key } = state.pending;
  return { state: { ...state, pending: null }, effects: [{ do: "settle", key, problem }, ...quiet("resend")] };
}

/**
 * Open a stream after what is known.
 * @param {Next} so
 * @returns {Next}
 */
function opening({ state, effects }) {
  const since = state.update ? state.update.number : 0;
  return { state: { ...state, phase: "opening" }, effects: [...effects, ...asked({ do: "open", since })] };
}

/**
 * Begin again: with the stream if the table is known, otherwise with the table.
 * @param {State} state
 * @returns {Next}
 */
function reopened(state) {
  /** @type {Effect[]} */
  const effects = [{ do: "close" }, ...quiet("silent", "retry")];
  if (state.update) return opening({ state, effects });
  return { state: { ...state, phase: "loading" }, effects: [...effects, ...asked({ do: "load" })] };
}

/**
 * Wait for a while, or for the network if there is none.
 * @param {State} state
 * @param {number} after
 * @returns {Next}
 */
function waiting(state, after) {
  /** @type {Effect[]} */
  const effects = [{ do: "close" }, ...quiet("silent", "retry")];
  if (state.isOnline) effects.push({ do: "set", timer: "retry", after });
  return { state: { ...state, phase: "waiting", attempts: state.attempts + 1 }, effects };
}

/**
 * Send a pending action again, unless it is answered.
 * @param {State} state
 * @param {Effect[]} effects
 * @returns {Next}
 */
function resent(state, effects) {
  if (!state.pending || state.pending.isAnswered) return { state, effects };
  const pending = { ...state.pending, tries: state.pending.tries + 1 };
  return { state: { ...state, pending }, effects: [...effects, ...quiet("resend"), { do: "send", pending }] };
}

/**
 * @param {...("silent" | "retry" | "resend")} timers
 * @returns {Effect[]}
 */
const quiet = (...timers) => timers.map((timer) => ({ do: "unset", timer }));

/**
 * Send a request with a timeout.
 * @param {Effect} question
 * @returns {Effect[]}
 */
const asked = (question) => [{ do: "set", timer: "silent", after: PATIENCE }, question];

/** Tables that were loaded before they are shown. @type {Map<string, Update>} */
const loaded = new Map();

/** @param {string} table */
const pathOf = (table) => `/api/tables/${encodeURIComponent(table)}`;

/** Load a table that will be shown in a moment, so that it can be drawn at once. @param {string} table */
export async function fetchTable(table) {
  loaded.set(table, await ask("GET", pathOf(table)));
}

/** Carries out what `step` decides. */
export class Connection {
  /**
   * @param {string} table
   * @param {(state: State) => void} changed
   */
  constructor(table, changed) {
    this.table = table;
    this.path = pathOf(table);
    this.changed = changed;
    /** @type {State} */
    this.state = FIRST;
    this.heardAt = Date.now();
    /** @type {Map<string, ReturnType<typeof setTimeout>>} */
    this.timers = new Map();
    /** @type {AbortController | null} */
    this.stream = null;
    /** @type {Map<string, { resolve: () => void, reject: (problem: Refused) => void }>} */
    this.waiting = new Map();
    this.ears = new AbortController();
    const listen = { signal: this.ears.signal };
    const needsNetwork = !isHere(table);
    if (needsNetwork) {
      addEventListener("offline", () => this.tell({ type: "offline" }), listen);
      addEventListener("online", () => this.tell({ type: "online" }), listen);
    }
    addEventListener("pageshow", (event) => event.persisted && this.seen(), listen);
    document.addEventListener("visibilitychange", () => this.seen(), listen);
    this.state = { ...FIRST, isOnline: !needsNetwork || navigator.onLine !== false, isVisible: !document.hidden };
    this.tell({ type: "start" });
  }

  seen() {
    if (document.hidden) this.tell({ type: "hidden" });
    else this.tell({ type: "visible", quiet: Date.now() - this.heardAt });
  }

  stop() {
    this.ears.abort();
    this.tell({ type: "stop" });
  }

  /**
   * Play an action; resolves when the server has it.
   * @param {string} action
   * @returns {Promise<void>}
   */
  play(action) {
    const key = newKey();
    return new Promise((resolve, reject) => {
      this.waiting.set(key, { resolve, reject });
      this.tell({ type: "play", key, action });
    });
  }

  /**
   * Give any other command; it is tried again for a while if it gets no answer.
   * @param {Command} command
   * @returns {Promise<import("./types.d.ts").Done>}
   */
  async command(command) {
    const keyed = { key: newKey(), ...command };
    for (let tries = 0; ; tries += 1) {
      try {
        return await ask("POST", `${this.path}/commands`, keyed);
      } catch (problem) {
        if (!(problem instanceof Refused)) throw problem;
        if (problem.missed) this.tell({ type: "loaded", update: problem.missed });
        if (problem.status === 429 || !problem.isPassing || tries >= 3) throw problem;
        await new Promise((resolve) => setTimeout(resolve, Math.max(problem.wait, backoff(tries, Math.random()))));
      }
    }
  }

  /** @param {Incident} incident */
  tell(incident) {
    const { state, effects } = step(this.state, incident);
    const isNew = state !== this.state;
    this.state = state;
    for (const effect of effects) this.carryOut(effect);
    if (isNew && !this.ears.signal.aborted) this.changed(this.state);
  }

  /** @param {Effect} effect */
  carryOut(effect) {
    switch (effect.do) {
      case "load":
        return void this.load();
      case "open":
        return void this.open(effect.since);
      case "close":
        this.stream?.abort();
        this.stream = null;
        return;
      case "set": {
        clearTimeout(this.timers.get(effect.timer));
        const ring = () => this.tell({ type: effect.timer });
        this.timers.set(effect.timer, setTimeout(ring, effect.after));
        return;
      }
      case "unset":
        clearTimeout(this.timers.get(effect.timer));
        return;
      case "send":
        return void this.send(effect.pending);
      case "settle": {
        const found = this.waiting.get(effect.key);
        this.waiting.delete(effect.key);
        if (effect.problem) found?.reject(effect.problem);
        else found?.resolve();
      }
    }
  }

  async load() {
    const early = loaded.get(this.table);
    loaded.delete(this.table);
    try {
      this.tell({ type: "loaded", update: early ?? (await ask("GET", this.path)) });
    } catch (problem) {
      this.fail(problem);
    }
  }

  /**
   * Read the stream. `fetch` instead of `EventSource`, because that one tells neither heartbeats nor why it was
   * refused.
   * @param {number} since
   */
  async open(since) {
    const stream = new AbortController();
    this.stream?.abort();
    this.stream = stream;
    try {
      const headers = { accept: "text/event-stream", "accept-language": language() };
      const sent = Date.now();
      const answer = await reach(withQuery(`${this.path}/events`, { since }), { headers, signal: stream.signal });
      if (!answer.ok || !answer.body) throw refusal(answer, parsed(await answer.text()));
      this.heardAt = Date.now();
      compareClocks(answer.headers.get("date"), sent, this.heardAt);
      this.tell({ type: "opened" });
      await this.read(answer.body.pipeThrough(new TextDecoderStream()).getReader(), stream.signal);
      throw new Refused(0, {}); // streams have no end but `bye`
    } catch (problem) {
      if (!stream.signal.aborted) this.fail(problem);
    }
  }

  /**
   * @param {ReadableStreamDefaultReader<string>} reader
   * @param {AbortSignal} signal
   */
  async read(reader, signal) {
    let rest = "";
    for (;;) {
      const { value, done } = await reader.read();
      if (done || signal.aborted) return;
      this.heardAt = Date.now();
      this.tell({ type: "heard" });
      const blocks = (rest + value).split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const event = /^event: (.*)$/m.exec(block)?.[1];
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (signal.aborted) return;
        if (event === "update" && data) {
          const update = JSON.parse(data);
          noteEvent(this.path, update);
          this.tell({ type: "update", update });
        }
        if (event === "bye") return this.tell({ type: "bye", jitter: Math.random() });
      }
    }
  }

  /** @param {Pending} pending */
  async send(pending) {
    const { key, ply, action } = pending;
    try {
      /** @type {Command} */
      const command = { type: "play", ply, action, key, ...(isHinted(this.table, ply) && { is_hinted: true }) };
      await ask("POST", `${this.path}/commands`, command, { keepalive: true }); // also if the window is closed now
      this.tell({ type: "answered", key });
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.tell({ type: "refused", key, problem, jitter: Math.random() });
    }
  }

  /** @param {unknown} problem */
  fail(problem) {
    const { status, wait } = problem instanceof Refused ? problem : { status: 0, wait: 0 };
    this.tell({ type: "failed", status, wait, jitter: Math.random() });
  }
}
