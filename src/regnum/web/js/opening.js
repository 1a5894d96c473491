// @ts-check
/** How tables come about. */

import { ask, newKey } from "./api.js";
import { allGames, gameNow } from "./games.js";
import { anyone, named } from "./identity.js";
import { go } from "./router.js";
import { change, current } from "./settings.js";
import { tablePath } from "./tables.js";

/** @typedef {import("./types.d.ts").OpenTable} OpenTable */
/** @typedef {Omit<OpenTable, "game" | "seats" | "salt" | "key">} Wishes */

/** @typedef {"bots" | "friends" | "pass"} Way */

const FIRST = { level: "squire", opponents: 1, options: {} };

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
  const { level, opponents, options } = { ...FIRST, ...current().choices[keyOf(game, way)] };
  const { levels = [level], players = [opponents + 1] } = gameNow(game) ?? {};
  return {
    level: levels.includes(level) ? level : (levels[0] ?? level),
    opponents: players.includes(opponents + 1) ? opponents : (players[0] ?? 2) - 1,
    options,
  };
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

/**
 * @param {string} game
 * @param {OpenTable["seats"]} seats
 * @param {Wishes} wishes
 */
async function open(game, seats, wishes) {
  /** @type {OpenTable} */
  const wish = { game, seats, ...wishes, salt: newKey(), key: newKey() };
  /** @type {import("./types.d.ts").NewTable} */
  const { table } = await ask("POST", "/api/tables", wish);
  go(tablePath(table));
}

/**
 * Against the computer, at once.
 * @param {string} game
 */
export async function playNow(game) {
  await Promise.all([anyone(), allGames()]);
  const { level, opponents, options } = choiceOf(game, "bots");
  const bots = Array.from({ length: opponents }, () => ({ bot: level }));
  const wishes = { options, starts_when_full: true, has_chat: false };
  await open(game, [{ is_mine: true }, ...bots], wishes);
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
  await anyone();
  const seats = who.map(({ name, bot }) => (bot ? { bot } : { is_mine: true, name }));
  await open(game, seats, { ...wishes, starts_when_full: true, has_chat: false });
}
