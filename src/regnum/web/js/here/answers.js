// @ts-check
/**
 * The answers of the table in the browser: the same paths and forms as the server's, as far as one device needs them.
 * Sentences leave as messages; the page puts them into words. As server/api.py.
 */

import { message, Refusal } from "../engine/refusal.js";
import { seenSeat, viewOf } from "./audience.js";
import { PLAYER } from "./names.js";
import { dump, load, recordOf, shortened, verify } from "./record.js";
import { invalid, notNow, TableRefusal } from "./refusal.js";
import { gameOf, numberOf, plyOf, seatsOf } from "./table.js";
import { kindsOf } from "./statistics.js";
import { cleanName } from "./text.js";

/** @typedef {import("./host.js").Host} Host */
/** @typedef {import("./host.js").Live} Live */
/** @typedef {import("../types.d.ts").Entry} Entry */
/**
 * @typedef {object} Call
 * @property {Host} host
 * @property {string[]} params The parts of the path that have names.
 * @property {URLSearchParams} query
 * @property {unknown} body
 * @property {string} name What the player is called.
 */
/** @typedef {(call: Call) => Promise<unknown>} Handler */

const MOST_TABLES = 50;

/** @param {Call} call */
const actorOf = ({ name }) => ({ player: PLAYER, name });

/** The table of the path, with all that storage knows of it. @param {Call} call */
const liveOf = ({ host, params: [table = ""] }) => host.fresh(table);

/** The record of a finished game, and its rules. @param {Call} call */
async function finished(call) {
  const { table } = await liveOf(call);
  if (table.status !== "over" || !table.state) throw notNow("table-not-over");
  const game = await call.host.world.game(table.opened.game);
  return { game, record: recordOf(table, game) };
}

/** @param {Live} live @param {string} action */
const explained = ({ table }, action) => gameOf(table).explain(action, seenSeat(table, PLAYER));

/** @param {Call} call @param {string} name */
function text({ query }, name) {
  const found = query.get(name);
  if (!found) throw invalid("page-here-invalid", { problem: name });
  return found;
}

/** The game of a day before its first action. @param {Call} call */
async function dailyOf({ host, params: [game = "", date = ""], name }) {
  const { dailyRecord } = await import("./daily.js"); // few need it
  return dailyRecord(await host.world.game(game), game, date, cleanName(name));
}

