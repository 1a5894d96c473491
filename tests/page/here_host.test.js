// @ts-check
/** The table in the browser, with a tiny game and storage in memory: commands, bots, several tabs, refusals. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { Refusal } from "../../src/regnum/web/js/engine/refusal.js";
import { message } from "../../src/regnum/web/js/engine/refusal.js";
import { answer } from "../../src/regnum/web/js/here/answers.js";
import { Host } from "../../src/regnum/web/js/here/host.js";
import { answered, TableRefusal } from "../../src/regnum/web/js/here/refusal.js";
import { memory, TOY } from "./toy.js";

const BOTS = [{ is_mine: true }, { bot: "king" }];
const PASSED = [
  { is_mine: true, name: "Anna" },
  { is_mine: true, name: "Béla" },
];

/** A tab of a browser: those that share a storage hear of each other. */
function tab({
  store = memory(),
  tabs = /** @type {Host[]} */ ([]),
  think = async () => "a2",
  rehearse = () => {},
} = {}) {
  const locks = new Map();
  const host = new Host({
    store,
    game: async (name) => {
      if (name !== "toy") throw new TableRefusal("invalid", message("no-game"));
      return TOY;
    },
    think,
    rehearse,
    alone: (name, _signal, then) => {
      const turn = (locks.get(name) ?? Promise.resolve()).then(then);
      locks.set(
        name,
        turn.catch(() => {}),
      );
      return turn;
    },
    tell: (name) => tabs.filter((one) => one !== host).forEach((one) => void one.notice(name)),
    now: () => 1000,
  });
  tabs.push(host);
  const ask = (method, path, body) => answer(host, { method, path, body, name: "Anna" });
  const open = async (seats, more = {}) => (await ask("POST", "/api/tables", wish(seats, more))).table;
  return { host, store, tabs, ask, open };
}

const wish = (seats, more) => ({ game: "toy", seats, starts_when_full: true, has_chat: false, ...more });

/** The first update for which something holds. */
function until({ host }, live, isSo) {
  return new Promise((resolve) => {
    const send = (update) => isSo(update) && resolve(update);
    host.watch(live, { player: "here", since: null, send, gone: () => resolve(null) });
  });
}

const refusedWith = (code) => (problem) => answered(problem).code === code;

test("a table is opened, played to its end against a bot, and its record says so", async () => {
  let tries = 0;
  const here = tab({ think: async ({ seen }) => ["a1", "a2", "a3", "a4"][(tries += 1)] ?? String(seen) });
  const table = await here.open(BOTS);
  assert.match(table, /^here-[2-9a-z]{10}$/);
  const live = await here.host.table(table);
  await here.ask("POST", `/api/tables/${table}/commands`, { type: "play", ply: 0, action: "a1" });
  await until(here, live, (update) => update.summary.ply === 2);
  await here.ask("POST", `/api/tables/${table}/commands`, { type: "play", ply: 2, action: "a4" });
  const over = await until(here, live, (update) => update.summary.status === "over");
  assert.equal(over.summary.ended, "played");
  assert.equal(over.summary.seed.length, 32);
  const record = JSON.parse(await here.ask("GET", `/api/tables/${table}/record`));
  assert.deepEqual(record.actions, ["a1", "a2", "a4", "a3"]);
  assert.deepEqual(record.players, [{ name: "Anna" }, { name: "king", bot: "king" }]);
});

test("the same key opens the same table", async () => {
  const here = tab();
  assert.equal(await here.open(BOTS, { key: "k" }), await here.open(BOTS, { key: "k" }));
  assert.equal(here.store.logs.size, 1);
});

test("what cannot be kept is not done", async () => {
  const here = tab();
  const table = await here.open(PASSED);
  here.store.problem = new TableRefusal("full", message("page-here-full"));
  const playing = here.ask("POST", `/api/tables/${table}/commands`, { type: "play", ply: 0, action: "a1" });
  await assert.rejects(playing, refusedWith("full"));
  here.store.problem = null;
  assert.equal((await here.ask("GET", `/api/tables/${table}`)).summary.ply, 0);
  await here.ask("POST", `/api/tables/${table}/commands`, { type: "play", ply: 0, action: "a1" });
});

test("a game goes on in another tab, and both see it", async () => {
  const one = tab();
  const other = tab({ store: one.store, tabs: one.tabs });
  const table = await one.open(PASSED);
  const [here, there] = [await one.host.table(table), await other.host.table(table)];
  const seen = until(other, there, (update) => update.summary.ply === 2);
  await one.ask("POST", `/api/tables/${table}/commands`, { type: "play", ply: 0, action: "a1" });
  await other.ask("POST", `/api/tables/${table}/commands`, { type: "play", ply: 1, action: "a2" });
  assert.equal((await seen).summary.ply, 2);
  await one.host.fresh(table);
  assert.equal(here.table.turns.length, 2);
});

