// @ts-check
/** A worker in which the actions of a position are compared: it tells what it has found out again and again. */

import { Spending } from "../engine/thinking.js";
import { fetched, studiedGame } from "../here/games.js";
import { nextOf } from "./next.js";
import { KEPT, Progress, shownOf } from "./progress.js";

/** @typedef {import("../engine/contract.js").Analysis} Analysis */
/** @typedef {import("../engine/contract.js").Judge} Judge */
/** @typedef {import("../engine/contract.js").Seen} Seen */
/** @typedef {import("../engine/contract.js").RefereeState} State */
/**
 * @typedef {object} Position A moment of a game: of a finished one by its record, of one that is still going on by the view of the
 *   seat to act.
 * @property {string} game
 * @property {{ options: import("../engine/contract.js").OptionsData, deal: import("../engine/contract.js").Deal, actions: string[] }} [record]
 *   With the actions before that moment.
 * @property {import("../engine/contract.js").View} [view]
 * @property {import("../engine/contract.js").Turn[]} [turns] What was done before, with a view.
 */
/**
 * @typedef {{ id: number, position: Position, seconds: number } | { id: number, more: number } | { id: number, action: string }
 *   | { id: number, stop: true } | { id?: undefined, game: string }} Job `game`: it will be asked about.
 */
/**
 * @typedef {{ id: number, analysis: Analysis, isDone: boolean, isSettled: boolean, part: number }
 *   | { id: number, action: string, judged: Analysis } | { id: number, failure: string }} Answer
 *   `isDone`: nothing more can be found out; `part`: of the time that was given; `judged`: an action compared with the best one alone.
 */

/** The random numbers of all analyses: the same position is judged by the same decks whenever it is looked at. */
const CHANCE = 1n;
/** Milliseconds between two looks at messages, and between two answers. */
const SLICE = 40;
const PAUSE = 150;
/** After so many decks, before any action is dropped, those that are shown are kept: their numbers get better, too. */
const FEWEST = 8;

/** By so many decks a single action is judged; and so many playouts are made between two looks at messages. */
const DECKS = 512;
const STEP = 100;
const MOST_STEP = 10_000;

/** @type {Map<string, Promise<Judge>>} */
const judges = new Map();

/** @param {string} game @returns {Promise<Judge>} */
function judgeOf(game) {
  const known = judges.get(game);
  if (known) return known;
  const coming = Promise.all([studiedGame(game), import(`../games/${game}/study.js`)]).then(([{ engine }, { judge }]) =>
    /** @type {import("../engine/contract.js").MakeJudge} */ (judge)(engine, fetched),
  );
  judges.set(game, coming);
  coming.catch(() => judges.delete(game)); // so that it can be tried again
  return coming;
}

/**
 * What the seat to act may know, and the game itself where it is over.
 * @param {Position} position
 * @param {Judge} judge
 * @returns {Promise<{ seen: Seen, state: State | null }>}
 */
async function seenAt({ game, record, view, turns = [] }, judge) {
  if (view) return { seen: judge.seenOf(view, turns), state: null };
  if (!record) throw new Error("neither a record nor a view");
  const { rules } = await studiedGame(game);
  let state = rules.start(record.options, record.deal);
  for (const action of record.actions) state = state.play(action);
  return { seen: state.seen(), state };
}

/**
 * @typedef {{ id: number, seconds: number, action: string | null }} Mine What is being thought about: for how long, and which
 *   action is to be judged.
 */
/** @type {Mine | null} */
let now = null;

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 0));

