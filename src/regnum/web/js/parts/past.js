// @ts-check
/** A game as it was at an earlier moment. */

import { ask } from "../api.js";
import { useEffect, useRef, useState } from "../html.js";
import { asItWas, standing } from "../tables.js";
import { language } from "../words.js";

/** @typedef {import("../contract.js").Update} Update */
/** @typedef {import("../types.d.ts").Replay} Replay */

/** What the address of a moment ends with while it is analysed. */
export const ANALYSIS = "analysis";
const MOST_KEPT = 400;

/**
 * The update as it was after its first actions; null until it is here.
 * @param {Update} update
 * @param {number | null} ply Null if nobody looks back.
 * @returns {{ past: Update | null, problem: string }}
 */
export function usePast(update, ply) {
  const kept = useRef(/** @type {Map<string, Replay>} */ (new Map()));
  const [, again] = useState(0);
  const [problem, setProblem] = useState("");
  // an undo changes the past: what was kept holds for one history only
  const history =
    ply === null
      ? ""
      : standing(update.events)
          .map((event) => event.action)
          .slice(0, ply)
          .join(" ");
  const key = `${language()} ${update.your_seats.join()} ${history} ${ply}`;
  useEffect(() => {
    if (ply === null || kept.current.has(key)) return;
    let isWanted = true;
    /** @type {Promise<Replay>} */
    const coming = ask("GET", `/api/tables/${update.table}/plies/${ply}`);
    coming.then(
      (told) => {
        if (kept.current.size > MOST_KEPT) kept.current.clear();
        kept.current.set(key, told);
        if (isWanted) again((turn) => turn + 1);
      },
      (refused) => isWanted && setProblem(refused.message),
    );
    return () => {
      isWanted = false;
    };
  }, [key]);
  const last = useRef(/** @type {Replay | null} */ (null));
  const told = ply === null ? null : (kept.current.get(key) ?? last.current);
  last.current = told;
  if (!told) return { past: null, problem };
  return { past: asItWas(update, told.view, standing(update.events).slice(0, told.plies)), problem };
}