test("of two tabs that act at once one is told that the game has moved on", async () => {
  const one = tab();
  const other = tab({ store: one.store });
  const table = await one.open(PASSED);
  await Promise.all([one.host.table(table), other.host.table(table)]);
  const acts = [one, other].map((here, at) =>
    here.ask("POST", `/api/tables/${table}/commands`, { type: "play", ply: 0, action: `a${at + 1}` }),
  );
  const [won, lost] = (await Promise.allSettled(acts)).sort((a, b) => (a.status < b.status ? -1 : 1));
  assert.equal(won?.status, "fulfilled");
  assert.equal(lost?.status === "rejected" && answered(lost.reason).code, "stale");
  assert.equal(one.store.logs.get(table).filter(([, event]) => event.type === "played").length, 1);
});

test("in two tabs a bot moves once", async () => {
  const one = tab();
  const other = tab({ store: one.store, tabs: one.tabs });
  const table = await one.open([{ bot: "king" }, { is_mine: true }]);
  const isMoved = (update) => update.summary.ply === 1;
  const lives = [await one.host.table(table), await other.host.table(table)];
  await Promise.all([until(one, lives[0], isMoved), until(other, lives[1], isMoved)]);
  assert.equal(one.store.logs.get(table).filter(([, event]) => event.type === "played").length, 1);
});

test("a bot that fails loses its decision, not the game", async () => {
  const here = tab({
    think: async ({ bot }) => {
      if (bot === "king") throw new Error("lost");
      return "z9";
    },
  });
  const table = await here.open([{ bot: "king" }, { is_mine: true }]);
  const moved = await until(here, await here.host.table(table), (update) => update.summary.ply === 1);
  assert.equal(moved.events.at(-1).action, "a1");
});

test("nobody thinks for a table that nobody watches", async () => {
  let thoughts = 0;
  /** @type {AbortSignal | null} */
  let heard = null;
  const think = (_turn, signal) => {
    thoughts += 1;
    heard = signal;
    return new Promise(() => {});
  };
  const here = tab({ think });
  const table = await here.open([{ bot: "king" }, { is_mine: true }]);
  const live = await here.host.table(table);
  assert.equal(thoughts, 0);
  const watcher = { player: "here", since: null, send: () => {}, gone: () => {} };
  here.host.watch(live, watcher);
  while (!thoughts) await new Promise((resolve) => setImmediate(resolve));
  here.host.unwatch(live, watcher);
  assert.equal(/** @type {any} */ (heard)?.aborted, true);
});

test("a deleted table is gone in every tab", async () => {
  const one = tab();
  const other = tab({ store: one.store, tabs: one.tabs });
  const table = await one.open(PASSED);
  const gone = until(other, await other.host.table(table), () => false);
  await one.ask("DELETE", `/api/tables/${table}`);
  assert.equal(await gone, null);
  await assert.rejects(other.ask("GET", `/api/tables/${table}`), refusedWith("unknown"));
  assert.deepEqual((await one.ask("GET", "/api/me/tables")).tables, []);
});

test("several people at one device see their own view on their own turn only", async () => {
  const here = tab();
  const table = await here.open(PASSED);
  for (const [ply, action] of ["a1", "a2", "a3"].entries()) {
    const update = await here.ask("GET", `/api/tables/${table}`);
    assert.equal(update.seen_by, ply % 2);
    assert.equal(update.summary.seed, null);
    assert.equal((await here.ask("GET", `/api/tables/${table}/plies/0`)).view.observer, null);
    await here.ask("POST", `/api/tables/${table}/commands`, { type: "play", ply, action });
  }
});

test("a rematch is one table, however often it is asked for", async () => {
  const here = tab();
  const table = await here.open(PASSED);
  await here.ask("POST", `/api/tables/${table}/commands`, { type: "resign" });
  const again = () => here.ask("POST", `/api/tables/${table}/commands`, { type: "rematch" });
  const { rematch } = await again();
  assert.equal((await again()).rematch, rematch);
  const update = await here.ask("GET", `/api/tables/${rematch}`);
  assert.equal(update.summary.follows, table);
  assert.deepEqual(
    update.summary.seats.map((seat) => seat.name),
    ["Béla", "Anna"],
  );
});

