// @ts-check
/** What may be drawn later than the rest, so that no single frame takes long: one part a frame. */

import { useEffect, useLayoutEffect, useRef, useState } from "../html.js";

/** @typedef {{ order: number, draw: () => void }} Part */
/** Those that wait to be drawn, the next one first. @type {Part[]} */
const waiting = [];
let isAwaited = false;
/** Whether something else is drawn in the frame that comes next. */
let isBusy = false;

/**
 * Shows what it was given before until everything else is drawn, and all other such parts that come before it.
 * @param {{ children?: import("../html.js").Children, order?: number, isNow?: boolean }} props `order`: those with a lower
 *   number are drawn before; `isNow`: it must not wait.
 */
export function Soon({ children, order = 0, isNow = false }) {
  const [, redraw] = useState(0);
  const shown = useRef(children);
  const latest = useRef(children);
  latest.current = children;
  if (isNow) shown.current = children;
  const part = useRef({
    order,
    draw() {
      shown.current = latest.current;
      redraw((turn) => turn + 1);
    },
  });
  useLayoutEffect(() => {
    if (children !== shown.current) enlist(part.current);
  }, [children]);
  useEffect(() => () => dismiss(part.current), []);
  return shown.current;
}

/** @param {Part} part */
function enlist(part) {
  isBusy = true;
  if (waiting.includes(part)) return;
  waiting.push(part);
  waiting.sort((one, other) => one.order - other.order);
  if (!isAwaited) awaitFrame();
}

/** @param {Part} part */
function dismiss(part) {
  const at = waiting.indexOf(part);
  if (at >= 0) waiting.splice(at, 1);
}

/** Draw the next part when the frame is drawn that is due; in a window that nobody sees there are none. */
function awaitFrame() {
  isAwaited = true;
  const begin = () => {
    isBusy = false;
    setTimeout(drawNext); // a frame is drawn after what it asks for
  };
  if (document.hidden) begin();
  else requestAnimationFrame(begin);
}

function drawNext() {
  isAwaited = false;
  if (!isBusy) waiting.shift()?.draw();
  if (waiting.length) awaitFrame();
}
