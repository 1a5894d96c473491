// @ts-check
/** Commands in, events out; nothing here changes a table. As table/deciding.py and table/roles.py. */

import { checkRoom, checkUndos } from "./caps.js";
import { written } from "./events.js";
import { message, Refusal } from "../engine/refusal.js";
import { forbidden, invalid, notNow, TableRefusal } from "./refusal.js";
import { gameOf, isAway, isTaken, keyOf, moverOf, plyOf, seatsOf, SYSTEM, toAct } from "./table.js";
import { cleanChat, cleanName, cleanSalt } from "./text.js";
import { consenting, isBarred, isFree, keptByUndo } from "./undo.js";

/** @typedef {import("./events.js").Event} Event */
/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./table.js").Actor} Actor */
/** @typedef {import("./table.js").Facts} Facts */
/** @typedef {import("../contract.js").Command} Command */
/**
 * @template {Command["type"]} Type
 * @typedef {(table: Table, command: Extract<Command, { type: Type }>, actor: Actor, facts: Facts) => Event[]} Deciding
 */

/** Which role may give which command. @type {{ [Type in Command["type"]]: string[] }} */
const ALLOWED = {
  ...{
    sit: ["anyone"],
    stand: ["seated", "host"],
    arrange: ["host"],
    colour: ["seated"],
    start: ["host"],
    play: ["seated", "system"],
  },
  ...{ undo: ["seated"], answer_undo: ["seated"], say: ["seated", "host"], mute: ["seated", "host"] },
  ...{
    replace: ["seated", "system"],
    nudge: ["seated"],
    return: ["seated"],
    resign: ["seated"],
    close: ["host", "system"],
  },
  rematch: ["seated"],
};

/**
 * The events of a command; none if it has been carried out before. A refusal is thrown.
 * @param {Table} table
 * @param {Command} command
 * @param {Actor} actor
 * @param {Facts} facts
 * @returns {Event[]}
 */
export function decide(table, command, actor, facts) {
  if (!Object.hasOwn(ALLOWED, command?.type)) throw invalid("page-here-invalid", { problem: String(command?.type) });
  if (command.key && table.keys.includes(keyOf(actor.player, command.key))) return [];
  checkRole(table, command, actor);
  checkRoom(table, command.type);
  const [first, ...others] = DECIDE[command.type](table, /** @type {never} */ (command), actor, facts);
  if (!first) return [];
  const caused = command.key ? { ...first, by: actor.player, key: command.key } : first;
  return [caused, ...others].map(written);
}

/** @param {Table} table @param {Command} command @param {Actor} actor */
function checkRole(table, command, actor) {
  const allowed = ALLOWED[command.type];
  const roles = [
    actor === SYSTEM && "system",
    actor.player && "anyone",
    actor.player && actor.player === table.host && "host",
    seatsOf(table, actor.player).length > 0 && "seated",
  ];
  if (!allowed.some((role) => roles.includes(role)))
    throw forbidden(`table-only-${allowed.includes("seated") ? "seated" : "host"}`);
}

