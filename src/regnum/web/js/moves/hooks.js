// @ts-check
/** Does what a game's `step` decides about a move, and tells it what the table, the server and the pointer say. */

import { ask, explain, withQuery } from "../api.js";
import { useEffect, useRef } from "../html.js";
import { announce } from "../live.js";
import { useSettings } from "../settings.js";
import { useSteps } from "../steps.js";
import { language } from "../words.js";

/** @typedef {import("../contract.js").Preview} Preview */
/** @typedef {import("../contract.js").TableProps} TableProps */
/** @typedef {import("./common.js").Seen} Seen */
/** @typedef {import("./common.js").Considered} Considered */
/** @typedef {import("./common.js").Point} Point */
/** @typedef {import("./common.js").Answered} Answered */
/**
 * @template R
 * @typedef {import("./common.js").Effect<R>} Effect
 */

/**
 * @template State, Incident, Remark
 * @typedef {object} Move
 * @property {State} FIRST
 * @property {(state: State, incident: Incident) => { state: State, effects: Effect<Remark>[] }} step
 */

/** @type {{ moment: string, found: Map<string, Preview> }} the previews of one moment of one table */
const known = { moment: "", found: new Map() };

/**
 * At another moment nothing is known: a game that was taken back may come to the same ply by another way.
 * @param {import("../contract.js").Update} update
 */
function forget({ table, summary }) {
  const moment = `${table} ${summary.ply}`;
  if (known.moment !== moment) Object.assign(known, { moment, found: new Map() });
}

/**
 * @template {Considered} State
 * @template Incident, Remark
 * @param {Move<State, Incident, Remark>} move
 * @param {TableProps} props
 * @param {{ words: (remark: Remark) => string, perform: Record<string, (tell: (incident: Incident) => void) => void>,
 *   trialOf: (state: State) => string | null, isCovered?: boolean }} own
 *   What is the game's own: how a remark is put into words, what else `step` may want to be done, and what is on trial.
 */
export function useMove({ FIRST, step }, props, { words, perform, trialOf, isCovered = false }) {
  const { update, act, undo, isReplay, pending, canUndo } = props;
  const { autoConfirm } = useSettings();
  const hush = useRef(() => {});
  const wondering = useRef(/** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined));
  useEffect(() => () => hush.current(), []);
  useEffect(() => () => clearTimeout(wondering.current), []);

  const going = useSteps(step, FIRST, (effect, tellAny) => {
    const tell = /** @type {(incident: Answered) => void} */ (/** @type {unknown} */ (tellAny));
    switch (effect.do) {
      case "ask":
        hush.current();
        hush.current = asks(update.table, effect, (preview) => tell({ type: "previewed", key: effect.key, preview }));
        return;
      case "hush":
        return hush.current();
      case "explain": {
        const { ply, action, isWritten, after = 0 } = effect;
        const isPassing = after > 0;
        clearTimeout(wondering.current);
        const go = async () => {
          const answer = await explain(update.table, action);
          tell({ type: "explained", ply, action, answer, isWritten, isPassing });
        };
        if (isPassing) wondering.current = setTimeout(go, after);
        else void go();
        return;
      }
      case "act": {
        const { action } = effect;
        return void act(action).then(
          () => tell({ type: "done", action }),
          (problem) => tell({ type: "refused", action, problem }),
        );
      }
      case "undo":
        return void undo().catch((/** @type {Error} */ problem) => tell({ type: "refused", action: null, problem }));
      case "announce":
        return announce(words(effect.remark));
      case "swallow click":
        return swallowClick();
      case "perform":
        return perform[effect.what]?.(tellAny);
    }
  });

  forget(update);
  /** @type {Seen} */
  const seen = { update, isReplay, pending, canUndo, isCovered, language: language(), isAuto: autoConfirm };
  if (!isSame(seen, going.now().seen)) going.note(/** @type {Incident} */ ({ type: "seen", seen }));
  const state = going.now();
  const trial = state.leaving === null ? trialOf(state) : null;
  useEffect(() => props.onTrial?.(trial), [trial, props.onTrial === undefined]);
  useEffect(() => {
    const { suggested } = props;
    if (suggested) going.tell(/** @type {Incident} */ ({ type: "suggest", action: suggested }));
  }, [props.suggested]);
  return { ...going, state };
}

