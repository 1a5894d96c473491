// @ts-check
/** Has the games played that a day's result is compared with: in workers, for a stated time, and kept for the next visit. */

import { ask, HERE } from "../api.js";
import { spare } from "../here/thinkers.js";
import { useEffect, useRef, useState } from "../html.js";
import { countOf, nextJob, withGames } from "./field.js";
import { fieldOf, keepField } from "./kept.js";

/** @typedef {import("./kept.js").Field} Field */
/** @typedef {import("./field.js").Comparison} Comparison */
/** @typedef {import("./player.js").Answer} Answer */

/** Milliseconds that the games may take before readers are asked whether they want more of them. */
const LIMIT = 30_000;

/** Of a field, before anything is known. @type {Comparison} */
const UNKNOWN = { levels: {}, better: 0, most: 0 };

/**
 * The games of a day, and how a result compares with them.
 * @param {{ game: string, date: string }} day
 * @param {string[]} levels
 * @param {number} points
 */
export function useField({ game, date }, levels, points) {
  const [found, setFound] = useState(() => ({ field: fieldOf(game, date), compared: UNKNOWN }));
  const [turn, setTurn] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  const latest = useRef(found);
  useEffect(() => {
    if (!levels.length) return undefined;
    let isWanted = true;
    let stop = () => {};
    const show = async (/** @type {Field} */ field) => {
      /** @type {Comparison} */
      const compared = await ask("POST", `${HERE}/api/daily/${game}/compared`, { field, points });
      latest.current = { field, compared };
      if (isWanted) setFound(latest.current);
      return compared;
    };
    const begin = async () => {
      const { field } = latest.current;
      const compared = await show(field);
      if (!isWanted) return;
      stop = playing({ game, date, levels, first: { field, compared } }, show, () => {
        keepField(game, date, latest.current.field);
        setPlaying(false);
      });
    };
    setPlaying(true);
    begin().catch((problem) => {
      console.warn(problem);
      setPlaying(false);
    });
    return () => {
      isWanted = false;
      stop();
      keepField(game, date, latest.current.field);
    };
  }, [levels.length, turn]);
  return { ...found, isPlaying, more: () => setTurn((count) => count + 1) };
}

/**
 * Play games until all are played or the time is over.
 * @param {{ game: string, date: string, levels: string[], first: { field: Field, compared: Comparison } }} what
 * @param {(field: Field) => Promise<Comparison>} show
 * @param {() => void} end Called once, when nothing more will come.
 * @returns {() => void} Stop at once; `end` is not called then.
 */
function playing({ game, date, levels, first }, show, end) {
  const until = performance.now() + LIMIT;
  /** @type {import("./field.js").Progress} */
  let progress = { field: first.field, spent: {} };
  let { compared } = first;
  const asked = Object.fromEntries(levels.map((level) => [level, countOf(first.field[level])]));
  const next = () => nextJob(levels, progress, compared, asked);
  const count = next() ? spare() : 0;
  const workers = Array.from({ length: count }, started);
  let busy = 0;
  const stop = () => workers.splice(0).forEach((worker) => worker.terminate());
  const finish = () => {
    if (busy > 0) return;
    stop();
    end();
  };
  const give = (/** @type {Worker} */ worker) => {
    const job = performance.now() < until ? next() : null;
    if (!job) return finish();
    asked[job.level] = (asked[job.level] ?? 0) + job.games;
    busy += 1;
    worker.postMessage({ game, date, ...job });
  };
  const take = async (/** @type {Answer} */ answer) => {
    if ("failure" in answer) throw new Error(answer.failure);
    const { level, points, time } = answer;
    const spent = { ...progress.spent, [level]: (progress.spent[level] ?? 0) + time };
    progress = { field: withGames(progress.field, level, points), spent };
    compared = await show(progress.field);
  };
  if (!count) end();
  for (const worker of [...workers]) {
    worker.addEventListener("message", async ({ data }) => {
      const isTaken = await take(data).then(
        () => true,
        (problem) => console.warn(problem),
      );
      busy -= 1;
      if (isTaken && workers.includes(worker)) give(worker);
      else finish();
    });
    worker.addEventListener("error", () => {
      busy -= 1;
      finish();
    });
    give(worker);
  }
  return stop;
}

const started = () => new Worker(new URL("./player.js", import.meta.url), { type: "module" });
