// @ts-check
/** A table as its events have made it. Pure: it uses no clock, storage or worker. As table/table.py. */

import { notNow } from "./refusal.js";

/** @typedef {import("./events.js").Event} Event */
/** @typedef {import("./events.js").Happened} Happened */
/** @typedef {import("../engine/contract.js").Referee} Referee */
/** @typedef {import("../engine/contract.js").RefereeState} State */
/** @typedef {{ player: string, name: string, is_bot?: boolean }} Actor */
/**
 * @typedef {object} Facts What a table cannot know by itself and some commands need.
 * @property {string[]} bots The built-in bots that can play the game.
 * @property {string} standIn The one that plays for those who have resigned.
 * @property {string[]} [absent] Players who have been away for a while.
 * @property {string} [rematch] The name of the table that a rematch would be played at.
 */
/**
 * @typedef {object} Seat
 * @property {number} number
 * @property {string | null} bot
 * @property {number} colour The number of its colour.
 * @property {string | null} reserved
 * @property {string | null} player
 * @property {string} name
 * @property {boolean} isOutsideBot
 * @property {string} salt
 * @property {string | null} standIn
 * @property {boolean} isResigned
 */
/** @typedef {{ seat: number, revealed: readonly number[], began: number }} Step An action that was not taken back. */
/**
 * @typedef {object} Table
 * @property {import("./events.js").Opened} opened
 * @property {Referee} rules
 * @property {string} commitment Binds the seed.
 * @property {Seat[]} seats
 * @property {Happened[]} log
 * @property {"open" | "playing" | "over"} status
 * @property {string} host
 * @property {State | null} state
 * @property {(import("./events.js").Played | import("./events.js").Undone)[]} turns All that changed the game; a ply is
 *   a place in this list.
 * @property {Step[]} steps
 * @property {number} furthest How many actions the game has had at most.
 * @property {number} undos How often players undid something, or asked to, since the game was last so far.
 * @property {number} turnBegan
 * @property {{ seat: number, kept: number, agreed: string[] } | null} undo
 * @property {Record<string, string[]>} muted
 * @property {string[]} keys Of commands that were carried out, each with its player.
 * @property {number[]} resigned
 * @property {import("./events.js").Ended | null} ended
 * @property {string | null} rematch
 */

/** The program itself: its bots. @type {Actor} */
export const SYSTEM = Object.freeze({ player: "", name: "" });

/**
 * A seat that nobody has.
 * @param {number} number
 * @param {number} colour
 * @param {string | null} [bot]
 * @param {string | null} [reserved]
 * @returns {Seat}
 */
const emptySeat = (number, colour, bot = null, reserved = null) => ({
  ...{ number, bot, colour, reserved, player: null, name: "", isOutsideBot: false },
  ...{ salt: "", standIn: null, isResigned: false },
});

/** A command's key, with the player who sent it. @param {string} player @param {string} key */
export const keyOf = (player, key) => `${player}\n${key}`;

/**
 * The table that these events, each with its time, have made.
 * @param {Referee} rules
 * @param {string} commitment
 * @param {[time: number, event: Event][]} events
 * @returns {Table}
 */
export function tableOf(rules, commitment, events) {
  const [[time, opened] = [0, null], ...others] = events;
  if (opened?.type !== "opened") throw new TypeError("a log begins with the opening of its table");
  /** @type {Table} */
  const first = {
    ...{ opened, rules, commitment, status: "open", host: opened.by ?? "", state: null, turns: [], steps: [] },
    seats: opened.seats.map((bot, number) =>
      emptySeat(number, opened.colours?.[number] ?? number, bot, opened.reserved?.[number] ?? null),
    ),
    log: [{ number: 0, time, event: opened, round: 0, gameNumber: 1 }],
    keys: opened.key ? [keyOf(opened.by ?? "", opened.key)] : [],
    ...{ turnBegan: time, furthest: 0, undos: 0, undo: null, muted: {}, resigned: [], ended: null, rematch: null },
  };
  return after(first, others);
}

/**
 * The table after more events, each with its time; the one given stays as it is.
 * @param {Table} table
 * @param {[time: number, event: Event][]} events
 * @returns {Table}
 */
export const after = (table, events) => events.reduce((known, [time, event]) => applied(known, event, time), table);

/** @param {Table} table @param {Event} event @param {number} time @returns {Table} */
function applied(table, event, time) {
  const { round = 0, gameNumber = 1 } = (event.type === "played" && table.state) || {};
  const happened = { number: table.log.length, time, event, round, gameNumber };
  const changes = APPLY[event.type]?.(table, /** @type {never} */ (event), time) ?? {};
  const keys = event.key ? [...table.keys, keyOf(event.by ?? "", event.key)] : table.keys;
  const next = { ...table, ...changes, keys, log: [...table.log, happened] };
  const isBack = event.type === "returned" && toAct(next)?.number === event.seat;
  return event.type === "started" || event.type === "played" || isBack ? { ...next, turnBegan: time } : next;
}

/** @param {Table} table @param {number} seat */
const colourOf = ({ seats }, seat) => seats[seat]?.colour ?? seat;

/** The seats with one of them changed. @param {Table} table @param {number} number @param {Partial<Seat>} changes */
const reseated = (table, number, changes) => ({
  seats: table.seats.map((seat) => (seat.number === number ? { ...seat, ...changes } : seat)),
});

