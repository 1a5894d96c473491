// @ts-check
/** The move being considered: what is chosen, what it would score, and carrying a domino to its place. */

import { ask, explain, withQuery } from "../../api.js";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../../html.js";
import { announce } from "../../live.js";
import { say, useSaid } from "../../words.js";
import { squareUnder } from "./board.js";
import { isNamed, keyOf, spotsOf, turnAt, written } from "./notation.js";
import { dominoNow, isMyTurn, taskOf } from "./view.js";
import { turnName } from "./words.js";

/** @typedef {import("../../contract.js").TableProps} TableProps */
/** @typedef {import("../../api.js").Refused} Refused */
/** @typedef {ReturnType<typeof usePlaying>} Playing */
/** @typedef {import("./board.js").Chosen} Chosen */
/** @typedef {import("./types.js").Lying} Lying */

const NOTHING = { ply: -1, place: /** @type {Chosen | null} */ (null), claim: /** @type {number | null} */ (null) };

/**
 * Everything about the move that is being considered.
 * @param {TableProps} props
 */
export function usePlaying({ update, act, isReplay, pending }) {
  const { table, summary } = update;
  const view = /** @type {import("./types.js").View} */ (update.view);
  const isMine = isMyTurn(update, isReplay);
  const task = taskOf(view);
  const ply = summary.ply;
  const [kept, setKept] = useState(NOTHING);
  const [tried, setTried] = useState(/** @type {Lying | null} */ (null));
  const [remark, setRemark] = useSaid("");
  const [isSending, setSending] = useState(false);
  const isBusy = isSending || pending !== null;

  const chosen = isMine && kept.ply === ply ? kept : NOTHING;
  const domino = isMine && task === "place" ? dominoNow(view) : null;
  const spots = useMemo(() => spotsOf(domino === null ? [] : view.legal), [domino, view]);
  const gain = useGain(table, ply, chosen.place?.action ?? null, view.kingdoms[view.seat ?? -1]?.score ?? 0);
  useLayoutEffect(() => {
    // before anybody can see anything of the new moment
    setRemark("");
    setTried(null);
  }, [ply]);
  useEffect(() => {
    if (chosen.place && gain !== null) announce(turnName(chosen.place, gain)); // where it lies is read with the mark
  }, [chosen.place, gain]);

  const tell = useCallback((/** @type {string} */ text) => {
    setRemark(text);
    if (text) announce(text);
  }, []);
  const place = (/** @type {Chosen | null} */ next) => {
    tell("");
    setKept({ ply, place: next, claim: null });
  };
  const claim = (/** @type {number | null} */ next) => {
    tell("");
    setKept({ ply, place: null, claim: next });
  };
  /** @type {(told: { message: string, rule: string | null }) => void} */
  const tellWhy = ({ message, rule }) => tell(rule ? say("kingdomino-page-rule", { sentence: message, rule }) : message);
  const askWhy = async (/** @type {string} */ action) => {
    const answer = await explain(table, action);
    tellWhy(answer);
    return answer.is_legal;
  };

  const send = async (/** @type {string} */ action) => {
    if (isBusy) return;
    setSending(true);
    try {
      await act(action);
    } catch (problem) {
      tellWhy(/** @type {Refused} */ (problem));
    } finally {
      setSending(false);
    }
  };

  return {
    ply,
    isMine,
    task,
    domino,
    spots,
    chosen,
    gain,
    tried,
    setTried,
    remark,
    tell,
    isBusy,
    place,
    claim,
    send,
    /** The action that Confirm plays, or null. */
    action: task === "discard" && isMine ? (view.legal[0] ?? null) : (chosen.place?.action ?? (chosen.claim === null ? null : `k${chosen.claim}`)),
    /** The next legal turn of the ghost. */
    rotate() {
      const spot = chosen.place && spots.get(keyOf(chosen.place.x, chosen.place.y));
      if (!spot || !chosen.place || isBusy) return;
      if (spot.turns.length === 1) tell(say("kingdomino-page-one-turn"));
      else place({ x: spot.x, y: spot.y, ...turnAt(spot, chosen.place.direction, true) });
    },
    /** Nothing is chosen any more. */
    drop() {
      if (chosen.place || chosen.claim !== null) announce(say("kingdomino-page-dropped"));
      setTried(null);
      place(null);
    },
    /** Say why the domino may not lie on a square. @param {import("./types.js").Point & Partial<Lying>} square */
    async tryHere({ x, y, direction = chosen.place?.direction ?? "e" }) {
      if (domino !== null) await askWhy(written(domino, { x, y, direction }));
    },
    /** Say why a domino of the row may not be claimed. @param {number} number */
    async tryClaim(number) {
      await askWhy(`k${number}`);
    },
    /** Play an action that somebody wrote. @param {string} text @returns {Promise<boolean>} whether it was legal */
    async write(text) {
      const action = text.trim().toLowerCase();
      const isLegal = view.legal.includes(action) || (await askWhy(action));
      if (isLegal) await send(action);
      return isLegal;
    },
  };
}

/** @type {Map<string, Promise<number | null>>} */
const scores = new Map();
const MOST_KEPT = 400;

/**
 * The score of the kingdom after a legal action; null if the game has moved on meanwhile.
 * @param {string} table
 * @param {number} ply
 * @param {string} action
 * @returns {Promise<number | null>}
 */
function scoreAfter(table, ply, action) {
  const key = `${table} ${ply} ${action}`;
  const known = scores.get(key);
  if (known) return known;
  const path = withQuery(`/api/tables/${table}/preview`, { action, ply });
  const asked = ask("GET", path).then((answer) => answer.preview?.kingdom.score ?? null);
  asked.catch(() => scores.delete(key)); // so that it is asked again
  if (scores.size >= MOST_KEPT) scores.clear();
  scores.set(key, asked);
  return asked;
}

