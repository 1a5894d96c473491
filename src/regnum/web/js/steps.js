// @ts-check
/**
 * A pure function `step(state, incident)` at work in a component: it decides, and what it decided is carried out here.
 */

import { useCallback, useEffect, useLayoutEffect, useReducer, useRef } from "./html.js";

/**
 * @template State, Incident, Effect
 * @typedef {object} Going
 * @property {State} state
 * @property {() => State} now The state at this moment, for those who have just told something.
 * @property {(incident: Incident) => void} tell Something happened; its effects are carried out at once.
 * @property {(incident: Incident) => void} note Something is seen while drawing: its effects wait until it is drawn,
 *   but not until anybody sees it.
 */

/**
 * @template State, Incident, Effect
 * @param {(state: State, incident: Incident) => { state: State, effects: Effect[] }} step
 * @param {State} first
 * @param {(effect: Effect, tell: (incident: Incident) => void) => void} carryOut
 * @returns {Going<State, Incident, Effect>}
 */
export function useSteps(step, first, carryOut) {
  const [, redraw] = useReducer((/** @type {number} */ turn) => turn + 1, 0);
  const kept = useRef({ state: first, due: /** @type {Effect[]} */ ([]), isGone: false });
  const latest = useRef(carryOut);
  latest.current = carryOut;

  const note = useCallback((/** @type {Incident} */ incident) => {
    const { state, effects } = step(kept.current.state, incident);
    kept.current.state = state;
    kept.current.due.push(...effects);
  }, []);
  const tell = useCallback((/** @type {Incident} */ incident) => {
    if (kept.current.isGone) return; // an answer that nobody waits for any more
    const before = kept.current.state;
    note(incident);
    work();
    if (kept.current.state !== before) redraw(undefined);
  }, []);
  const work = useCallback(() => {
    for (const effect of kept.current.due.splice(0)) latest.current(effect, tell);
  }, []);

  useLayoutEffect(work);
  useEffect(() => {
    kept.current.isGone = false;
    return () => {
      kept.current.isGone = true;
    };
  }, []);
  return { state: kept.current.state, now: () => kept.current.state, tell, note };
}
