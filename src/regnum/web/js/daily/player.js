// @ts-check
/** A worker that plays games of a day's deal, for comparison. */

import { dailyRecord } from "../here/daily.js";
import { gameOf } from "../here/games.js";
import { played } from "./field.js";

/** @typedef {{ game: string, date: string, level: string, from: number, games: number }} Order */
/** @typedef {{ level: string, points: number[], time: number } | { failure: string }} Answer `time`: in milliseconds. */

/** @param {Order} order @returns {Promise<Answer>} */
async function answerTo({ game: name, date, level, from, games }) {
  const game = await gameOf(name);
  const { options, players, deal } = dailyRecord(game, name, date, "");
  const first = game.rules.start(options, /** @type {{ seed: string }} */ (deal));
  const began = performance.now();
  const points = [];
  for (let number = from; number < from + games; number += 1)
    points.push(await played(game, first, players, { level, number }));
  return { level, points, time: performance.now() - began };
}

addEventListener("message", async (event) => {
  const { data } = /** @type {MessageEvent<Order>} */ (event);
  postMessage(await answerTo(data).catch((problem) => ({ failure: String(problem) })));
});
