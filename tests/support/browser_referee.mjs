// Asks a game's browser referee, in V8. Each line of standard input is a request, each line of standard output its answer:
// {"game", "options", "deal", "plies": [{"play", "tried", "previews"}]} is played and answered with the hash of all that the
// referee says at every ply; with "tell", the lines of that ply are answered instead. {"game", "ask", "with"} is one question,
// {"game", "bot", …} a decision of a bot, {"game", "daily", …} a game of the daily deal by a level, {"game", "playouts", …} an analysis, {"game", "review", …} the review of a game. The argument is
// the folder with the files that bots fetch.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

import { played as playedDaily } from "../../src/regnum/web/js/daily/field.js";
import { Hashing } from "../../src/regnum/web/js/engine/dealing.js";
import { Engine } from "../../src/regnum/web/js/engine/engine.js";
import { Refusal } from "../../src/regnum/web/js/engine/refusal.js";
import { dailyRecord } from "../../src/regnum/web/js/here/daily.js";
import { nextOf } from "../../src/regnum/web/js/study/next.js";
import { review } from "../../src/regnum/web/js/study/review.js";

const referees = new Map();
const allBots = new Map();
const judges = new Map();
const MODULES = new URL("../../src/regnum/engine/modules/web/", import.meta.url);

const engineOf = (game) => Engine.load(readFileSync(new URL(`${game}.wasm`, MODULES)));
const moduleOf = (game, name) => import(`../../src/regnum/web/js/games/${game}/${name}.js`);

async function refereeOf(game) {
  if (!referees.has(game)) referees.set(game, (await moduleOf(game, "referee")).referee(await engineOf(game)));
  return referees.get(game);
}

const fileOf = (name) => (name.endsWith(".wasm") ? new URL(name, MODULES) : `${process.argv[2]}/${name}`);
const load = async (name) => Uint8Array.from(readFileSync(fileOf(name))).buffer;

/** Bots have an engine of their own, as in a worker. */
async function botsOf(game) {
  if (!allBots.has(game)) allBots.set(game, (await moduleOf(game, "bots")).bots(await engineOf(game), load));
  return allBots.get(game);
}

/** How positions are judged, as in a worker. */
async function judgeOf(game) {
  if (!judges.has(game)) judges.set(game, (await moduleOf(game, "study")).judge(await engineOf(`${game}-study`), load));
  return judges.get(game);
}

/**
 * An analysis with so many playouts, by what the seat to act may know: from the whole game, and from its view alone. The
 * playouts are made in several parts.
 */
async function analysed({ game, options, deal, actions, playouts, chance }) {
  const referee = await refereeOf(game);
  let state = referee.start(options, deal);
  const turns = [];
  for (const action of actions) {
    turns.push({ seat: state.seat, round: state.round, action });
    state = state.play(action);
  }
  const judge = await judgeOf(game);
  const seen = [structuredClone(state.seen()), judge.seenOf(state.view(state.seat), turns)];
  const [analysis, known] = await Promise.all(seen.map((one) => analysisOf(judge, one, playouts, BigInt(chance))));
  for (const [i, { candidates }] of [analysis, known].entries())
    for (const candidate of candidates) candidate.next = await nextOf(judge, seen[i], state, candidate.action);
  return { analysis, known };
}

async function analysisOf(judge, seen, playouts, chance) {
  const trial = await judge.open(seen, chance, { decks: 64 });
  for (let left = playouts; left > 0; left -= 37) trial.go(Math.min(left, 37));
  const analysis = trial.analysis();
  trial.explain(analysis, analysis.candidates);
  trial.release();
  return analysis;
}