/**
 * Nothing more is shown while something covers the table.
 * @param {TableProps["hold"]} hold
 * @param {boolean} isCovered
 */
export function useHolding(hold, isCovered) {
  useEffect(() => {
    hold(isCovered);
    return () => hold(false);
  }, [isCovered]);
}

/** @param {Seen} seen @param {Seen | null} before */
const isSame = (seen, before) =>
  before !== null && Object.entries(seen).every(([name, value]) => before[/** @type {keyof Seen} */ (name)] === value);

/**
 * Ask for a preview after a pause, or remember it.
 * @param {string} table
 * @param {{ ply: number, action: string, after: number }} question
 * @param {(preview: Preview) => void} tell
 * @returns {() => void} stop asking
 */
function asks(table, { ply, action, after }, tell) {
  const { found } = known;
  const remembered = found.get(action);
  if (remembered) {
    tell(remembered);
    return () => {};
  }
  const going = new AbortController();
  const go = async () => {
    const path = withQuery(`/api/tables/${table}/preview`, { action, ply });
    /** @type {Promise<import("../types.d.ts").Preview>} */
    const coming = ask("GET", path, undefined, { signal: going.signal });
    const answer = await coming.catch(() => null);
    if (!answer?.preview) return; // not wanted any more, the game has moved on, or the server is not to be reached: nothing is shown
    found.set(action, answer.preview);
    tell(answer.preview);
  };
  const waiting = after ? setTimeout(go, after) : void go();
  return () => {
    clearTimeout(waiting);
    going.abort();
  };
}

/** A drag ends with a click, too, which nobody meant. */
function swallowClick() {
  const swallow = (/** @type {Event} */ click) => {
    click.stopPropagation();
    click.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
}

/**
 * @template Square
 * @typedef {{ type: "grab", piece: string, pointer: number, at: Point, square: Square | null }
 *   | { type: "carry", pointer: number, at: Point, square: Square | null }
 *   | { type: "let go", pointer: number, square: Square | null }} Dragged `piece`: empty in games where
 *   only one thing can be held.
 */

/**
 * Tells where a pointer takes what it holds.
 * @template Square
 * @param {{ now: () => Considered, tell: (incident: Dragged<Square>) => void }} going
 * @param {(event: PointerEvent) => Square | null} squareAt What a game calls the square under a pointer; null
 *   beside the board.
 * @returns {{ grab: (event: PointerEvent, piece?: string) => void, source: { current: Element | null } }} `source`:
 *   what was grabbed
 */
export function useDragging({ now, tell }, squareAt) {
  const latest = useRef(squareAt);
  latest.current = squareAt;
  const source = useRef(/** @type {Element | null} */ (null));
  useEffect(() => {
    const move = (/** @type {PointerEvent} */ event) => {
      if (!now().drag) return;
      tell({ type: "carry", pointer: event.pointerId, at: placeOf(event), square: latest.current(event) });
      if (now().drag?.at) event.preventDefault();
    };
    const end = (/** @type {PointerEvent} */ event) => {
      if (!now().drag) return;
      const square = event.type === "pointerup" ? latest.current(event) : null;
      tell({ type: "let go", pointer: event.pointerId, square });
    };
    addEventListener("pointermove", move, { passive: false });
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
    return () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
    };
  }, []);

  const grab = (/** @type {PointerEvent} */ event, piece = "") => {
    if (event.button !== 0) return;
    const held = /** @type {Element} */ (event.currentTarget);
    if (held.hasPointerCapture?.(event.pointerId)) held.releasePointerCapture(event.pointerId);
    source.current = held;
    tell({ type: "grab", piece, pointer: event.pointerId, at: placeOf(event), square: latest.current(event) });
  };
  return { grab, source };
}

/** @param {PointerEvent} event */
const placeOf = ({ clientX, clientY }) => ({ left: clientX, top: clientY });
