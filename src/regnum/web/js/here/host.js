// @ts-check
/**
 * The tables of one tab: commands go in one by one, are made durable, then acknowledged, then shown. Nothing else writes.
 * Several tabs need no leader, as several servers on one database do not: each appends by number, and the one that was
 * slower reads what is new and decides again. For bots it is the tab with the table's lock that thinks. As server/hub.py.
 */

import { bytesOf, isSeeded } from "../engine/dealing.js";
import { message } from "../engine/refusal.js";
import { entryOf, updateOf } from "./audience.js";
import { decide } from "./decide.js";
import { derivedName, newSeed } from "./names.js";
import { openTable, recorded, rematch } from "./opening.js";
import { TableRefusal } from "./refusal.js";
import { ConflictError } from "./store.js";
import { after, changedAt, dealOf, gameOf, moverOf, numberOf, plyOf, SYSTEM, tableOf, toAct } from "./table.js";

/** @typedef {import("./events.js").Event} Event */
/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./table.js").Actor} Actor */
/** @typedef {import("../contract.js").Command} Command */
/** @typedef {Pick<import("./store.js").Store, "tables" | "rows" | "append" | "remove">} Store */
/**
 * @typedef {object} Game
 * @property {import("../engine/contract.js").Referee} rules
 * @property {import("../engine/contract.js").GameBots} bots
 * @property {Pick<import("../engine/dealing.js").Hashing, "key" | "commitment" | "check" | "told">} hashing
 */
/**
 * @typedef {object} Watcher An open stream of a table.
 * @property {string} player
 * @property {number | null} since The last event that it saw.
 * @property {(update: import("../types.d.ts").Update) => void} send
 * @property {() => void} gone Called when the table is no more.
 */
/**
 * @typedef {object} Live A table that is in use.
 * @property {string} name
 * @property {Table} table
 * @property {Promise<unknown>} queue What is being written.
 * @property {Set<Watcher>} watchers
 * @property {{ ply: number, stop: AbortController } | null} thinking
 * @property {boolean} [isRehearsed] Whether its bots were told that they will have to act.
 * @property {boolean} [isSketch] Whether nothing of it is kept.
 */
/**
 * @typedef {object} Turn
 * @property {string} game
 * @property {string} bot
 * @property {import("../engine/contract.js").Seen} seen
 * @property {bigint} chance
 * @property {number} since When people began to wait for it.
 */
/**
 * @typedef {object} World Everything that a host uses and does not do itself.
 * @property {Store} store
 * @property {(game: string) => Promise<Game>} game The rules and bots of a game; refuses one that cannot be played here.
 * @property {(turn: Turn, signal: AbortSignal) => Promise<string>} think A bot's action.
 * @property {(turn: Turn) => void} rehearse A bot will have to act soon; its action is not wanted yet.
 * @property {(name: string, signal: AbortSignal, then: () => Promise<void>) => Promise<void>} alone While this runs, no
 *   other tab does the same.
 * @property {(table: string) => void} tell Tell other tabs that a table has changed.
 * @property {() => number} now
 */

/** The bot that plays on for those who have resigned. */
const STAND_IN = "knight";
/** If a bot fails, a move is made for it by this one. */
const FALLBACK = "greedy";
const MOST_TRIES = 20;

export class Host {
  /** @param {World} world */
  constructor(world) {
    this.world = world;
    /** @type {Map<string, Promise<Live>>} */
    this.live = new Map();
    /** The name of the sketch, if there is one. */
    this.sketched = "";
  }

  /** A table, from memory or from storage. @param {string} name @returns {Promise<Live>} */
  table(name) {
    const known = this.live.get(name);
    if (known) return known;
    const coming = this.#load(name);
    this.live.set(name, coming);
    coming.catch(() => this.live.delete(name));
    return coming;
  }

  /** A table with all that storage knows of it. @param {string} name */
  async fresh(name) {
    const live = await this.table(name);
    await this.#inTurn(live, async () => []);
    return live;
  }

  /** Open a table and return its name; the same key gives the same table. @param {import("../types.d.ts").OpenTable} wish @param {Actor} actor */
  async open(wish, actor) {
    const { rules, bots } = await this.world.game(wish.game);
    const name = await derivedName(`open\n${wish.key || newSeed()}`);
    await this.#writeFirst(name, openTable(wish, rules, actor, newSeed(), factsOf(bots)));
    return name;
  }

  /**
   * Keep a record as a table: a finished game to look at, or another to go on with.
   * @param {import("../types.d.ts").GameRecord} record One that was verified.
   * @param {import("../engine/contract.js").RefereeState} state After all its actions.
   * @param {Actor} actor
   * @param {{ seats?: import("../types.d.ts").SeatPlan[], isNew?: boolean, daily?: string }} [wishes] `seats`: who plays
   *   on; `isNew`: it is another table each time; `daily`: the day whose deal it is.
   */
  async importRecord(record, state, actor, { seats = [], isNew = false, daily = "" } = {}) {
    const { bots } = await this.world.game(record.game);
    const same = daily ? `${record.game} ${daily}` : JSON.stringify(record);
    const name = await derivedName(`${daily ? "daily" : "record"}\n${isNew ? newSeed() : same}`);
    const [opened, ...others] = recorded(record, state, actor, factsOf(bots), seats);
    const first = /** @type {import("./events.js").Opened} */ (opened);
    await this.#writeFirst(name, [daily ? { ...first, is_undo_strict: true } : first, ...others]);
    return name;
  }

