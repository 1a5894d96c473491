// @ts-check
/** A tiny game behind the contract of `js/engine/contract.js`, for tests of the table alone: three tiles, one each turn. */

import { message, Refusal } from "../../src/regnum/web/js/engine/refusal.js";

const SQUARES = ["a1", "a2", "a3", "a4"];

/** @typedef {import("../../src/regnum/web/js/engine/contract.js").RefereeState} State */

/** @param {string[]} actions @param {Record<string, unknown>} options @param {any} deal @returns {any} */
function stateOf(actions, options, deal) {
  const players = Number(options.players);
  const isOver = actions.length === SQUARES.length;
  const seat = isOver ? null : actions.length % players;
  const legal = () => SQUARES.filter((square) => !isOver && !actions.includes(square));
  const explain = (text, observer = seat) => {
    if (!/^[a-c][1-9]$/.test(text)) throw new Refusal("notation", message("toy-notation"));
    const isTurn = observer === seat;
    const is_legal = isTurn && legal().includes(text);
    const rule = isTurn ? "T-1" : "T-2";
    return { action: text, is_legal, rule, message: message("toy-why"), legal_actions: isTurn ? legal() : [] };
  };
  const play = (text) => {
    const found = explain(text);
    if (!found.is_legal) throw Refusal.illegal(found);
    return stateOf([...actions, text], options, deal);
  };
  const ranking = () => Array.from({ length: players }, (_, one) => ({ seat: one, rank: one + 1 }));
  const result = () => ({ scores: ranking().map((one) => 10 - one.rank), ranks: ranking().map((one) => one.rank) });
  return {
    ...{
      options,
      deal,
      commitment: `commitment of ${deal.seed}`,
      seat,
      isOver,
      round: 1,
      gameNumber: 1,
      revealed: [0],
      actions,
    },
    ...{ legal, explain, play, ranking, result },
    undo: (plies = 1) => stateOf(actions.slice(0, actions.length - plies), options, deal),
    preview: (text) => ({ game: "toy", after: play(text).actions }),
    view: (observer) => ({ game: "toy", observer, seat, secret: observer === seat ? deal.seed : "?" }),
    seen: () => ({ game: "toy", options, seat, parts: [] }),
  };
}

export const TOY = /** @type {any} */ ({
  rules: {
    game: "toy",
    players: [2, 3],
    options: (switches) => ({ players: switches.players ?? 2 }),
    optionsFromData: (data) => data,
    start: (options, deal) => stateOf([], options, deal),
    count: (sheet) => ({ counted: sheet }),
  },
  bots: { game: "toy", levels: ["page", "king"], names: ["page", "king", "greedy"], chance: () => 1n },
  hashing: {
    told: { HIDDEN: "[\\u200d]" },
    key: () => [1, 2],
    commitment: ({ seed }) => `commitment of ${seed}`,
    check: () => {},
  },
});

/** Storage that forgets everything with the process. @returns {any} */
export function memory() {
  /** @type {Map<string, any[]>} */
  const logs = new Map();
  const entries = new Map();
  return {
    logs,
    /** What is to go wrong with the next writing. @type {Error | null} */
    problem: null,
    tables: async () => [...entries].map(([table, entry]) => ({ table, version: 1, entry })),
    rows: async (table, from = 0) => (logs.get(table) ?? []).slice(from),
    async append(table, first, events, entry) {
      const { ConflictError } = await import("../../src/regnum/web/js/here/store.js");
      if (this.problem) throw this.problem;
      const log = logs.get(table) ?? [];
      if (log.length !== first) throw new ConflictError();
      logs.set(table, [...log, ...JSON.parse(JSON.stringify(events))]);
      entries.set(table, entry);
    },
    async remove(table) {
      logs.delete(table);
      entries.delete(table);
    },
  };
}