/** The choice of a bot, or of several searches together; `slice` is how long it thinks at a time. */
async function chosen({ game, options, deal, actions, bot, budget, chances, slice }) {
  const referee = await refereeOf(game);
  const state = actions.reduce((before, action) => before.play(action), referee.start(options, deal));
  const [bots, seen] = [await botsOf(game), structuredClone(state.seen())];
  const thoughts = [];
  for (const chance of chances) {
    const thought = await bots.think(bot, seen, budget, BigInt(chance));
    let slices = 0;
    while (!thought.isDone) {
      thought.go(slice);
      slices += 1;
    }
    const { action, chance: after } = thought.choice();
    thoughts.push({ action, chance: String(after), edges: thought.edges(), slices });
    thought.release();
  }
  const isSearch = thoughts.every(({ edges }) => edges.length > 0);
  return {
    thoughts,
    together: isSearch
      ? bots.together(
          seen,
          thoughts.map(({ edges }) => edges),
        )
      : null,
  };
}

/** The review of a game, as the worker makes it; "review" is what is wanted of it. */
async function reviewed({ game, options, deal, actions, review: wanted }) {
  const [engine, { referee }, { judge }] = await Promise.all([engineOf(`${game}-study`), moduleOf(game, "referee"), moduleOf(game, "study")]);
  const last = actions.reduce((before, action) => before.play(action), referee(engine).start(options, deal));
  return review(engine, judge(engine, load), last, wanted);
}

/** The points of a level at the player's seat of the daily deal, in its game of this number. */
async function daily({ game, daily: date, level, number }) {
  const engine = await engineOf(game);
  const [rules, bots] = [(await moduleOf(game, "referee")).referee(engine), await botsOf(game)];
  const kit = { engine, rules, bots, hashing: new Hashing(engine) };
  const { options, players, deal } = dailyRecord(kit, game, date, "");
  return { points: await playedDaily(kit, rules.start(options, deal), players, { level, number }) };
}

/** An answer, or why it is refused. */
function answered(ask) {
  try {
    return ask();
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    return { refused: problem.kind, message: problem.said };
  }
}

/** An explanation; the legal actions have a line of their own. */
function explained(state, text, observer) {
  const { legal_actions: legal, ...rest } = state.explain(text, observer);
  return { ...rest, legal: legal.length };
}

/** All that a referee says at one ply. */
function said(state, { tried, previews }) {
  const legal = state.legal();
  const observers = [null, ...Array(Number(state.options.players)).keys()];
  return [
    { seat: state.seat, over: state.isOver, round: state.round, game: state.gameNumber, revealed: state.revealed },
    legal,
    ...observers.map((observer) => state.view(observer)),
    ...[...legal, ...tried].map((text) => explained(state, text, undefined)),
    ...observers.flatMap((observer) => tried.map((text) => explained(state, text, observer))),
    ...(legal.length ? [state.explain(legal[0]).legal_actions, state.explain(legal[0], state.seat).legal_actions] : []),
    ...(previews ?? legal).map((text) => answered(() => state.preview(text))),
    state.result(),
    state.ranking(),
  ].map((one) => JSON.stringify(one));
}

async function played({ game, options, deal, plies, tell }) {
  const referee = await refereeOf(game);
  let state = referee.start(options, deal);
  const hashes = [];
  for (const [ply, asked] of plies.entries()) {
    if (tell === undefined) hashes.push(createHash("sha256").update(said(state, asked).join("\n")).digest("hex"));
    else if (tell === ply) return said(state, asked);
    if (asked.play !== undefined) state = state.play(asked.play);
  }
  return { hashes, commitment: state.commitment };
}

async function asked({ game, ask, with: values }) {
  const referee = await refereeOf(game);
  if (ask === "start") return answered(() => referee.start(...values).actions);
  if (ask === "after") {
    const [options, deal, actions, name, ...rest] = values;
    return answered(() => {
      const state = actions.reduce((before, action) => before.play(action), referee.start(options, deal));
      const found = typeof state[name] === "function" ? state[name](...rest) : state[name];
      return found.actions ?? found;
    });
  }
  return answered(() => (typeof referee[ask] === "function" ? referee[ask](...values) : referee[ask]));
}

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  const kinds = { bot: chosen, review: reviewed, playouts: analysed, daily, ask: asked };
  const kind = Object.keys(kinds).find((one) => one in request);
  const answer = kind ? kinds[kind] : played;
  process.stdout.write(`${JSON.stringify(await answer(request))}\n`);
}