test("a record is kept once to look at, and played on from any point as often as wanted", async () => {
  const here = tab();
  const table = await here.open(PASSED);
  for (const [ply, action] of ["a1", "a2", "a3", "a4"].entries())
    await here.ask("POST", `/api/tables/${table}/commands`, { type: "play", ply, action });
  const record = await here.ask("GET", `/api/tables/${table}/record`);
  const keep = async (more) => (await here.ask("POST", "/api/records", { record, ...more })).table;
  assert.equal(await keep({}), await keep({}));
  const seats = [{ bot: "king" }, { is_mine: true }];
  const on = await keep({ plies: 3, seats });
  assert.notEqual(on, await keep({ plies: 3, seats }));
  const { summary, events } = await here.ask("GET", `/api/tables/${on}`);
  assert.deepEqual([summary.status, summary.ply, summary.to_act, summary.is_practice], ["playing", 3, 1, true]);
  assert.deepEqual(
    events.filter(({ type }) => type === "played").map(({ action }) => action),
    ["a1", "a2", "a3"],
  );
  await assert.rejects(keep({ plies: 3, seats: [{ is_mine: true }] }), refusedWith("invalid"));
  const { records, kinds } = await here.ask("GET", "/api/players/here/statistics");
  assert.deepEqual([records.length, kinds.map(({ games }) => games)], [1, [2]]); // not the copies
});

test("colours are chosen, and another bot plays on", async () => {
  const here = tab();
  const table = await here.open([{ is_mine: true, colour: 3 }, { bot: "king" }]);
  const command = (body) => here.ask("POST", `/api/tables/${table}/commands`, body);
  await command({ type: "colour", seat: 0, colour: 1 });
  await command({ type: "arrange", seat: 1, bot: "page" });
  const { seats } = (await here.ask("GET", `/api/tables/${table}`)).summary;
  assert.deepEqual(
    seats.map(({ bot, colour }) => [bot, colour]),
    [
      [null, 1],
      ["page", 3],
    ],
  );
});

test("lists: what is being played, what is over, page by page", async () => {
  const here = tab();
  const tables = [];
  for (let i = 0; i < 5; i += 1) tables.push(await here.open(PASSED));
  await here.ask("POST", `/api/tables/${tables[0]}/commands`, { type: "resign" });
  assert.deepEqual(
    (await here.ask("GET", "/api/archive")).tables.map((entry) => entry.table),
    [tables[0]],
  );
  const first = await here.ask("GET", "/api/me/tables?limit=3");
  assert.equal(first.tables.length, 3);
  assert.ok(first.next);
});

test("what is wrong is refused with its code", async () => {
  const here = tab();
  const table = await here.open(PASSED);
  const command = (body) => here.ask("POST", `/api/tables/${table}/commands`, body);
  await assert.rejects(command({ type: "dance" }), refusedWith("invalid"));
  await assert.rejects(command({ type: "play", ply: 0, action: "b7" }), (problem) => {
    assert.ok(problem instanceof Refusal);
    return answered(problem).code === "illegal" && answered(problem).rule === "T-1";
  });
  await assert.rejects(command({ type: "play", ply: 0, action: "?" }), refusedWith("invalid"));
  await assert.rejects(here.open([{ bot: "nobody" }, { is_mine: true }]), refusedWith("invalid"));
  await assert.rejects(here.open(PASSED, { move_seconds: 30 }), refusedWith("invalid"));
  await assert.rejects(here.ask("GET", "/api/tables/here-nowhere"), refusedWith("unknown"));
  await assert.rejects(here.ask("GET", "/api/nothing"), refusedWith("unknown"));
  assert.equal((await here.ask("GET", `/api/tables/${table}/explain?action=%3F`)).is_legal, false);
});

test("while a player thinks, the strongest bot of the table gets ready once", async () => {
  /** @type {string[]} */
  const told = [];
  const here = tab({ rehearse: ({ bot }) => told.push(bot) });
  const table = await here.open([{ is_mine: true }, { bot: "page" }, { bot: "king" }]);
  const live = await here.host.table(table);
  await until(here, live, (update) => update.summary.ply === 0);
  await here.ask("POST", `/api/tables/${table}/commands`, { type: "play", ply: 0, action: "a1" });
  while (!told.length) await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(told, ["king"]);
});

test("where no bot plays, none gets ready", async () => {
  const here = tab({ rehearse: () => assert.fail("nobody has to") });
  const live = await here.host.table(await here.open(PASSED));
  await until(here, live, (update) => update.summary.ply === 0);
  await here.host.fresh(live.name);
});
