// @ts-check
/** Has the games played that a day's result is compared with: in workers, for a stated time, and kept for the next visit. */

import { spare } from "../here/thinkers.js";
import { useEffect, useRef, useState } from "../html.js";
import { countOf, nextJob, withGames } from "./field.js";
import { fieldOf, keepField } from "./kept.js";

/** @typedef {import("./kept.js").Field} Field */
/** @typedef {import("./player.js").Answer} Answer */

/** Milliseconds that the games may take before readers are asked whether they want more of them. */
const LIMIT = 30_000;

/**
 * @param {{ game: string, date: string }} day
 * @param {string[]} levels
 */
export function useField({ game, date }, levels) {
  const [field, setField] = useState(() => fieldOf(game, date));
  const [turn, setTurn] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  const latest = useRef(field);
  useEffect(() => {
    if (!levels.length) return undefined;
    setPlaying(true);
    const show = (/** @type {Field} */ found) => {
      latest.current = found;
      setField(found);
    };
    const stop = playing({ game, date, levels, first: latest.current }, show, () => {
      keepField(game, date, latest.current);
      setPlaying(false);
    });
    return () => {
      stop();
      keepField(game, date, latest.current);
    };
  }, [levels.length, turn]);
  return { field, isPlaying, more: () => setTurn((count) => count + 1) };
}

/**
 * Play games until all are played or the time is over.
 * @param {{ game: string, date: string, levels: string[], first: Field }} what
 * @param {(field: Field) => void} show
 * @param {() => void} end Called once, when nothing more will come.
 * @returns {() => void} Stop at once; `end` is not called then.
 */
function playing({ game, date, levels, first }, show, end) {
  const until = performance.now() + LIMIT;
  /** @type {import("./field.js").Progress} */
  let progress = { field: first, spent: {} };
  const asked = Object.fromEntries(levels.map((level) => [level, countOf(first[level])]));
  const count = nextJob(levels, progress, asked) ? spare() : 0;
  const workers = Array.from({ length: count }, started);
  let busy = 0;
  const stop = () => workers.splice(0).forEach((worker) => worker.terminate());
  const finish = () => {
    if (busy > 0) return;
    stop();
    end();
  };
  const give = (/** @type {Worker} */ worker) => {
    const job = performance.now() < until ? nextJob(levels, progress, asked) : null;
    if (!job) return finish();
    asked[job.level] = (asked[job.level] ?? 0) + job.games;
    busy += 1;
    worker.postMessage({ game, date, ...job });
  };
  if (!count) end();
  for (const worker of [...workers]) {
    worker.addEventListener("message", ({ data }) => {
      busy -= 1;
      const answer = /** @type {Answer} */ (data);
      if ("failure" in answer) {
        console.warn(answer.failure);
        return finish();
      }
      const { level, points, time } = answer;
      const spent = { ...progress.spent, [level]: (progress.spent[level] ?? 0) + time };
      progress = { field: withGames(progress.field, level, points), spent };
      show(progress.field);
      give(worker);
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
