// @ts-check
/** How tables come about. */

import { ask, HERE, newKey } from "./api.js";
import { fetchTable } from "./connection.js";
import { allGames, dressTable, fetchTableFace, gameNow } from "./games.js";
import { hurry, isSparing } from "./hurry.js";
import { anyone, named } from "./identity.js";
import { go } from "./router.js";
import { change, current } from "./settings.js";
import { HAS_SERVER } from "./place.js";
import { fetchScreen } from "./showing.js";
import { tune } from "./sounds.js";
import { fetchSheet } from "./styles.js";
import { tablePath } from "./tables.js";
import { say } from "./words.js";

/** @typedef {import("./types.d.ts").OpenTable} OpenTable */
/** @typedef {Omit<OpenTable, "game" | "seats" | "salt" | "key">} Wishes */

/** @typedef {"bots" | "friends" | "pass"} Way */

/** @type {import("./settings.js").Choice} */
const FIRST = { level: "squire", opponents: 1, bots: [], colour: null, options: {} };

/** @param {string} game @param {Way} way */
const keyOf = (game, way) => `${game} ${way}`;

/**
 * What was chosen for a game the last time, as far as the game has it: not every game has the same levels and numbers
 * of players.
 * @param {string} game
 * @param {Way} way
 * @returns {import("./settings.js").Choice}
 */
export function choiceOf(game, way) {
  const kept = { ...FIRST, ...current().choices[keyOf(game, way)] };
  const { levels = [kept.level], players = [kept.opponents + 1] } = gameNow(game) ?? {};
  const level = levels.includes(kept.level) ? kept.level : (levels[0] ?? kept.level);
  const opponents = players.includes(kept.opponents + 1) ? kept.opponents : (players[0] ?? 2) - 1;
  const bots = Array.from({ length: opponents }, (_, at) => kept.bots[at] ?? level);
  return { ...kept, level, opponents, bots: bots.map((bot) => (levels.includes(bot) ? bot : level)) };
}

/**
 * @param {string} game
 * @param {Way} way
 * @param {Partial<import("./settings.js").Choice>} changes
 */
export function choose(game, way, changes) {
  const choices = { ...current().choices, [keyOf(game, way)]: { ...choiceOf(game, way), ...changes } };
  change({ choices, game });
}

/** Whether this browser can have tables: storage that others cannot read exists only where the page came safely. */
export const canHost = () =>
  Boolean(globalThis.isSecureContext && globalThis.indexedDB && navigator.locks && globalThis.crypto?.subtle);

/**
 * Whether a game alone or at one device is played in this browser.
 * @param {string} game
 * @returns {boolean}
 */
const isPlayedHere = (game) =>
  !HAS_SERVER || (current().place === "here" && canHost() && Boolean(gameNow(game)?.plays_here));

/**
 * Fetch everything for a game in this browser while its player looks at the front page. Who saves data fetches later.
 * @param {string} game
 */
export async function makeReady(game) {
  if (isSparing() || !isPlayedHere(game) || !canHost()) return;
  hurry(game);
  await Promise.all([
    ask("GET", `${HERE}/api/games/${game}`),
    fetchTableFace(game),
    import("./screens/table.js"),
    fetchSheet("css/more.css"),
    fetchSheet("css/table.css"),
  ]);
}

/** A new table, loaded. @param {string} path @param {OpenTable} wish */
async function opening(path, wish) {
  /** @type {import("./types.d.ts").NewTable} */
  const { table } = await ask("POST", path, wish);
  await fetchTable(table).catch(() => {});
  return table;
}

/**
 * @param {string} game
 * @param {OpenTable["seats"]} seats
 * @param {Wishes} wishes
 * @param {boolean} [isHere] Whether the table is to be in this browser.
 */
async function open(game, seats, wishes, isHere = false) {
  if (isHere && !canHost()) throw new Error(say("page-here-insecure"));
  /** @type {OpenTable} */
  const wish = { game, seats, ...wishes, salt: newKey(), key: newKey() };
  const opened = opening(`${isHere ? HERE : ""}/api/tables`, wish);
  tune();
  // so that it is drawn once: not first as a screen, then with its face, then with its game; what is wrong is told there
  const [table] = await Promise.all([opened, fetchScreen("table"), dressTable(game).catch(() => {})]);
  if (isHere) {
    change({ hasGames: true, isUsedHere: true });
    navigator.storage?.persist?.().catch(() => {}); // so that the browser does not tidy games away
  }
  go(tablePath(table));
}

/**
 * Against the computer, at once.
 * @param {string} game
 */
export async function playNow(game) {
  await allGames();
  const isHere = isPlayedHere(game);
  if (!isHere) await anyone();
  const { bots, options, colour } = choiceOf(game, "bots");
  const wishes = { options, starts_when_full: true, has_chat: false };
  await open(game, [{ is_mine: true, colour }, ...bots.map((bot) => ({ bot }))], wishes, isHere);
}

/**
 * A table to which others are asked; nothing happens if the name is not told.
 * @param {string} game
 * @param {number} seats
 * @param {Wishes} wishes
 */
export async function playWithFriends(game, seats, wishes) {
  if (!(await named())) return;
  await open(game, [{ is_mine: true }, ...Array.from({ length: seats - 1 }, () => ({}))], wishes);
}

/**
 * Several people at this device, and bots if they like.
 * @param {string} game
 * @param {{ name?: string, bot?: string }[]} who
 * @param {Wishes} wishes
 */
export async function passAndPlay(game, who, wishes) {
  const isHere = isPlayedHere(game);
  if (!isHere) await anyone();
  const seats = who.map(({ name, bot }) => (bot ? { bot } : { is_mine: true, name }));
  await open(game, seats, { ...wishes, starts_when_full: true, has_chat: false }, isHere);
}
