// @ts-check
/** What follows from an update, without drawing anything. */

import { charactersOf } from "./characters.js";
import { canSay, say } from "./words.js";

/** @typedef {import("./contract.js").Update} Update */
/** @typedef {import("./contract.js").Happened} Happened */
/** @typedef {import("./contract.js").Name} Name */

/**
 * What a bot of the house is called.
 * @param {string} bot
 * @returns {string}
 */
export const botName = (bot) => (canSay(`level-${bot}`) ? say(`level-${bot}`) : bot);

/**
 * Opponents in words: "2 × Knight, King".
 * @param {string[]} bots Empty for a person.
 */
export function againstWords(bots) {
  const kinds = [...new Set(bots)];
  const count = (/** @type {string} */ kind) => bots.filter((bot) => bot === kind).length;
  const nameOf = (/** @type {string} */ kind) => (kind ? botName(kind) : say("page-person"));
  return kinds.map((kind) => (count(kind) > 1 ? `${count(kind)} × ${nameOf(kind)}` : nameOf(kind))).join(", ");
}

/**
 * What those who sit at a table in a list are called: bots as at the table itself.
 * @param {{ seat: number, name: string, bot: string | null }[]} seats
 * @returns {Map<number, string>} By seat.
 */
export function listed(seats) {
  const ordered = [...seats].sort((one, other) => one.seat - other.seat);
  const characters = charactersOf(ordered.map(({ bot }) => bot));
  return new Map(ordered.map(({ seat, name, bot }, at) => [seat, bot ? (characters[at]?.name ?? botName(bot)) : name]));
}

/**
 * What every seat is called. At a device that is handed round nobody is "you".
 * @param {Update} update
 * @param {readonly string[]} colours
 * @returns {Name[]}
 */
export function namesOf(update, colours) {
  const { seats } = update.summary;
  const own = update.your_seats;
  const characters = charactersOf(seats.map((seat) => seat.bot));
  const plain = seats.map((seat, at) => {
    if (seat.bot) return characters[at]?.name ?? botName(seat.bot);
    return seat.player ? seat.name || say("page-nobody") : say("page-seat-empty");
  });
  return seats.map((seat, at) => {
    const twins = plain.map((name, other) => (name === plain[at] ? other : -1)).filter((other) => other >= 0);
    const isTwin = twins.length > 1 && seat.bot !== null;
    const given = plain[at] ?? "";
    return {
      name: isTwin ? say("page-name-twin", { name: given, number: twins.indexOf(at) + 1 }) : given,
      isYou: own.length === 1 && own[0] === at,
      isBot: seat.bot !== null,
      colour: colours[seat.colour] ?? "none",
      bot: seat.bot ?? seat.stand_in,
      face: characters[at]?.face ?? null,
      isPresent: seat.bot !== null || update.present.includes(at),
      isAway: false,
      awayFor: 0,
    };
  });
}

/**
 * For each event that is an action: how many actions the game has after it, or null if it was undone.
 * @param {Happened[]} events
 * @returns {Map<number, number | null>} By the event's number.
 */
export function places(events) {
  /** @type {Map<number, number | null>} */
  const found = new Map();
  /** @type {number[]} */
  const kept = [];
  for (const event of events) {
    if (event.type === "played") {
      kept.push(event.number);
      found.set(event.number, kept.length);
    } else if (event.type === "undone") {
      for (const number of kept.splice(event.kept)) found.set(number, null);
    }
  }
  return found;
}

/**
 * The events of one kind.
 * @template {Happened["type"]} T
 * @param {Happened[]} events
 * @param {T} type
 * @returns {Extract<Happened, { type: T }>[]}
 */
export const ofType = (events, type) =>
  /** @type {Extract<Happened, { type: T }>[]} */ (events.filter((event) => event.type === type));

/**
 * The actions that were not undone, in order.
 * @param {Happened[]} events
 * @returns {import("./contract.js").Played[]}
 */
export function standing(events) {
  const kept = places(events);
  return ofType(events, "played").filter((event) => kept.get(event.number) !== null);
}

/**
 * The players that a player has muted, by identity.
 * @param {Happened[]} events
 * @returns {Set<string>}
 */
export function mutedIn(events) {
  /** @type {Set<string>} */
  const muted = new Set();
  for (const event of events) {
    if (event.type !== "muted") continue;
    if (event.is_muted) muted.add(event.player);
    else muted.delete(event.player);
  }
  return muted;
}

/**
 * The seat whose player was reminded in this turn that the others are waiting; null if none was.
 * @param {Happened[]} events
 * @returns {number | null}
 */
export function nudgedIn(events) {
  const last = events.findLast(({ type }) => ["nudged", "played", "undone", "started"].includes(type));
  return last?.type === "nudged" ? last.seat : null;
}

/**
 * Whether a player at this device has to act.
 * @param {Update} update
 * @returns {boolean}
 */
export function isOurTurn({ summary, your_seats: own }) {
  const seat = summary.to_act;
  return summary.status === "playing" && seat !== null && own.includes(seat) && !summary.seats[seat]?.is_resigned;
}

/**
 * The table as it was at an earlier moment: nothing can be done there.
 * @param {Update} update
 * @param {NonNullable<Update["view"]>} view
 * @param {Happened[]} events Those until then.
 * @returns {Update}
 */
export const asItWas = (update, view, events) => ({
  ...update,
  number: events.findLast(({ type }) => type !== "said")?.number ?? 0,
  view: view.legal.length ? { ...view, legal: [] } : view,
  events,
  summary: {
    ...update.summary,
    status: "playing",
    ply: standing(events).length,
    to_act: view.seat ?? null,
    undo: null,
    ended: null,
    ranks: null,
  },
  seen_by: view.observer ?? null,
  deadline: null,
  may_undo: false,
});

/**
 * Where a table is found.
 * @param {string} table
 * @param {number} [ply]
 * @returns {string}
 */
export const tablePath = (table, ply) => `/table/${encodeURIComponent(table)}${ply === undefined ? "" : `/${ply}`}`;

/** Where the review of a table's game is found. @param {string} table */
export const reviewPath = (table) => `/review/${encodeURIComponent(table)}`;

/** Whether a player still plays at a table: they sit there and have not resigned. @param {import("./types.d.ts").Entry} entry @param {string} me */
export const isIn = ({ seats, details }, me) =>
  seats.some(({ player, seat }) => player === me && !details.resigned?.includes(seat));

/** How many decisions each seat made with hints, also those that were undone. @param {import("./contract.js").Update} update */
export const hintsOf = ({ summary: { seats }, events }) =>
  seats.map(
    (_, at) => ofType(events, "played").filter(({ seat, is_hinted: isHinted }) => isHinted && seat === at).length,
  );

/**
 * Whether the engine may help here: to players who have bots alone for opponents, and where all knew that before the game.
 * @param {import("./contract.js").Update} update
 */
export const isHelpAllowed = ({ summary: { seats, status, has_hints: isAgreed }, your_seats: own }) =>
  status === "playing" &&
  own.length === 1 &&
  (isAgreed || seats.every(({ bot }, seat) => own.includes(seat) || Boolean(bot)));
