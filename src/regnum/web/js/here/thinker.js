// @ts-check
/** A worker in which a bot thinks: it gets what one seat may know, and answers with an action in notation. */

import { gameOf } from "./games.js";

/**
 * @typedef {object} Job
 * @property {string} game
 * @property {WebAssembly.Module} module The compiled rules.
 * @property {string} bot
 * @property {import("../engine/contract.js").Seen} seen
 * @property {import("../engine/contract.js").Budget} budget
 * @property {bigint} chance
 */
/** @typedef {{ action: string, edges: import("../engine/contract.js").Edge[] } | { failure: string }} Answer */

/** Milliseconds between two looks at the clock. */
const SLICE = 50;

/** @param {Job} job @returns {Promise<Answer>} */
async function answerTo({ game, module, bot, seen, budget, chance }) {
  const { bots } = await gameOf(game, module);
  const thought = await bots.think(bot, seen, budget, chance);
  while (!thought.isDone) thought.go(SLICE);
  const answer = { action: thought.choice().action, edges: thought.edges() };
  thought.release();
  return answer;
}

addEventListener("message", async (event) => {
  const answer = await answerTo(/** @type {MessageEvent<Job>} */ (event).data).catch((problem) => ({
    failure: String(problem),
  }));
  postMessage(answer);
});