/** By the kind of command. @type {{ [Type in Command["type"]]: Deciding<Type> }} */
const DECIDE = {
  sit(table, command, actor) {
    checkOpen(table);
    const seat = seatAt(table, command.seat);
    if (seat.player === actor.player) return [];
    if (isTaken(seat)) throw notNow("table-seat-taken");
    if (![null, actor.player].includes(seat.reserved)) throw forbidden("table-seat-reserved");
    const [name, salt] = [cleanName(command.name || actor.name), cleanSalt(command.salt ?? "")];
    return [satDown(actor, seat.number, name, salt), ...startIfFull(table, seat.number)];
  },

  stand(table, command, actor) {
    checkOpen(table);
    const seat = seatAt(table, command.seat);
    if (seat.player === null) return [];
    if (![seat.player, table.host].includes(actor.player)) throw forbidden("table-not-your-seat");
    return [{ type: "stood", by: actor.player, seat: seat.number }];
  },

  arrange(table, { seat: number, bot = null }, actor, facts) {
    const seat = seatAt(table, number);
    if (table.status !== "playing" || seat.bot === null || bot === null) checkOpen(table); // in the game a bot follows a bot
    if (seat.player !== null) throw notNow("table-seat-taken");
    checkBot(bot, facts);
    if (seat.bot === bot && seat.reserved === null) return [];
    return [
      { type: "arranged", by: actor.player, seat: number, bot },
      ...(bot && table.status === "open" ? startIfFull(table, number) : []),
    ];
  },

  colour(table, command, actor) {
    if (table.status === "over") throw notNow("table-over");
    const seat = seatAt(table, command.seat);
    if (seat.player !== actor.player) throw forbidden("table-not-your-seat");
    if (seat.colour === command.colour) return [];
    const isTheirs = (/** @type {import("./table.js").Seat} */ { colour, player }) =>
      colour === command.colour && ![null, actor.player].includes(player);
    if (table.seats.some(isTheirs)) throw notNow("table-colour-taken");
    return [{ type: "coloured", by: actor.player, seat: seat.number, colour: command.colour }];
  },

  start(table, _command, actor) {
    if (table.status === "playing") return [];
    checkOpen(table);
    if (!table.seats.every(isTaken)) throw notNow("table-not-full");
    return [{ type: "started", by: actor.player }];
  },

  play(table, command, actor) {
    if (table.status === "open") throw notNow("table-not-begun");
    if (hasPlayed(table, command, actor)) return [];
    const { state, seat } = present(table, command.ply);
    const isSystem = actor === SYSTEM;
    if (isSystem ? moverOf(seat) === null : seat.player !== actor.player)
      throw Refusal.illegal(state.explain(command.action, seatsOf(table, actor.player)[0] ?? null));
    if (!isSystem && seat.isResigned && state.explain(command.action)) throw forbidden("table-resigned");
    const next = state.play(command.action);
    const action = next.actions.at(-1) ?? "";
    /** @type {Event} */
    const played = {
      ...{ type: "played", by: actor.player, seat: seat.number, ply: plyOf(table), action },
      written: command.action === action ? "" : command.action,
      bot: isSystem ? moverOf(seat) : null,
      is_hinted: command.is_hinted,
    };
    return [...back(table, actor), played, .../** @type {Event[]} */ (next.isOver ? [ended("played")] : [])];
  },

  undo(table, command, actor) {
    const turn = table.turns[command.ply];
    if (turn?.type === "undone" && (turn.by ?? "") === actor.player) return [];
    present(table, command.ply);
    checkInGame(table, actor);
    const kept = keptByUndo(table, actor.player);
    if (kept === null) throw notNow("table-nothing-to-undo");
    if (isBarred(table, kept)) throw notNow("table-undo-revealed");
    const seat = table.steps[kept]?.seat ?? 0;
    const asked = table.undo?.kept === kept ? table.undo.agreed : null;
    if (!asked) checkUndos(table);
    if (isFree(table, kept) || areAgreed(table, [...(asked ?? []), actor.player]))
      return [...back(table, actor), { type: "undone", by: actor.player, seat, ply: plyOf(table), kept }];
    return asked ? [] : [...back(table, actor), { type: "undo_asked", by: actor.player, seat, kept }];
  },

  nudge(table, command, actor) {
    const { seat } = present(table, command.ply);
    checkInGame(table, actor);
    if (moverOf(seat) !== null || seat.player === actor.player) throw notNow("table-nudge-nobody");
    const last = table.log.findLast(({ event }) => ["nudged", "played", "undone", "started"].includes(event.type));
    if (last?.event.type === "nudged") throw notNow("table-nudge-often");
    return [{ type: "nudged", by: actor.player, seat: seat.number }];
  },

  answer_undo(table, command, actor) {
    present(table, command.ply);
    const { undo } = table;
    if (!undo) throw notNow("table-no-undo-asked");
    if (command.agrees && undo.agreed.includes(actor.player)) return [];
    checkInGame(table, actor);
    /** @type {Event[]} */
    const answered = [...back(table, actor), { type: "undo_answered", by: actor.player, agrees: command.agrees }];
    if (!command.agrees || !areAgreed(table, [...undo.agreed, actor.player])) return answered;
    const by = table.seats[undo.seat]?.player ?? "";
    return [...answered, { type: "undone", by, seat: undo.seat, ply: plyOf(table), kept: undo.kept }];
  },

  say(table, command, actor) {
    if (table.opened.has_chat === false) throw notNow("table-chat-off");
    const [own] = seatsOf(table, actor.player);
    const name = own === undefined ? cleanName(actor.name) : (table.seats[own]?.name ?? "");
    return [{ type: "said", by: actor.player, name, text: cleanChat(command.text) }];
  },

  mute(table, { player, is_muted: isMuted = true }, actor) {
    if (player === actor.player) throw invalid("table-mute-self");
    if (isMuted === (table.muted[actor.player] ?? []).includes(player)) return [];
    return [{ type: "muted", by: actor.player, player, is_muted: isMuted }];
  },

  replace(table, command, actor, facts) {
    checkPlaying(table);
    const seat = seatAt(table, command.seat);
    if (moverOf(seat) !== null) return [];
    const isAbsent = seat.player !== null && (facts.absent ?? []).includes(seat.player);
    if (actor !== SYSTEM && !isAbsent) throw notNow("table-player-here");
    const reason = actor === SYSTEM ? "time" : "away";
    return [{ type: "replaced", by: actor.player, seat: seat.number, bot: facts.standIn, reason }];
  },

  return: (table, _command, actor) => back(table, actor),

  resign(table, command, actor, facts) {
    checkPlaying(table);
    const own = seatsOf(table, actor.player);
    const wanted = command.seat ?? null;
    if (wanted !== null && !own.includes(seatAt(table, wanted).number)) throw forbidden("table-not-your-seat");
    const chosen = (wanted === null ? own : [wanted]).filter((number) => !table.seats[number]?.isResigned);
    const left = table.seats.filter(({ number, isResigned }) => !isResigned && !chosen.includes(number));
    /** @type {Event[]} */
    const resigned = chosen.map((seat) => ({ type: "resigned", by: actor.player, seat, bot: facts.standIn }));
    const goesOn = left.length > 1 && left.some(({ player }) => player !== null);
    return goesOn || !resigned.length ? resigned : [...resigned, ended("resigned")];
  },

  close(table, _command, actor) {
    if (table.status === "over") return [];
    checkOpen(table);
    return [{ ...ended("closed"), by: actor.player }];
  },

  rematch(table, _command, actor, facts) {
    if (table.rematch !== null) return [];
    if (!table.ended || !table.state) throw notNow("table-not-over");
    return [{ type: "rematched", by: actor.player, table: facts.rematch ?? "" }];
  },
};

