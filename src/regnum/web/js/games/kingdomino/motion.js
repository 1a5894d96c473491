// @ts-check
/** Calm motion: each thing moves once, shortly, and nothing loops. With reduced motion, a short fade, or nothing. */

import { hasMotion } from "../../settings.js";

const EASE = "cubic-bezier(.2, .7, .3, 1)";

/**
 * @param {Element | null | undefined} element
 * @param {Keyframe[]} frames
 * @param {number} duration
 * @param {KeyframeAnimationOptions} [more]
 */
function play(element, frames, duration, more = {}) {
  return element?.animate?.(frames, { duration, easing: EASE, fill: "backwards", ...more }) ?? null;
}

/** A domino turns about its first half. @param {SVGGElement | null} ghost drawn with its first half at 0, 0 */
export function turn(ghost) {
  if (!hasMotion()) return fade(ghost);
  const about = "translate(50px, 50px)";
  const back = "translate(-50px, -50px)";
  return play(
    ghost,
    [{ transform: `${about} rotate(-90deg) ${back}` }, { transform: `${about} rotate(0deg) ${back}` }],
    140,
  );
}

/** A domino is lifted onto the board. @param {Element | null} ghost */
export function lift(ghost) {
  if (!hasMotion()) return fade(ghost);
  return play(
    ghost,
    [
      { transform: "translateY(6px)", opacity: 0.4 },
      { transform: "none", opacity: 1 },
    ],
    160,
  );
}

/** A domino goes down to the board; resolves when it is there. @param {Element | null} ghost */
export async function lower(ghost) {
  if (!hasMotion()) return;
  const lifted = ghost?.querySelector(".kd-lifted");
  play(ghost?.querySelector(".kd-shade"), [{ opacity: 0.28 }, { opacity: 0 }], 180, { fill: "forwards" });
  await play(lifted, [{}, { transform: "none" }], 180, { fill: "forwards" })?.finished.catch(() => {});
}

/**
 * A king walks to its next domino, in one low arc.
 * @param {Element | null} king where it has arrived
 * @param {DOMRect | null} from where it stood
 */
export function walk(king, from) {
  if (!king || !from || !hasMotion()) return fade(king);
  const to = king.getBoundingClientRect();
  const [x, y] = [middle(from, "x") - middle(to, "x"), from.bottom - to.bottom];
  const arc = Math.min(28, 8 + Math.hypot(x, y) / 8);
  const frames = [
    { transform: `translate(${x}px, ${y}px)` },
    { transform: `translate(${x / 2}px, ${y / 2 - arc}px)` },
    { transform: "none" },
  ];
  return play(king, frames, 280, { easing: "ease-in-out" });
}

/**
 * Another's domino goes from the row to its kingdom, and is then stitched round.
 * @param {SVGSVGElement | null} picture the kingdom, with the domino in it
 * @param {DOMRect | null} from where the domino lay
 * @param {(place: HTMLElement) => void} draw draws the domino
 */
export function settle(picture, from, draw) {
  const domino = picture?.querySelector(".last");
  if (!picture || !domino) return;
  play(domino, [{ opacity: 0 }, { opacity: 1 }], 160, { delay: hasMotion() ? 320 : 0 });
  if (!from || !hasMotion()) return;
  const to = domino.getBoundingClientRect();
  const flying = /** @type {HTMLElement} */ (document.createElement("div"));
  flying.className = "kd-flying";
  const shape = { left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`, height: `${from.height}px` };
  Object.assign(flying.style, shape);
  draw(flying);
  document.body.append(flying);
  const [x, y] = [middle(to, "x") - middle(from, "x"), middle(to, "y") - middle(from, "y")];
  const scale = Math.max(to.width, to.height) / from.width;
  const isUpright = to.height > to.width;
  const end = `translate(${x}px, ${y}px) scale(${scale}) rotate(${isUpright ? 90 : 0}deg)`;
  const flight = play(flying, [{ transform: "none" }, { transform: end }], 320, { easing: "ease-in-out" });
  flight?.finished.catch(() => {}).finally(() => flying.remove());
}

/**
 * A picture that has another scale or place than before comes there from where it was, about one thing in it.
 * @param {HTMLElement | null} picture
 * @param {DOMRect} from where that thing was
 * @param {DOMRect} to where it is
 */
export function reframe(picture, from, to) {
  const box = picture?.getBoundingClientRect();
  if (!picture || !box || !to.width || !hasMotion()) return;
  const [x, y] = [middle(from, "x") - middle(to, "x"), middle(from, "y") - middle(to, "y")];
  const start = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
  const transformOrigin = `${middle(to, "x") - box.left}px ${middle(to, "y") - box.top}px`;
  play(
    picture,
    [
      { transform: start, transformOrigin },
      { transform: "none", transformOrigin },
    ],
    280,
    {
      easing: "ease-in-out",
    },
  );
}

/** The dominoes of a new row are turned over, one after the other. @param {Element[]} tiles */
export function unfold(tiles) {
  tiles.forEach((tile, i) => {
    if (!hasMotion()) return fade(tile);
    const frames = [
      { transform: "perspective(400px) rotateX(-90deg)" },
      { transform: "perspective(400px) rotateX(0deg)" },
    ];
    return play(tile, frames, 220, { delay: 70 * i });
  });
}

/** All that those who want no motion see. @param {Element | null} element */
export function fade(element) {
  return play(element, [{ opacity: 0 }, { opacity: 1 }], 120);
}

/** @param {DOMRect} box @param {"x" | "y"} axis */
const middle = (box, axis) => (axis === "x" ? box.left + box.width / 2 : box.top + box.height / 2);
