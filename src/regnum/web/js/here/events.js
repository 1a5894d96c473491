// @ts-check
/** What can happen at a table: the forms of table/events.py, in which logs are kept. */

/** @typedef {Record<string, unknown>} Fields */
/**
 * @typedef {object} Opened The first event of every table.
 * @property {"opened"} type
 * @property {string} game
 * @property {Record<string, unknown>} options
 * @property {string} seed Secret until the game is over.
 * @property {(string | null)[]} seats
 * @property {(string | null)[]} [reserved]
 * @property {boolean} [is_listed]
 * @property {boolean} [has_chat]
 * @property {boolean} [has_hints]
 * @property {boolean} [starts_when_full]
 * @property {number | null} [move_time]
 * @property {string | null} [follows]
 * @property {string[]} [salts]
 * @property {number[][][] | null} [draws]
 * @property {boolean} [is_undo_strict]
 * @property {number[]} [colours]
 * @property {boolean} [is_practice]
 * @property {string} [by]
 * @property {string} [key]
 */
/** @typedef {{ type: "sat", seat: number, player: string, name: string, is_bot?: boolean, salt?: string } & Caused} Sat */
/** @typedef {{ type: "played", seat: number, ply: number, action: string, written?: string, bot?: string | null,
 *   is_hinted?: boolean } & Caused} Played */
/** @typedef {{ type: "undone", seat: number, ply: number, kept: number } & Caused} Undone */
/** @typedef {{ type: "ended", reason: "played" | "resigned" | "closed" } & Caused} Ended */
/** @typedef {{ by?: string, key?: string }} Caused The player who caused it, and the key of their command. */
/**
 * @typedef {Opened | Sat | Played | Undone | Ended
 *   | ({ type: "stood" | "returned" | "nudged", seat: number } & Caused)
 *   | ({ type: "arranged", seat: number, bot?: string | null } & Caused)
 *   | ({ type: "coloured", seat: number, colour: number } & Caused)
 *   | ({ type: "started" } & Caused)
 *   | ({ type: "undo_asked", seat: number, kept: number } & Caused)
 *   | ({ type: "undo_answered", agrees: boolean } & Caused)
 *   | ({ type: "said", name: string, text: string } & Caused)
 *   | ({ type: "muted", player: string, is_muted: boolean } & Caused)
 *   | ({ type: "replaced", seat: number, bot: string, reason?: string } & Caused)
 *   | ({ type: "moved", seat: number, player: string, name: string, is_bot?: boolean } & Caused)
 *   | ({ type: "resigned", seat: number, bot: string } & Caused)
 *   | ({ type: "rematched", table: string } & Caused)} Event
 */

/** Of a field that every event of its kind has. */
const REQUIRED = Symbol("required");
const CAUSED = { by: "", key: "" };

/**
 * The fields of every kind of event, in the order in which they are written, each with its default: a field that has it
 * is not written.
 * @type {Record<string, Record<string, unknown>>}
 */
const FORMS = {
  opened: {
    ...{ game: REQUIRED, options: REQUIRED, seed: REQUIRED, seats: REQUIRED, reserved: [], is_listed: false },
    ...{ has_chat: true, starts_when_full: false, move_time: null, follows: null, salts: [], draws: null },
    ...{ is_undo_strict: false, colours: [], is_practice: false, has_hints: false },
  },
  sat: { seat: REQUIRED, player: REQUIRED, name: REQUIRED, is_bot: false, salt: "" },
  stood: { seat: REQUIRED },
  arranged: { seat: REQUIRED, bot: null },
  coloured: { seat: REQUIRED, colour: REQUIRED },
  started: {},
  played: { seat: REQUIRED, ply: REQUIRED, action: REQUIRED, written: "", bot: null, is_hinted: false },
  undone: { seat: REQUIRED, ply: REQUIRED, kept: REQUIRED },
  undo_asked: { seat: REQUIRED, kept: REQUIRED },
  undo_answered: { agrees: REQUIRED },
  said: { name: REQUIRED, text: REQUIRED },
  muted: { player: REQUIRED, is_muted: REQUIRED },
  replaced: { seat: REQUIRED, bot: REQUIRED, reason: "away" },
  nudged: { seat: REQUIRED },
  returned: { seat: REQUIRED },
  moved: { seat: REQUIRED, player: REQUIRED, name: REQUIRED, is_bot: false },
  resigned: { seat: REQUIRED, bot: REQUIRED },
  ended: { reason: REQUIRED },
  rematched: { table: REQUIRED },
};
/** What is not shown: the deal's secret, what the caller alone needs, and what the seats show. */
const PRIVATE = ["seed", "draws", "key", "reserved"];

/** @param {string} type */
const formOf = (type) => (Object.hasOwn(FORMS, type) ? { ...FORMS[type], ...CAUSED } : null);

/** @param {unknown} value @param {unknown} usual */
const isUsual = (value, usual) =>
  value === usual || (Array.isArray(usual) && Array.isArray(value) && value.length === 0);

/**
 * An event in the form in which it is kept: its fields in order, without those that have their defaults.
 * @template {Event} E
 * @param {E} event
 * @returns {E}
 */
export function written(event) {
  const given = /** @type {Fields} */ (event);
  const fields = Object.entries(formOf(event.type) ?? {}).filter(
    ([name, usual]) => given[name] !== undefined && !isUsual(given[name], usual),
  );
  return /** @type {E} */ ({ type: event.type, ...Object.fromEntries(fields.map(([name]) => [name, given[name]])) });
}

/**
 * An event from what was kept. What a newer version wrote may change what the rest means, so it is not guessed at.
 * @param {unknown} kept
 * @returns {Event}
 */
export function read(kept) {
  const event = /** @type {Event & Fields} */ (kept);
  /** @type {Fields | null} */
  const form = formOf(event?.type);
  const isKnown = form && Object.keys(event).every((name) => name === "type" || Object.hasOwn(form, name));
  const isWhole =
    form && Object.entries(form).every(([name, usual]) => usual !== REQUIRED || event[name] !== undefined);
  if (!isKnown || !isWhole) throw new TypeError(`no event of this version: ${String(event?.type)}`);
  return event;
}

/**
 * @typedef {object} Happened An event of the log.
 * @property {number} number
 * @property {number} time Milliseconds since 1970.
 * @property {Event} event
 * @property {number} round In which round it was played, if it is an action.
 * @property {number} gameNumber
 */

/**
 * An event as everyone may see it.
 * @param {Happened} happened
 * @returns {import("../contract.js").Happened}
 */
export function shown({ number, time, event, round, gameNumber }) {
  const { type, ...fields } = /** @type {Event & Fields} */ (event);
  const open = Object.entries(fields).filter(([name]) => !PRIVATE.includes(name));
  const where = type === "played" ? { round, ...(gameNumber === 1 ? {} : { game_number: gameNumber }) } : {};
  const all = { type, number, time, ...where, ...Object.fromEntries(open) };
  return /** @type {import("../contract.js").Happened} */ (all);
}
