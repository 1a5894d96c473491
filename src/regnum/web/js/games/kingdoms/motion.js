// @ts-check
/** Calm motion: each thing moves once, shortly, and nothing loops. With reduced motion, a short fade. */

import { useLayoutEffect, useRef } from "../../html.js";
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

/** Another player's piece comes from their shield. @param {Element | null} square @param {Element | null} from */
export function arrive(square, from) {
  if (!square || !from || !mayMove()) return fade(square);
  const [here, there] = [square.getBoundingClientRect(), from.getBoundingClientRect()];
  const x = there.left + there.width / 2 - here.left - here.width / 2;
  const y = there.top + there.height / 2 - here.top - here.height / 2;
  return play(
    square,
    [
      { transform: `translate(${x}px, ${y}px) scale(.3)`, opacity: 0.3, zIndex: 9 },
      { transform: "none", opacity: 1, zIndex: 9 },
    ],
    320,
  );
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

/** Pieces come down, from their owner's shield if that is another player; values follow. */
/**
 * @param {{ current: HTMLElement | null }} root
 * @param {import("./types.js").View} view
 * @param {{ square: string, seat: number } | null} last
 * @param {number | null} own
 */
export function useMotion(root, view, last, own) {
  const before = useRef({ account: view.present, round: view.round, drawn: view.drawn_tile });
  useLayoutEffect(() => {
    const then = before.current;
    before.current = { account: view.present, round: view.round, drawn: view.drawn_tile };
    if (then.round !== view.round || !root.current) return;
    const isNew =
      last && pieceAt(then.account.board, last.square) === "." && pieceAt(view.present.board, last.square) !== ".";
    if (isNew && last) {
      const square = root.current.querySelector(`[data-square="${last.square}"]`);
      if (last.seat === own) land(square);
      else arrive(square, root.current.querySelectorAll(".kg-player > .shield")[last.seat]);
      const changed = changes(then.account.lines, view.present.lines).map(
        ({ line }) => `[data-line="${lineKey(line)}"]`,
      );
      if (changed.length) settle(root.current.querySelectorAll(changed.join()));
    }
    if (view.drawn_tile && !then.drawn) flip(root.current.querySelector(".kg-drawn"));
  }, [view]);
}
