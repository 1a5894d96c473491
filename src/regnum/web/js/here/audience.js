// @ts-check
/** What a player may see of a table: everything that leaves the worker about a game is made here. As table/audience.py. */

import { mayUndoMore } from "./caps.js";
import { shown } from "./events.js";
import { changedAt, moverOf, numberOf, plyOf, ranksOf, seatsOf, toAct, isTaken } from "./table.js";
import { isBarred, keptByUndo } from "./undo.js";

/** @typedef {import("./table.js").Table} Table */

/** A watcher who has missed more events gets the complete table again. */
const MOST_BEHIND = 100;
/** Milliseconds after which a player counts as away; at one device nobody ever is. */
const AWAY_AFTER = 20_000;

/**
 * The seat whose view a player sees; null for a spectator's. Several people at one device see their own view only on
 * their own turn, so that no player sees another's secrets.
 * @param {Table} table
 * @param {string} player
 */
export function seenSeat(table, player) {
  const own = seatsOf(table, player);
  if (own.length === 1) return own[0] ?? null;
  const acting = toAct(table);
  return acting && own.includes(acting.number) && !acting.isResigned ? acting.number : null;
}

/**
 * The game as a seat or a spectator may see it, now or after its first actions; null before it has begun.
 * @param {Table} table
 * @param {number | null} seat
 * @param {number} [plies]
 */
export function viewOf({ state }, seat, plies) {
  if (!state) return null;
  const played = state.actions.length;
  return (plies === undefined ? state : state.undo(played - Math.min(plies, played))).view(seat);
}

/**
 * A table as a player may see it, and what has happened there since the last event that they saw.
 * @param {string} name
 * @param {Table} table
 * @param {string} player
 * @param {{ since?: number | null, present?: string[] }} [more] `present`: the players who have it open.
 * @returns {import("../types.d.ts").Update}
 */
export function updateOf(name, table, player, { since = null, present = [] } = {}) {
  const number = numberOf(table);
  const isWhole = since === null || since < 0 || since > number || number - since > MOST_BEHIND;
  const seat = seenSeat(table, player);
  const update = {
    ...{ table: name, number, is_whole: isWhole, your_seats: seatsOf(table, player), seen_by: seat, deadline: null },
    present: table.seats.flatMap((one) => (one.player !== null && present.includes(one.player) ? [one.number] : [])),
    summary: summaryOf(table),
    view: viewOf(table, seat),
    events: table.log
      .slice(isWhole ? 0 : since + 1)
      .filter(({ event }) => mayKnow(table, event, player))
      .map(shown),
    may_undo: mayUndo(table, player),
    away_after: AWAY_AFTER,
  };
  return /** @type {import("../types.d.ts").Update} */ (update);
}

/**
 * A table as lists show it.
 * @param {string} name
 * @param {Table} table
 * @returns {import("../types.d.ts").Entry}
 */
export function entryOf(name, table) {
  const { opened, status, ended, state } = table;
  const ranks = ranksOf(table);
  const scores = status === "over" && state?.isOver ? state.result().scores : null;
  const entry = {
    ...{ table: name, game: opened.game, status, is_listed: opened.is_listed ?? false },
    ...{ opened: table.log[0]?.time ?? 0, changed: changedAt(table), to_act: toAct(table)?.number ?? null },
    needs_service: toAct(table) !== null && (moverOf(toAct(table)) !== null || opened.move_time != null),
    details: {
      ...{ options: opened.options, move_time: opened.move_time ?? null, ended: ended?.reason ?? null },
      ply: plyOf(table),
      resigned: table.resigned,
      colours: coloursOf(table),
      is_practice: opened.is_practice ?? false,
    },
    seats: table.seats.filter(isTaken).map(({ number: seat, name: called, player, bot }) => ({
      ...{ seat, name: called || bot || "", player, bot },
      ...{ score: scores?.[seat] ?? null, rank: ranks?.[seat] ?? null },
    })),
    host: table.host,
    kept: "always", // only the player deletes games of this browser
  };
  return /** @type {import("../types.d.ts").Entry} */ (/** @type {unknown} */ (entry));
}

/** The colours of all seats; none if every seat has that of its number. @param {Table} table */
function coloursOf({ seats }) {
  const colours = seats.map(({ colour }) => colour);
  return colours.every((colour, seat) => colour === seat) ? [] : colours;
}

/** Whether a player could take an action back now, perhaps with the consent of others. @param {Table} table @param {string} player */
function mayUndo(table, player) {
  if (table.status !== "playing" || table.undo || !mayUndoMore(table)) return false;
  const kept = keptByUndo(table, player);
  return kept !== null && !isBarred(table, kept);
}

/** @param {Table} table @param {import("./events.js").Event} event @param {string} player */
function mayKnow(table, event, player) {
  if (event.type === "muted") return event.by === player;
  return event.type !== "said" || !(table.muted[player] ?? []).includes(event.by ?? "");
}

/** What everyone may know of a table besides the game itself. @param {Table} table */
const summaryOf = (table) => ({
  ...{ game: table.opened.game, options: table.opened.options, status: table.status, ply: plyOf(table) },
  to_act: toAct(table)?.number ?? null,
  seats: table.seats.map(({ bot, player, name, isOutsideBot, reserved, standIn, isResigned, colour }) => ({
    ...{
      bot,
      player,
      name,
      is_outside_bot: isOutsideBot,
      reserved,
      stand_in: standIn,
      is_resigned: isResigned,
      colour,
    },
  })),
  host: table.host,
  is_listed: table.opened.is_listed ?? false,
  has_chat: table.opened.has_chat ?? true,
  has_hints: table.opened.has_hints ?? false,
  starts_when_full: table.opened.starts_when_full ?? false,
  move_time: table.opened.move_time ?? null,
  follows: table.opened.follows ?? null,
  rematch: table.rematch,
  is_practice: table.opened.is_practice ?? false,
  undo: table.undo && { ...table.undo, agreed: table.undo.agreed.toSorted() },
  commitment: table.commitment,
  seed: table.ended ? table.opened.seed : null,
  ended: table.ended?.reason ?? null,
  ranks: ranksOf(table),
});