/**
 * How many points a placement would bring; null as long as that is not known.
 * @param {string} table
 * @param {number} ply
 * @param {string | null} action
 * @param {number} score before
 * @returns {number | null}
 */
export function useGain(table, ply, action, score) {
  const key = action && `${ply} ${action}`;
  const [known, setKnown] = useState({ key: /** @type {string | null} */ (null), gain: 0 });
  useEffect(() => {
    if (!action) return undefined;
    let isWanted = true;
    scoreAfter(table, ply, action).then(
      (after) => isWanted && after !== null && setKnown({ key, gain: after - score }),
      () => {}, // a gain that cannot be told is left out; confirming says what is wrong
    );
    return () => {
      isWanted = false;
    };
  }, [table, ply, action, score]);
  return key && known.key === key ? known.gain : null;
}

/** How far a pointer goes before a press becomes a drag. */
const FAR = 7;

/**
 * @param {Playing} playing
 * @param {{ current: HTMLElement | null }} boardRef
 * @param {import("./types.js").Box} reach
 * @returns {{ grab: (event: PointerEvent) => void, floating: { left: number, top: number } | null }}
 */
export function useDragging(playing, boardRef, reach) {
  const [floating, setFloating] = useState(/** @type {{ left: number, top: number } | null} */ (null));
  const latest = useRef({ playing, reach });
  latest.current = { playing, reach };
  const stop = useRef(/** @type {(() => void) | null} */ (null));
  useEffect(() => () => stop.current?.(), []);

  const grab = (/** @type {PointerEvent} */ down) => {
    if (down.button !== 0 || playing.isBusy || playing.domino === null) return;
    const { place } = playing.chosen; // what comes back unless the domino is let go where it may lie
    const held = isOnBoard(down, boardRef) ? squareUnder(boxOf(boardRef), down.clientX, down.clientY, reach) : null;
    const offset = held && place ? { x: held.x - place.x, y: held.y - place.y } : { x: 0, y: 0 };
    let direction = place?.direction ?? "e";
    let isDragging = false;

    const over = (/** @type {PointerEvent} */ event) => {
      if (!isOnBoard(event, boardRef)) return null;
      const { x, y } = squareUnder(boxOf(boardRef), event.clientX, event.clientY, latest.current.reach);
      return { x: x - offset.x, y: y - offset.y };
    };
    const putBack = () => {
      const now = latest.current.playing;
      now.setTried(null);
      if (now.chosen.place !== place) now.place(place);
    };
    const follow = (/** @type {{ x: number, y: number } | null} */ square) => {
      const now = latest.current.playing;
      const spot = square && now.spots.get(keyOf(square.x, square.y));
      if (!spot) {
        putBack();
        if (square) now.setTried({ ...square, direction });
        return;
      }
      now.setTried(null);
      const { place: lying } = now.chosen;
      if (lying?.x === spot.x && lying.y === spot.y) direction = lying.direction; // a key may have turned it
      else now.place({ x: spot.x, y: spot.y, ...turnAt(spot, direction) });
    };
    const move = (/** @type {PointerEvent} */ event) => {
      if (event.pointerId !== down.pointerId) return;
      if (latest.current.playing.ply !== playing.ply) return stop.current?.(); // there is nothing to be dragged any more
      if (!isDragging && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < FAR) return;
      if (!isDragging) latest.current.playing.tell("");
      isDragging = true;
      document.documentElement.classList.add("kd-dragging");
      event.preventDefault();
      const square = over(event);
      setFloating(square ? null : { left: event.clientX, top: event.clientY });
      follow(square);
    };
    const up = (/** @type {PointerEvent} */ event) => {
      if (event.pointerId !== down.pointerId) return;
      stop.current?.();
      const now = latest.current.playing;
      if (!isDragging || now.ply !== playing.ply) return;
      swallowClick();
      const square = event.type === "pointerup" ? over(event) : null;
      if (square && now.spots.has(keyOf(square.x, square.y))) return follow(square);
      putBack();
      if (square && isNamed(square.x, square.y)) now.tryHere({ ...square, direction });
    };
    stop.current = () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      document.documentElement.classList.remove("kd-dragging");
      setFloating(null);
      stop.current = null;
    };
    addEventListener("pointermove", move, { passive: false });
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
  };
  return { grab, floating };
}

/** @param {{ current: HTMLElement | null }} ref */
const boxOf = (ref) => ref.current?.getBoundingClientRect() ?? new DOMRect();

/** @param {PointerEvent} event @param {{ current: HTMLElement | null }} ref */
function isOnBoard(event, ref) {
  if (!ref.current) return false;
  const { left, right, top, bottom } = boxOf(ref);
  return event.clientX >= left && event.clientX < right && event.clientY >= top && event.clientY < bottom;
}

/** A drag ends with a click, too, which nobody meant. */
function swallowClick() {
  const swallow = (/** @type {Event} */ event) => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
}

/**
 * Whose kingdom is the large one: of who acts here, or last acted here; a spectator chooses.
 * @param {import("./types.js").Update} update
 * @param {boolean} isReplay
 * @param {number | null} wanted
 * @returns {number}
 */
export function useMainSeat(update, isReplay, wanted) {
  const last = useRef(/** @type {number | null} */ (null));
  const mine = update.your_seats;
  if (!mine.length || isReplay) return wanted ?? mine[0] ?? 0;
  if (mine.includes(update.view.seat)) last.current = update.view.seat;
  return last.current ?? mine[0];
}