/** @type {Record<string, Handler>} */
const HANDLERS = {
  "GET /api/me": async ({ name }) => ({ me: { player: PLAYER, name, is_bot: false } }),

  "PUT /api/me": async ({ body }) => {
    const { name } = /** @type {{ name: string }} */ (body);
    return { me: { player: PLAYER, name: cleanName(name), is_bot: false } };
  },

  "DELETE /api/me": async ({ host }) => {
    for (const { table } of await host.world.store.tables()) await host.remove(table);
    return { me: null };
  },

  /** Fetches and compiles what a game needs; the front page asks before anybody plays. */
  "GET /api/games/*": async ({ host, params: [game = ""] }) => {
    await host.world.game(game);
    return { name: game };
  },

  "GET /api/me/tables": (call) => listed(call, () => true),
  "GET /api/tables": async () => ({ tables: [], next: null }),
  "GET /api/archive": (call) => listed(call, ({ status }) => status === "over"),

  "GET /api/players/*/statistics": async ({ host, params: [player = ""] }) => {
    const entries = (await host.world.store.tables()).map(({ entry }) => entry);
    return { player, records: statistics(entries), kinds: kindsOf(entries, PLAYER) };
  },

  "POST /api/tables": async (call) => {
    const wish = /** @type {import("../types.d.ts").OpenTable} */ (call.body);
    if (wish.move_seconds != null) throw invalid("page-here-no-clock");
    return { table: await call.host.open(wish, actorOf(call)) };
  },

  "POST /api/records": async (call) => {
    const { record: text_, plies = null, seats = [] } = /** @type {import("../types.d.ts").KeepRecord} */ (call.body);
    const record = load(text_);
    const whole = verify(record, await call.host.world.game(record.game));
    const cut = plies === null ? record : shortened(record, plies);
    const state = whole.undo(record.actions.length - cut.actions.length);
    return { table: await call.host.importRecord(cut, state, actorOf(call), { seats, isNew: plies !== null }) };
  },

  "GET /api/tables/*": async (call) => call.host.update(await liveOf(call), PLAYER),

  "DELETE /api/tables/*": async ({ host, params: [table = ""] }) => {
    await host.remove(table);
    return { table };
  },

  "POST /api/tables/*/commands": async (call) => {
    const live = await liveOf(call);
    const command = /** @type {import("../contract.js").Command} */ (call.body);
    await call.host.command(live, command, actorOf(call));
    const { table } = live;
    return { number: numberOf(table), ply: plyOf(table), status: table.status, rematch: table.rematch };
  },

  "GET /api/tables/*/explain": async (call) => {
    const live = await liveOf(call);
    try {
      const { is_legal, rule, message: said } = explained(live, text(call, "action"));
      return { is_legal, rule, message: said };
    } catch (problem) {
      if (!(problem instanceof Refusal) || problem.kind !== "notation") throw problem;
      return { is_legal: false, rule: "", message: problem.said };
    }
  },

  "GET /api/tables/*/preview": async (call) => {
    const live = await liveOf(call);
    const ply = call.query.get("ply");
    if (ply !== null && Number(ply) !== plyOf(live.table)) return { preview: null };
    const found = explained(live, text(call, "action"));
    if (!found.is_legal) throw Refusal.illegal(found);
    return { preview: gameOf(live.table).preview(found.action) };
  },

  "GET /api/tables/*/plies/*": async (call) => {
    const { name, table } = await liveOf(call);
    const plies = Number(call.params[1]);
    if (!/^\d{1,6}$/.test(call.params[1] ?? "")) throw new TableRefusal("unknown", message("page-here-no-page"));
    const { actions } = gameOf(table);
    const own = seatsOf(table, PLAYER);
    const view = viewOf(table, own.length === 1 ? (own[0] ?? null) : null, plies);
    return { table: name, plies: Math.min(plies, actions.length), actions, view };
  },

  "GET /api/tables/*/record": async (call) => dump((await finished(call)).record),

  "GET /api/tables/*/verify": async (call) => {
    const { record, game } = await finished(call);
    verify(record, game);
    const { commitment = "", seed = "", salts = [] } = record.deal;
    return { commitment, seed, salts, plies: record.actions.length, is_finished: record.result !== null };
  },

  "POST /api/sketches": async (call) => {
    const record = load(/** @type {{ record: string }} */ (call.body).record);
    const state = verify(record, await call.host.world.game(record.game));
    return call.host.update(await call.host.sketch(record, state, actorOf(call)), PLAYER);
  },

  "POST /api/setups": async (call) => {
    const { setUp } = await import("./setup.js"); // few need it
    return setUp(call.host, /** @type {import("./setup.js").Wish} */ (call.body), actorOf(call));
  },

  "GET /api/daily/*/*": dailyOf,

  /** How a result compares with games of a day's deal. */
  "POST /api/daily/*/compared": async ({ host, params: [name = ""], body }) => {
    const { comparedWith } = await import("../daily/field.js"); // few need it
    const { engine } = /** @type {import("./games.js").Playable} */ (await host.world.game(name));
    const { field, points } = /** @type {{ field: import("../daily/kept.js").Field, points: number }} */ (body);
    return comparedWith(engine, field, points);
  },

  /** Idempotent: the counted try is always the same table; further tries get new ones. */
  "POST /api/daily/*/*": async (call) => {
    const [name = "", date = ""] = call.params;
    const game = await call.host.world.game(name);
    const record = await dailyOf(call);
    const { is_again: isNew = false } = /** @type {{ is_again?: boolean }} */ (call.body ?? {});
    const state = game.rules.start(record.options, /** @type {{ seed: string }} */ (record.deal));
    return { table: await call.host.importRecord(record, state, actorOf(call), { isNew, daily: date }) };
  },

  "POST /api/practice": async ({ host, body }) => {
    const wish = /** @type {import("../types.d.ts").Practice} */ (body);
    const { rules } = await host.world.game(wish.game);
    let state = rules.start(rules.options(wish.options ?? {}), { seed: wish.seed });
    for (const action of wish.actions ?? []) state = state.play(action);
    const seat = wish.seat ?? 0;
    const seen = { view: state.view(seat), is_over: state.isOver };
    if (wish.try == null) return { ...seen, explanation: null, preview: null };
    const { is_legal, rule, message: said } = state.explain(wish.try, seat);
    const explanation = { is_legal, rule, message: said };
    return { ...seen, explanation, preview: is_legal ? state.preview(wish.try) : null };
  },

  "POST /api/score/*": async ({ host, params: [game = ""], body }) =>
    (await host.world.game(game)).rules.count(/** @type {import("../engine/contract.js").OptionsData} */ (body)),
};

