// @ts-check
/** Calm motion: each thing moves once, shortly, and nothing loops. With reduced motion, a short fade. */

import { useLayoutEffect, useMemo, useRef } from "../../html.js";
import { hasMotion } from "../../settings.js";
import { changes, lineKey } from "./geometry.js";
import { pieceAt } from "./notation.js";

const EASE = "cubic-bezier(.2, .7, .3, 1)";
const FADE = 120;

/** Whether things may move about; `off` and `less` on the document say no. */
const mayMove = () => hasMotion() && !["off", "less"].includes(document.documentElement.dataset.motion ?? "");

/**
 * @param {Element | null | undefined} element
 * @param {Keyframe[]} frames
 * @param {number} duration
 * @param {number} [delay]
 */
const play = (element, frames, duration, delay = 0) =>
  element?.animate?.(frames, { duration, delay, easing: EASE, fill: "backwards" }) ?? null;

/** @param {Element | null | undefined} element */
const fade = (element) => play(element, [{ opacity: 0.2 }, { opacity: 1 }], FADE);

/** A piece comes down on its square. @param {Element | null} square */
export function land(square) {
  if (!mayMove()) return fade(square);
  return play(square, [{ transform: "translateY(-5px) scale(1.06)" }, { transform: "none" }], 180);
}

/** @typedef {{ x: number, y: number }} Way How far a piece has to go. */

/** @param {Element | null} square @param {Element | null | undefined} from @returns {Way | null} */
function wayBetween(square, from) {
  if (!square || !from || !mayMove()) return null;
  const [here, there] = [square.getBoundingClientRect(), from.getBoundingClientRect()];
  return {
    x: there.left + there.width / 2 - here.left - here.width / 2,
    y: there.top + there.height / 2 - here.top - here.height / 2,
  };
}

/** Another player's piece comes from their shield. @param {HTMLElement | null} square @param {Way | null} way */
export function arrive(square, way) {
  if (!square || !way) return fade(square);
  square.style.zIndex = "9"; // not in the frames: then the browser would have to style the square anew for each
  const flight = play(
    square,
    [
      { transform: `translate(${way.x}px, ${way.y}px) scale(.3)`, opacity: 0.3 },
      { transform: "none", opacity: 1 },
    ],
    320,
  );
  const rest = () => void (square.style.zIndex = "");
  flight?.finished.then(rest, rest);
  return flight;
}

/** A drawn tile is turned over. @param {Element | null} tile */
function flip(tile) {
  if (!mayMove()) return fade(tile);
  return play(tile, [{ transform: "rotateY(90deg)" }, { transform: "none" }], 360);
}

/** Values change after the piece has come down. @param {Iterable<Element>} marks */
export function settle(marks) {
  for (const mark of marks)
    play(mark, [{ opacity: 0.15 }, { opacity: 1 }], mayMove() ? 240 : FADE, mayMove() ? 180 : 0);
}

/**
 * Pieces come down, from their owner's shield if that is another player; values follow.
 * @param {{ current: HTMLElement | null }} root
 * @param {import("./types.js").View} view
 * @param {{ square: string, seat: number } | null} last
 * @param {number | null} own
 */
export function useMotion(root, view, last, own) {
  const before = useRef(view);
  const then = before.current;
  const placed = last && isPlaced(then, view, last.square) ? last : null;
  const squareOf = (/** @type {string} */ name) =>
    /** @type {HTMLElement | null} */ (root.current?.querySelector(`[data-square="${name}"]`) ?? null);
  // measured while everything is still where it was drawn: afterwards the browser would have to lay out all of it at once
  const way = useMemo(
    () =>
      placed && placed.seat !== own
        ? wayBetween(squareOf(placed.square), root.current?.querySelectorAll(".kg-player > .shield")[placed.seat])
        : null,
    [view],
  );
  useLayoutEffect(() => {
    before.current = view;
    if (then.round !== view.round || !root.current) return;
    if (placed) {
      const square = squareOf(placed.square);
      if (placed.seat === own) land(square);
      else arrive(square, way);
      const changed = changes(then.present.lines, view.present.lines).map(
        ({ line }) => `[data-line="${lineKey(line)}"]`,
      );
      if (changed.length) settle(root.current.querySelectorAll(changed.join()));
    }
    if (view.drawn_tile && !then.drawn_tile) flip(root.current.querySelector(".kg-drawn"));
  }, [view]);
}

/**
 * Whether a piece lies on a square that was empty before.
 * @param {import("./types.js").View} then
 * @param {import("./types.js").View} view
 * @param {string} square
 */
const isPlaced = (then, view, square) =>
  then.round === view.round &&
  pieceAt(then.present.board, square) === "." &&
  pieceAt(view.present.board, square) !== ".";