/**
 * What every event changes.
 * @type {{ [Type in Event["type"]]?: (table: Table, event: Extract<Event, { type: Type }>, time: number) => Partial<Table> }}
 */
const APPLY = {
  sat: (table, { seat, player, name, is_bot: isOutsideBot = false, salt = "" }) =>
    reseated(table, seat, { player, name, isOutsideBot, salt, reserved: null }),
  stood: (table, { seat }) => reseated(table, seat, emptySeat(seat, colourOf(table, seat))),
  arranged: (table, { seat, bot = null }) => reseated(table, seat, emptySeat(seat, colourOf(table, seat), bot)),
  coloured: (table, { seat: number, colour }) => ({
    seats: table.seats.map((seat) => {
      if (seat.number === number) return { ...seat, colour };
      return seat.colour === colour ? { ...seat, colour: colourOf(table, number) } : seat;
    }),
  }),
  started: (table) => ({ status: "playing", state: table.rules.start(table.opened.options, dealOf(table)) }),
  played: (table, event) => ({
    steps: [...table.steps, { seat: event.seat, revealed: gameOf(table).revealed, began: table.turnBegan }],
    turns: [...table.turns, event],
    state: gameOf(table).play(event.action),
    undo: null,
    ...(table.steps.length >= table.furthest ? { furthest: table.steps.length + 1, undos: 0 } : {}),
  }),
  undone: (table, event, time) => ({
    turnBegan: gameOf(table).seat === event.seat ? (table.steps[event.kept]?.began ?? time) : time,
    state: gameOf(table).undo(table.steps.length - event.kept),
    steps: table.steps.slice(0, event.kept),
    turns: [...table.turns, event],
    undos: table.undo?.kept === event.kept ? table.undos : table.undos + 1, // one that was asked for has been counted
    undo: null,
  }),
  undo_asked: ({ undos }, { seat, kept, by = "" }) => ({ undos: undos + 1, undo: { seat, kept, agreed: [by] } }),
  undo_answered: ({ undo }, { agrees, by = "" }) => ({
    undo: undo && agrees ? { ...undo, agreed: [...new Set([...undo.agreed, by])] } : null,
  }),
  muted: ({ muted }, { by = "", player, is_muted: isMuted }) => {
    const others = (muted[by] ?? []).filter((one) => one !== player);
    return { muted: { ...muted, [by]: isMuted ? [...others, player] : others } };
  },
  replaced: (table, { seat, bot }) => reseated(table, seat, { standIn: bot }),
  returned: (table, { seat }) => reseated(table, seat, { standIn: null }),
  moved: (table, { seat, player, name, is_bot: isOutsideBot = false }) => {
    const isHost = table.seats[seat]?.player === table.host && seatsOf(table, table.host).length === 1;
    return { ...reseated(table, seat, { player, name, isOutsideBot }), host: isHost ? player : table.host };
  },
  resigned: (table, { seat, bot }) => ({
    ...reseated(table, seat, { isResigned: true, standIn: bot }),
    resigned: [...table.resigned, seat],
    undo: null,
  }),
  ended: (_table, event) => ({ status: "over", ended: event, undo: null }),
  rematched: (_table, event) => ({ rematch: event.table }),
};

/** The number of the last event. @param {Table} table */
export const numberOf = (table) => table.log.length - 1;

/** When the last event happened. @param {Table} table */
export const changedAt = (table) => table.log.at(-1)?.time ?? 0;

/** How often the game has changed, by an action or an undo; it only grows. @param {Table} table */
export const plyOf = (table) => table.turns.length;

/** The deal as it is, or would be if the game began now. @param {Table} table @returns {import("../engine/contract.js").Deal} */
export function dealOf({ opened, seats }) {
  if (opened.draws) return { draws: opened.draws };
  return { seed: opened.seed, salts: [...(opened.salts ?? []), ...seats.flatMap(({ salt }) => salt || [])] };
}

/** The game; before it has begun this is refused. @param {Table} table @returns {State} */
export function gameOf({ state }) {
  if (!state) throw notNow("table-not-begun");
  return state;
}

/** The seat whose turn it is. @param {Table} table @returns {Seat | null} */
export function toAct({ status, state, seats }) {
  return status === "playing" && state && state.seat !== null ? (seats[state.seat] ?? null) : null;
}

/** The built-in bot that has to move at a seat. @param {Seat | null} seat */
export const moverOf = (seat) => seat?.standIn ?? seat?.bot ?? null;

/** @param {Seat} seat */
export const isTaken = (seat) => seat.bot !== null || seat.player !== null;

/** Whether a bot plays until the player comes back. @param {Seat} seat */
export const isAway = (seat) => seat.standIn !== null && !seat.isResigned;

/** The seats of a player. @param {Table} table @param {string} player @returns {number[]} */
export const seatsOf = ({ seats }, player) =>
  seats.flatMap((seat) => (player && seat.player === player ? [seat.number] : []));

/**
 * The rank of each seat once a game is over. Players who resigned come last, the first to resign at the end.
 * @param {Table} table
 * @returns {number[] | null}
 */
export function ranksOf({ state, ended, seats, resigned }) {
  if (!state || !ended) return null;
  const ranks = new Map(state.ranking().map(({ seat, rank }) => [seat, rank]));
  const keys = seats.map(({ number, isResigned }) =>
    isResigned ? resigned.indexOf(number) : seats.length + seats.length - (ranks.get(number) ?? 0),
  );
  return keys.map((key) => 1 + keys.filter((other) => other > key).length);
}
