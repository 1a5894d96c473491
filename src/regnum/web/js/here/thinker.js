// @ts-check
/** A worker in which a bot thinks: it gets what one seat may know, and answers with an action in notation. */

import { gameOf } from "./games.js";

/**
 * @typedef {object} Job
 * @property {string} game
 * @property {WebAssembly.Module} module The compiled rules.
 * @property {string} bot
 * @property {import("../engine/contract.js").Seen} seen
 * @property {number | null} until When the answer is wanted, in milliseconds since 1970; null where nothing is to be decided yet,
 *   but everything loaded for it.
 * @property {bigint} chance
 */
/** @typedef {{ action: string, edges: import("../engine/contract.js").Edge[] } | { failure: string }} Answer */

/** Milliseconds between two looks at the clock. */
const SLICE = 50;
/** Milliseconds that a bot thinks at least, even where its rules were loaded for as long as it might have thought. */
const LEAST = 200;
/** @type {Answer} */
const NOTHING = { action: "", edges: [] };

/** @param {Job} job @returns {Promise<Answer>} */
async function answerTo({ game, module, bot, seen, until, chance }) {
  const { bots } = await gameOf(game, module);
  const end = until === null ? 0 : Math.max(until, Date.now() + LEAST);
  const left = () => Math.max(0, end - Date.now());
  const thought = await bots.think(bot, seen, { seconds: left() / 1000 }, chance);
  const answer = until === null ? NOTHING : answered(thought, left);
  thought.release();
  return answer;
}

/** @param {import("../engine/contract.js").Thought} thought @param {() => number} left How many milliseconds there are. */
function answered(thought, left) {
  do thought.go(Math.min(SLICE, left()));
  while (!thought.isDone && left() > 0);
  return { action: thought.choice().action, edges: thought.edges() };
}

addEventListener("message", async (event) => {
  const answer = await answerTo(/** @type {MessageEvent<Job>} */ (event).data).catch((problem) => ({
    failure: String(problem),
  }));
  postMessage(answer);
});