  /**
   * A position to look at and to try actions in. Nothing of it is kept, no bot moves, and the next one takes its place.
   * @param {import("../types.d.ts").GameRecord} record One that was verified.
   * @param {import("../engine/contract.js").RefereeState} state After all its actions.
   * @param {Actor} actor
   * @returns {Promise<Live>}
   */
  async sketch(record, state, actor) {
    const game = await this.world.game(record.game);
    const seats = record.players.map(({ name }) => ({ is_mine: true, name }));
    const events = recorded(record, state, actor, factsOf(game.bots), seats);
    const rows = events.map((event) => /** @type {[number, Event]} */ ([this.world.now(), event]));
    const name = await derivedName(`sketch\n${JSON.stringify(record)}`);
    const live = {
      name,
      table: made(game, rows),
      queue: Promise.resolve(),
      watchers: new Set(),
      thinking: null,
      isSketch: true,
    };
    this.live.delete(this.sketched);
    this.sketched = name;
    this.live.set(name, Promise.resolve(live));
    return live;
  }

  /** Carry out a command; when this returns it is durable. @param {Live} live @param {Command} command @param {Actor} actor */
  async command(live, command, actor) {
    const { bots } = await this.world.game(live.table.opened.game);
    return this.#inTurn(live, async () => {
      const { table } = live;
      const isOver = table.status === "over";
      const next = isOver ? await derivedName(`rematch\n${live.name}\n${table.opened.seed}`) : "";
      const found = decide(table, command, actor, { ...factsOf(bots), rematch: next });
      if (found.length && command.type === "rematch")
        await this.#writeFirst(next, rematch(table, actor, newSeed(), live.name));
      return found;
    });
  }

  /** Delete a table for good. @param {string} name */
  async remove(name) {
    await this.world.store.remove(name);
    await this.#forget(name);
    this.world.tell(name);
  }

  /** Send a table, and everything that happens there. @param {Live} live @param {Watcher} watcher */
  watch(live, watcher) {
    live.watchers.add(watcher);
    for (const one of live.watchers) this.#send(live, one);
    this.#attend(live);
  }

  /** @param {Live} live @param {Watcher} watcher */
  unwatch(live, watcher) {
    live.watchers.delete(watcher);
    if (live.watchers.size) return;
    live.thinking?.stop.abort(); // nobody waits for it; the bot thinks again when a player comes back
    live.thinking = null;
    this.live.delete(live.name);
  }

  /** Another tab has written to a table, or deleted it. @param {string} name */
  async notice(name) {
    if (this.live.has(name)) await this.fresh(name).catch(console.warn);
  }

  /** A table as a player may see it. @param {Live} live @param {string} player @param {number | null} [since] */
  update(live, player, since = null) {
    const present = [player, ...[...live.watchers].map((watcher) => watcher.player)];
    return updateOf(live.name, live.table, player, { since, present });
  }

  /** @param {string} name @returns {Promise<Live>} */
  async #load(name) {
    const rows = await this.world.store.rows(name);
    const opened = rows[0]?.[1];
    if (opened?.type !== "opened") throw new TableRefusal("unknown", message("page-no-table"));
    const table = made(await this.world.game(opened.game), rows);
    return { name, table, queue: Promise.resolve(), watchers: new Set(), thinking: null };
  }

  /** @param {string} name */
  async #forget(name) {
    const live = await this.live.get(name)?.catch(() => null);
    this.live.delete(name);
    live?.thinking?.stop.abort();
    for (const watcher of live?.watchers ?? []) watcher.gone();
  }

  /** @param {string} name @param {Event[]} first */
  async #writeFirst(name, first) {
    const [opened] = first;
    if (opened?.type !== "opened") throw new TypeError("a log begins with the opening of its table");
    const now = this.world.now();
    const rows = first.map((event) => /** @type {[number, Event]} */ ([now, event]));
    const table = made(await this.world.game(opened.game), rows);
    try {
      await this.world.store.append(name, 0, rows, entryOf(name, table));
    } catch (problem) {
      if (!(problem instanceof ConflictError)) throw problem; // it was opened before, and the answer was lost
    }
  }

  /**
   * Decide on what storage knows and write it down, again if another tab was faster.
   * @param {Live} live
   * @param {() => Promise<Event[]>} deciding
   */
  #inTurn(live, deciding) {
    const turn = live.queue.then(async () => {
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        await this.#refresh(live);
        if (await this.#wrote(live, await deciding())) return;
      }
      throw new TableRefusal("full", message("page-here-no-storage"));
    });
    live.queue = turn.catch(() => {});
    return turn;
  }

  /** Read what other tabs have written meanwhile. @param {Live} live */
  async #refresh(live) {
    if (live.isSketch) return;
    const rows = await this.world.store.rows(live.name, numberOf(live.table));
    if (!rows.length) {
      await this.#forget(live.name); // deleted in another tab
      throw new TableRefusal("unknown", message("page-no-table"));
    }
    if (rows.length > 1) this.#publish(live, after(live.table, rows.slice(1)));
  }

  /** Make events durable, then show them; false if another tab was faster. @param {Live} live @param {Event[]} found */
  async #wrote(live, found) {
    if (!found.length) return true;
    const at = Math.max(this.world.now(), changedAt(live.table));
    const rows = found.map((event) => /** @type {[number, Event]} */ ([at, event]));
    const next = after(live.table, rows);
    try {
      await this.world.store.append(live.name, numberOf(live.table) + 1, rows, entryOf(live.name, next));
    } catch (problem) {
      if (problem instanceof ConflictError) return false;
      throw problem;
    }
    this.#publish(live, next);
    this.world.tell(live.name);
    return true;
  }

  /** @param {Live} live @param {Table} table */
  #publish(live, table) {
    live.table = table;
    for (const watcher of live.watchers) this.#send(live, watcher);
    this.#attend(live);
  }

  /** @param {Live} live @param {Watcher} watcher */
  #send(live, watcher) {
    watcher.send(this.update(live, watcher.player, watcher.since));
    watcher.since = numberOf(live.table);
  }

  /** Have a bot think, if it is a bot's turn and a player is watching. @param {Live} live */
  #attend(live) {
    const ply = plyOf(live.table);
    const isBots = moverOf(toAct(live.table)) !== null; // not after a player has resigned, at the same ply
    if (isBots && live.thinking?.ply === ply) return;
    live.thinking?.stop.abort();
    live.thinking = null;
    if (!live.watchers.size) return;
    if (!isBots) return void this.#rehearse(live).catch(console.warn);
    const stop = new AbortController();
    live.thinking = { ply, stop };
    this.world
      .alone(live.name, stop.signal, () => this.#move(live, ply, stop.signal))
      .catch((problem) => !stop.signal.aborted && console.warn(problem));
  }

  /** While a player thinks, the strongest bot of the table can get ready. @param {Live} live */
  async #rehearse(live) {
    const found = live.table.seats.flatMap((seat) => moverOf(seat) ?? []);
    if (live.isRehearsed || !found.length || !toAct(live.table)) return;
    live.isRehearsed = true;
    const { bots } = await this.world.game(live.table.opened.game);
    const bot = bots.levels.findLast((level) => found.includes(level)) ?? String(found[0]);
    this.world.rehearse(await this.#turn(live.table, bot, this.world.now()));
  }

  /** @param {Live} live @param {number} ply @param {AbortSignal} signal */
  async #move(live, ply, signal) {
    const since = this.world.now();
    await this.#inTurn(live, async () => []); // another tab may have moved while this one waited
    const bot = moverOf(toAct(live.table));
    if (signal.aborted || plyOf(live.table) !== ply || bot === null) return;
    const action = await this.choice(live.table, bot, since, signal);
    if (!signal.aborted) await this.command(live, { type: "play", ply, action }, SYSTEM);
  }

  /**
   * A bot's action: it sees its own view only. Whatever it does, the game continues.
   * @param {Table} table
   * @param {string} bot
   * @param {number} [since]
   * @param {AbortSignal} [signal]
   */
  async choice(table, bot, since = this.world.now(), signal = new AbortController().signal) {
    const turn = await this.#turn(table, bot, since);
    const { bots } = await this.world.game(turn.game);
    for (const one of [bot, ...bots.names.filter((name) => name === FALLBACK && name !== bot)]) {
      try {
        const action = await this.world.think({ ...turn, bot: one }, signal);
        if (gameOf(table).explain(action).is_legal) return action;
      } catch (problem) {
        if (signal.aborted) throw problem;
        console.warn(problem);
      }
    }
    return gameOf(table).legal()[0] ?? "";
  }

  /** What a bot would have to decide now. @param {Table} table @param {string} bot @param {number} since @returns {Promise<Turn>} */
  async #turn(table, bot, since) {
    const { game } = table.opened;
    const { bots, hashing } = await this.world.game(game);
    const deal = dealOf(table);
    const secret = isSeeded(deal) ? bytesOf(hashing.key(game, deal)) : new Uint8Array();
    const chance = bots.chance(secret, table.steps.length); // the same position again after an undo: the same choice
    return { game, bot, seen: gameOf(table).seen(), chance, since };
  }
}

/** The table that a log has made. @param {Game} game @param {[time: number, event: Event][]} rows */
function made({ rules, hashing }, rows) {
  const opened = /** @type {import("./events.js").Opened} */ (rows[0]?.[1]);
  const commitment = opened.draws ? "" : hashing.commitment({ seed: opened.seed });
  return tableOf(rules, commitment, rows);
}

/** @param {import("../engine/contract.js").GameBots} bots @returns {import("./table.js").Facts} */
const factsOf = ({ names }) => ({
  bots: names,
  standIn: names.includes(STAND_IN) ? STAND_IN : (names[0] ?? STAND_IN),
});
