// @ts-check
/** How tables begin: on request, as the rematch of another, or from a record. As table/opening.py. */

import { checkBot, satDown } from "./decide.js";
import { written } from "./events.js";
import { invalid } from "./refusal.js";
import { cleanName, cleanSalt } from "./text.js";

/** @typedef {import("../types.d.ts").SeatPlan} SeatPlan */
/** @typedef {import("../types.d.ts").Player} Player */

/** @typedef {import("./events.js").Event} Event */
/** @typedef {import("./table.js").Actor} Actor */
/** @typedef {import("./table.js").Facts} Facts */

const SECOND = 1000;
/** How many colours there are. */
const MOST_SEATS = 4;

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
  checkPlans(wish.seats, facts);
  const salt = cleanSalt(wish.salt ?? "");
  /** @type {Event} */
  const opened = {
    ...{ type: "opened", by: actor.player, key: wish.key ?? "", game: wish.game, options, seed },
    seats: wish.seats.map(({ bot }) => bot ?? null),
    ...{ is_listed: wish.is_listed, has_chat: wish.has_chat, has_hints: wish.has_hints },
    starts_when_full: wish.starts_when_full,
    move_time: wish.move_seconds == null ? null : wish.move_seconds * SECOND,
    colours: coloursOf(wish.seats.map(({ colour }) => colour ?? null)),
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
 * The first events of a rematch: all players one seat further on, in their colours. Those who are there are seated at
 * once; the seats of those who are away are kept for them.
 * @param {import("./table.js").Table} table
 * @param {Actor} actor
 * @param {string} seed
 * @param {string} name Of the table that it is the rematch of.
 * @param {string[]} [absent]
 * @returns {Event[]}
 */
export function rematch({ seats, opened: before }, actor, seed, name, absent = []) {
  const rotated = [...seats.slice(1), ...seats.slice(0, 1)];
  /** @type {Event} */
  const opened = {
    ...{ type: "opened", by: actor.player, game: before.game, options: before.options, seed },
    seats: rotated.map(({ bot }) => bot),
    reserved: rotated.map(({ player }) => player),
    ...{ is_listed: before.is_listed, has_chat: before.has_chat, has_hints: before.has_hints, starts_when_full: true },
    ...{ move_time: before.move_time, follows: name, is_undo_strict: before.is_undo_strict },
    colours: coloursOf(rotated.map(({ colour }) => colour)),
  };
  const isThere = (/** @type {string | null} */ player) =>
    player !== null && (player === actor.player || !absent.includes(player));
  const sat = rotated.flatMap(({ player, name: called, isOutsideBot, salt }, number) => {
    if (player === null || !isThere(player)) return [];
    const own = player === actor.player ? cleanName(called || actor.name) : called;
    return [satDown({ player, name: own, is_bot: isOutsideBot }, number, own, salt, actor.player)];
  });
  const isFull = rotated.every(({ bot, player }) => bot !== null || isThere(player));
  return [opened, ...sat, .../** @type {Event[]} */ (isFull ? [{ type: "started" }] : [])].map(written);
}

/**
 * The events of a game that was played elsewhere, from its record: people's seats belong to the one who brings it, unless
 * plans say who plays on at each seat.
 * @param {import("../types.d.ts").GameRecord} record
 * @param {import("../engine/contract.js").RefereeState} state After all its actions.
 * @param {Actor} actor
 * @param {Facts} facts
 * @param {SeatPlan[]} [plans]
 * @returns {Event[]}
 */
export function recorded(record, state, actor, facts, plans = []) {
  const { game, deal } = record;
  const players = plans.length ? planned(record.players, plans, actor, facts) : record.players;
  if (!state.isOver) for (const { bot } of players) checkBot(bot, facts); // one that is unknown could not go on
  /** @type {Event} */
  const opened = {
    ...{ type: "opened", by: actor.player, game, options: state.options, seed: deal.seed ?? "" },
    ...{ seats: players.map(({ bot }) => bot ?? null), salts: deal.salts ?? [], draws: deal.draws ?? null },
    ...{ has_chat: false, starts_when_full: true, is_practice: true },
  };
  /** @type {Event[]} */
  const sat = players.flatMap(({ name, bot }, seat) => (bot == null ? [satDown(actor, seat, name, "")] : []));
  /** @type {Event[]} */
  const ended = state.isOver ? [{ type: "ended", reason: "played" }] : [];
  /** @type {Event} */
  const started = { type: "started", by: actor.player };
  return [opened, ...sat, started, ...plays(state, players, actor), ...ended].map(written);
}

/**
 * The actions of a game as events.
 * @param {import("../engine/contract.js").RefereeState} state
 * @param {Player[]} players
 * @param {Actor} actor
 * @returns {Event[]}
 */
function plays(state, players, actor) {
  let at = state.undo(state.actions.length);
  return state.actions.map((action, ply) => {
    const seat = at.seat ?? 0;
    const bot = players[seat]?.bot ?? null;
    at = at.play(action);
    return { type: "played", by: bot === null ? actor.player : "", seat, ply, action, bot };
  });
}

/**
 * Who plays on at each seat: the one who brings the record, or a bot.
 * @param {Player[]} known
 * @param {SeatPlan[]} plans
 * @param {Actor} actor
 * @param {Facts} facts
 * @returns {Player[]}
 */
function planned(known, plans, actor, facts) {
  checkPlans(plans, facts);
  if (plans.length !== known.length || plans.some(({ bot, is_mine: isMine }) => bot == null && !isMine))
    throw invalid("table-plans-all", { players: known.length });
  return plans.map(({ bot, name }) => ({ name: bot ?? cleanName(name || actor.name), bot: bot ?? null }));
}

/** @param {SeatPlan[]} plans @param {Facts} facts */
function checkPlans(plans, facts) {
  for (const { bot, is_mine: isMine } of plans) {
    checkBot(bot, facts);
    if (bot != null && isMine) throw invalid("table-seat-plan");
  }
}

/**
 * The colours of all seats: as wanted, the own number where that is free, or the first free one. None if every seat has
 * that of its number.
 * @param {(number | null)[]} wanted
 */
function coloursOf(wanted) {
  const given = wanted.filter((colour) => colour !== null);
  if (new Set(given).size !== given.length) throw invalid("table-colour-taken");
  /** @type {number[]} */
  const found = [];
  for (const [seat, colour] of wanted.entries()) {
    const all = [seat, ...Array.from({ length: MOST_SEATS }, (_, one) => one)];
    found.push(colour ?? all.find((one) => !given.includes(one) && !found.includes(one)) ?? seat);
  }
  return found.every((colour, seat) => colour === seat) ? [] : found;
}