const ROUTES = Object.entries(HANDLERS).map(([route, handler]) => {
  const [method = "", path = ""] = route.split(" ");
  return { method, pattern: new RegExp(`^${path.replaceAll("*", "([^/]+)")}$`), handler };
});

/**
 * Answer a request; a refusal is thrown.
 * @param {Host} host
 * @param {{ method: string, path: string, body?: unknown, name: string }} request
 * @returns {Promise<unknown>} As JSON, or a text that is JSON already.
 */
export async function answer(host, { method, path, body, name }) {
  const { pathname, searchParams } = new URL(path, "http://here");
  for (const route of ROUTES) {
    const found = route.method === method ? route.pattern.exec(pathname) : null;
    if (found) {
      const params = found.slice(1).map(decodeURIComponent);
      return route.handler({ host, params, query: searchParams, body, name });
    }
  }
  throw new TableRefusal("unknown", message("page-here-no-page"));
}

/** A page of the tables of this browser. @param {Call} call @param {(entry: Entry) => boolean} isWanted */
async function listed({ host, query }, isWanted) {
  const limit = Math.min(Number(query.get("limit") ?? 20) || 20, MOST_TABLES);
  const found = (await host.world.store.tables())
    .map(({ entry }) => entry)
    .filter((entry) => isWanted(entry) && fits(entry, query));
  const tables = found.slice(0, limit);
  const last = tables.at(-1);
  return { tables, next: found.length > limit && last ? `${last.changed}-${last.table}` : null };
}

/** @param {Entry} entry @param {URLSearchParams} query */
function fits({ game, changed, table, seats }, query) {
  const [wanted, name] = [query.get("game"), query.get("name")?.toLowerCase()];
  const [since, until] = [Number(query.get("since") ?? 0), Number(query.get("until") ?? Infinity)];
  const before = /^(\d+)-(.+)$/.exec(query.get("before") ?? "");
  const isLater =
    before && (changed > Number(before[1]) || (changed === Number(before[1]) && table >= String(before[2])));
  return (
    (!wanted || game === wanted) &&
    (!name || seats.some((seat) => seat.name.toLowerCase().startsWith(name))) &&
    changed >= since &&
    changed <= until &&
    !isLater
  );
}

/** A player's results in finished games, by game and number of players. @param {Entry[]} entries */
function statistics(entries) {
  /** @type {Map<string, { game: string, players: number, scores: number[], wins: number }>} */
  const groups = new Map();
  for (const { game, details, seats } of entries)
    for (const { player, score, rank } of seats) {
      if (player !== PLAYER || score === null || details.ended !== "played" || details.is_practice) continue;
      const key = `${game} ${seats.length}`;
      const known = groups.get(key) ?? { game, players: seats.length, scores: [], wins: 0 };
      groups.set(key, { ...known, scores: [...known.scores, score], wins: known.wins + (rank === 1 ? 1 : 0) });
    }
  return [...groups.values()].map(({ game, players, scores, wins }) => ({
    ...{ game, players, games: scores.length, wins },
    mean_score: scores.reduce((sum, score) => sum + score, 0) / scores.length,
    best_score: Math.max(...scores),
  }));
}