/** @param {number} id @param {Position} position @param {number} seconds */
async function think(id, position, seconds) {
  /** @type {Mine} */
  const mine = { id, seconds, action: null };
  now = mine;
  const judge = await judgeOf(position.game);
  const { seen, state } = await seenAt(position, judge);
  if (now !== mine) return;
  const trial = await judge.open(seen, CHANCE);
  const progress = new Progress();
  let isFirst = true; // it comes as soon as possible; reasons follow
  /** @param {number} part */
  const tell = async (part) => {
    const analysis = trial.analysis();
    const shown = shownOf(analysis);
    if (!isFirst || part >= 1) trial.explain(analysis, shown);
    isFirst = false;
    if (state && part >= 1)
      for (const candidate of shown) candidate.next = await nextOf(judge, seen, state, candidate.action);
    /** @type {Answer} */
    const answer = { id, analysis, isDone: trial.isDone, isSettled: progress.note(analysis), part };
    postMessage(answer);
  };
  try {
    await look(mine, trial, tell);
    while (now === mine) {
      if (mine.seconds > 0) await spend(mine, trial, tell);
      else if (mine.action !== null) await judged(mine, judge, seen, trial.analysis());
      else await asked();
    }
  } finally {
    trial.release();
  }
}

/**
 * A first look at all actions, which is told at once.
 * @param {Mine} mine
 * @param {import("../engine/contract.js").Trial} trial
 * @param {(part: number) => Promise<void>} tell
 */
async function look(mine, trial, tell) {
  let told = -Infinity;
  while (now === mine && !trial.isDone && trial.decks < FEWEST) {
    trial.go(trial.actions);
    if (performance.now() - told >= PAUSE) {
      await tell(0);
      told = performance.now();
    }
    await aMoment();
  }
  if (now === mine && !trial.isDone) trial.keepBest(KEPT);
}

/**
 * Think for as long as that was asked for.
 * @param {Mine} mine
 * @param {import("../engine/contract.js").Trial} trial
 * @param {(part: number) => Promise<void>} tell
 */
async function spend(mine, trial, tell) {
  const { seconds } = mine;
  const spending = new Spending({ seconds }, (playouts) => {
    if (!trial.isDone) trial.go(Math.min(playouts, MOST_STEP)); // a search that is done at once would be given ever more
  });
  mine.seconds = 0;
  const began = performance.now();
  let told = began;
  while (now === mine && !spending.isDone && !trial.isDone) {
    spending.go(SLICE);
    const time = performance.now();
    if (time - told >= PAUSE) {
      told = time;
      await tell(Math.min(1, (time - began) / (1000 * seconds)));
    }
    await aMoment();
  }
  if (now === mine) await tell(1);
}

/** Wait until more is wanted, or something else. */
const asked = () => new Promise((resolve) => (wake = () => resolve(undefined)));

/**
 * Compare one action with the best alone: it may have been dropped before it was known how bad it is.
 * @param {Mine} mine
 * @param {Judge} judge
 * @param {Seen} seen
 * @param {Analysis} analysis
 */
async function judged(mine, judge, seen, analysis) {
  const action = mine.action ?? "";
  mine.action = null;
  const best = analysis.candidates[0]?.action ?? action;
  if (analysis.exact || best === action) return void postMessage({ id: mine.id, action, judged: analysis });
  const trial = await judge.open(seen, CHANCE, { decks: DECKS, actions: [best, action] });
  while (now === mine && mine.action === null && !trial.isDone) {
    trial.go(STEP);
    await aMoment();
  }
  const found = trial.analysis();
  trial.explain(found, found.candidates);
  if (trial.isDone) postMessage({ id: mine.id, action, judged: found });
  trial.release();
}

let wake = () => {};

addEventListener("message", (event) => {
  const job = /** @type {Job} */ (/** @type {MessageEvent} */ (event).data);
  if ("game" in job)
    judgeOf(job.game).catch(() => {}); // it is tried again when it is asked about
  else if ("position" in job)
    think(job.id, job.position, job.seconds).catch((problem) => {
      console.warn(problem);
      postMessage({ id: job.id, failure: String(problem) });
    });
  else if (now?.id === job.id) {
    if ("more" in job) now.seconds += job.more;
    else if ("action" in job) now.action = job.action;
    else now = null;
  }
  wake();
});