/**
 * A player takes a seat.
 * @param {Actor} actor
 * @param {number} seat
 * @param {string} name
 * @param {string} salt
 * @param {string} [by] Whose doing it is.
 * @returns {Event}
 */
export const satDown = ({ player, is_bot }, seat, name, salt, by = player) => ({
  ...{ type: "sat", by, seat, player, name, is_bot: is_bot ?? false, salt },
});

/** Refuse what is no built-in bot. @param {string | null | undefined} name @param {Facts} facts */
export function checkBot(name, { bots }) {
  if (name != null && !bots.includes(name)) throw invalid("error-bot", { bot: name, known: bots.join(", ") });
}

/** @param {import("./events.js").Ended["reason"]} reason @returns {import("./events.js").Ended} */
const ended = (reason) => ({ type: "ended", reason });

/**
 * Whether this very action was played by this very player at this ply: an answer was lost on its way.
 * @param {Table} table
 * @param {import("../types.d.ts").Play} command
 * @param {Actor} actor
 */
function hasPlayed(table, { ply, action }, actor) {
  const turn = table.turns[ply];
  if (!turn) return false;
  const isSame = turn.type === "played" && [turn.action, turn.written].includes(action);
  if (!isSame || (turn.by ?? "") !== actor.player) throw stale(table, ply);
  return true;
}

/** @param {Table} table @param {number} number */
function seatAt(table, number) {
  const seat = table.seats[number];
  if (!seat) throw invalid("error-seat", { seat: number, players: table.seats.length });
  return seat;
}

/** @param {Table} table */
function checkOpen({ status, state }) {
  if (status !== "open") throw notNow(state ? "table-begun" : "table-over");
}

/** @param {Table} table */
function checkPlaying({ status }) {
  if (status !== "playing") throw notNow(status === "open" ? "table-not-begun" : "table-over");
}

/** @param {Table} table @param {Actor} actor */
function checkInGame(table, actor) {
  if (seatsOf(table, actor.player).every((number) => table.seats[number]?.isResigned))
    throw forbidden("table-resigned");
}

/** The game and the seat to act, if the command is meant for the present ply. @param {Table} table @param {number} ply */
function present(table, ply) {
  const seat = toAct(table);
  if (!seat) throw notNow(table.status === "open" ? "table-not-begun" : "table-over");
  if (ply !== plyOf(table)) throw stale(table, ply);
  return { state: gameOf(table), seat };
}

/** @param {Table} table @param {number} meant */
const stale = (table, meant) => new TableRefusal("stale", message("table-stale", { meant, ply: plyOf(table) }), meant);

/** @param {Table} table @param {number} filled @returns {Event[]} */
function startIfFull({ seats, opened }, filled) {
  const isFull = seats.every((seat) => seat.number === filled || isTaken(seat));
  return isFull && opened.starts_when_full ? [{ type: "started" }] : [];
}

/** Whether all who have to agree have done so. @param {Table} table @param {string[]} agreed */
const areAgreed = (table, agreed) => consenting(table).every((player) => agreed.includes(player));

/** A player who acts is back, at all of their seats. @param {Table} table @param {Actor} actor @returns {Event[]} */
const back = (table, actor) =>
  seatsOf(table, actor.player).flatMap((seat) => {
    const found = table.seats[seat];
    return found && isAway(found) ? [{ type: /** @type {const} */ ("returned"), by: actor.player, seat }] : [];
  });
