// @ts-check
/** What is likely to follow an action of a game that is over. */

/** @typedef {import("../engine/contract.js").Judge} Judge */
/** @typedef {import("../engine/contract.js").RefereeState} State */
/** @typedef {import("../engine/contract.js").Seen} Seen */

/**
 * As `_with_replies` in Python.
 * @param {Judge} judge
 * @param {Seen} seen What the seat to act may know: all that matters.
 * @param {State} state Says in notation what is foreseen.
 * @param {string} action
 */
export async function nextOf(judge, seen, state, action) {
  const { codes, texts } = judge.legal(seen);
  const next = [];
  let now = state.play(action);
  for (const code of await judge.foresee(seen, codes[texts.indexOf(action)] ?? 0)) {
    const legal = judge.legal(now.seen());
    const reply = legal.texts[legal.codes.indexOf(code)] ?? "";
    next.push({ seat: now.seat ?? 0, action: reply });
    now = now.play(reply);
  }
  return next;
}
