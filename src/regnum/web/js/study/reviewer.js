// @ts-check
/** A worker in which a finished game is looked at again: it makes its review, or shows what it looked like. */

import { fetched, studiedGame } from "../here/games.js";
import { review } from "./review.js";

/** @typedef {import("./contract.js").Review} Review */
/** @typedef {import("../contract.js").View} View */
/**
 * @typedef {object} Job
 * @property {import("../types.d.ts").GameRecord} record
 * @property {{ ply: number, seat: number | null }[] | null} plies What is to be shown, and to whom; null for the review.
 * @property {number} [effort] Multiplies the numbers of decks of the review.
 */
/** @typedef {{ progress: number } | { failure: string } | { isDone: true, review?: Review, views?: View[] }} Answer */

/** @param {Answer} answer */
const tell = (answer) => postMessage(answer);

/** @param {Job} job @returns {Promise<Answer>} */
async function answerTo({ record, plies, effort }) {
  const game = await studiedGame(record.game);
  const { options, deal, actions } = record; // it was verified when it came
  let last = game.rules.start(
    game.rules.optionsFromData(options),
    /** @type {import("../engine/contract.js").Deal} */ (deal),
  );
  for (const action of actions) last = last.play(action);
  if (plies === null) {
    const { judge } = /** @type {{ judge: import("../engine/contract.js").MakeJudge }} */ (
      await import(`../games/${record.game}/study.js`)
    );
    const wanted = {
      names: record.players.map(({ name }) => name),
      effort,
      tell: (/** @type {number} */ progress) => tell({ progress }),
    };
    return { isDone: true, review: await review(game.engine, judge(game.engine, fetched), last, wanted) };
  }
  const views = plies.map(({ ply, seat }) => {
    const state = last.undo(actions.length - ply);
    return state.view(seat ?? state.seat); // after a draw, to the one who may see it
  });
  return { isDone: true, views };
}

addEventListener("message", async (event) => {
  tell(
    await answerTo(/** @type {MessageEvent<Job>} */ (event).data).catch((problem) => ({ failure: String(problem) })),
  );
});
