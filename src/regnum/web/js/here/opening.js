// @ts-check
/** How tables begin: on request, as the rematch of another, or from a record. As table/opening.py. */

import { checkBot, satDown } from "./decide.js";
import { written } from "./events.js";
import { invalid } from "./refusal.js";
import { cleanName, cleanSalt } from "./text.js";

/** @typedef {import("./events.js").Event} Event */
/** @typedef {import("./table.js").Actor} Actor */
/** @typedef {import("./table.js").Facts} Facts */

const SECOND = 1000;

/**
 * The first events of a new table; the game begins at once if every seat is taken and the host wants that.
 * @param {import("../types.d.ts").OpenTable} wish
 * @param {import("../engine/contract.js").Referee} rules
 * @param {Actor} actor
 * @param {string} seed
 * @param {Facts} facts
 * @returns {Event[]}
 */
export function openTable(wish, rules, actor, seed, facts) {
  if (Object.hasOwn(wish.options ?? {}, "players")) throw invalid("table-players-by-seats");
  const options = rules.options({ ...wish.options, players: wish.seats.length });
  for (const { bot, is_mine: isMine } of wish.seats) {
    checkBot(bot, facts);
    if (bot != null && isMine) throw invalid("table-seat-plan");
  }
  const salt = cleanSalt(wish.salt ?? "");
  /** @type {Event} */
  const opened = {
    ...{ type: "opened", by: actor.player, key: wish.key ?? "", game: wish.game, options, seed },
    seats: wish.seats.map(({ bot }) => bot ?? null),
    ...{ is_listed: wish.is_listed, has_chat: wish.has_chat, starts_when_full: wish.starts_when_full },
    move_time: wish.move_seconds == null ? null : wish.move_seconds * SECOND,
  };
  const sat = wish.seats.flatMap(({ is_mine: isMine, name }, seat) =>
    isMine ? [satDown(actor, seat, cleanName(name || actor.name), salt)] : [],
  );
  const isFull = wish.seats.every(({ bot, is_mine: isMine }) => bot != null || isMine);
  /** @type {Event[]} */
  const started = isFull && wish.starts_when_full ? [{ type: "started", by: actor.player }] : [];
  return [opened, ...sat, ...started].map(written);
}

/**
 * The first events of a rematch: all players one seat further on, the one who asked for it seated at once.
 * @param {import("./table.js").Table} table
 * @param {Actor} actor
 * @param {string} seed
 * @param {string} name Of the table that it is the rematch of.
 * @returns {Event[]}
 */
export function rematch({ seats, opened: before }, actor, seed, name) {
  const rotated = [...seats.slice(1), ...seats.slice(0, 1)];
  /** @type {Event} */
  const opened = {
    ...{ type: "opened", by: actor.player, game: before.game, options: before.options, seed },
    seats: rotated.map(({ bot }) => bot),
    reserved: rotated.map(({ player }) => player),
    ...{ is_listed: before.is_listed, has_chat: before.has_chat, starts_when_full: true },
    ...{ move_time: before.move_time, follows: name, is_undo_strict: before.is_undo_strict },
  };
  const sat = rotated.flatMap((seat, number) =>
    seat.player === actor.player ? [satDown(actor, number, cleanName(seat.name || actor.name), seat.salt)] : [],
  );
  const isFull = rotated.every(({ bot, player }) => bot !== null || player === actor.player);
  return [opened, ...sat, .../** @type {Event[]} */ (isFull ? [{ type: "started" }] : [])].map(written);
}

/**
 * The events of a game that was played elsewhere, from its record: people's seats belong to the one who brings it.
 * @param {import("../types.d.ts").GameRecord} record
 * @param {import("../engine/contract.js").RefereeState} state After all its actions.
 * @param {Actor} actor
 * @param {Facts} facts
 * @returns {Event[]}
 */
export function recorded(record, state, actor, facts) {
  const { game, players, deal } = record;
  if (!state.isOver) for (const { bot } of players) checkBot(bot, facts); // one that is unknown could not go on
  /** @type {Event} */
  const opened = {
    ...{ type: "opened", by: actor.player, game, options: state.options, seed: deal.seed ?? "" },
    ...{ seats: players.map(({ bot }) => bot ?? null), salts: deal.salts ?? [], draws: deal.draws ?? null },
    ...{ has_chat: false, starts_when_full: true },
  };
  /** @type {Event[]} */
  const sat = players.flatMap(({ name, bot }, seat) => (bot == null ? [satDown(actor, seat, name, "")] : []));
  /** @type {Event[]} */
  const plays = [];
  let at = state.undo(state.actions.length);
  for (const [ply, action] of state.actions.entries()) {
    const seat = at.seat ?? 0;
    const bot = players[seat]?.bot ?? null;
    plays.push({ type: "played", by: bot === null ? actor.player : "", seat, ply, action, bot });
    at = at.play(action);
  }
  /** @type {Event[]} */
  const ended = state.isOver ? [{ type: "ended", reason: "played" }] : [];
  return [opened, ...sat, { type: /** @type {const} */ ("started"), by: actor.player }, ...plays, ...ended].map(
    written,
  );
}
