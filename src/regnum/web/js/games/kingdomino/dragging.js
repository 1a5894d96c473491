// @ts-check
/** A domino dragged with mouse, pen or finger: a shorter way to what a tap does, and never needed. */

import { useEffect, useRef, useState } from "../../html.js";
import { isNamed, keyOf, turnAt } from "./notation.js";
import { squareUnder } from "./mine.js";

/** How far a pointer goes before a press becomes a drag. */
const FAR = 7;

/**
 * @param {import("./playing.js").Playing} playing
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
